import { describe, expect, it } from '@jest/globals';
import { readBrief } from '../read-brief.ts';
import { sentenceOf, topicOf } from '../shapes.ts';
import { topicsUnder } from './told-document.ts';

const read = (prompt: string) => readBrief(prompt, 'document');
/** What a brief holds under each of its headings, to the letter. */
const told = (prompt: string) => {
  const { topics, lists, datasets } = read(prompt);
  return topics.map(({ heading, passages }) => [
    heading,
    ...passages.map((one) => {
      if (one.kind === 'sentence') return one.text;
      if (one.kind === 'list') return lists.find(({ id }) => id === one.list)?.items.map(({ text }) => text);
      return one.kind === 'dataset' ? datasets.find(({ id }) => id === one.dataset)?.rows : one.kind;
    }),
  ]);
};

const DRAFT = `You are the manager of a joinery. Please expand the provided draft of the move into an official report of over 2,000 words.
- Draft: Relocation Project Report

1. Background

Since 2016 we have worked in the old brewery, where the floor carries no press. Orders went to others.

Goals:

    Space: Room for two presses.
    Safety: Fewer ways for forklifts.

2. Plan
2.1 Steps

1. Clear the yard
2. Move the press
`;

describe('a draft that is pasted', () => {
  it('stands as it was written: headings, paragraphs and lists in their order', () => {
    expect(told(DRAFT)).toEqual([
      [''],
      [
        '1. Background',
        'Since 2016 we have worked in the old brewery, where the floor carries no press. Orders went to others.',
      ],
      ['Goals', ['Space: Room for two presses.', 'Safety: Fewer ways for forklifts.']],
      ['2. Plan'],
      ['2.1 Steps', ['Clear the yard', 'Move the press']],
    ]);
  });

  it('gives its own title to the text, and none of its words to the order', () => {
    const { title, requested } = read(DRAFT);
    expect(title).toBe('Relocation Project Report');
    expect(requested.map(({ kind }) => kind)).not.toContain('section');
  });

  it('keeps a first sentence that ends with the title', () => {
    const under = (text: string) =>
      topicsUnder(
        { topics: [topicOf('t1', '', { passages: [sentenceOf(text)] })] },
        'Relocation plan',
      ).flatMap(({ passages }) => passages).length;
    expect(under('- Draft: Relocation plan')).toBe(0);
    expect(under('The board is asked to approve the Relocation plan')).toBe(1);
  });
});

const SCRIPT = `Shot    Scene    Words    Music
1    Gate: New students arrive.    Narration: A new year begins.    Encounter

2    Library: Students read.    Narration: No book is read in vain.    Turning pages

The college lies on the blue lake of Ander and teaches law, nursing and the building of boats.
Please help me write a video script of 700 words for the open day, about 5 minutes long.`;

describe('a table of wide spaces', () => {
  it('stays a table, whatever colons its cells hold', () => {
    expect(told(SCRIPT)[0]?.[1]).toEqual([
      ['1', 'Gate: New students arrive.', 'Narration: A new year begins.', 'Encounter'],
      ['2', 'Library: Students read.', 'Narration: No book is read in vain.', 'Turning pages'],
    ]);
  });

  it('asks for no colour by what it says', () => {
    const kinds = read(SCRIPT).requested.map(({ kind }) => kind);
    expect(kinds).toContain('length');
    expect(kinds).not.toContain('colour');
  });
});

const ORDER = `Please write a market report of around 4000 words on the dairy industry, following this structure:

1. Overview
2. Case study (using Hill Farm as an example)
3. Describe the outlook of the farm

Please highlight the following points:
- The price of milk
- The price of feed

Revenue of Hill Farm in the past years, as the annual reports of the farm give it, in millions of euros:
2021: 4.1 million
2022: 4.4 million
2023: 5.2 million
`;

it('reads the chapters of an order, what they shall say and how it is called', () => {
  const { title, requested, task, datasets } = read(ORDER);
  expect(title).toBe('Market report on the dairy industry');
  expect(requested.filter(({ kind }) => kind === 'section').map((one) => one.title)).toEqual([
    'Overview',
    'Case study',
    '',
  ]);
  expect(task?.points).toEqual(['The price of milk', 'The price of feed']);
  expect(datasets[0]?.rows).toEqual([
    [2021, 4.1],
    [2022, 4.4],
    [2023, 5.2],
  ]);
});

it('calls a chapter by what stands behind its number, and by a label that says more', () => {
  const { requested } = read(
    'Please write a report of 900 words on a mill with this structure:\n\n1. Part 1: What belongs in\n2. Part Two: What stays out\n3. Part two of the mill: Wheels\n\nData\nSacks: 2023: 8,120; 2024: 8,945\n',
  );
  expect(requested.filter(({ kind }) => kind === 'section').map(({ title }) => title)).toEqual([
    'What belongs in',
    'What stays out',
    'Part two of the mill',
  ]);
});

it('names a text by what is ordered, not by who asks', () => {
  const asked =
    "You're a senior manager at a company that sells hats. Please help draft a 500 words job posting.";
  expect(read(asked)).toMatchObject({ title: 'Job posting', subject: '' });
});

