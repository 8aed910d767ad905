import { expect, test } from '@jest/globals';
import { aBrief } from '../../../test/briefs.ts';
import { aDocument } from '../../../test/drafts.ts';
import { docBlock } from '../draft/document.ts';
import type { DocumentDraft } from '../draft/draft.ts';
import { checkDraft } from './check-draft.ts';

type Line = DocumentDraft['lines'][number];
const line = (text: string, price: string, more: Partial<Line> = {}): Line => ({
  ...{ group: '', quantity: '1', unit: '', tax: '' },
  ...{ text, price, ...more },
});

/** What is wrong with what a paragraph under a bill says. */
const inBill =
  (lines: Line[], material: string) =>
  (text: string, ...beside: DocumentDraft['parts'][number]['blocks']): string[] => {
    const parts = [{ ref: 'p', heading: '', blocks: [...beside, docBlock('paragraph', { text })] }];
    const bill = { buildType: 'document' as const, draft: aDocument({ lines, parts }) };
    const segments = [{ role: 'material' as const, text: material }];
    const brief = aBrief({ buildType: 'document', orderLanguage: 'ar', segments });
    return checkDraft(bill, brief, 'model').map(({ code }) => code);
  };

test('an instalment of what a bill comes to is true to the cent', () => {
  const eight = { quantity: '8', tax: '20 %' };
  const codes = inBill(
    [line('Module', '940,00 €', eight), line('Test', '45,00 €', eight)],
    '8 modules à 940,00 €, tests à 45,00 €, TVA 20 %, 30 % à la signature',
  );
  expect(codes('À la signature : 2 836,80 €')).toEqual([]);
  expect(codes('À la signature : 2 837,80 €')).toEqual(['unverified']);
});

test('halves and thirds of what a bill comes to are true, in whatever words they were told', () => {
  const lines = [line('Session', '38 €', { quantity: '24' }), line('Way', '0,26 €', { quantity: '336' })];
  const codes = inBill(lines, '24 sesiones a 38 €, 336 km a 0,26 €, la mitad al empezar');
  expect(codes('La mitad al empezar: **499,68 €**')).toEqual([]);
  expect(codes('Un tercio: 333,12 €')).toEqual([]);
  expect(codes('La mitad al empezar: **498,68 €**')).toEqual(['unverified']);
});

test('what a group of lines comes to is true, thousands and all', () => {
  const paid = { group: 'Paid for you' };
  const codes = inBill(
    [
      line('Coffin', '£845', { group: 'Ours' }),
      line('Crematorium', '£1,015', paid),
      line('Minister', '£230', paid),
    ],
    'Coffin £845, crematorium £1,015, minister £230',
  );
  expect(codes('Paid for you: £1,245')).toEqual([]);
  expect(codes('Paid for you: £1,254')).toEqual(['unverified']);
});

test('what is left of a bill after a deposit is true', () => {
  const codes = inBill(
    [
      line('Tram', '95.00', { quantity: '2' }),
      line('Conductor', '35.00'),
      line('Cream tea', '7.50', { quantity: '26' }),
      line('Tickets', '0.40', { quantity: '26' }),
      line('Lamp', '18.00'),
    ],
    'a tram for 2 hours at 95 pounds, conductor 35, tea for 26 at 7.50, 26 tickets at 40p, lamp 18, paid 100',
  );
  expect(codes('Left to pay: £348.40')).toEqual([]);
  expect(codes('Left to pay: £384.40')).toEqual(['unverified']);
  // No price or number of the lines is what was paid.
  expect(codes('Left to pay: £422.40')).toEqual(['unverified']);
  expect(codes('Left to pay: £446.40')).toEqual(['unverified']);
});

test('a deposit is taken off what a bill comes to with its tax', () => {
  const lines = [line('Survey', '£700', { quantity: '2', tax: '20 %' })];
  const codes = inBill(lines, 'two surveys at £700, VAT 20 %, £413 paid already');
  expect(codes('Left to pay: £1,267')).toEqual([]);
  expect(codes('Left to pay: £1,276')).toEqual(['unverified']);
});

test('what a bill comes to with an extra that a table beside it adds up is true, and so is a share of that', () => {
  const codes = inBill(
    [line('Hayloft', '128', { quantity: '7' }), line('Dog', '6', { quantity: '7' })],
    'Hayloft 128 pounds a night for 7 nights, dog 6 a night, deposit 25%; as an extra Stable 82 a night for 3, cleaning 55',
  );
  const rows = [
    ['Nights', '3', '£82.00', '£246.00'],
    ['Cleaning', '1', '£55.00', '£55.00'],
  ];
  const extra = docBlock('table', { columns: ['Stable', 'Quantity', 'Price', 'Sum'], rows });
  expect(codes('With Stable £1,239.00, a deposit of £309.75 and £929.25 later', extra)).toEqual([]);
  expect(codes('With Stable £1,293.00', extra)).toEqual(['unverified']);
  expect(codes('A deposit of £390.75', extra)).toEqual(['unverified']);
});

test('a long bill with many groups and tables is checked within a moment', () => {
  const price = (at: number): string => `£${(17 + at * 13.37).toFixed(2)}`;
  const lines = Array.from({ length: 36 }, (_, at) =>
    line(`Beam ${at}`, price(at), { group: `Bay ${at % 12}`, tax: ['5 %', '7 %', '20 %'][at % 3] ?? '' }),
  );
  const codes = inBill(
    lines,
    Array.from({ length: 120 }, (_, at) => `beam ${at} at ${price(at)}`).join(', '),
  );
  const offer = (at: number) => docBlock('table', { columns: ['Extra', 'Sum'], rows: [['Rail', price(at)]] });
  const text = Array.from({ length: 40 }, (_, at) => `It comes to £${(1234.56 + at * 77.77).toFixed(2)}.`);
  const begun = performance.now();
  codes(text.join(' '), ...Array.from({ length: 12 }, (_, at) => offer(at)));
  expect(performance.now() - begun).toBeLessThan(3_000);
});

test.each(['٨،٤٠٠ ريال', 'ثمانية آلاف وأربعمية ريال', 'الراتب بـ8400', '共8400元'])(
  'a figure is given in words and digits of any script, and behind a letter that is a word: %s',
  (material) => {
    const codes = inBill([], material);
    expect(codes('8,400 SAR')).toEqual([]);
    expect(codes('8,700 SAR')).toEqual(['unverified']);
  },
);
