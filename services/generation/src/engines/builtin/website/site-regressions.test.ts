import { describe, expect, test } from '@jest/globals';
import type { Section, SectionType, SiteSpec } from '@sitewright/site-spec';
import type { BuildMode } from '../brief/brief.ts';
import { readBrief } from '../brief/read-brief.ts';
import { composeSpec } from '../compose.ts';
import { showableSentences } from './showable-sentences.ts';

type Website = Extract<SiteSpec, { buildType: 'website' }>;

function build(prompt: string, mode: BuildMode = 'economy'): Website {
  const spec = composeSpec({ prompt, buildType: 'website', mode, createdAt: '2027-01-01T00:00:00Z' });
  if (spec.buildType !== 'website') throw new Error('not a website');
  return spec;
}

const sections = (spec: Website): Section[] => spec.content.pages.flatMap((page) => page.sections);
const kinds = (spec: Website): SectionType[] => sections(spec).map(({ type }) => type);
const find = <T extends SectionType>(spec: Website, type: T) =>
  sections(spec).find((section): section is Extract<Section, { type: T }> => section.type === type);
const shown = (spec: Website): string => JSON.stringify(spec.content);

describe('instructions stay off the page', () => {
  test.each([
    [
      'Landing page for Planwise, a rota tool. Let visitors book a call. Make it modern, use dark green.',
      /let visitors|make it modern|use dark green/i,
    ],
    ['Site for a magician. Should feel magical!! My name is The Amazing Alfie', /should feel|my name is/i],
    [
      'hey so i need a website for my band The Kites. dark & grungy. want tour dates',
      /hey so|i need a website|grungy/i,
    ],
    [
      'Website für die Tischlerei Holz & Sohn. Bitte ohne Blog und ohne Preise. Soll modern wirken.',
      /bitte ohne|soll modern/i,
    ],
    ['Site pour la ferme Les Chênes. Le site doit être simple. Pas de blog.', /doit être|pas de blog/i],
    ['Website for a city plan. Must be accessible and plain.', /must be accessible/i],
  ])('%s', (prompt, leak) => {
    expect(shown(build(prompt))).not.toMatch(leak);
  });

  test('what people say of themselves may stand', () => {
    const brief = readBrief(
      'Site for Oak & Fern. Please use green. We grow herbs on a rooftop in Leeds.',
      'website',
    );
    expect(showableSentences(brief)).toEqual(['We grow herbs on a rooftop in Leeds.']);
  });
});

