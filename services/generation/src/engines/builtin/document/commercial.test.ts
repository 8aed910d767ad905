import { describe, expect, test } from '@jest/globals';
import type { DocumentBlock } from '@sitewright/site-spec';
import { readBrief } from '../brief/read-brief.ts';
import { createContext } from '../create-context.ts';
import { blockText } from './block-text.ts';
import { composeDocument } from './compose-document.ts';
import { readParties } from './parties.ts';
import { numeral, positionsIn, taxRate } from './positions.ts';

function build(prompt: string) {
  const brief = readBrief(prompt, 'document');
  const { context, ...gathered } = createContext(brief, 'economy');
  return { ...composeDocument(brief, context), gathered };
}

const ofType = <T extends DocumentBlock['type']>(blocks: readonly DocumentBlock[], type: T) =>
  blocks.filter((block): block is Extract<DocumentBlock, { type: T }> => block.type === type);
const text = (blocks: readonly DocumentBlock[]) => blocks.map(blockText).join('\n');

describe('readParties', () => {
  test.each([
    [
      'Invoice from Kite Studio, 8 Mill Lane, Bristol to Harper & Sons Ltd. Logo 200 GBP.',
      'Kite Studio',
      '8 Mill Lane, Bristol',
      'Harper & Sons Ltd',
    ],
    [
      'Angebot von Malerbetrieb Sonnenschein, Lindenweg 4, 50667 Köln, an Familie Becker. Flur 220 €.',
      'Malerbetrieb Sonnenschein',
      'Lindenweg 4, 50667 Köln',
      'Familie Becker',
    ],
    [
      'Rédige une lettre de résiliation chez TéléNord. De la part de Claire Fontaine, 12 rue des Lilas, 69003 Lyon.',
      'Claire Fontaine',
      '12 rue des Lilas, 69003 Lyon',
      'TéléNord',
    ],
  ])('%s', (prompt, sender, address, recipient) => {
    const parties = readParties(prompt);
    expect([parties.sender?.name, parties.sender?.address, parties.recipient?.name]).toEqual([
      sender,
      address,
      recipient,
    ]);
  });
});

describe('positionsIn', () => {
  test('reads lines however the count and the price are put', () => {
    const read = positionsIn(
      'Logo design 1,200 GBP, business cards 3 x 150 GBP, 2 chairs at £95 and 12 hours of advice at £80. VAT 20%.',
    );
    expect(read.map((each) => [each.name, each.quantity, each.amount])).toEqual([
      ['Logo design', 1, 1200],
      ['business cards', 3, 450],
      ['chairs', 2, 190],
      ['advice', 12, 960],
    ]);
  });

  test('reads numbers with either sign for thousands', () => {
    expect(['1,200', '1.200', '1.200,50', '1,200.50', '95', '0.25'].map(numeral)).toEqual([
      1200, 1200, 1200.5, 1200.5, 95, 0.25,
    ]);
    expect(taxRate('MwSt 19 %')).toBe(19);
    expect(taxRate('TVA : 5,5 %')).toBe(5.5);
  });
});

test('a German offer keeps both sides, its lines, its dates and right sums', () => {
  const { content, title } = build(
    'Erstelle ein Angebot von Malerbetrieb Sonnenschein, Lindenweg 4, 50667 Köln, an Familie Becker, Hauptstraße 12, 50670 Köln. Wohnzimmer streichen 480 €, Flur streichen 220 €, 2 Türen lackieren je 95 €. MwSt 19 %. Datum 12. März 2026, gültig bis 30. April 2026.',
  );
  expect(title).toBe('Angebot: Malerbetrieb Sonnenschein – Familie Becker');
  const [table] = ofType(content.blocks, 'table');
  expect(table?.rows).toEqual([
    ['Wohnzimmer streichen', '1', '480 €', '480,00 €'],
    ['Flur streichen', '1', '220 €', '220,00 €'],
    ['Türen lackieren', '2', '95 €', '190,00 €'],
    ['Nettobetrag', '', '', '890,00 €'],
    ['MwSt. 19 %', '', '', '169,10 €'],
  ]);
  expect(table?.totals).toEqual(['Gesamt', '', '', '1.059,10 €']);
  for (const kept of ['Hauptstraße 12, 50670 Köln', '12. März 2026', '30. April 2026'])
    expect(text(content.blocks)).toContain(kept);
});

