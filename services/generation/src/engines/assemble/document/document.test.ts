import { describe, expect, test } from '@jest/globals';
import {
  checkReferences,
  DOCUMENT_TYPES,
  type DocumentBlock,
  type DocumentSpec,
  parseSpec,
  plainText,
} from '@sitewright/site-spec';
import fc from 'fast-check';
import { aBrief } from '../../../../test/briefs.ts';
import { stamp } from '../../../../test/drafts.ts';
import { blankChart } from '../../draft/common.ts';
import { type DocumentDraftBlock, docBlock } from '../../draft/document.ts';
import { type DocumentDraft, draftSchemas } from '../../draft/draft.ts';
import { assemble } from '../assemble.ts';

type Line = DocumentDraft['lines'][number];
type Type = DocumentDraft['format']['documentType'];

const line = (text: string, quantity: string, price: string, more: Partial<Line> = {}): Line => ({
  ...{ group: '', unit: '', tax: '' },
  text,
  quantity,
  price,
  ...more,
});

const block = (
  kind: DocumentDraftBlock['kind'],
  more: Partial<DocumentDraftBlock> = {},
): DocumentDraftBlock => ({
  ...{
    kind,
    style: '',
    title: '',
    text: '',
    items: [],
    columns: [],
    rows: [],
    totals: [],
    by: '',
    picture: '',
    chart: '',
  },
  ...more,
});

interface Given {
  type?: Type;
  language?: string;
  /** What its prompt says. */
  order?: string;
  /** What is said in private. */
  remark?: string;
  title?: string;
  tagline?: string;
  organisation?: string;
  lines?: Line[];
  blocks?: DocumentDraftBlock[];
  format?: Partial<DocumentDraft['format']>;
  parts?: DocumentDraft['parts'];
  datasets?: DocumentDraft['datasets'];
  charts?: DocumentDraft['charts'];
  mood?: DocumentDraft['look']['mood'];
}

function documentOf({
  type = 'invoice',
  language = 'en',
  order = '',
  remark = '',
  title = 'A title',
  tagline = '',
  organisation = '',
  lines = [],
  blocks = [],
  format,
  parts,
  datasets = [],
  charts = [],
  mood = 'civic',
}: Given): DocumentSpec {
  const draft = draftSchemas.document.parse({
    ...{
      title,
      tagline,
      organisation,
      summary: '',
      look: { mood, letters: 'any', print: 'usual', colours: [] },
      datasets,
      charts,
    },
    format: {
      documentType: type,
      size: 'a4',
      extras: [],
      currency: '',
      from: [],
      to: [],
      date: '',
      details: [],
      ...format,
    },
    lines,
    parts: parts ?? (blocks.length === 0 ? [] : [{ ref: 'a', heading: '', blocks }]),
    requested: [],
  });
  const spec = parseSpec(
    assemble(
      { buildType: 'document', draft },
      aBrief({
        buildType: 'document',
        language,
        segments: [
          { role: 'order', text: order },
          { role: 'private', text: remark },
        ],
      }),
      { ...stamp, mode: 'power' },
    ),
  );
  expect(checkReferences(spec)).toEqual([]);
  if (spec.buildType !== 'document') throw new Error('no document');
  return spec;
}

type Of<T extends DocumentBlock['type']> = Extract<DocumentBlock, { type: T }>;
const isOf =
  <T extends DocumentBlock['type']>(type: T) =>
  (one: DocumentBlock): one is Of<T> =>
    one.type === type;

function tableOf(given: Given): Of<'table'> {
  const [found] = documentOf(given).content.blocks.filter(isOf('table'));
  if (found === undefined) throw new Error('no table');
  return found;
}

/** First and last cell of the rows below the lines, with ordinary spaces. */
const sumsOf = (given: Given): string[] => {
  const { rows, totals = [] } = tableOf(given);
  const below = [...rows.slice((given.lines ?? []).length), totals];
  return below.map((row) => `${row[0]}: ${row.at(-1)}`.replace(/\u00a0/gu, ' '));
};

