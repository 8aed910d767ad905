import { describe, expect, test } from '@jest/globals';
import { type DocumentContent, documentContentSchema } from '@sitewright/site-spec';
import type { BuildMode } from '../brief/brief.ts';
import { readBrief } from '../brief/read-brief.ts';
import { createContext } from '../create-context.ts';
import { blockText } from './block-text.ts';
import { composeDocument } from './compose-document.ts';

function write(prompt: string, mode: BuildMode = 'economy'): DocumentContent {
  const brief = readBrief(prompt, 'document');
  return documentContentSchema.parse(
    JSON.parse(JSON.stringify(composeDocument(brief, createContext(brief, mode).context).content)),
  );
}

const headings = (content: DocumentContent) =>
  content.blocks.flatMap((block) => (block.type === 'heading' ? [block.text] : []));
const text = (content: DocumentContent) => content.blocks.map(blockText).join('\n');
const ofType = (content: DocumentContent, type: string) =>
  content.blocks.filter((block) => block.type === type);

const PROPOSAL =
  "Write a project proposal for replacing the harbour's tide clock. Sections: Summary, Scope, Timeline (table: Survey 4 weeks, Building 10 weeks), Budget (total 48,000 EUR), Risks.";

describe('headings and tables', () => {
  test('stand in the order dictated, with the details to the letter', () => {
    const content = write(PROPOSAL);
    expect(headings(content)).toEqual(['Summary', 'Scope', 'Timeline', 'Budget', 'Risks']);
    expect(ofType(content, 'table')[0]).toMatchObject({
      rows: [
        ['Survey', '4 weeks'],
        ['Building', '10 weeks'],
      ],
    });
    expect(text(content)).toContain('48,000 EUR');
    expect(content.documentType).toBe('proposal');
  });

  test('never skip a level', () => {
    for (const prompt of [
      PROPOSAL,
      'An article about tides',
      '# A\n## B\ntext of B that is long\n# C\nmore text',
    ]) {
      const levels = write(prompt).blocks.flatMap((block) => (block.type === 'heading' ? [block.level] : []));
      levels.forEach((level, index) => {
        expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1);
      });
    }
  });

  test('draw data given as CSV', () => {
    const content = write(
      'Report on visits:\nmonth,visits\nJan,4200\nFeb,3900\nMar,4600\nApr,5100\nAdd a chart.',
    );
    expect(ofType(content, 'table')).toHaveLength(1);
    expect(ofType(content, 'chart')).toHaveLength(1);
  });
});

test('keeps a supplied draft whole', () => {
  const draft =
    '1. Background\nDemand rose by 12.5% in 2023.\n2. Plan\nPhase One: Survey (1 month)\nPhase Two: Build (3 months)\nPhase Three: Test (2 months)\n3. Budget\nArm: 1 million\nCamera: 500,000\nTraining: 300,000\nPeople will be trained twice a year by the maker itself.';
  const shown = text(write(`Please expand this draft to an official report of 3,000 words.\n${draft}`));
  for (const fact of ['12.5%', '(1 month)', '500,000', 'twice a year', 'Phase Three'])
    expect(shown).toContain(fact);
});

test('sets the same series of two subjects side by side', () => {
  const series = (name: string, base: number) =>
    `${name}\n1. Revenue\n2020: ${base} million\n2021: ${base * 2} million\n2022: ${base * 3} million\n2. Margin\n2020: 10%\n2021: 12%\n2022: 15%\n`;
  const content = write(`Write an investment report.\n\n${series('Alder', 10)}\n${series('Birch', 5)}`);
  const tables = ofType(content, 'table').filter(
    (block) => block.type === 'table' && block.columns.length === 3,
  );
  expect(tables[0]).toMatchObject({
    rows: [
      ['2020', '10 million', '5 million'],
      ['2021', '20 million', '10 million'],
      ['2022', '30 million', '15 million'],
    ],
  });
});

describe('kinds of document', () => {
  test('an invoice adds up', () => {
    const content = write(
      'Invoice from Lumen to Aster GmbH, invoice no. 2026-014, 12 hours of design at 90 EUR, 3 icons at 150 EUR, due 30 June 2026',
    );
    expect(content.documentType).toBe('invoice');
    expect(ofType(content, 'table')[0]).toMatchObject({ totals: ['Total', '', '', '1,530.00 EUR'] });
    for (const fact of ['2026-014', 'Aster GmbH', '30 June 2026']) expect(text(content)).toContain(fact);
  });

  test('a letter has its parts, and open ones are marked', () => {
    const content = write(
      'A letter to residents of Mill Lane announcing water works on 3 June 2026, from Severn Utilities',
    );
    const roles = content.blocks.flatMap((block) => (block.type === 'paragraph' ? [block.role] : []));
    expect(roles).toEqual(expect.arrayContaining(['date', 'subject', 'salutation', 'closing']));
    expect(
      content.blocks.find((block) => block.type === 'paragraph' && block.role === 'date')?.placeholder,
    ).toBe(true);
    expect(ofType(content, 'signature')).toHaveLength(1);
  });

  test('minutes name who was there', () => {
    const content = write(
      'Write minutes of the committee on 12 March 2026. Present: Ola Nilsen (chair), Bea Marsh. Decisions: buy 3 bins for 240 GBP.',
    );
    expect(text(content)).toContain('Ola Nilsen (chair), Bea Marsh');
    expect(text(content)).toContain('Buy 3 bins for 240 GBP');
  });

  test.each([
    ['Write a memo about parking', 'memo'],
    ['Resume for Dana Whitlock', 'resume'],
    ['Write a remote work policy', 'policy'],
    ['Schreibe einen Bericht über Moore', 'report'],
    ['Write an essay on trains', 'essay'],
    ['A how-to guide for descaling', 'article'],
  ])('%s is a %s', (prompt, type) => {
    expect(write(prompt).documentType).toBe(type);
  });
});

test('says so where the facts do not carry the length asked for', () => {
  const brief = readBrief('Write a 1200-word article on root canals', 'document');
  const { context, ...gathered } = createContext(brief, 'economy');
  const codes: string[] = [];
  composeDocument(brief, { ...context, warn: (code) => codes.push(code) });
  expect(codes).toContain('shorter_than_asked');
  expect(gathered).toBeDefined();
});

test('modes differ in how much there is', () => {
  const lengths = (['lite', 'economy', 'power'] as const).map(
    (mode) => text(write('A report about tidal power', mode)).length,
  );
  expect(lengths).toEqual([...lengths].sort((a, b) => a - b));
  expect(new Set(lengths).size).toBe(3);
});

test.each([
  'hi!',
  '🦊🦊🦊',
  'a'.repeat(16_000),
  '<b>x</b> <script>',
  '|a|b|c|\n'.repeat(1_500),
  '1: 2\n'.repeat(3_000),
  '- x\n  - y\n'.repeat(1_500),
])('makes a valid document of odd prompt %#', (prompt) => {
  expect(write(prompt).blocks.length).toBeGreaterThan(0);
});
