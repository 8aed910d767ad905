import { describe, expect, test } from '@jest/globals';
import { readBrief } from '../read-brief.ts';
import { readSource } from '../segments/source.ts';
import { listedIn } from './act-lists.ts';

const partsOf = (prompt: string): string[] =>
  readBrief(prompt, 'website').requested.flatMap(({ kind, target, title }) =>
    ['section', 'page', 'feature'].includes(kind) ? [`${kind} ${target} ${title}`.trim()] : [],
  );

describe('a site that is told by what is done there', () => {
  const doneIn = (prompt: string): [string, string[]][] => {
    const { requested } = readBrief(prompt, 'website');
    return requested
      .filter(({ target, kind }) => kind === 'section' && target === 'features')
      .map(({ id, title, unit }) => [
        title || unit,
        requested.filter(({ inside, kind }) => kind === 'feature' && inside === id).map((one) => one.title),
      ]);
  };

  test('has every function once, whole and in the order told, by who uses it', () => {
    expect(
      doneIn(
        'Please implement a tool library website for a club with functionalities for filtering by size, age and weight, membership management, and recording repairs and losses. The website should allow users to enter the length, weight, colour and price, view the history of their loans, and see tools by maker and year. Helpers should be able to sort tables, mark repairs and export a list. Use teal for components.',
      ),
    ).toEqual([
      ['', ['filtering by size, age and weight', 'membership management', 'recording repairs and losses']],
      [
        'can',
        [
          'enter the length, weight, colour and price',
          'view the history of your loans',
          'see tools by maker and year',
        ],
      ],
      ['Helpers', ['sort tables', 'mark repairs', 'export a list']],
    ]);
  });

  test('keeps what the site itself does and has as it is told', () => {
    expect(
      doneIn(
        'Build a simple rope calculator tool site. It should convert lengths, loads, widths and knot codes (A, B). It needs boards for rigging, sailing and repair, and a log. Users should be able to swap units and copy a result. Background snow, components dimgray.',
      ),
    ).toEqual([
      [
        '',
        [
          'convert lengths, loads, widths and knot codes (A, B)',
          'boards for rigging, sailing and repair',
          'log',
        ],
      ],
      ['can', ['swap units', 'copy a result']],
    ]);
  });

  test('is called by all of what it is, and says what it is for', () => {
    const called = (prompt: string): string[] => {
      const { organisation, title, subject, descriptor } = readBrief(
        `${prompt} Users should be able to add boats, view tours and export a list.`,
        'website',
      );
      return [organisation + title, subject, descriptor];
    };
    expect(called('Please implement a website for a boat club to manage its fleet.')).toEqual([
      ...['', 'boat club', 'manage its fleet'],
    ]);
    expect(called('Create a web-based tour board for small clubs.')).toEqual([
      ...['', 'web-based tour board for small clubs', ''],
    ]);
    expect(called('Build a second-hand boat exchange site for students.')).toEqual([
      ...['', 'second-hand boat exchange for students', ''],
    ]);
    expect(called('Please implement a tide calculator website that computes heights and times.')).toEqual([
      ...['', 'tide calculator', 'computes heights and times'],
    ]);
  });

  test('has a form for what is sent, with the fields that are named, and its pages and sections by their names', () => {
    expect(
      partsOf(
        'Design a regatta website with a landing page, a results page, and a gallery. Users should be able to register a boat, apply a filter, report a fault with a photo and a priority, and subscribe to news. There should be pages for rules and contact.',
      ),
    ).toEqual([
      ...['page home', 'page  results', 'section gallery gallery'],
      ...['section features', 'section contactForm register a boat', 'feature  apply a filter'],
      ...['section contactForm report a fault with a photo and a priority'],
      ...['section newsletter subscribe to news', 'page  rules', 'page contactForm contact'],
    ]);
  });

  test('has a home page where nothing is said of what stands on it', () => {
    const homeOf = (home: string): string | undefined =>
      partsOf(
        `Design a regatta website with ${home}, a results page, and a gallery. Users should be able to register a boat.`,
      )[0];
    expect(homeOf('a home page')).toBe('page home');
    expect(homeOf('a home page with the latest results')).toBe('section  latest results');
  });

  test('is read in time that grows with its length', () => {
    const things = Array.from({ length: 1_000 }, (_, at) => ['red socks', 'blue hats', 'oak oars'][at % 3]);
    const text = `browse ${things.join(', ')}`;
    const source = readSource(text);
    const from = performance.now();
    expect(listedIn(source, 'can', { start: 0, end: text.length })).toHaveLength(1_000);
    expect(performance.now() - from).toBeLessThan(5_000);
  });
});