describe('facts stand to the letter', () => {
  test('an address, a number, a mail address, hours and prices, also in answers', () => {
    const spec = build(
      'Restaurant Baan Suan in Bristol. Green curry £12, pad thai £11. 22 Cotham Hill. hello@baan.uk, 0117 555 0133, open tue–sun 17:00–22:30. FAQ with 9 questions.',
    );
    const text = shown(spec);
    for (const fact of ['22 Cotham Hill', 'hello@baan.uk', '0117 555 0133', '17:00–22:30', '£12', '£11'])
      expect(text).toContain(fact);
    expect(text).not.toContain('Hello@baan.uk');
  });

  test('links keep what stands behind their colon', () => {
    const spec = build(
      'Podcast site for Dead Reckoning. Listen on https://open.spotify.com/show/abc123 and Apple.',
    );
    expect(shown(spec)).toContain('https://open.spotify.com/show/abc123');
    expect(shown(spec)).not.toMatch(/"https?"|(?<!https:)\/\/open\.spotify\.com\/show\/abc123 and Apple"/);
  });

  test('a call, a trial or a lesson to book is a booking', () => {
    for (const wish of ['book a call', 'book a demo', 'schedule a free trial lesson', 'reserve a spot'])
      expect([
        wish,
        kinds(build(`Site for Lumen, a tutoring studio. Visitors can ${wish}.`)).includes('booking'),
      ]).toEqual([wish, true]);
  });

  test('subjects that begin like an article keep their letters', () => {
    expect(readBrief('Un rapport sur lavande et sureau', 'document').subject).toMatch(/^lavande/);
    expect(readBrief('Un sito per lampade artigianali', 'website').subject).toMatch(/^lampade/);
  });

  test('names without capitals stay as their owner writes them', () => {
    const spec = build('my cafe called blue door in whitstable needs a website. flat whites 3.20, buns 2.80');
    expect(spec.content.site.name).toBe('blue door');
    expect(find(spec, 'menu')?.items.map(({ price }) => price?.text)).toEqual(['3.20', '2.80']);
  });

  test('dates with a title become a programme, and are told once', () => {
    const spec = build(
      'Site for The Kites, a band. Tour dates - 12 March Brudenell Club Leeds, 14 March Night & Day Manchester.',
    );
    expect(find(spec, 'events')?.items.map(({ title, date }) => [date, title])).toEqual([
      ['12 March', 'Brudenell Club Leeds'],
      ['14 March', 'Night & Day Manchester'],
    ]);
    expect(shown(spec)).not.toContain('12 March Brudenell');
  });

  test('a headline that is given heads the page', () => {
    const spec = build(
      'Landing page for an app. Headline: "Meetings that write themselves". Three benefits.',
    );
    expect(find(spec, 'hero')?.heading).toBe('Meetings that write themselves');
  });
});

describe('what is sold', () => {
  test('goods with prices and a cart are products, not services', () => {
    const spec = build('Handmade candles by Wick & Wane. Fig £18, Sea Salt £16. Add to cart and checkout.');
    expect(kinds(spec)).toContain('productGrid');
    expect(kinds(spec)).not.toContain('services');
  });

  test('plans that share a period are plans of their own, each with its unit', () => {
    const spec = build('SaaS page for Planwise. Plans Solo $49, Squad $149, Fleet $399 per month.');
    expect(find(spec, 'pricing')?.items.map(({ name, price }) => [name, price.text, price.period])).toEqual([
      ['Solo', '$49 per month', 'month'],
      ['Squad', '$149 per month', 'month'],
      ['Fleet', '$399 per month', 'month'],
    ]);
  });

  test('unpriced services stand beside priced ones', () => {
    const spec = build(
      'Maak een website voor fietsenwinkel De Ketting. Diensten: reparatie, verkoop, verhuur (12 euro per dag).',
    );
    expect(
      find(spec, 'services')
        ?.items.map(({ title }) => title)
        .sort(),
    ).toEqual(['Reparatie', 'Verhuur', 'Verkoop']);
  });
});

describe('what was invented says so', () => {
  const isMarked = (item: { placeholder?: boolean | undefined }): boolean => item.placeholder === true;

  test.each([
    'gym',
    'law firm',
    'Create a website for a plumbing company',
    'SaaS for accountants, with FAQ, reviews and how it works',
  ])('%s', (prompt) => {
    for (const mode of ['economy', 'power'] as const) {
      const spec = build(prompt, mode);
      for (const section of sections(spec)) {
        if (section.type === 'testimonials' || section.type === 'team' || section.type === 'posts')
          expect(section.items.every(isMarked)).toBe(true);
        if (section.type === 'services' || section.type === 'features')
          for (const item of section.items) if (item.text !== undefined) expect(isMarked(item)).toBe(true);
      }
      expect(shown(spec)).not.toMatch(
        /\d+ (?:years|clients|customers)|\d(?:\.\d)?\s?(?:stars|★)|award-winning/i,
      );
    }
  });
});

describe('what was refused is not there', () => {
  test.each<[string, SectionType[]]>([
    ['Pricing page for Tern VPN. Monthly 9.99 EUR. Without testimonials or FAQ.', ['testimonials', 'faq']],
    [
      'portfolio for Leo Marchetti. no pricing, no blog, no testimonials',
      ['pricing', 'posts', 'testimonials'],
    ],
    ['Webseite für Café Mohn, ohne Blog und ohne Galerie', ['posts', 'gallery']],
    ['Site pour la ferme Les Chênes, sans témoignages ni blog', ['testimonials', 'posts']],
    ['Web para el bar Luna, sin galería, sin blog', ['gallery', 'posts']],
    ['Sito per il bar Luna, senza galleria e senza blog', ['gallery', 'posts']],
    ['Site para o bar Luna, sem galeria e sem blog', ['gallery', 'posts']],
    ['Website voor bakker Bas, zonder galerij en geen blog', ['gallery', 'posts']],
    ['Strona dla piekarni Kłos, bez galerii i bez bloga', ['gallery', 'posts']],
  ])('%s', (prompt, refused) => {
    for (const mode of ['lite', 'economy', 'power'] as const) {
      const spec = build(prompt, mode);
      expect(kinds(spec).filter((kind) => refused.includes(kind))).toEqual([]);
      expect(
        spec.brief.requested.filter(({ text, status }) => /^no /.test(text) && status !== 'honoured'),
      ).toEqual([]);
    }
  });
});

describe('pages that are asked for', () => {
  test.each<[string, string[]]>([
    [
      'Five pages: Home, Treatments, Prices, About me, Contact. For Ingrid Holm, a physiotherapist.',
      ['Home', 'Treatments', 'Prices', 'About me', 'Contact'],
    ],
    ['Site for Fern. home / menu / about / contact', ['Home', 'Menu', 'About', 'Contact']],
    ['A 3-page site for Fern (Home, Menu, Contact)', ['Home', 'Menu', 'Contact']],
    [
      'Kindergarten "Sonnenkäfer". Seiten: Start, Konzept, Team, Kontakt',
      ['Start', 'Konzept', 'Team', 'Kontakt'],
    ],
    [
      'Site de la ferme Les Chênes. Pages : Accueil, Nos paniers, La ferme, Contact',
      ['Accueil', 'Nos paniers', 'La ferme', 'Contact'],
    ],
    ['Web de Bar Luna. Páginas: Inicio, Carta, Contacto', ['Inicio', 'Carta', 'Contacto']],
  ])('%s', (prompt, titles) => {
    expect(build(prompt).content.pages.map(({ title }) => title)).toEqual(titles);
  });

  test('an event page is a site, not a page of its own', () => {
    expect(
      build('Event page: "Fermentation Fest" 3–5 October 2026, Aarhus Docks. FAQ.').content.pages,
    ).toHaveLength(1);
  });
});

describe('short prompts', () => {
  test.each(['gym', 'law firm', 'a site for my dog', '🍕🍕🍕', 'travel photographer', 'bakery'])(
    '%s',
    (prompt) => {
      for (const mode of ['economy', 'power'] as const) {
        const spec = build(prompt, mode);
        expect(sections(spec).length).toBeGreaterThanOrEqual(5);
        expect(spec.content.navigation.length).toBeGreaterThanOrEqual(2);
        expect(spec.title.length).toBeGreaterThan(2);
      }
    },
  );
});
