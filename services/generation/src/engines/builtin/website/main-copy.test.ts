import { describe, expect, test } from '@jest/globals';
import type { BuildMode } from '../brief/brief.ts';
import { readBrief } from '../brief/read-brief.ts';
import { createContext } from '../create-context.ts';
import { composeWebsite } from './compose-website.ts';

const KINDS =
  'plumber|electrician|roofer|gardener|law firm|accountant|dentist|medical clinic|physiotherapist|veterinary clinic|hair salon|spa|gym|yoga studio|dance school|driving school|kindergarten|bakery|ice cream shop|cafe|restaurant|brewery|winery|florist|bookshop|toy shop|jewellery|furniture maker|ceramics studio|fashion label|photographer|painter|choir|rock band|museum|cinema|theatre|hotel|travel agency|real estate agency|moving company|car repair|bike repair shop|cleaning service|tattoo studio|funeral home|church|football club|podcast|blog|portfolio|architecture studio|web developer|marketing agency|recruitment agency|city council|wedding|a SaaS that schedules shifts for cafes|an app which helps parents to find sitters|a marketplace that connects beekeepers with orchards|a startup making recyclable ski boots|a newsletter about Roman cooking|a tool for translators that checks terminology|charity for stray cats|an online shop for fountain pens'.split(
    '|',
  );

/** What a reader takes for the text of a site; headings of sections, buttons, labels of forms and rules are not. */
const COPY = new Set(
  ['hero', 'steps', 'richText', 'features', 'services', 'faq', 'callToAction', 'menu', 'productGrid'].concat([
    'posts',
    'events',
    'testimonials',
  ]),
);
const FIELDS = ['lead', 'title', 'text', 'question', 'answer', 'quote', 'excerpt'] as const;

function compose(prompt: string, mode: BuildMode = 'economy') {
  const brief = readBrief(prompt, 'website');
  return composeWebsite(brief, createContext(brief, mode).context).content;
}

function sentencesOf(prompt: string, mode: BuildMode): Set<string> {
  const sections = compose(prompt, mode).pages.flatMap((page) => page.sections);
  const nodes = sections
    .filter(({ type }) => COPY.has(type))
    .flatMap((section) => [section, ...section.items]);
  const texts = nodes.flatMap((node) =>
    FIELDS.flatMap((field) => {
      const value: unknown = Reflect.get(node, field);
      return typeof value === 'string' ? [value] : [];
    }),
  );
  const sentences = texts.flatMap((text) => text.split(/(?<=[.!?])\s+/));
  return new Set(sentences.filter((text) => /\s/.test(text)).map((text) => text.toLowerCase()));
}

describe('the main copy of a site', () => {
  test.each(['economy', 'power'] as const)('fits no other kind of site unchanged, in %s', (mode) => {
    const owners = new Map<string, string>();
    const shared: string[] = [];
    for (const kind of KINDS) {
      for (const sentence of sentencesOf(kind, mode)) {
        const owner = owners.get(sentence);
        if (owner !== undefined) shared.push(`${owner} / ${kind}: ${sentence}`);
        owners.set(sentence, kind);
      }
    }
    expect(shared).toEqual([]);
  });

  test.each([
    ['a SaaS that schedules shifts for cafes', 'SaaS that schedules shifts for cafes', 'shifts'],
    ['an app which helps parents to find sitters', 'App which helps parents to find sitters', 'sitters'],
    ['a bakery specialising in rye bread', 'Bakery specialising in rye bread', 'rye bread'],
    ['a podcast about trains', 'Podcast about trains', 'trains'],
    ['Landing page for Shiftly, a SaaS that schedules shifts for cafes.', 'Shiftly', 'shifts'],
  ])('is about what the prompt describes: %s', (prompt, name, matter) => {
    const { site } = compose(prompt);
    expect(site.name).toBe(name);
    const telling = [...sentencesOf(prompt, 'economy')].filter((text) => text.includes(matter));
    expect(telling.length).toBeGreaterThanOrEqual(1);
  });

  test('says what the prompt offers and how to get there in the steps, where that is known', () => {
    const { pages } = compose(
      'Website for Hartley Plumbing in York. We do boiler repairs, bathroom fitting and leak detection. Call 01904 555 123.',
    );
    const steps = pages.flatMap(({ sections }) => sections).find(({ type }) => type === 'steps');
    const texts = JSON.stringify(steps?.items);
    expect(texts).toContain('Boiler repairs, bathroom fitting or leak detection?');
    expect(texts).toContain('01904 555 123');
  });
});