it('tells notes of a meeting by their numbered items, and takes figures in a row as a table', () => {
  const notes = read(
    'Write minutes from these notes:\nBoat club, Monday 3 March, hut, 18:30-20:00\npresent: Holm (chair), Rao; excused: Brodie\n' +
      '1 minutes of February approved, no changes\n2 pump: costs 890. Liu: too loud -> order it by 15 March (Rao)\n3 keys: two are lost and nobody knows where they went after the summer party\nnext meeting Mon 7 April',
  );
  expect(notes.task).toBeUndefined();
  expect(notes.topics.map(({ heading }) => heading)).toEqual([
    '',
    'minutes of February approved',
    'pump',
    'keys',
    'next meeting',
  ]);
  const report = read(
    'Write a report of about 900 words on a mill with this structure:\n\n1. Figures\n2. Costs\n\nData\nSacks: 2023: 8,120; 2024: 8,945\nCosts: flour 1,200 euros, power 300 euros\nOwner: Ada Quill\n\nRequirements:\n- plain words\n- no jokes',
  );
  expect(report.datasets.map(({ title, rows }) => [title, rows])).toEqual([
    [
      'Sacks',
      [
        [2023, 8120],
        [2024, 8945],
      ],
    ],
    [
      'Costs',
      [
        ['flour', 1200],
        ['power', 300],
      ],
    ],
  ]);
  expect(report.task?.points).toEqual(['plain words', 'no jokes']);
});

it('reads notes of a meeting whose items are bulleted, whatever they look like by themselves', () => {
  const brief = read(
    'Please turn my notes into minutes with a table of action items.\n\nKite club, board meeting 7 May, hangar, 19:00 - 20:25\npresent: Ida Falk (chair), Ms. Okoro\n- minutes of April ok, no changes\n- winch: rope is worn. Ida asks for a price by 20 May\n- next meeting 4 June',
  );
  expect([brief.subject, ...brief.topics.map(({ heading }) => heading)]).toEqual([
    'Kite club, board meeting',
    '',
    '',
    'winch',
    'next meeting',
  ]);
});

const namedIn = (prompt: string) =>
  read(prompt)
    .requested.filter(({ kind }) => kind === 'section')
    .map(({ title, text }) => title || text);

it('takes the parts that an order names in a row for chapters, in its words and order', () => {
  const contract = read(
    'Draft a contract between a weaver and a hotel. Include scope, two payments (40/60 %), delivery and storage, and law of Malta.',
  );
  expect(contract.requested.map(({ title }) => title)).toEqual([
    'scope',
    'two payments',
    'delivery and storage',
    'law of Malta',
  ]);
  expect(contract.topics.map(({ heading }) => heading)).toEqual(['two payments']);
  expect(namedIn('Write a report on a ferry: aims, what changed for islanders, and costs.')).toEqual([
    'aims',
    'what changed for islanders',
    'costs',
  ]);
  expect(namedIn('Risk assessment for a regatta. table with hazard, who is at risk, control.')).toEqual([
    'hazard\nwho is at risk\ncontrol',
  ]);
});

it.each([
  'Minutes of the garden club, 4 May. Present: Mrs Ash, Mr Oulad, Mrs Finch. 1) fence: two quotes.',
  'Eenpagina-cv, modern, zonder foto: Ada Kwil, meubelmaker, Deventer. Vaardigheden: zwaluwstaart, stoombuigen, restauratie.',
  'Özgeçmiş hazırlar mısın: Baran Yıldız, elektrik teknisyeni, 9 yıl deneyim, Gebze.',
])('what is told behind a colon names no chapters: %s', (prompt) => {
  expect(namedIn(prompt)).toEqual([]);
});

it('keeps what a short order tells in its own sentences, and none of its notes', () => {
  expect(
    told(
      'wedding speech for my brother. Her name is Mila, his is Otto. They met because he lost her bicycle three times. 5 minutes, funny',
    ),
  ).toEqual([['', 'Her name is Mila, his is Otto. They met because he lost her bicycle three times.']]);
});

it('reads notes of a meeting whose lines are neither numbered nor bulleted', () => {
  const { topics } = read(
    'Turn these notes into proper minutes.\n\nBoat club, Thurs 11 Feb, 19:00. Present: Gwen (chair), Olu. Apologies: Martin.\nRoof - three quotes, agreed Norris.\nFees: raised to 16.\nNext meeting Thurs 11 March',
  );
  expect(topics.map(({ heading }) => heading)).toEqual(['', 'Roof', 'Fees', 'Next meeting']);
});

describe('what is told beside an order', () => {
  const written = (prompt: string): string =>
    told(prompt)
      .flatMap((topic) => topic.slice(1))
      .join(' ');

  it('is nothing where nothing is ordered: figures stay apart under their name', () => {
    const topics = told('Oak & Iron, a mill in Ghent, since 1987. Sales: Q1 28, Q2 55, Q3 43, Q4 91');
    expect(topics.at(-1)).toEqual(['Sales', ['Q1 28', 'Q2 55', 'Q3 43', 'Q4 91']]);
  });

  it('keeps the words over what follows in a language that no pack knows', () => {
    const [[heading] = []] = told('דוח שנתי של ספריית חיפה: מבקרים בינואר 1200, בפברואר 1500, במרץ 2100.');
    expect(heading).toBe('דוח שנתי של ספריית חיפה');
  });

  it('is no sentence that holds what is not to be told', () => {
    const words = written(
      'Verfasse ein Arbeitszeugnis für Ada Osterloh, Buchhändlerin, bei uns vom 1.4.2018 bis 30.9.2025. Sie hat zwei Lehrlinge ausgebildet und las gern vor. Dass sie im Streit mit dem Chef gegangen ist, gehört da nicht rein.',
    );
    expect(words).toContain('Lehrlinge');
    expect(words).not.toContain('Streit');
  });
});