describe('sums are exact', () => {
  test('net, tax by rate and gross of lines with several rates', () => {
    const lines = [
      line('Escritura', '1', '312,50 €', { tax: '23 %' }),
      line('Certidões', '3', '20,00 €', { tax: '23 %' }),
      line('Registo', '1', '225,00 €', { tax: '0 %' }),
    ];
    expect(sumsOf({ language: 'pt', lines })).toEqual([
      'Total sem IVA: 597,50 €',
      'IVA 23 % (372,50 €): 85,68 €',
      'IVA 0 % (225,00 €): 0,00 €',
      'Total: 683,18 €',
    ]);
  });

  test('amounts of one document group their thousands alike, or as the prices that were given', () => {
    const rows = (...prices: string[]): string[] =>
      tableOf({
        language: 'pl',
        lines: prices.map((price) => line('x', '1', price)),
        format: { currency: 'PLN' },
      }).rows.flatMap((row) => row.at(-1)?.replace(/\u00a0/gu, ' ') ?? []);
    expect(rows('1250', '12500')).toEqual(['1 250 PLN', '12 500 PLN']);
    expect(rows('1250 zł', '2500 zł')).toEqual(['1250 zł', '2500 zł']);
    expect(rows('PLN 1250', 'PLN 2500')).toEqual(['PLN 1250', 'PLN 2500']);
  });

  test('amounts stand as the words of the piece have their currency, and a remark on a tax is no part of its name', () => {
    const sums = (text: string): string[] =>
      sumsOf({
        language: 'zh',
        lines: [line('水箱', '2', '48,500')],
        blocks: [block('paragraph', { text })],
        format: { currency: 'CNY', details: [{ label: '增值税', text: '9%,按小计另计' }] },
      });
    expect(sums('签约时付30%,即31,719元。')).toEqual([
      '不含税金额: 97,000元',
      '增值税 9%: 8,730元',
      '合计: 105,730元',
    ]);
    expect(sums('签约时付30%。').at(-1)).toMatch(/^合计: CNY/u);
  });

  test('quantities in words, in the languages of the packs', () => {
    const cases: [language: string, quantity: string, price: string, total: string][] = [
      ['en', 'two', 'EUR 180 each', 'EUR 360'],
      ['en', 'two and a half', '$90', '$225'],
      ['de', 'fünfundzwanzig', '4 €', '100 €'],
      ['de', 'anderthalb', '80 €', '120 €'],
      ['fr', 'quatre-vingt-dix', '2 €', '180 €'],
      ['es', 'treinta y dos', '10 €', '320 €'],
      ['it', 'ventidue', '10 €', '220 €'],
      ['pt', 'vinte e uma', '10 €', '210 €'],
      ['nl', 'vijfentwintig', '€ 4', '€ 100'],
      ['pl', 'dwanaście', '10 zł', '120 zł'],
      ['ja', '三十二', '10円', '320円'],
      ['zh', '两', '¥10', '¥20'],
      ['ar', 'خمسة وعشرون', '10 درهم', '250 درهم'],
      ['hi', 'ढाई', '₹100', '₹250'],
      ['en', 'three dozen boxes', 'EUR 2', 'EUR 72'],
    ];
    for (const [language, quantity, price, total] of cases)
      expect([
        language,
        sumsOf({ language, lines: [line('x', quantity, price)] })
          .at(-1)
          ?.split(': ')[1],
      ]).toEqual([language, total]);
  });

  test.each(['two or three', 'two three', 'a day and a half at most', '__proto__', 'constructor'])(
    'a quantity that is no one number is asked for: %s',
    (quantity) => {
      const sums = sumsOf({ lines: [line('x', quantity, 'EUR 180')] });
      expect(sums).not.toEqual([]);
      expect(sums.join()).not.toMatch(/EUR \d/);
    },
  );

  test('prices without a sign have the decimals of coins where one has some, so that their points stand in line', () => {
    const lines = [line('Survey', '2', '420'), line('Travel', '540', '0.45'), line('Seal', '1', '£3')];
    const { rows } = tableOf({ lines, format: { currency: 'GBP' } });
    expect(rows.slice(0, 3).map((row) => row.at(-2))).toEqual(['£420.00', '£0.45', '£3']);
    const fine = [line('Steel', '2', '420'), line('Screw', '100', '0.0125')];
    const prices = tableOf({ lines: fine, format: { currency: 'GBP' } })
      .rows.slice(0, 2)
      .map((row) => row.at(-2));
    expect(prices.map((price) => price?.replace(/^\D+/u, ''))).toEqual(['420.00', '0.0125']);
    expect(tableOf({ lines: lines.slice(0, 1), format: { currency: 'GBP' } }).rows[0]?.at(-2)).toMatch(
      /420$/,
    );
  });

  test('a deposit of an invoice in Turkish or Swedish, named in its language', () => {
    const owed = (language: string, label: string, price: string, paid: string): string | undefined =>
      sumsOf({ language, lines: [line('x', '3', price)], format: { details: [{ label, text: paid }] } }).at(
        -1,
      );
    expect(owed('tr', 'Alınan kapora (2 Temmuz)', '18.010 TL', '15.000 TL')).toBe('Kalan tutar: 39.030 TL');
    expect(owed('sv', 'Handpenning', '400 kr', '200 kr')).toBe('Att betala: 1 000 kr');
  });

  test('a deposit with the day of its payment, in the sign that the words have for the currency', () => {
    const owed = (text: string, currency: string): string[] =>
      sumsOf({
        lines: [line('Design', '6', '420')],
        format: { currency, details: [{ label: 'Deposit', text }] },
      });
    expect(owed('£2,000 paid on 12 September', 'GBP').slice(-2)).toEqual([
      'Deposit paid on 12 September: −£2,000',
      'Amount due: £520',
    ]);
    expect(owed('£2,000.00 deposit already paid on 3 October, taken off the total', 'GBP').at(-2)).toBe(
      'Deposit already paid on 3 October: −£2,000',
    );
    expect(owed('paid on 12 September: GBP 2,000', 'GBP').slice(-2)).toEqual([
      'Deposit paid on 12 September: −GBP 2,000',
      'Amount due: GBP 520',
    ]);
    expect(owed('£2,000 of £2,500', 'GBP').at(-1)).toBe('Total: £2,520');
    expect(owed('50% now, £2,000', 'GBP').at(-1)).toBe('Amount due: £520');
    expect(owed('Dienstleistung', 'RON').at(-1)).toBe('Total: RON 2,520');
    expect(owed('A$100 on 3 May', 'AUD').at(-1)).toMatch(/^Amount due: .*2,420$/);
  });

  test('a discount, a tax and a deposit that details name', () => {
    const details = [
      { label: 'Discount', text: '10 %' },
      { label: 'VAT', text: '19 %' },
      { label: 'Deposit paid', text: 'EUR 100' },
      { label: 'Payment', text: 'within 14 days' },
    ];
    const given = { lines: [line('Chairs', '2', 'EUR 180.50')], format: { details } };
    expect(sumsOf(given)).toEqual([
      'Subtotal: EUR 361.00',
      'Discount 10 %: −EUR 36.10',
      'Net: EUR 324.90',
      'VAT 19 %: EUR 61.73',
      'Total: EUR 386.63',
      'Deposit paid: −EUR 100.00',
      'Amount due: EUR 286.63',
    ]);
    const [head] = documentOf(given).content.blocks.filter(isOf('definitions'));
    expect(head?.items.map(({ term }) => term)).toEqual(['Payment']);
  });

  test('the name of a discount is said once', () => {
    const sums = (label: string, text: string) =>
      sumsOf({ lines: [line('Chairs', '2', '€180.00')], format: { details: [{ label, text }] } });
    expect(sums('Discount', '5% discount on plants')).toContain('5% discount on plants: −€18.00');
    expect(sums('Trade discount', '5% discount')).toContain('Trade discount 5% discount: −€18.00');
  });

  test('a tax is no sentence that tells of it', () => {
    const details = [{ label: 'VAT', text: 'it is 20% of the subtotal; prices are without it' }];
    const lines = [line('Hidcote', '480', '£1.35')];
    expect(sumsOf({ lines, format: { details } })).toContain('VAT 20%: £129.60');
    const named = (label: string, text: string) => sumsOf({ lines, format: { details: [{ label, text }] } });
    expect(named('VAT 20%', 'on the subtotal; without it above')).toContain('VAT 20%: £129.60');
    expect(named('VAT', '20 % VAT on everything')).toContain('VAT 20 %: £129.60');
    expect(named('Tax', '20% GST')).toContain('GST 20%: £129.60');
    expect(named('Goods and Services Tax 10%', '')).toContain('Goods and Services Tax 10%: £64.80');
  });

  test('a discount on the lines of one group, and a tax by the name that the details have for it', () => {
    const details = [
      { label: 'Trade discount', text: '5% on plants' },
      { label: 'VAT', text: '20%' },
    ];
    const lines = [
      line('Hidcote', '480', '£1.35', { group: 'Plants', tax: '20%' }),
      line('Rozanne', '96', '£5.25', { group: 'Plants', tax: '20%' }),
      line('Tail-lift', '1', '£65.00', { group: 'Delivery', tax: '20%' }),
    ];
    expect(sumsOf({ lines, format: { details } }).slice(-5)).toEqual([
      'Subtotal: £1,217.00',
      'Trade discount 5% on plants: −£57.60',
      'Net: £1,159.40',
      'VAT 20%: £231.88',
      'Total: £1,391.28',
    ]);
  });

  test('prices that hold their tax', () => {
    expect(
      sumsOf({ language: 'de', lines: [line('Stühle', 'zwei', '119,00 €', { tax: 'inkl. 19 %' })] }),
    ).toEqual(['Nettobetrag: 200,00 €', 'MwSt. 19 %: 38,00 €', 'Gesamt: 238,00 €']);
  });

  test('net, tax and total are called as their order calls them', () => {
    const given: Given = {
      language: 'de',
      order: 'Menge, Einzelpreis, Summe, darunter Netto, 19 % USt., Brutto',
      lines: [line('Stühle', '2', '100,00 €', { tax: '19 %' })],
    };
    expect(tableOf(given).columns.at(-1)?.label).toBe('Summe');
    expect(sumsOf(given)).toEqual(['Netto: 200,00 €', 'USt. 19 %: 38,00 €', 'Brutto: 238,00 €']);
    const inPrivate = { ...given, order: 'Eine Rechnung', remark: 'intern: Brutto passt, USt. prüfen' };
    expect(sumsOf(inPrivate).at(-1)).toBe('Gesamt: 238,00 €');
  });

  test('a price that is not known makes no total', () => {
    const lines = [
      line('Chairs', '2', 'EUR 180'),
      line('Delivery', '1', '[[What does delivery cost?]]'),
      line('Setup', '1', 'on request'),
    ];
    expect(sumsOf({ lines })).toEqual([
      'Subtotal without Delivery, Setup: EUR 360',
      'Total: Price missing: Delivery, Setup',
    ]);
    expect(tableOf({ lines })).toMatchObject({ placeholder: true, open: [{ row: 1, column: 2 }] });
    const format = { details: [{ label: 'VAT', text: '20%' }] };
    // A tax that nothing is reckoned with stays to be read.
    expect(JSON.stringify(documentOf({ lines, format }))).toContain('20%');
  });

  test.each(['from EUR 80', 'EUR 80–120', 'EUR 80 per 100 g', '?', 'ab 80 €'])(
    '"%s" is no price to reckon with',
    (price) => {
      expect(
        sumsOf({ language: price.startsWith('ab') ? 'de' : 'en', lines: [line('x', '1', price)] }),
      ).toHaveLength(1);
      expect(sumsOf({ lines: [line('x', '1', price)] })[0]).toMatch(/[Mm]issing|80/u);
    },
  );

  test('the yen has no coins, and currencies are not added up', () => {
    const tax = { tax: '10%' };
    expect(
      sumsOf({ language: 'ja', lines: [line('椅子', '3', '333円', tax)] })
        .at(-1)
        ?.replace(/\s/gu, ' '),
    ).toBe('合計: 1,099円');
    const sums = sumsOf({ lines: [line('a', '1', 'EUR 5'), line('b', '1', 'USD 7')] });
    expect(sums.filter((sum) => sum.startsWith('Total'))).toEqual([]);
  });

  test('groups have their sums', () => {
    const lines = [
      line('a', '1', '5 €', { group: 'One' }),
      line('b', '1', '7 €', { group: 'One' }),
      line('c', '1', '9 €', { group: 'Two' }),
    ];
    expect(tableOf({ lines }).rows.map((row) => row.join('|').replace(/\u00a0/gu, ' '))).toEqual([
      'One|||',
      'a|1|5 €|5 €',
      'b|1|7 €|7 €',
      'Subtotal: One|||12 €',
      'Two|||',
      'c|1|9 €|9 €',
    ]);
  });

  test('each of several places has the lines of its group, the last what all come to', () => {
    const lines = [
      ...[line('Coffin', '1', '£845', { group: 'Ours' }), line('Hearse', '1', '£390', { group: 'Ours' })],
      ...[
        line('Minister', '1', '£230', { group: 'Theirs' }),
        line('Crematorium', '1', '£1,015', { group: 'Theirs' }),
      ],
    ];
    const chapter = (ref: string) => ({ ref, heading: ref, blocks: [docBlock('lines', {})] });
    const firstsOf = (...headings: string[]) =>
      documentOf({ lines, parts: headings.map(chapter) })
        .content.blocks.filter(isOf('table'))
        .map(({ rows, totals = [] }) => [...rows, totals].map(([first]) => first));
    const [ours, theirs] = [
      ['Coffin', 'Hearse', 'Subtotal: Ours'],
      ['Minister', 'Crematorium', 'Subtotal: Theirs'],
    ];
    expect(firstsOf('Ours', 'Theirs')).toEqual([ours, [...theirs, 'Total']]);
    expect(firstsOf('Theirs', 'Ours')).toEqual([theirs, [...ours, 'Total']]);
    // Under other names all of it stands in one place.
    expect(firstsOf('One', 'Two')).toEqual([['Ours', ...ours, 'Theirs', ...theirs, 'Total']]);
  });

  test('any quantities, prices and rates add up to the cent', () => {
    const money = fc.integer({ min: 0, max: 9_999_999 });
    const rates = fc.constantFrom(0, 7, 19, 23);
    const rows = fc.array(
      fc.record({ quantity: fc.integer({ min: 1, max: 500 }), cents: money, rate: rates }),
      { minLength: 1, maxLength: 12 },
    );
    fc.assert(
      fc.property(rows, (given) => {
        const lines = given.map(({ quantity, cents, rate }) =>
          line('x', String(quantity), `€${(cents / 100).toFixed(2)}`, { tax: `${rate}%` }),
        );
        const byRate = new Map<number, bigint>();
        for (const { quantity, cents, rate } of given)
          byRate.set(rate, (byRate.get(rate) ?? 0n) + BigInt(quantity * cents));
        const gross = [...byRate].reduce(
          (sum, [rate, net]) => sum + net + (net * BigInt(rate) * 2n + 100n) / 200n,
          0n,
        );
        const shown = tableOf({ lines }).totals?.at(-1) ?? '';
        expect(shown.replace(/[^\d]/gu, '')).toBe(gross.toString().padStart(3, '0'));
      }),
      { numRuns: 60 },
    );
  });
});

