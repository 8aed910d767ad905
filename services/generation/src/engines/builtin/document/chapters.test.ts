import { describe, expect, test } from '@jest/globals';
import type { DocumentBlock } from '@sitewright/site-spec';
import { readBrief } from '../brief/read-brief.ts';
import { createContext } from '../create-context.ts';
import { blockText } from './block-text.ts';
import { composeDocument } from './compose-document.ts';

function compose(prompt: string) {
  const brief = readBrief(prompt, 'document');
  const { context, warnings } = createContext(brief, 'economy');
  return { ...composeDocument(brief, context).content, warnings };
}

/** The text under each heading. */
function chapters(prompt: string): Record<string, string> {
  const found: Record<string, string> = {};
  let heading = '';
  for (const block of compose(prompt).blocks) {
    if (block.type === 'heading') heading = blockText(block);
    else found[heading] = `${found[heading] ?? ''}\n${blockText(block)}`;
  }
  return found;
}

/** Sentences and points, without headings and the words of the interface. */
function mainCopy(blocks: readonly DocumentBlock[]): string[] {
  return blocks
    .filter((block) => block.type === 'list' || (block.type === 'paragraph' && block.placeholder !== true))
    .flatMap((block) => blockText(block).split('\n'))
    .filter((text) => text.split(/\s+/).length >= 4);
}

describe('given facts stand in the chapter for such facts', () => {
  test.each([
    [
      'project brief for moving our office in Leeds, budget £40,000, 12 people, done by March 2027',
      { Budget: '£40,000', Team: '12 people', Timeline: 'Done by March 2027' },
    ],
    [
      'We are moving our office in Leeds to a bigger building. There are 12 of us, the budget is £40,000 and everything must be done by March 2027. Please write a project brief.',
      { Budget: '£40,000', Team: '12 of us', Timeline: 'by March 2027' },
    ],
    [
      'business plan for a dog grooming salon, €25,000 start-up costs, opening May 2027, 3 employees',
      { Financials: '€25,000', Team: '3 employees', Timeline: 'May 2027' },
    ],
    [
      'event plan for a charity run, 300 runners, 12 September 2026, budget $9,000',
      { Audience: '300 runners', Timeline: '12 September 2026', Budget: '$9,000' },
    ],
    [
      'Projektplan für den Umzug unserer Kita, Budget 15.000 Euro, fertig bis August 2027',
      { Budget: '15.000 Euro', Zeitplan: 'August 2027' },
    ],
    [
      'business plan pour une librairie à Lyon, budget 60 000 €, ouverture en septembre 2027',
      { Finances: '60 000 €', Calendrier: 'septembre 2027' },
    ],
    [
      'propuesta para renovar el patio de la escuela, 8.000 euros, terminado en julio de 2027',
      { Presupuesto: '8.000 euros', Calendario: 'julio de 2027' },
    ],
  ])('%s', (prompt, expected) => {
    const found = chapters(prompt);
    for (const [heading, fact] of Object.entries(expected)) expect(found[heading]).toContain(fact);
  });
});

test('the years that somebody has worked stand under the experience', () => {
  expect(chapters('resume for a graphic designer with 8 years experience').Experience).toContain(
    '8 years experience',
  );
});

test('an agenda lists its own items under one heading, and its day above them', () => {
  const found = chapters(
    'meeting agenda for the marketing team, Tuesday 14:00, budget review and summer campaign',
  );
  expect(found.Items).toContain('Budget review\nSummer campaign');
  expect(found['Meeting agenda for the marketing team']).toContain('Tuesday 14:00');
});

test('points that are not the asker’s have a box to tick, and a warning says so', () => {
  const { blocks, warnings } = compose('project brief for moving our office in Leeds');
  const lists = blocks.filter((block) => block.type === 'list');
  expect(lists.map((block) => block.style)).toEqual(lists.map(() => 'check'));
  expect(warnings.map((warning) => warning.code)).toContain('suggested_points');
});

test('a chapter without material holds the matter of its subject', () => {
  const found = chapters('project brief for moving our office in Leeds');
  expect(found.Scope).toMatch(/furniture|internet|post/i);
  expect(found.Timeline ?? found['Next steps']).toMatch(/lease/i);
  expect(chapters('how-to guide for changing a bicycle tyre').Steps).toMatch(/wheel[\s\S]*tube/i);
});

const BARE = [
  'essay on the ethics of zoos',
  'essay on honesty',
  'article about night trains',
  'article about wooden toys',
  'report on staff turnover',
  'report on noise at the airport',
  'project brief for a new staff canteen',
  'project brief for digitising our old files',
  'proposal for a night bus line',
  'proposal for a shared studio for potters',
  'business plan for a toy rental',
  'business plan for a guitar school',
  'guide to keeping chickens',
  'lesson plan about adverbs',
  'lesson plan about medieval castles',
  'umbrellas',
  'lichens',
];

test('documents of bare prompts share no sentence, name nobody whom the prompt does not, and leave nothing empty', () => {
  const seen = new Map<string, string>();
  const shared: string[] = [];
  for (const prompt of BARE) {
    const { blocks } = compose(prompt);
    for (const text of new Set(mainCopy(blocks))) {
      const before = seen.get(text);
      if (before !== undefined) shared.push(`${text} (${before}, ${prompt})`);
      seen.set(text, prompt);
      expect(text).not.toMatch(/the people it touches|those concerned|all those involved|\{\w\}|\[\w+\|/);
    }
    const empty = blocks.filter(
      (block, at) =>
        block.type === 'heading' && block.level > 1 && (blocks[at + 1]?.type ?? 'heading') === 'heading',
    );
    expect(empty.map(blockText)).toEqual([]);
  }
  expect(shared).toEqual([]);
});
