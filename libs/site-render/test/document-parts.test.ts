import { expect, test } from '@jest/globals';
import type { Asset, Dataset, DocumentBlock, DocumentSpec } from '@sitewright/site-spec';
import { strFromU8, unzipSync } from 'fflate';
import { columnWidths } from '../src/column-widths.ts';
import { asRead } from '../src/document-as-read.ts';
import { pageColumns } from '../src/document-layout.ts';
import { documentDocx } from '../src/exports/document/docx.ts';
import { laidOut, openManuscript } from '../src/exports/document/laid-out.ts';
import { openFontBook } from '../src/exports/text/font-book.ts';
import { layLines } from '../src/exports/text/lines.ts';
import { renderPage } from '../src/page.ts';
import { documentOf, fixture, heading, laidAsUsual, textOf } from './fixtures.ts';

type Chart = Extract<DocumentBlock, { type: 'chart' }>;

const paragraph = (id: string, text: string, more = {}): DocumentBlock => ({
  ...{ id, type: 'paragraph', role: 'body', text },
  ...more,
});

const figures = (rows: Dataset['rows'], kind: 'text' | 'bar' = 'text'): Chart => {
  const fields: Dataset['fields'] = [
    { name: 'What', type: 'nominal' },
    { name: 'Value', type: 'quantitative' },
  ];
  return {
    ...{ id: 'key', type: 'chart' },
    chart: {
      ...{ id: 'key_chart', title: 'A good quarter', alt: 'Key figures', dataset: 'key_data' },
      takeaway: 'A good quarter',
      spec: {
        mark: { type: kind },
        encoding: { x: { field: 'What', type: 'nominal' }, y: { field: 'Value', type: 'quantitative' } },
      },
    },
    dataset: {
      ...{ id: 'key_data', title: 'Quarter', fields, rows },
      source: { kind: 'derived', method: 'as given' },
    },
  };
};

test('a chart of figures alone is a row of key figures, each with its unit where the language has it', async () => {
  const rows = [
    ['Parcels', 12330],
    ['On time (%)', 94.7],
    ['Cost each (€)', 38.89],
  ];
  const spec = await documentOf('report', [heading(1, 'Quarter'), figures(rows)]);
  const textsIn = (language: string): unknown => {
    const found = asRead({ ...spec, language }).content.blocks.find(({ type }) => type === 'definitions');
    return found?.type === 'definitions' ? found.items.map(({ term, text }) => [term, text]) : undefined;
  };
  expect(textsIn('es')).toEqual([
    ['Parcels', '12.330'],
    ['On time', '94,7\u00a0%'],
    ['Cost each', '38,89\u00a0€'],
  ]);
  expect(textsIn('en')).toEqual([
    ['Parcels', '12,330'],
    ['On time', '94.7%'],
    ['Cost each', '€38.89'],
  ]);
  const page = textOf(await renderPage(spec, ''));
  expect(page).toContain('class="terms-list side figures');
  expect(page).toContain('<strong>A good quarter</strong>');
});

test('key figures have the unit and the decimals of their column, and money its sign and its cents', async () => {
  const textsIn = async (values: number[], { unit, format, told }: Record<string, string>) => {
    const block = figures(values.map((value, at) => [`Row ${at}`, value]));
    const [name, column] = block.dataset.fields;
    if (name === undefined || column === undefined) throw new Error('no columns');
    const fields = [name, { ...column, ...(unit && { unit }), ...(format && { format }) }];
    const encoding = { ...block.chart.spec.encoding };
    const y = { field: 'Value', type: 'quantitative' as const, ...(told && { format: told }) };
    const spec = { ...block.chart.spec, encoding: { ...encoding, y } };
    const own = { ...block, chart: { ...block.chart, spec }, dataset: { ...block.dataset, fields } };
    const document = { ...(await documentOf('report', [own])), language: 'en' };
    const found = asRead(document).content.blocks.find(({ type }) => type === 'definitions');
    return found?.type === 'definitions' ? found.items.map(({ text }) => text) : undefined;
  };
  expect(await textsIn([1250.5, 38.89, 7], { unit: '€' })).toEqual(['€1,250.50', '€38.89', '€7']);
  expect(await textsIn([-38.5, 1200], { unit: '$' })).toEqual(['\u2212$38.50', '$1,200']);
  expect(await textsIn([45, 55.5], { unit: '%' })).toEqual(['45%', '55.5%']);
  expect(await textsIn([0.004, 1.5], { told: '.2f' })).toEqual(['0.00', '1.50']);
  expect(await textsIn([0.004, 1.5], {})).toEqual(['0.004', '1.5']);
  expect(await textsIn([9, 8], { format: '.1f', unit: 'km' })).toEqual(['9.0\u00a0km', '8.0\u00a0km']);
});

