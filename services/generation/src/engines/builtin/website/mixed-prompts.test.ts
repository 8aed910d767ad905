import { describe, expect, test } from '@jest/globals';
import type { Section } from '@sitewright/site-spec';
import { readBrief } from '../brief/read-brief.ts';
import { createContext } from '../create-context.ts';
import { composeWebsite } from './compose-website.ts';

function site(prompt: string) {
  const brief = readBrief(prompt, 'website');
  const { content } = composeWebsite(brief, createContext(brief, 'economy').context);
  return { content, sections: content.pages.flatMap((page) => page.sections) };
}

const ofType = <Type extends Section['type']>(sections: readonly Section[], type: Type) =>
  sections.filter((section): section is Extract<Section, { type: Type }> => section.type === type);

describe('what a prompt offers', () => {
  const { sections, content } = site(
    "Loam & Wheel is a pottery studio in Leeds. We sell mugs (£18) and bowls (£26), run a beginners' wheel class on Saturdays (£45) and rent studio time at £12 an hour. We host a free open evening in May 2027. No testimonials please.",
  );

  test('stands with its like: what is taken home with the goods, what is done with the services', () => {
    const [goods] = ofType(sections, 'productGrid');
    const [done] = ofType(sections, 'services');
    expect(JSON.stringify(goods?.items)).toMatch(/Mugs.*£18.*Bowls.*£26/);
    expect(JSON.stringify(goods?.items)).not.toContain('class');
    expect(JSON.stringify(done?.items)).toMatch(/Beginners' wheel class on Saturdays.*£45.*Studio time.*£12/);
  });

  test('is named without the verb that offers it', () => {
    expect(JSON.stringify(content)).not.toMatch(/\b(?:[Rr]un a|[Rr]ent studio)\b/);
  });

  test('keeps two words for one price together', () => {
    const salon = site('Dog groomer Mucky Paws in Leeds. Full groom £42, bath and dry £25, nail trim £10.');
    expect(JSON.stringify(salon.sections)).toContain('Bath and dry');
  });
});

test('prices that stand with the courses make no second, empty table', () => {
  const { sections } = site(
    'Kochschule in Graz namens Löffelweise: Kurse Pasta 79 €, Sushi 95 €, Brot 69 €. Team: Eva Hofer, Max Lind.',
  );
  expect(sections.map(({ type }) => type)).not.toContain('pricing');
  expect(JSON.stringify(ofType(sections, 'services'))).toMatch(/79 €.*95 €.*69 €/);
});

describe('people behind a colon', () => {
  test.each([
    [
      'Site for Stillwater Physio in Galway. Physiotherapists: Aoife Brennan, Declan Moore. Pages: Home, Team, Contact.',
      ['Aoife Brennan', 'Declan Moore'],
    ],
    [
      'Accounting firm. Name: Birch Ledger LLP. Services: payroll, tax. Partners: Dana Kim CPA, Omar Farouk CPA.',
      ['Dana Kim', 'Omar Farouk'],
    ],
    [
      'sitio web para una escuela de surf en Tarifa llamada Ola Norte. Clases 35 €. Instructores: Nico Ruiz y Carla Peña.',
      ['Nico Ruiz', 'Carla Peña'],
    ],
    [
      'Real estate agency "Harbour Keys" in Lisbon. Agents Rita Lopes and Tom Baker. Contact form.',
      ['Rita Lopes', 'Tom Baker'],
    ],
  ])('are the team, and nobody is made up beside them: %s', (prompt, names) => {
    const [team] = ofType(site(prompt).sections, 'team');
    expect(team?.items.map(({ name }) => name)).toEqual(names);
  });
});

describe('what must not be there', () => {
  test('is left out wherever a colon lists it, and prices find another place', () => {
    const { sections } = site(
      'Fun run for a hospice, "Run for Rowan House", 9 May 2027, Exeter. Fundraising target £40,000. Must have: sign up, sponsors. Must not have: shop, blog.',
    );
    expect(sections.map(({ type }) => type)).not.toContain('productGrid');
    expect(sections.map(({ type }) => type)).not.toContain('posts');
    expect(JSON.stringify(sections)).toContain('£40,000');
  });
});

describe('a number of sections', () => {
  test.each([4, 6, 8])('is met on a single page: %d', (count) => {
    expect(site(`personal trainer website, ${count} sections, one page`).sections).toHaveLength(count);
  });
});

describe('readings that would look wrong', () => {
  test('times are no addresses, a region is no name, half words are no figures', () => {
    const { content } = site(
      "Community choir in Halifax, Nova Scotia: rehearsals Tuesdays 7:30 pm at St. Matthew's Church Hall, under 12s free, concert on 12 December 2026",
    );
    expect(content.site.name).toBe('Community choir');
    expect(content.site.contact?.address ?? '').not.toMatch(/30 pm/);
    expect(JSON.stringify(content)).not.toMatch(/"(?:12 s|30 pm)/);
  });

  test('what a firm does is told with its name', () => {
    const { content } = site('Startup website: Northbeam, helps food factories cut energy costs, Rotterdam');
    expect(JSON.stringify(content)).toContain('Northbeam helps food factories cut energy costs.');
  });

  test.each([
    ['A bike shop, Spoke & Chain, Portland. Tune-up $80.', /truing stand|Frames hung/],
    ['tattoo studio in Glasgow with 3 artists and a gallery', /flash|Ink caps/],
  ])('a trade is shown as that trade: %s', (prompt, shot) => {
    const brief = readBrief(prompt, 'website');
    const { assets } = composeWebsite(brief, createContext(brief, 'economy').context);
    expect(JSON.stringify(assets)).toMatch(shot);
  });
});
