import { expect, test } from '@jest/globals';
import type { BuildType } from '@sitewright/site-spec';
import { readBrief } from '../read-brief.ts';

/** Names of the parts that a prompt asks for, in their order. */
const partsOf = (prompt: string, buildType: BuildType, kind: 'page' | 'section'): string[] =>
  readBrief(prompt, buildType)
    .requested.filter((request) => request.kind === kind && request.title !== '')
    .map(({ title }) => title);

test.each([
  ['Site for the choir Larkrise, 4 pages (Sing, Dates, Press, Join).', ['Sing', 'Dates', 'Press', 'Join']],
  [
    'Build us a website with the pages Home, Boats, About and Moorings for Teal Quay in Ely.',
    ['Home', 'Boats', 'About', 'Moorings'],
  ],
  ['Site for Teal Quay. Pages: Overview / Moorings / Help', ['Overview', 'Moorings', 'Help']],
])('pages named in a row are all of them: %s', (prompt, names) => {
  expect(partsOf(prompt, 'website', 'page')).toEqual(names);
});

test('what is asked for on a page stands on it', () => {
  const { requested } = readBrief(
    'A site with the pages Home, Boats and Help for Teal Quay. On Help at least five frequently asked questions.',
    'website',
  );
  const help = requested.find(({ title }) => title === 'Help');
  expect(requested.find(({ target, kind }) => target === 'faq' && kind === 'section')?.inside).toBe(help?.id);
  expect(requested).toContainEqual(expect.objectContaining({ kind: 'count', value: 5, bound: 'least' }));
});

test.each([
  [
    'in lines',
    'deck on lifting safely, three slides:\n- "Before you lift" (check the path)\n- "The lift" – 25 kg at most\n- "Ask for help"',
    ['Before you lift', 'The lift', 'Ask for help'],
  ],
  [
    'by number in a sentence',
    'A lesson of 4 slides: 1. Who built the mill? 2. Wind 3. Grinding (two stones, 90 turns a minute) 4. Bread',
    ['Who built the mill?', 'Wind', 'Grinding', 'Bread'],
  ],
  [
    'by number in a sentence before another',
    'Prepare 3 slides for the crew: 1. Tides; 2. Knots; 3. Watches. We sail at nine.',
    ['Tides', 'Knots', 'Watches'],
  ],
  [
    'in lines with their number alone',
    'deck from my jottings, 4 slides no more no less\n\n1 who we are >> 48 boats\n2 repairs this year >> pie: hulls 6, sails 3, masts 2\n3 reserves -> £142,000\n4 elections',
    ['who we are', 'repairs this year', 'reserves', 'elections'],
  ],
  [
    'in lines below what else the sentence says, and as many as were counted',
    'Could you make the slides for new rowers? Three slides please, use these as the headings:\n\n- Your first row\n- Rescue, step by step\n- Who to call\n\nThanks',
    ['Your first row', 'Rescue, step by step', 'Who to call'],
  ],
  [
    'by number, some with words that look like verbs',
    'Slide 1: The mill in 2026\nSlide 2: Who ground here - two farms\nSlide 3: Building works - roof done\nSlide 4: Plan for next winter',
    ['The mill in 2026', 'Who ground here', 'Building works', 'Plan for next winter'],
  ],
  [
    'between strokes',
    'Board update on the mill, 4 slides, in this order: Summary / Grain so far / Cost / Decision. 212 sacks are milled.',
    ['Summary', 'Grain so far', 'Cost', 'Decision'],
  ],
  [
    'by quotations that sentences begin with',
    'Make a deck of three slides. First slide titled "A Year of Rain". Second "Where it fell": hills 60, coast 25, plain 15. Third "What we do now".',
    ['A Year of Rain', 'Where it fell', 'What we do now'],
  ],
])('slides named one by one are what is asked for, %s', (_how, prompt, names) => {
  expect(partsOf(prompt, 'slides', 'section')).toEqual(names);
});

test('what stands behind the name of a slide is its matter', () => {
  const { requested, topics } = readBrief(
    'deck on lifting safely, three slides:\n- "Before you lift" – check the path\n- "The lift" – 25 kg at most, knees bent\n- "Ask for help"',
    'slides',
  );
  const lift = requested.find(({ title }) => title === 'The lift');
  expect(topics.find(({ request }) => request === lift?.id)?.passages).toHaveLength(1);
});

test('a list of settings names no slides', () => {
  expect(
    partsOf('- Format: a deck, 6 slides\n- Audience: councillors\n- Tone: plain', 'slides', 'section'),
  ).toEqual([]);
});

test('a series that a slide is named by is drawn', () => {
  const { datasets } = readBrief(
    'Slide 1: Hives\nSlide 2: Honey by hive (North 14, Mill 9, Orchard 21)',
    'slides',
  );
  expect(datasets.map(({ rows }) => rows)).toEqual([
    [
      ['North', 14],
      ['Mill', 9],
      ['Orchard', 21],
    ],
  ]);
});

