import { describe, expect, test } from '@jest/globals';
import { readBrief } from '../read-brief.ts';

const partsOf = (prompt: string): string[] =>
  readBrief(prompt, 'website').requested.flatMap(({ kind, target, title }) =>
    ['section', 'page', 'feature'].includes(kind) ? [`${kind} ${target} ${title}`.trim()] : [],
  );

describe('a site that is told in one row', () => {
  test('what a site shall have and what its visitors do there are parts by their names, and functions', () => {
    const prompt =
      'Please implement a seed exchange website for gardeners to swap seeds. The website should have functionalities for seed listings, a shopping cart and order tracking. Users should be able to browse seeds by month, read reviews, and send offers. Use olive for components.';
    expect(partsOf(prompt)).toEqual([
      ...['section table seed listings', 'feature cart shopping cart', 'feature  order tracking'],
      ...['feature  browse seeds by month', 'section testimonials reviews'],
      'section contactForm send offers',
    ]);
    const { organisation, subject, descriptor } = readBrief(prompt, 'website');
    expect([organisation, subject, descriptor]).toEqual(['', 'seed exchange for gardeners', 'swap seeds']);
  });

  test('what it shall have is told in its first sentence too, a list within the list stays whole, and what is sent has a form', () => {
    const prompt =
      'Please implement a tool library website for a club, with functionalities for filtering by size, age and weight, membership management, and applying for a loan. Users should be able to view the history of their loans. Use teal for components.';
    expect(partsOf(prompt)).toEqual([
      ...['feature  filtering by size, age and weight', 'feature  membership management'],
      ...['section contactForm applying for a loan', 'feature  view the history of your loans'],
    ]);
    expect(readBrief(prompt, 'website').subject).toBe('tool library for a club');
  });

  test('says each function once, a form with the fields that it names, and a table with what is filtered by', () => {
    const prompt =
      'Please implement a canoe club website with functionalities for boat listings, reporting faults, booking requests, and assigning helpers. Users should be able to filter boats by length and weight, report a fault with a photo and a priority, send a booking request for a date, view open repairs in a table, and see the upcoming tours on a calendar.';
    expect(partsOf(prompt)).toEqual([
      ...['section table boat listings', 'section contactForm report a fault'],
      ...['section booking send a booking request', 'feature  assigning helpers'],
      ...['feature search filter boats by length and weight', 'section table open repairs'],
      'section events upcoming tours',
    ]);
    expect(readBrief(prompt, 'website').lists.map(({ items }) => items.map(({ text }) => text))).toEqual([
      ...[['boats'], ['length', 'weight'], ['a photo', 'a priority'], ['a date']],
    ]);
  });

  test('is called by its name, and said to be what stands around that', () => {
    const named = (prompt: string): string[] => {
      const { organisation, descriptor } = readBrief(
        `${prompt} Team, gallery and a contact form.`,
        'website',
      );
      return [organisation, descriptor];
    };
    expect(named('Site for a rowing regatta, Tern Cup 9, on 2 May 2027 in Ghent.')).toEqual([
      'Tern Cup 9',
      'rowing regatta on 2 May 2027 in Ghent',
    ]);
    expect(named('Website for a SaaS called Rostra that plans shifts.')).toEqual([
      'Rostra',
      'SaaS that plans shifts',
    ]);
    expect(named('Shop front for hand-made soap "Suds".')).toEqual(['Suds', 'hand-made soap']);
  });

  test('has each part once, a function as such, and a page where one is asked for', () => {
    expect(
      partsOf(
        'Site for Oxlip. Countdown timer, route map, sponsors and registration form, code of conduct page.',
      ),
    ).toEqual([
      ...['feature countdown Countdown timer', 'feature map route map', 'section logos sponsors'],
      ...['section contactForm registration', 'page about code of conduct'],
    ]);
  });

  test('gives a part what stands behind its name', () => {
    const { topics, lists, requested } = readBrief(
      'Site for Oxlip, a mill. Hero, our breads (Rye 3 EUR, Oat 4 EUR), team, tickets early bird 8 EUR and regular 9 EUR.',
      'website',
    );
    const given = topics.map(({ request, passages }) => [
      requested.find(({ id }) => id === request)?.target,
      lists
        .find(({ id }) => passages.some((one) => 'list' in one && one.list === id))
        ?.items.map(({ value }) => value),
    ]);
    expect(given).toEqual([
      ['menu', ['3 EUR', '4 EUR']],
      ['pricing', ['8 EUR', '9 EUR']],
    ]);
  });

  test('leaves rows that are told together as they are told', () => {
    const { lists, topics } = readBrief(
      'Page for a race, Tern 9. Distances 50 km, 25 km and 10 km with entry fees £85, £55 and £30. Sponsors and a contact form.',
      'website',
    );
    expect(lists).toEqual([]);
    expect(topics.map(({ passages }) => passages)).toMatchObject([
      [{ text: 'Distances 50 km, 25 km and 10 km with entry fees £85, £55 and £30' }],
    ]);
  });

  test('lists what is offered behind a colon, and names a page by what it is about', () => {
    const { lists, requested, descriptor } = readBrief(
      'Site for Oxlip, a mill in Ghent since 1902: flour, bran and semolina. Team, a page on how we mill, and a newsletter.',
      'website',
    );
    expect(descriptor).toBe('a mill in Ghent since 1902');
    expect(
      lists.map(({ items }) => items.map(({ title, text, value }) => `${title || text} ${value}`.trim())),
    ).toEqual([['flour', 'bran', 'semolina']]);
    expect(requested.find(({ kind }) => kind === 'page')?.title).toBe('how we mill');
  });
});
