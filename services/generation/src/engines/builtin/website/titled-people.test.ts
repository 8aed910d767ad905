import { describe, expect, test } from '@jest/globals';
import type { Section, SectionType } from '@sitewright/site-spec';
import { composeSpec } from '../compose.ts';

function sectionsOf(prompt: string): Section[] {
  const spec = composeSpec({
    prompt,
    buildType: 'website',
    mode: 'economy',
    createdAt: '2027-01-01T00:00:00Z',
  });
  if (spec.buildType !== 'website') throw new Error('not a website');
  return spec.content.pages.flatMap(({ sections }) => sections);
}

const find = <T extends SectionType>(sections: readonly Section[], type: T) =>
  sections.find((section): section is Extract<Section, { type: T }> => section.type === type);

const DENTIST =
  'Landing page for Brightside Dental in Bristol. Dr. Amara Okafor and Dr. Lewis Chen. Check-ups £45, whitening £250, emergency appointments same day. Open Mon-Fri 8-18. Call 0117 496 0021. Calm blue.';

describe('people with a title are the team and never an offer', () => {
  test.each([
    [DENTIST, ['Dr. Amara Okafor', 'Dr. Lewis Chen']],
    [
      'Website for a law firm in Leeds. Mr. Alan Reed and Ms. Joan Pell. Wills, conveyancing, divorce.',
      ['Mr. Alan Reed', 'Ms. Joan Pell'],
    ],
    [
      'Webseite für ein Statikbüro in Ulm. Dipl.-Ing. Karl Huber und Dr. Anna Weiß. Gutachten, Tragwerksplanung, Bauleitung.',
      ['Dipl.-Ing. Karl Huber', 'Dr. Anna Weiß'],
    ],
    [
      'Site pour un cabinet de kiné à Nantes. Mme Claire Dubois et M. Paul Renard. Massages, rééducation, bilans.',
      ['Mme Claire Dubois', 'M. Paul Renard'],
    ],
    [
      'Site for a gym in York. Coach Dana Miles and coach Ben Hart. Boxing, yoga, spinning.',
      ['Dana Miles', 'Ben Hart'],
    ],
    [
      'Webseite für eine Praxis in Wien. Frau Dr. Maier und Herr Dr. Stein. Akupunktur, Massage, Yoga.',
      ['Frau Dr. Maier', 'Herr Dr. Stein'],
    ],
  ])('%s', (prompt, names) => {
    const sections = sectionsOf(prompt);
    expect(find(sections, 'team')?.items.map(({ name }) => name)).toEqual(names);
    const others = JSON.stringify(sections.filter(({ type }) => type !== 'team' && type !== 'faq'));
    for (const name of names) expect(others).not.toContain(name);
  });

  test('what somebody is stands with the name and nowhere else', () => {
    const sections = sectionsOf(
      'Vet clinic in Hull: Dr Ann Lee, orthopaedist, and Dr Bo Kern. Vaccination £40, neutering £120, home visits.',
    );
    expect(find(sections, 'team')?.items[0]).toMatchObject({ name: 'Dr Ann Lee', role: 'Orthopaedist' });
    const others = sections.filter(({ type }) => type !== 'team');
    expect(JSON.stringify(others)).not.toMatch(/orthopaedist/i);
  });

  test('a business with a title in its name is a business', () => {
    const sections = sectionsOf(
      'Website for Dr. Bike, a bike repair shop in Hull. Tune-ups £40, punctures £9.',
    );
    expect(find(sections, 'team')).toBeUndefined();
    expect(find(sections, 'hero')?.heading).toContain('Bike');
  });
});

describe('a list of prices', () => {
  const sections = sectionsOf(DENTIST);

  test('what has no price of its own is on offer all the same', () => {
    expect(find(sections, 'services')?.items.map(({ title }) => title)).toEqual([
      'Check-ups',
      'Whitening',
      'Emergency appointments same day',
    ]);
    expect(find(sections, 'booking')?.heading).not.toMatch(/emergency/i);
  });

  test('choices of a form are written alike', () => {
    const options = find(sections, 'booking')?.items.flatMap((field) => field.options ?? []) ?? [];
    expect(options).toEqual(['Check-ups', 'Whitening']);
  });

  test('a capital of the beginning of a list is none within a question', () => {
    expect(JSON.stringify(find(sections, 'faq'))).not.toMatch(/of Check-ups/);
  });

  test('appointments that a visitor shall book are a form', () => {
    expect(
      find(
        sectionsOf('Site for a barber in Hull. Cuts £20, shaves £15, online appointment booking.'),
        'booking',
      ),
    ).toBeDefined();
  });
});

test('long runs of titles and blanks are read in linear time', () => {
  const text = `${'Dr. '.repeat(2000)}${'Mr Aaaa van '.repeat(500)}${' '.repeat(3000)}`;
  expect(sectionsOf(`Site for a clinic. ${text}`).length).toBeGreaterThan(2);
});