test('figures by name on a slide of its own name are drawn, prices are not', () => {
  const drawn = (line: string) => readBrief(`Slide 1: Canteen\nSlide 2: ${line}`, 'slides').datasets.length;
  expect(drawn('Favourite dishes - lasagne 134, curry 118, soup 87')).toBe(1);
  expect(drawn('Prices - lasagne £4, curry £5, soup £3')).toBe(0);
});

test('on a site, a name among parts that are known is a part too', () => {
  const prompt = 'Site for the choir Larkrise. About us, recordings, dates, talks and contact.';
  expect(partsOf(prompt, 'website', 'section')).toEqual([
    'About us',
    'recordings',
    'dates',
    'talks',
    'contact',
  ]);
  expect(partsOf('Deck for the choir Larkrise. It sings, travels and laughs.', 'slides', 'section')).toEqual(
    [],
  );
});

test('a figure behind the name of a part and a colon is its matter', () => {
  const { requested } = readBrief(
    'Pitch deck for Loop. Problem, solution, market, the ask: £800k.',
    'slides',
  );
  expect(requested.map(({ target }) => target)).toEqual(['problem', 'solution', 'market', 'ask']);
});

test.each([
  [
    'by number',
    'Website for Lathe & Reed.\n\n1. Home - short welcome\n2. Voicing - a visit £78, a full day £112\n3. Pipes for sale - Oak stop £640; Tin reed £112\n4. Contact - tel 0117 555 0146',
    ['Home', 'Voicing', 'Pipes for sale', 'Contact'],
  ],
  [
    'in brackets',
    '[Home] big photo\n[Courses] Taster £55 | Weekend £190\n[Conditions] what to wear\n[Contact] form\n\nThe school is called Loch Sails.',
    ['Home', 'Courses', 'Conditions', 'Contact'],
  ],
  [
    'by number in words',
    'a website for Moss & Vale\npage one -- Home -- a few words\npage two -- When it rains -- what to do first\npage three -- Costs -- a day from €90, a week from €400',
    ['Home', 'When it rains', 'Costs'],
  ],
  [
    'in sentences of their own',
    'Site of Second Bark. Second page: Get involved, with a form. Third page: News, three articles.',
    ['Get involved', 'News'],
  ],
])('lines name pages, %s, and what stands behind a name is on its page', (_how, prompt, names) => {
  expect(partsOf(prompt, 'website', 'page')).toEqual(names);
});

test('lines with bullets name the parts of a page, what they order and what they tell', () => {
  const { requested, topics, lists } = readBrief(
    'One page for Sootwing, chimney sweeps.\n- services: Sweep £65, Cowl £140\n- 4 questions people always ask\n- speakers (2, not confirmed)\n- a few testimonials, mark them as samples\n- form to ask for a visit\nOrange buttons.',
    'website',
  );
  const parts = requested.filter(({ kind }) => kind === 'section');
  expect(parts.map(({ target }) => target)).toEqual([
    'services',
    'faq',
    'team',
    'testimonials',
    'contactForm',
  ]);
  expect(topics.flatMap(({ request }) => request || [])).toEqual([parts[0]?.id]);
  expect(lists.map(({ kind, items }) => [kind, items.length])).toEqual([['priced', 2]]);
  expect(requested).toContainEqual(expect.objectContaining({ kind: 'count', target: 'team', value: 2 }));
});

test('lines of the matter are no outline', () => {
  const { requested } = readBrief(
    'Write up the trip.\n- Anna: drove\n- Bela: cooked\n- Cem: sang\n- Prices: high',
    'document',
  );
  expect(requested.filter(({ unit }) => unit === 'whole')).toEqual([]);
});

test('one thing behind the number of slides is what they are about, and "about" behind it bounds nothing', () => {
  const { requested } = readBrief(
    'Präsentation mit 4 Folien für den Rat: Hochmoor Teal. Folien: Lage, Kosten, Plan, Antrag.',
    'slides',
  );
  const parts = requested.filter(({ kind }) => kind === 'section').map(({ title }) => title);
  expect(parts).toEqual(['Lage', 'Kosten', 'Plan', 'Antrag']);
  const count = readBrief('5 slides about sleeping well, for nurses', 'slides').requested[0];
  expect(count).toMatchObject({ target: 'slides', value: 5, bound: 'exact' });
});

test('lines below the structure of a document are its chapters, and none of its matter', () => {
  const { requested, lists } = readBrief(
    'Write a report on the ferry. Use exactly this structure:\n\n1. Summary\n2. Sequence of events\n3. Tide and Wind\n4. Cost per Crossing\n\nData\nNorth quay: 12 boats; South quay: 9 boats; Mill quay: 7 boats',
    'document',
  );
  const named = requested.filter(({ kind }) => kind === 'section').map(({ title }) => title);
  expect(named).toEqual(['Summary', 'Sequence of events', 'Tide and Wind', 'Cost per Crossing']);
  expect(lists.flatMap(({ items }) => items.map(({ text }) => text)).join(' ')).not.toContain('Tide');
});