describe('a site that is told in one row', () => {
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
    expect(named('Site for a tool library (Elm Street).')[1]).not.toMatch(/[()]/u);
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

  test('takes hours in brackets for no count', () => {
    const { topics, requested } = readBrief(
      'Site for Oxlip, a mill. Team (6), opening hours (9–17), gallery.',
      'website',
    );
    const hours = requested.find(({ target }) => target === 'locationHours')?.id;
    expect(
      topics.map(({ request, passages: [said] }) => [request, said && 'text' in said && said.text]),
    ).toEqual([[hours, '9–17']]);
  });

  test('gives each thing of a row its price of the other row, and goes on with a list of figures', () => {
    const { lists, topics, requested } = readBrief(
      'Page for a race, Tern 9. Distances 50 km, 25 km and 10 km with entry fees £85, £55 and £30. Timeline 2015 founded, 2018 first race, 2023 second race, and a blog. Sponsors and a contact form.',
      'website',
    );
    expect(requested.find(({ target }) => target === 'pricing')?.title).toBe('Distances with entry fees');
    expect(lists[0]?.items.map(({ title, value }) => [title, value])).toEqual([
      ['50 km', '£85'],
      ['25 km', '£55'],
      ['10 km', '£30'],
    ]);
    expect(lists[1]?.items.map(({ date }) => date)).toEqual(['2015', '2018', '2023']);
    expect(topics.filter(({ request }) => request === '')).toEqual([]);
  });

  test('lists what is offered behind a colon', () => {
    const { lists, descriptor } = readBrief(
      'Site for Oxlip, a mill in Ghent since 1902: flour, bran and semolina. Team, gallery, and a newsletter.',
      'website',
    );
    expect(descriptor).toBe('a mill in Ghent since 1902');
    expect(
      lists.map(({ items }) => items.map(({ title, text, value }) => `${title || text} ${value}`.trim())),
    ).toEqual([['flour', 'bran', 'semolina']]);
  });

  test.each([
    [
      'Site for Oxlip, a school: rowing for groups (35 € per person), private lessons (60 €), course (8 evenings, 140 €), gallery and a contact form.',
      ['rowing for groups 35 € per person', 'private lessons 60 €', 'course 140 € 8 evenings'],
    ],
    [
      'Festival site: Oxlip Folk. Line-up with 8 acts, day ticket €48, weekend ticket €110, camping €25. Countdown, accessibility page, volunteer sign-up. hand-drawn look.',
      ['day ticket €48', 'weekend ticket €110', 'camping €25'],
    ],
  ])('has things with a price each in one list, whatever parts their names are: %s', (prompt, things) => {
    const { lists } = readBrief(prompt, 'website');
    const items = lists.find(({ kind }) => kind === 'priced')?.items ?? [];
    expect(items.map(({ title, value, detail }) => [title, value, detail].filter(Boolean).join(' '))).toEqual(
      things,
    );
  });

  test('names a part without its form and its place, and takes no clause for one', () => {
    const titlesOf = (prompt: string): string[] =>
      readBrief(prompt, 'website')
        .requested.filter(({ kind, target }) => kind === 'section' && target === '')
        .map(({ title }) => title);
    expect(
      titlesOf(
        'Site for Oxlip Club. News with three posts, gallery, and an emergency numbers box on every page.',
      ),
    ).toEqual(['emergency numbers']);
    expect(
      titlesOf('Site for Oxlip. Gallery, accessibility page, volunteer sign-up. hand-drawn look.'),
    ).toEqual(['accessibility', 'volunteer sign-up']);
    const app = readBrief(
      'Landing page for Oxlip, an app that plans shifts. FAQ, team and a form.',
      'website',
    );
    expect(app.descriptor).toBe('an app that plans shifts');
  });
});