describe('what a draft says stands in the document', () => {
  test('prints the name of a drawing under one that has words in it, not what an ornament is', () => {
    const plain = 'A sprig over a wave\nbox 160 36\nprimary 3 M4 20H150';
    const parts = [plain, `${plain}\ntext ink 8 55 30 middle 280 mm`].map((picture, at) => ({
      ref: `p${at}`,
      heading: `Part ${at}`,
      blocks: [block('figure', { picture })],
    }));
    const { content } = documentOf({ type: 'report', parts });
    const figures = content.blocks.filter((one) => one.type === 'figure');
    expect(figures.map(({ caption }) => caption)).toEqual([undefined, 'A sprig over a wave']);
  });

  test('a chart of what several sections are about stands before the first of them', () => {
    const names = ['Plums', 'Pears', 'Figs'];
    const dataset = {
      ref: 'crops',
      quote: '',
      columns: [
        { name: 'crop', type: 'nominal' as const, unit: '' },
        { name: 'tonnes', type: 'quantitative' as const, unit: 't' },
      ],
      rows: names.map((name, at) => [name, String(at + 2)]),
    };
    const chart = { ...blankChart('crops'), ref: 'all', kind: 'bar' as const, x: 'crop', y: ['tonnes'] };
    const parts = names.map((name, at) => ({
      ref: name,
      heading: name,
      blocks: [
        block('paragraph', { text: `${name} grew.` }),
        ...(at === 0 ? [block('chart', { chart: 'all' })] : []),
      ],
    }));
    const typesOf = (given: typeof parts): string[] =>
      documentOf({ type: 'report', parts: given, datasets: [dataset], charts: [chart] })
        .content.blocks.slice(1, 4)
        .map(({ type }) => type);
    expect(typesOf(parts)).toEqual(['chart', 'heading', 'paragraph']);
    expect(typesOf(parts.slice(0, 2))).toEqual(['heading', 'paragraph', 'chart']);
  });

  test('what is read as prose has serifs where letters are free', () => {
    const bodyOf = (type: Type): string | undefined =>
      documentOf({ type, mood: 'crisp' }).theme.tokens.font.body.$value.at(-1);
    expect([bodyOf('essay'), bodyOf('report')]).toEqual(['serif', 'sans-serif']);
  });

  test('a warning of one sentence is one, whichever of its fields it was written in', () => {
    const said = 'Never open the lid';
    const blocks = [block('callout', { style: 'danger', title: said }), block('callout', { text: said })];
    const { content } = documentOf({ type: 'manual', blocks });
    const callouts = content.blocks.filter(isOf('callout'));
    expect(callouts.map(({ title, text }) => [title, plainText(text)])).toEqual([
      [undefined, said],
      [undefined, said],
    ]);
  });

  test('in every kind of block, whatever fields a writer fills', () => {
    const kinds = draftSchemas.document.shape.parts.element.shape.blocks.element.shape.kind.options;
    const parts = kinds.map((kind) => ({
      ref: kind,
      heading: `${kind} heading`,
      blocks: [
        block(kind, {
          title: `${kind} title`,
          text: `${kind} text`,
          items: [{ label: `${kind} label`, text: `${kind} item`, points: [`${kind} point`] }],
          columns: [`${kind} column`],
          rows: [[`${kind} cell`, `${kind} surplus`]],
          by: `${kind} author`,
          picture: `${kind} picture`,
        }),
      ],
    }));
    const spec = documentOf({ type: 'report', parts, lines: [line('A line', '1', '5 €')] });
    const said = JSON.stringify([spec.content, spec.assets]);
    const words = [
      'heading',
      'title',
      'text',
      'label',
      'item',
      'point',
      'column',
      'cell',
      'surplus',
      'author',
      'picture',
    ];
    // The name of a footnote is what the text calls it by, and shows as its number.
    const isShown = (kind: string, word: string): boolean => kind !== 'footnote' || word !== 'title';
    const lost = kinds.flatMap((kind) =>
      words
        .filter((word) => isShown(kind, word) && !said.includes(`${kind} ${word}`))
        .map((word) => `${kind} ${word}`),
    );
    expect(lost).toEqual(['footnote label']);
    expect(new Set(spec.content.blocks.map(({ type }) => type)).size).toBeGreaterThanOrEqual(13);
  });

  test('a label that ends with a mark of its own gets no second one', () => {
    const items = ['3 workbenches,', '4 evenings'].map((label) => ({
      label,
      text: 'for ten people',
      points: [],
    }));
    const [list] = documentOf({ type: 'report', blocks: [block('list', { items })] }).content.blocks.filter(
      isOf('list'),
    );
    expect(list?.items.map(({ text }) => plainText(text))).toEqual([
      '3 workbenches, for ten people',
      '4 evenings: for ten people',
    ]);
  });

  test('footnotes are numbered as the text comes to them', () => {
    const blocks = [
      block('footnote', { title: 'b', text: 'Second' }),
      block('paragraph', { text: 'One[^a] and two[^b].' }),
      block('footnote', { title: 'a', text: 'First' }),
    ];
    const all = documentOf({ type: 'essay', blocks }).content.blocks;
    expect(all.filter(isOf('footnote')).map(({ marker, text }) => `${marker} ${plainText(text)}`)).toEqual([
      '1 First',
      '2 Second',
    ]);
    const [paragraph] = all.filter(isOf('paragraph'));
    expect(plainText(paragraph?.text ?? '')).toBe('One[1] and two[2].');
  });

  test('a reference to a note that holds nothing to see is none', () => {
    const blocks = [
      block('footnote', { title: 'a', text: '\u202e\u200b' }),
      block('paragraph', { text: 'One[^a] and two.' }),
    ];
    const spec = documentOf({ type: 'essay', blocks });
    expect(checkReferences(spec)).toEqual([]);
    expect(spec.content.blocks.filter(isOf('paragraph')).map(({ text }) => plainText(text))).toEqual([
      'One and two.',
    ]);
  });

  test('a letter has its pieces in the order of its language', () => {
    const format = { from: ['Sender'], to: ['Reader'], date: '3 May' };
    const orderIn = (language: string) =>
      documentOf({
        type: 'letter',
        language,
        title: 'Subject',
        format,
        blocks: [
          block('paragraph', { style: 'subject', text: 'Subject' }),
          block('paragraph', { text: 'Body' }),
        ],
      }).content.blocks.map((one) => ('text' in one ? plainText(one.text) : ''));
    expect(orderIn('en')).toEqual(['Sender', '3 May', 'Reader', 'Subject', 'Body']);
    expect(orderIn('de')).toEqual(['Sender', 'Reader', '3 May', 'Subject', 'Body']);
    expect(orderIn('zh')).toEqual(['Subject', 'Reader', 'Body', 'Sender', '3 May']);
  });

  test('a letter is headed by what stands below its title, and a policy says whose it is', () => {
    const blocks = [block('paragraph', { text: 'Body' })];
    const format = { from: ['Sender'], to: ['Reader'] };
    const letter = documentOf({ type: 'letter', tagline: 'How she is', format, blocks }).content.blocks;
    expect(letter.filter(isOf('heading')).map(({ text }) => text)).toEqual(['How she is']);
    const namesIn = (organisation: string) =>
      documentOf({ type: 'policy', title: 'Fees of Pettigrew', organisation, blocks })
        .content.blocks.filter(isOf('paragraph'))
        .filter(({ role }) => role === 'byline')
        .map(({ text }) => plainText(text));
    expect([namesIn('Pettigrew Tuning'), namesIn('Pettigrew')]).toEqual([['Pettigrew Tuning'], []]);
    // What stands far below says nothing to those who read the head.
    blocks.push(block('paragraph', { text: 'Signed for Pettigrew Tuning' }));
    expect(namesIn('Pettigrew Tuning')).toEqual(['Pettigrew Tuning']);
    // Nor do names that sign say whose it is.
    blocks.push(block('paragraph', { style: 'byline', text: 'Ines Pettigrew' }));
    expect(namesIn('Pettigrew Tuning')).toEqual(['Pettigrew Tuning', 'Ines Pettigrew']);
  });

  test('a long report has a cover and contents, unless they are not wanted', () => {
    const parts = ['One', 'Two', 'Three', 'Four'].map((heading) => ({
      ref: heading,
      heading,
      blocks: [block('paragraph', { text: 'A sentence that says something about the river. '.repeat(60) })],
    }));
    const { cover, tableOfContents, blocks } = documentOf({ type: 'report', parts }).content;
    expect([cover?.title, tableOfContents.show]).toEqual(['A title', true]);
    const organisation = 'Willow House';
    const by = (from: string[]) => documentOf({ type: 'report', parts, organisation, format: { from } });
    // A name that the authors' lines say already stands once.
    expect(by(['Ada Wren', 'Willow House, Ghent']).content.cover?.organisation).toBeUndefined();
    expect(by(['Ada Wren']).content.cover?.organisation).toBe(organisation);
    expect(blocks.filter(isOf('heading')).map(({ level }) => level)).toEqual([1, 1, 1, 1]);
    const bare = documentOf({ type: 'report', parts, format: { extras: ['noCover', 'noContents'] } }).content;
    expect([bare.cover, bare.tableOfContents.show]).toEqual([undefined, false]);
    expect(documentOf({ type: 'letter', parts }).content.cover).toBeUndefined();
  });

  test.each(DOCUMENT_TYPES)('the date of a document stands in it: %s', (type) => {
    const given = { type, organisation: 'Willow House', format: { date: '19 January 2026' } };
    expect(JSON.stringify(documentOf(given).content)).toMatch(/19\s?January\s2026/u);
  });

  test('titles of code are captions, and no figures that are numbered', () => {
    const blocks = ['Start', 'Stop'].map((title) => block('code', { title, text: 'service motor' }));
    const made = documentOf({ type: 'manual', title: 'Motor', blocks }).content.blocks;
    expect(made.filter(isOf('code')).map(({ caption }) => caption)).toEqual(['Start', 'Stop']);
  });

  test('rules are numbered, and so are several tables with captions', () => {
    const table = block('table', { title: 'Fees', columns: ['Who', 'Fee'], rows: [['Members', '5']] });
    const parts = ['One', 'Two', 'Three'].map((heading) => ({
      ref: heading,
      heading,
      blocks: [block('heading', { text: 'Detail' }), table],
    }));
    const { blocks } = documentOf({ type: 'policy', parts }).content;
    expect(blocks.filter(isOf('heading')).map(({ numbering }) => numbering)).toEqual([
      undefined,
      '1',
      '1.1',
      '2',
      '2.1',
      '3',
      '3.1',
    ]);
    const plain = documentOf({ type: 'policy', parts, format: { extras: ['noNumbers'] } }).content.blocks;
    expect(plain.filter(isOf('heading')).map(({ text, numbering }) => [text, numbering])).toContainEqual([
      'Two',
      undefined,
    ]);
    expect(blocks.filter(isOf('table')).map(({ caption }) => caption)).toEqual([
      'Table 1 · Fees',
      'Table 2 · Fees',
      'Table 3 · Fees',
    ]);
    expect(blocks.filter(isOf('table'))[0]?.columns.map(({ align }) => align)).toEqual(['start', 'end']);
  });

  test('rules that are numbered in their own script are not numbered again', () => {
    const parts = ['一、总则', '二、位置', '三、附则'].map((heading) => ({
      ref: heading,
      heading,
      blocks: [],
    }));
    const { blocks } = documentOf({ type: 'policy', parts }).content;
    expect(blocks.filter(isOf('heading')).map(({ numbering, text }) => [numbering, text])).toEqual([
      [undefined, expect.any(String)],
      [undefined, '一、总则'],
      [undefined, '二、位置'],
      [undefined, '三、附则'],
    ]);
  });

  test('subheadings of one chapter have one level', () => {
    const blocks = ['First post', 'Second post'].map((text) => block('subheading', { text }));
    const { content } = documentOf({ type: 'resume', parts: [{ ref: 'a', heading: 'Work', blocks }] });
    expect(content.blocks.filter(isOf('heading')).map(({ level }) => level)).toEqual([1, 2, 3, 3]);
  });

  test.each([
    [
      ['2015年至今', '736'],
      ['2009年至2015年', '12'],
    ],
    [
      ['12.02.', '1.250,00'],
      ['09.04.', '3'],
    ],
  ])('columns of dates begin where text begins, in every script', (...rows) => {
    const table = block('table', { columns: ['When', 'Count'], rows });
    const parts = [{ ref: 'a', heading: '工作经历', blocks: [table] }];
    const { blocks } = documentOf({ type: 'report', parts }).content;
    expect(blocks.filter(isOf('table'))[0]?.columns.map(({ align }) => align)).toEqual(['start', 'end']);
  });

  test('the pages and columns that were asked for are told to the page and to long lists', () => {
    const items = Array.from({ length: 8 }, (_, at) => ({ label: '', text: `Step ${at}`, points: [] }));
    const parts = [{ ref: 'a', heading: 'Steps', blocks: [block('list', { style: 'numbered', items })] }];
    const asked = documentOf({
      type: 'manual',
      parts,
      format: { extras: ['twoPages', 'twoColumns'] },
    }).content;
    expect(asked.page.most).toBe(2);
    expect(asked.blocks.filter(isOf('list')).map(({ columns }) => columns)).toEqual([2]);
    const free = documentOf({ type: 'manual', parts }).content;
    expect([free.page.most, free.blocks.find(isOf('list'))?.columns]).toEqual([undefined, undefined]);
  });

  test('has a line to cut along where a slip follows, and a rule elsewhere', () => {
    const dividers = (['cut', ''] as const).map((style) => block('divider', { style }));
    const { blocks } = documentOf({ parts: [{ ref: 'a', heading: 'Slip', blocks: dividers }] }).content;
    expect(blocks.filter(isOf('divider')).map(({ isCut }) => isCut)).toEqual([true, undefined]);
    expect(blocks.map(({ type }) => type)).toEqual(['heading', 'divider', 'heading', 'divider']);
  });

  test('a date to be filled in stands beside a line to sign on, unless that is there or whoever signs is named', () => {
    const namesOf = (...labels: string[]): string[] => {
      const items = labels.map((label) => ({ label, text: '', points: [] }));
      const parts = [{ ref: 'a', heading: 'Read', blocks: [block('signature', { items })] }];
      const { blocks } = documentOf({ type: 'policy', parts }).content;
      return blocks.filter(isOf('signature')).flatMap((one) => one.items.map(({ name }) => name));
    };
    expect(namesOf('Name in capitals', 'Place, date')).toEqual([
      'Name in capitals',
      'Place, date',
      'Signature',
    ]);
    expect(namesOf('Date', 'Signed')).toEqual(['Date', 'Signed']);
    expect(namesOf('Ruth Ansell')).toEqual(['Ruth Ansell']);
  });
});