test('bars, and figures that are made up, stay a chart', async () => {
  const rows = [
    ['Parcels', 12330],
    ['Lost', 12],
  ];
  const made: Chart = figures(rows);
  const invented: Chart = { ...made, dataset: { ...made.dataset, source: { kind: 'illustrative' } } };
  for (const block of [figures(rows, 'bar'), invented]) {
    const spec = await documentOf('report', [block]);
    expect(asRead(spec)).toBe(spec);
  }
});

test('a question within a list is marked as one that is to be filled in', async () => {
  const asked = { placeholder: true, questions: ['text' as const] };
  const list: DocumentBlock = {
    ...{ id: 'l', type: 'list', style: 'plain' },
    items: [
      { id: 'a', text: '120 g a runner', items: [{ id: 'b', text: 'Since when?', ...asked }] },
      { id: 'c', text: '38 m' },
    ],
  };
  const spec = await documentOf('resume', [list]);
  expect(textOf(await renderPage(spec, ''))).toMatch(/Since when\?<small class="placeholder">/);
  const marked = (await laidAsUsual(spec)).flow.y;
  const plain: DocumentBlock = { ...list, items: list.items.map(({ id, text }) => ({ id, text })) };
  expect(marked).toBeGreaterThan((await laidAsUsual(await documentOf('resume', [plain]))).flow.y);
});

test('the caption of a picture stands on its page, and the picture gives way a little for that', async () => {
  const spec = await documentOf('report', []);
  const drawn: Asset = {
    ...{ id: 'pic', kind: 'image', source: 'generated-svg', motif: 'arcs', seed: 1, alt: 'A branch' },
    ...{ colors: ['primary'], width: 1600, height: 1000 },
  };
  const of = (lines: number) => {
    const blocks: DocumentBlock[] = [
      ...Array.from({ length: lines }, (_, at) => paragraph(`p${at}`, 'A line.')),
      { id: 'f', type: 'figure', asset: 'pic', caption: 'A branch' },
    ];
    return { ...spec, assets: [drawn], content: { ...spec.content, blocks } };
  };
  for (const lines of [14, 15, 16, 17, 18, 19, 20]) {
    const { flow, pages } = await laidOut(await openManuscript(of(lines)), { air: 1, margin: 1 });
    const { top } = flow.pdf.doc.page.margins;
    // Either all is on the first page, or the picture with its caption on the next.
    expect([lines, pages === 1 || flow.y - top > 200]).toEqual([lines, true]);
  }
});

test('no short word stands alone on a last line, and none ends in the dot between two facts', async () => {
  const spec = await fixture('document');
  const setting = { book: await openFontBook(spec), language: 'en', dir: 'ltr', isProse: true } as const;
  const style = { families: ['Inter'], size: 10, color: '#000000' };
  const linesIn = (text: string, width: number): string[] =>
    layLines(text, style, width, setting).map(({ pieces }) =>
      pieces
        .map((piece) => piece.text)
        .join('')
        .trim(),
    );
  const text = 'Below you will find every sum of it, so that you can follow all of it step by step.';
  for (let width = 200; width < 400; width += 5) {
    const lines = linesIn(text, width);
    expect(lines.join(' ')).toBe(text);
    if (lines.length > 1) expect(lines.at(-1)).not.toBe('step.');
  }
  const facts = 'Rua dos Marnotos\u00a0· Aveiro\u00a0· Tel. 930';
  expect(linesIn(facts, 500)).toEqual([facts]);
  for (let width = 60; width < 170; width += 5)
    expect(linesIn(facts, width).filter((line) => line.endsWith('·'))).toEqual([]);
  for (const sum of ['Rechne 3 · 4 = 12', 'Die Fläche ist 12 · 4 Meter', 'F = m · a'])
    for (let width = 20; width < 170; width += 5) expect(linesIn(sum, width).join(' ')).toContain('·');
});

test('of the room left in a table most goes to the columns that are to be written in', () => {
  const rows = [
    ['Complaint', 'Details'],
    ['Telephone or email', ''],
    ['What is wrong', ''],
  ];
  const measures = { padding: 2, widthOf: ({ length }: string) => length, wordsOf: (text: string) => [text] };
  const [name = 0, room = 0] = columnWidths({ rows, width: 80, ...measures }).widths;
  expect(room).toBeGreaterThan(name);
  expect(name + room).toBeCloseTo(80);
});

/** The parts of a document's Word file by their names. */
async function wordOf(spec: DocumentSpec): Promise<Record<string, string>> {
  const parts = Object.entries(unzipSync(await documentDocx(spec)));
  return Object.fromEntries(parts.map(([name, data]) => [name, strFromU8(data, true)]));
}