test('an offer letter is a letter, signed by whom the prompt names', () => {
  const { content } = build(
    'Write an offer letter from Brightline Energy to Marcus Webb for the position of Solar Technician, starting 1 June 2026, salary 52,000 USD per year. Sign as Priya Nair, Head of People.',
  );
  expect(content.documentType).toBe('letter');
  expect(ofType(content.blocks, 'signature')[0]?.items[0]).toMatchObject({
    name: 'Priya Nair',
    role: 'Head of People',
  });
  for (const kept of [
    'Brightline Energy',
    'Dear Marcus Webb,',
    'position of Solar Technician',
    '52,000 USD per year',
  ])
    expect(text(content.blocks)).toContain(kept);
});

test('a letter says what the order adds, and not the order', () => {
  const { content } = build(
    'Complaint letter to Swift Parcel Service about parcel 88213 delivered damaged; I want a refund of $64.90. From Tom Avery, tom@avery.example.',
  );
  const shown = text(content.blocks);
  expect(shown).toContain('I want a refund of $64.90');
  expect(shown).not.toContain('Complaint letter');
  expect(shown).toContain('Tom Avery');
});

test('a contract names its sides, keeps its terms and has a line for each to sign', () => {
  const { content } = build(
    'Contrato de alquiler entre Luis Pérez (propietario) y Marta Gil (inquilina) para el piso de la calle Mayor 5, Valencia. Renta 850 € al mes, fianza de dos meses.',
  );
  expect(ofType(content.blocks, 'signature')[0]?.items.map((item) => [item.name, item.role])).toEqual([
    ['Luis Pérez', 'propietario'],
    ['Marta Gil', 'inquilina'],
  ]);
  expect(text(content.blocks)).toContain('Renta 850 € al mes');
});

describe('what only a person can write', () => {
  test('a poem becomes a plan about its own themes, and a warning says so', () => {
    const { content, gathered } = build(
      'Write a love poem for my wife Marta about the sea and our 20 years together.',
    );
    const headings = ofType(content.blocks, 'heading').map((block) => block.text);
    expect(headings).toEqual(['The sea', 'Stanza 1: the sea', 'Stanza 2: our 20 years together', 'Stanza 3']);
    expect(JSON.stringify(gathered)).toContain('creative_plan');
  });

  test('a dialogue gives its speakers their turns', () => {
    const { content } = build('Write a dialogue between a baker and a customer who wants gluten-free bread.');
    const [table] = ofType(content.blocks, 'table');
    expect(table?.placeholder).toBe(true);
    expect(table?.rows.slice(0, 2).map((row) => row[0])).toEqual(['Customer', 'Baker']);
  });

  test('a success story of a firm is no tale', () => {
    const { gathered } = build('Write a customer success story about Acme and its new billing.');
    expect(JSON.stringify(gathered)).not.toContain('creative_plan');
  });
});

test('a long text that the facts do not carry is planned, part by part, up to the length asked for', () => {
  const { content } = build(
    'Write a 3000 word guide to starting a small vegetable garden, covering soil, seeds, watering, pests and harvest.',
  );
  const plan = ofType(content.blocks, 'table').at(-1);
  expect(plan?.placeholder).toBe(true);
  const words = plan?.rows.map((row) => Number(row[1])) ?? [];
  expect(Math.abs(words.reduce((sum, count) => sum + count, 0) - 3000)).toBeLessThan(200);
  expect(new Set(plan?.rows.map((row) => row[2])).size).toBe(plan?.rows.length);
});