describe('looks that were asked for', () => {
  const lookOf = (...looks: string[]) =>
    documentOf({ type: 'essay', blocks: [block('paragraph', { text: 'Words.' })], format: { looks } });

  test('are those of things, of the page and of its theme', () => {
    const { content, theme } = lookOf(
      'margins: right 60 mm',
      'columns: 2',
      'text: 12 pt, serif',
      'headings: sans, dark red',
      'small: black',
    );
    expect(content.page).toMatchObject({ columns: 2, keepsMargins: true });
    expect(content.page.marginMm).toMatchObject({ left: 30, right: 60 });
    expect(content.look?.map(({ of }) => of)).toEqual(['text', 'headings']);
    expect(content.look?.[1]?.color).toMatch(/^#[0-9a-f]{6}$/u);
    const { font, color } = theme.tokens;
    expect([font.heading.$value.at(-1), font.body.$value.at(-1)]).toEqual(['sans-serif', 'serif']);
    // Where colours are told of single things alone, all else is sober.
    expect([color.muted.$value, color.primary.$value]).toEqual(['#000000', '#000000']);
  });

  test('that are none, or could not be read, are told', () => {
    const { content, warnings } = lookOf('clouds: blue', 'headings: #fefefe, bold');
    expect(content.look).toEqual([{ of: 'headings', weight: 'bold' }]);
    expect(warnings.filter(({ code }) => code === 'unknown_look').length).toBe(2);
  });

  test('set the sender over minutes as on paper of its own', () => {
    const { content } = documentOf({
      type: 'minutes',
      organisation: 'Strand Mediation',
      format: { from: ['Strand Mediation', '3 Weavers’ Court'], looks: ['head: letterhead'] },
    });
    expect(content.blocks.slice(0, 2)).toMatchObject([
      { type: 'paragraph', role: 'address', text: 'Strand Mediation\n3 Weavers’ Court' },
      { type: 'heading', level: 1 },
    ]);
  });

  test.each([[[]], [['']]])(
    'keep rows of one column as lines to write on (columns %j)',
    (columns: string[]) => {
      const lines = documentOf({ type: 'memo', blocks: [block('table', { columns, rows: [[''], ['']] })] });
      expect(lines.content.blocks.at(-1)).toMatchObject({ type: 'table', rows: [[''], ['']] });
    },
  );

  test('keep empty rows to be written in by hand, as high as a cell says', () => {
    const table = block('table', {
      columns: ['Name', 'Signed'],
      rows: [
        ['', ''],
        ['', '[1.4 cm]'],
      ],
    });
    const { content } = documentOf({ type: 'memo', blocks: [table] });
    expect(content.blocks.at(-1)).toMatchObject({
      rows: [
        ['', ''],
        ['', ''],
      ],
      rowMm: 14,
    });
  });
});