/** The widths of pictures and tables in a Word file, in millimetres. */
const widthsIn = (word: string): number[] => [
  ...[...word.matchAll(/<wp:extent cx="(\d+)"/gu)].map(([, width]) => Number(width) / 36_000),
  ...[...word.matchAll(/<w:tblW w:type="dxa" w:w="(\d+)"/gu)].map(
    ([, width]) => (Number(width) / 1440) * 25.4,
  ),
];

test('in Word a document brings its fonts, and has the ground of its pages', async () => {
  const spec = await documentOf('report', [heading(1, 'Report'), paragraph('p', 'Some words.')]);
  const parts = await wordOf(spec);
  const fonts = Object.keys(parts).filter((name) => name.endsWith('.odttf'));
  expect(fonts.length).toBeGreaterThan(1);
  expect(parts['word/fontTable.xml']).toContain('w:embedBold');
  // One name with a rare letter leaves the text in its font; a text in such letters needs more than Word takes.
  const fontsWith = async (words: string): Promise<number> =>
    Object.keys(
      await wordOf({
        ...spec,
        content: { ...spec.content, blocks: [...spec.content.blocks, paragraph('q', words)] },
      }),
    ).filter((name) => name.endsWith('.odttf')).length;
  expect(await fontsWith('A proof by Erdős.')).toBe(fonts.length);
  expect(await fontsWith('Zażółć gęślą jaźń. '.repeat(40))).toBe(0);
  const cream = { ...spec.theme.tokens.color.background, $value: '#f0e2b8' };
  const tokens = { ...spec.theme.tokens, color: { ...spec.theme.tokens.color, background: cream } };
  const named = await wordOf({ ...spec, theme: { ...spec.theme, tokens } });
  expect(named['word/document.xml']).toMatch(/<w:background w:color="f0e2b8"/iu);
});

test('in Word nothing of a text in two columns is wider than one of them', async () => {
  const drawn: Asset = {
    ...{ id: 'pic', kind: 'image', source: 'generated-svg', motif: 'arcs', seed: 1, alt: 'A branch' },
    ...{ colors: ['primary'], width: 1600, height: 1000 },
  };
  const blocks: DocumentBlock[] = [
    heading(1, 'Food waste'),
    { id: 'f', type: 'figure', asset: 'pic' },
    {
      ...{ id: 't', type: 'table', rows: [['Quarry Hill', 'Tuesday']] },
      columns: [
        { label: 'Where', align: 'start' },
        { label: 'Day', align: 'start' },
      ],
    },
  ];
  const spec = await documentOf('article', blocks);
  const page = { ...spec.content.page, columns: 2 as const };
  const inTwo = { ...spec, assets: [drawn], content: { ...spec.content, page } };
  const each = pageColumns(inTwo.content).text / 2;
  const widths = widthsIn((await wordOf(inTwo))['word/document.xml'] ?? '');
  expect(widths).toHaveLength(2);
  for (const width of widths) expect(width).toBeLessThan(each + 3);
});

test('in Word a warning is framed on all sides, and key figures stand in a row', async () => {
  const warning: DocumentBlock = {
    ...{ id: 'w', type: 'callout', tone: 'warning', title: 'Not confirmed', text: 'Use neither figure.' },
  };
  const rows = [
    ['Parcels', 12330],
    ['Lost', 12],
  ];
  const spec = await documentOf('report', [heading(1, 'Report'), figures(rows), warning]);
  const { 'word/document.xml': word = '' } = await wordOf(spec);
  const [, borders = ''] = /<w:pBdr>(.*?)<\/w:pBdr>(?:(?!<\/w:p>).)*Not confirmed/su.exec(word) ?? [];
  for (const side of ['top', 'bottom', 'left', 'right']) expect(borders).toContain(`<w:${side} `);
  const line = word.split('</w:tr>').find((row) => row.includes('12,330'));
  expect(line).toContain('Lost');
});

test('in Word key figures are as large as the type of headings lets them stand on one line', async () => {
  const rows = [
    ['Freight', 1_280_412.55],
    ['Harbour', 1_318_077.25],
    ['Crew', 2_640_118.75],
  ];
  const spec = await documentOf('report', [heading(1, 'Report'), figures(rows)]);
  const sizeIn = async (family: string): Promise<number> => {
    const font = { ...spec.theme.tokens.font, heading: { $type: 'fontFamily' as const, $value: [family] } };
    const theme = { ...spec.theme, tokens: { ...spec.theme.tokens, font } };
    const word = (await wordOf({ ...spec, theme }))['word/document.xml'] ?? '';
    const [, run = ''] = /<w:rPr>((?:(?!<\/w:rPr>).)*)<\/w:rPr><w:t[^>]*>1,280,412/su.exec(word) ?? [];
    return Number(/<w:sz w:val="(\d+)"/u.exec(run)?.[1]);
  };
  const [narrow, wide] = [await sizeIn('Anton'), await sizeIn('Syne')];
  expect(wide).toBeLessThan(narrow);
});
