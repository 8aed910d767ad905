import { describe, expect, test } from '@jest/globals';
import type { BuildType } from '@sitewright/site-spec';
import type { Request } from '../brief.ts';
import { readBrief } from '../read-brief.ts';

const read = (prompt: string, buildType: BuildType): Request[] => readBrief(prompt, buildType).requested;

const seen = (prompt: string, buildType: BuildType, kind: Request['kind']) =>
  read(prompt, buildType)
    .filter((request) => request.kind === kind)
    .map(({ target, title, value, bound, unit }) =>
      [target, title, value, bound, unit].filter(Boolean).join(' '),
    );

describe('what the order asks for', () => {
  test('every request quotes the prompt', () => {
    const prompt =
      'Website for Osk & Fern. Pages: Home, Prices, Contact. Navy background, no music, exactly four photos.';
    for (const { text } of read(prompt, 'website')) expect(prompt).toContain(text);
  });

  test('words of parts in what is told ask for none', () => {
    const told = 'Last month a boy of seven went home in a huge coat, and parents ask about that most.';
    expect(seen(`A small site for Osk & Fern with a price list. ${told}`, 'website', 'page')).toEqual([]);
  });

  test('pages in a list, in order and in the person’s words', () => {
    expect(seen('Site for Osk & Fern. Pages: Home, Our flowers, Contact.', 'website', 'page')).toEqual([
      'home Home exact whole',
      'Our flowers exact whole',
      'contactForm Contact exact whole',
    ]);
  });

  test('slides of a numbered outline, with dictated titles', () => {
    const prompt =
      'Slide 1: create a slide titled "Why bees". Slide 2: show a chart of the yield, 310 kg and 405 kg.';
    expect(seen(prompt, 'slides', 'section').slice(0, 2)).toEqual([
      'cover Why bees exact whole',
      'chart the yield exact whole',
    ]);
  });

  test('colours with their use, and those not wanted', () => {
    const prompt = 'Site for Osk. Use indigo for the buttons and an off-white background. No orange please.';
    expect(seen(prompt, 'website', 'colour')).toEqual([
      'indigo exact primary',
      '#faf7f0 exact background',
      'orange exact avoid',
    ]);
  });

  test('colours by the names of CSS, and things that are colours beside a use alone', () => {
    const prompt =
      'Site for a chocolate shop. Use white smoke for the background and dark slate gray for the buttons.';
    expect(seen(prompt, 'website', 'colour')).toEqual([
      'whitesmoke exact background',
      'darkslategray exact primary',
    ]);
    const linen = 'Site for Osk. Use linen as the background and sienna for the buttons.';
    expect(seen(linen, 'website', 'colour')).toEqual(['linen exact background', 'sienna exact primary']);
  });

  test('no colour in a name', () => {
    const prompt = 'Poster for the Black Friday of Green Valley Farm. Navy Blue background, Cream Buttons.';
    expect(seen(prompt, 'design', 'colour')).toEqual(['navy exact background', '#fffdd0 exact primary']);
  });

  test.each<[string, BuildType, Request['kind'], string]>([
    ['Add an FAQ with at least five questions.', 'website', 'count', 'questions 5 least'],
    ['Write an essay of about 800 words on tides.', 'document', 'length', 'words 800 about words'],
    ['Banner, 1200 x 400 px, for the fair.', 'design', 'size', '1200 x 400 px 1200 exact px'],
    ['Write the letter in French, please.', 'document', 'language', 'fr exact'],
    [
      'Erstelle eine Website mit Suchfunktion und Warenkorb.',
      'website',
      'feature',
      'search Suchfunktion exact',
    ],
    ['Un site pour Osk, sans prix.', 'website', 'absence', 'pricing exact'],
  ])('%s', (prompt, buildType, kind, expected) => {
    expect(seen(prompt, buildType, kind)).toContain(expected);
  });

  test('private remarks make no request', () => {
    const prompt = 'Site for Osk & Fern. Between us, we may close the shop and the gallery.';
    expect(read(prompt, 'website')).toEqual([]);
    expect(read('Site for Osk & Fern with a shop and a gallery.', 'website')).not.toEqual([]);
  });

  test.each([
    [
      'Site for a tennis club. We need what other members say, what people ask us and how to find us.',
      'testimonials faq locationHours',
    ],
    [
      'Page for a trail race. Course notes, kit list, how to get there, results from last year, and a sign-up button.',
      'Course notes kit list locationHours results from last year callToAction sign-up',
    ],
    [
      'Site for a school. It needs three lecturers, a jury of five and a trial lesson booking.',
      'team lecturers team jury booking trial lesson booking',
    ],
    [
      'Website für den Verein. Wir brauchen was andere sagen, wie man zu uns kommt und wann und wo wir spielen.',
      'testimonials was andere sagen locationHours events',
    ],
    [
      'Un site pour le club. Il faut ce que disent les clients et comment ça se passe.',
      'testimonials ce que disent les clients steps',
    ],
    [
      'Website for Acme. It is made for teachers. Let people know us, with a few figures about the mill.',
      'stats',
    ],
  ])('parts by what people call them: %s', (prompt, parts) => {
    expect(
      seen(prompt, 'website', 'section')
        .map((part) => part.replace(' exact', ''))
        .join(' '),
    ).toBe(parts);
  });
});

test('a part of many sorts keeps the words that ask for it', () => {
  const prompt =
    'Website for a race. Speakers list with 6 speakers, shipping info, a code of conduct page and a donate button.';
  expect(read(prompt, 'website').flatMap(({ kind, title }) => (kind === 'section' ? [title] : []))).toEqual([
    ...['Speakers', 'shipping', 'donate'],
  ]);
});

test('no phrase goes on over the end of a sentence', () => {
  const { requested } = readBrief(
    'Präsentation mit drei Folien. Titel der Folien: Begrüßung, Kosten, Ihre Fragen. Die Fahrt ist vom 18. bis 22. Mai.',
    'slides',
  );
  const said = requested.map(({ title, text }) => title + text).join();
  expect(said).toContain('Kosten');
  expect(said).not.toContain('Fahrt');
});

test('a count of "three or four" is met by either', () => {
  const asked = read('Website for Osk & Fern. Add two or three testimonials.', 'website');
  expect(asked.find(({ kind }) => kind === 'count')).toMatchObject({ value: 2, value2: 3 });
});

test.each(['1,200', '1.200', '1’200', '1\u00a0200', '1200'])(
  'a length of %s words is read whole',
  (words) => {
    const asked = read(
      `Write an essay of about ${words} words on whether a pharmacy should mix.`,
      'document',
    );
    expect(asked.find(({ kind }) => kind === 'length')).toMatchObject({ value: 1200, unit: 'words' });
  },
);

test('what is counted by its own name is not of the part before', () => {
  const requested = read(
    'Site for a surf school. Show the 3 instructors, at least four frequent questions.',
    'website',
  );
  const faq = requested.find(({ kind, target }) => kind === 'count' && target === 'faq');
  const section = requested.find(({ kind, target }) => kind === 'section' && target === 'faq');
  expect(faq).toMatchObject({ value: 4, inside: section?.id });
});
