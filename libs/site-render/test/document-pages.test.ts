import { inflateSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import type { DocumentBlock, DocumentSpec } from '@sitewright/site-spec';
import { strFromU8, unzipSync } from 'fflate';
import { asRead } from '../src/document-as-read.ts';
import { documentPdf } from '../src/exports/document/document-pdf.ts';
import { documentDocx } from '../src/exports/document/docx.ts';
import { laidOut, openManuscript } from '../src/exports/document/laid-out.ts';
import { mastheadOf } from '../src/masthead.ts';
import { renderPage } from '../src/page.ts';
import { documentOf, fixture, heading, laidAsUsual, pagesOf, textOf } from './fixtures.ts';

/** With letters of so many times the usual size. */
function grown(spec: DocumentSpec, times: number): DocumentSpec {
  const { size } = spec.theme.tokens;
  const base = { ...size.base, $value: { value: times, unit: 'rem' as const } };
  return { ...spec, theme: { ...spec.theme, tokens: { ...spec.theme.tokens, size: { ...size, base } } } };
}

const prose = (count: number): DocumentBlock[] =>
  Array.from({ length: count }, (_, at) => ({
    ...{ id: `p${at}`, type: 'paragraph', role: 'body' },
    text: 'A sentence that says enough of it to fill a line of a page. '.repeat(5),
  }));

const line = (id: string, text = 'A line.', role: 'meta' | 'body' = 'meta'): DocumentBlock => ({
  ...{ id, type: 'paragraph', role, text },
});
const lines = (count: number): DocumentBlock[] => Array.from({ length: count }, (_, at) => line(`l${at}`));

/** What the pages of a PDF are drawn by. */
function drawnOn(pdf: Uint8Array): string[] {
  const file = Buffer.from(pdf);
  const starts = [...file.toString('latin1').matchAll(/\/FlateDecode[^>]*>>\s+stream\r?\n/g)];
  return starts.map(({ 0: head, index }) =>
    inflateSync(file.subarray(index + head.length)).toString('latin1'),
  );
}

/** The sizes of type on the pages of a PDF. */
const sizesOf = (pdf: Uint8Array): number[] =>
  drawnOn(pdf).flatMap((each) => [...each.matchAll(/\/F\d+ ([\d.]+) Tf/g)].map(([, size]) => Number(size)));

test('a number of pages that was ordered is kept by wider and closer lines before type, which stays at ten points', async () => {
  const essay = await documentOf('essay', [heading(1, 'Moving'), ...prose(25)], 2);
  expect((await laidAsUsual(essay)).pages).toBe(4);
  const made = await documentPdf(essay);
  expect(pagesOf(made)).toBe(2);
  const common = sizesOf(made).filter((size) => size > 9.9 && size < 12);
  expect(Math.min(...common)).toBeGreaterThanOrEqual(10);
});

test('a bill that was ordered on one page has closer rows and a lower plane under its title before smaller type', async () => {
  const rows = Array.from({ length: 24 }, (_, at) => [`Oyster mushrooms, delivery ${at + 1}`, '7.80']);
  const columns = ['What', 'Amount'].map((label) => ({ label, align: 'start' as const }));
  const table: DocumentBlock = { id: 't', type: 'table', columns, rows };
  const bill = await documentOf('invoice', [heading(1, 'Invoice'), table, ...prose(3)], 1);
  const spec: DocumentSpec = { ...bill, theme: { ...bill.theme, mood: 'crisp' } };
  expect([mastheadOf(spec), (await laidAsUsual(spec)).pages]).toEqual(['panel', 2]);
  const made = await documentPdf(spec);
  expect(pagesOf(made)).toBe(1);
  const smallest = Math.min(...sizesOf(made).filter((size) => size > 9.9));
  expect(smallest).toBe(11);
});

test('a last page that would be left nearly empty is filled by larger type, also where a table goes over to it whole', async () => {
  const rows = Array.from({ length: 9 }, (_, at) => [`Task ${at + 1}`, 'Ada']);
  const columns = ['What', 'Who'].map((label) => ({ label, align: 'start' as const }));
  const table: DocumentBlock = { id: 't', type: 'table', columns, rows };
  const blocks = [
    heading(1, 'Meeting'),
    ...prose(3),
    heading(2, 'Tasks'),
    table,
    heading(2, 'Next'),
    ...prose(3),
  ];
  const spec = await documentOf('minutes', blocks, 2);
  const { pages } = await laidAsUsual(spec);
  const made = await documentPdf(spec);
  expect([pages, pagesOf(made)]).toEqual([2, 2]);
  expect(sizesOf(made).filter((size) => size > 11.4 && size < 12.5).length).toBeGreaterThan(10);
});

test('key figures of several words are larger than the text, on two lines where need be', async () => {
  const items = ['about 4000 weeks', '72 h', '5 cm'].map((text, at) => ({
    id: `i${at}`,
    term: 'Frost',
    text,
  }));
  const block: DocumentBlock = { id: 'k', type: 'definitions', layout: 'columns', items };
  const spec = await documentOf('manual', [heading(1, 'Manual'), ...prose(1), block]);
  expect(sizesOf(await (await laidAsUsual(spec)).flow.pdf.finish())).toContain(13);
});

test('key figures stand on the page of the sentence that leads on to them', async () => {
  const items = ['Tom pays', 'Priya pays'].map((term, at) => ({ id: `i${at}`, term, text: '£1,125.00' }));
  const end: DocumentBlock[] = [
    { id: 'said', type: 'paragraph', role: 'body', text: 'The total of both divides like this:' },
    { id: 'halves', type: 'definitions', layout: 'columns', items },
  ];
  for (let before = 0; before < 30; before += 1) {
    const spec = await documentOf('report', [...prose(5), ...lines(before), heading(2, 'Halves'), ...end]);
    const drawn = drawnOn(await (await laidAsUsual(spec)).flow.pdf.finish());
    const [heads, figures] = [18, 26].map((size) => drawn.findIndex((page) => page.includes(` ${size} Tf`)));
    expect(figures).toBe(heads);
  }
});

test('what closes a section stands with the lines before it, a line under a table with the table', async () => {
  const points = ['No fever', 'No sunburn', 'No alcohol', 'No thinners'];
  const items = points.map((text, at) => ({ id: `i${at}`, text }));
  const box = { id: 'w', type: 'callout', tone: 'warning', title: 'In doubt', text: 'Ask first.' } as const;
  const columns = ['What', 'Amount'].map((label) => ({ label, align: 'start' as const }));
  const table: DocumentBlock = { id: 't', type: 'table', columns, rows: points.map((text) => [text, '1']) };
  const torn: number[] = [];
  for (let before = 0; before < 30; before += 1) {
    const over = [heading(1, 'Rules'), ...prose(5), ...lines(before)];
    const list: DocumentBlock = { id: 'l', type: 'list', style: 'bullet', items };
    const closed = await documentOf('report', [...over, list, box, heading(2, 'Care')]);
    const drawn = drawnOn(await (await laidAsUsual(closed)).flow.pdf.finish());
    const [page = ''] = drawn.filter((one) => one.includes(' 17 Tf'));
    expect(page).toContain(' 11 Tf');
    const noted = await documentOf('report', [...over, table, ...prose(1), ...prose(9)]);
    const note = line('n', 'Our own estimates.', 'body');
    const brief = await documentOf('report', [...over, table, note, ...prose(9)]);
    torn.push((await laidAsUsual(brief)).flow.flaws - (await laidAsUsual(noted)).flow.flaws);
  }
  expect(Math.max(...torn)).toBe(1);
});

test('steps have room between the widest of their numbers and their words', async () => {
  const edge = async (count: number): Promise<number> => {
    const items = Array.from({ length: count }, (_, at) => ({ id: `i${at}`, text: 'Wait.' }));
    const steps = await documentOf('manual', [{ id: 'l', type: 'list', style: 'numbered', items }]);
    const drawn = drawnOn(await (await laidAsUsual(grown(steps, 1.25))).flow.pdf.finish());
    const places = drawn.flatMap((page) => [...page.matchAll(/1 0 0 1 ([\d.]+) [\d.]+ Tm/g)]);
    return Math.max(...places.map(([, x]) => Number(x)));
  };
  expect(await edge(12)).toBeGreaterThan((await edge(9)) + 4);
});

test('large letters are of fourteen points, and larger than usual still where a number of pages was ordered', async () => {
  const [free, ordered] = await Promise.all(
    [undefined, 2].map(async (most) =>
      grown(await documentOf('essay', [heading(1, 'Moving'), ...prose(22)], most), 1.25),
    ),
  );
  if (free === undefined || ordered === undefined) throw new Error('no essay');
  const bodyOf = (sizes: number[]): number | undefined =>
    sizes.find((size, at) => size > 10.9 && sizes.indexOf(size, at + 1) > 0);
  const usual = await laidAsUsual(free);
  expect(sizesOf(await usual.flow.pdf.finish()).some((size) => Math.abs(size - 14) < 0.1)).toBe(true);
  const made = await documentPdf(ordered);
  expect([usual.pages > 2, pagesOf(made)]).toEqual([true, 2]);
  expect(bodyOf(sizesOf(made))).toBeGreaterThan(11);
});

test('pictures are drawn once, however often it is tried how a document stands on its pages', async () => {
  const board = await fixture('dataviz');
  const [chart, dataset] =
    board.buildType === 'dataviz' ? [board.content.charts[0], board.content.datasets[0]] : [];
  if (chart === undefined || dataset === undefined) throw new Error('no chart');
  const charts = ['a', 'b', 'c', 'd'].map((id): DocumentBlock => ({ id, type: 'chart', chart, dataset }));
  const spec = await documentOf('report', [heading(1, 'Visitors'), ...charts], 1);
  const manuscript = await openManuscript(spec);
  const usual = { air: 1, margin: 1 };
  const tried = await laidOut({ ...manuscript, isTrial: true }, usual);
  const drawn = await laidOut(manuscript, usual);
  expect([tried.pages, tried.flow.y]).toEqual([drawn.pages, drawn.flow.y]);
  const picturesIn = (pdf: Uint8Array): number =>
    Buffer.from(pdf)
      .toString('latin1')
      .match(/\/Subtype \/Image/g)?.length ?? 0;
  const shown = picturesIn(await drawn.flow.pdf.finish());
  expect(shown).toBeGreaterThan(0);
  expect(picturesIn(await tried.flow.pdf.finish())).toBe(0);
  expect(picturesIn(await documentPdf(spec))).toBe(shown);
});

test('a table of prices on a last page that was ordered for it is set larger, as far as its words have room', async () => {
  const table = (names: string[], price: string): DocumentBlock => ({
    ...{ id: 't', type: 'table' },
    columns: [...names, 'Price'].map((label) => ({ label, align: 'start' })),
    rows: ['Collection', 'Embalming', 'Use of the chapel'].map((name) => [
      name,
      ...names.slice(1).map(() => 'Sicherheitsüberprüfungen'),
      price,
    ]),
  });
  const prices = table(['Service'], '£165');
  const apart: DocumentBlock = { id: 'b', type: 'pageBreak' };
  const grownOf = async (blocks: DocumentBlock[], type: 'policy' | 'report' = 'policy'): Promise<number> => {
    const before = [heading(1, 'Fees'), heading(2, 'Rules'), ...prose(2)];
    const { flow } = await laidAsUsual(await documentOf(type, [...before, ...blocks]));
    return Math.max(...sizesOf(await flow.pdf.finish()).filter((size) => size < 18)) / 11;
  };
  expect(await grownOf([apart, prices])).toBeCloseTo(1.6);
  const list: DocumentBlock = { id: 'l', type: 'list', style: 'bullet', items: [{ id: 'i', text: 'Plan' }] };
  const usual = await grownOf([prices]);
  expect(usual).toBeLessThan(1.6);
  expect(await grownOf([apart, ...prose(2), prices])).toBe(usual);
  expect(await grownOf([apart, list])).toBe(usual);
  expect(await grownOf([apart, table(['Service'], 'at cost')])).toBe(usual);
  expect(await grownOf([apart, prices], 'report')).toBe(await grownOf([prices], 'report'));
  const long = table(
    ['Leistungsbeschreibung', 'Geschwindigkeitsbegrenzung', 'Kundendienstmitarbeiter'],
    '165',
  );
  expect(await grownOf([apart, long])).toBe(await grownOf([long]));
});

test('no strip stands beside a résumé, and none in black beside anything', async () => {
  const opening = async (type: 'resume' | 'report', primary: string) => {
    const spec = await documentOf(type, [heading(1, 'A. Moss')]);
    const { tokens } = spec.theme;
    const color = { ...tokens.color, primary: { $type: 'color' as const, $value: primary } };
    return mastheadOf({ ...spec, theme: { ...spec.theme, mood: 'swiss', tokens: { ...tokens, color } } });
  };
  expect(await opening('report', '#0b3d91')).toBe('edge');
  expect(await opening('report', '#101214')).toBe('ruled');
  expect(await opening('resume', '#0b3d91')).toBe('ruled');
});

test('read from the right all columns begin there, and signs stand beside Arabic as in its sentences', async () => {
  const tableIn = (label: string): DocumentBlock => ({
    ...{ id: 't', type: 'table' },
    columns: [
      { label, align: 'start' },
      { label: '2025', align: 'end' },
    ],
    rows: [
      ['+27.7٪', '5260'],
      ['A+', '-135'],
    ],
    totals: ['%12', '14295'],
  });
  const spec = await documentOf('report', [heading(1, 'تقرير'), tableIn('نسبة التغيّر')]);
  const read = asRead(asRead({ ...spec, dir: 'rtl', language: 'ar' }));
  expect(read.content.blocks[1]).toMatchObject({
    columns: [{ align: 'start' }, { align: 'start' }],
    rows: [
      ['\u061c+27.7٪', '5260'],
      ['A+', '\u061c-135'],
    ],
    totals: ['\u061c%12', '14295'],
  });
  expect(textOf(await renderPage({ ...spec, dir: 'rtl', language: 'ar' }, ''))).toContain('\u061c+27.7٪');
  const hebrew = asRead({ ...spec, dir: 'rtl', content: { ...spec.content, blocks: [tableIn('שינוי')] } });
  expect(hebrew.content.blocks[0]).toMatchObject({
    rows: [
      ['+27.7٪', '5260'],
      ['A+', '-135'],
    ],
  });
  expect(asRead(spec)).toBe(spec);
  const middle: DocumentBlock = {
    ...{ id: 'm', type: 'table', rows: [['1']] },
    columns: [{ label: 'יום', align: 'center' }],
  };
  const centred = asRead({ ...spec, dir: 'rtl', content: { ...spec.content, blocks: [middle] } });
  expect(centred.content.blocks[0]).toMatchObject({ columns: [{ align: 'center' }] });
});

test('warnings without heads are rows of one box, and a foot has a rule over it', async () => {
  const warning = (id: string, title?: string): DocumentBlock => ({
    ...{ id, type: 'callout', tone: 'danger', text: 'Do not touch the lens' },
    ...(title === undefined ? {} : { title }),
  });
  const end = async (...blocks: DocumentBlock[]): Promise<number> => {
    const { flow } = await laidAsUsual(await documentOf('manual', [heading(1, 'Lamp'), ...blocks]));
    return flow.y;
  };
  const rows = (await end(warning('a'), warning('b'))) - (await end(warning('a')));
  const boxes = (await end(warning('a', 'Hot'), warning('b', 'Hot'))) - (await end(warning('a', 'Hot')));
  expect(rows).toBeLessThan(boxes * 0.6);
  const contact: DocumentBlock = { id: 'c', type: 'paragraph', role: 'contact', text: 'Tel. 555 0164' };
  const page = async (...blocks: DocumentBlock[]): Promise<string> =>
    textOf(await renderPage(await documentOf('essay', [heading(1, 'Moving'), ...blocks]), ''));
  expect(await page(...prose(1), contact)).toContain('class="p-contact foot"');
  expect(await page(contact, ...prose(1))).not.toContain('p-contact foot');
  expect(await page(...prose(1), { id: 'd', type: 'divider' }, contact)).not.toContain('p-contact foot');
});

test('a slip stands whole under the dashed line that it is cut off along, in every format', async () => {
  const name = { id: 'name', name: 'Name of the child' };
  const slip: DocumentBlock[] = [
    { id: 'cut', type: 'divider', isCut: true },
    { id: 'title', type: 'heading', level: 2, text: 'Reply slip' },
    { id: 'said', type: 'list', style: 'check', items: [{ id: 'yes', text: 'My child comes along.' }] },
    { id: 'line', type: 'signature', items: [name] },
  ];
  for (const count of [5, 6, 7, 8, 9]) {
    const letter = await documentOf('letter', [...prose(count), ...slip]);
    const pages = drawnOn(await documentPdf(letter)).filter((drawn) => / Tf/.test(drawn));
    const cut = pages.findIndex((drawn) => drawn.includes('[5 4] 0 d'));
    expect([count, cut]).toEqual([count, pages.length - 1]);
  }
  const letter = await documentOf('letter', slip);
  expect(textOf(await renderPage(letter, ''))).toContain('<div class="cut" role="separator"><svg');
  const word = unzipSync(await documentDocx(letter))['word/document.xml'] ?? new Uint8Array();
  expect(strFromU8(word)).toMatch(/<w:bottom w:val="dashed"[^>]*>.*✂/);
});

test('the rule over a foot stands on the page of its words, in Word too', async () => {
  const contacts = ['Moth & Kettle, Stroud', 'hello@moth.example'].map(
    (text): DocumentBlock => ({ id: text, type: 'paragraph', role: 'contact', text }),
  );
  const withLines = async (count: number): Promise<DocumentSpec> => {
    const lines = Array.from(
      { length: count },
      (_, at): DocumentBlock => ({
        ...{ id: `p${at}`, type: 'paragraph', role: 'body', text: 'A line.' },
      }),
    );
    const spec = await documentOf('essay', [heading(1, 'Moving'), ...lines, ...contacts]);
    const page = { ...spec.content.page, pageNumbers: false, header: undefined, footer: undefined };
    return { ...spec, content: { ...spec.content, page } };
  };
  for (let count = 20; count < 34; count += 1) {
    const { flow } = await laidAsUsual(await withLines(count));
    const pages = drawnOn(await flow.pdf.finish());
    const alone = pages.filter((drawn) => /\s0?\.75 re\s(?![\s\S]*\sT[jJ]\s)/.test(drawn));
    expect([count, alone]).toEqual([count, []]);
  }
  const word = strFromU8(
    unzipSync(await documentDocx(await withLines(1)))['word/document.xml'] ?? new Uint8Array(),
  );
  const rules = [...word.matchAll(/<w:pBdr><w:top w:val="single"[^>]*>[\s\S]*?<w:t[^>]*>([^<]*)/g)];
  expect(rules.map(([, text]) => text)).toContain('Moth &amp; Kettle, Stroud');
  expect(rules.map(([, text]) => text)).not.toContain('hello@moth.example');
});
