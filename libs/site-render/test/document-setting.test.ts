import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import type { DocumentBlock, DocumentSpec } from '@sitewright/site-spec';
import { strFromU8, unzipSync } from 'fflate';
import { columnWidths } from '../src/column-widths.ts';
import { contrastOf } from '../src/contrast.ts';
import { gridColumns, gridRows } from '../src/definition-forms.ts';
import { pageColumns, tableWidth } from '../src/document-layout.ts';
import { calloutPlane, headPlane } from '../src/document-style.ts';
import { documentPdf } from '../src/exports/document/document-pdf.ts';
import { documentDocx } from '../src/exports/document/docx.ts';
import { titleColumn } from '../src/exports/document/flow.ts';
import { chapterOn } from '../src/exports/document/laid-out.ts';
import { layTable } from '../src/exports/pdf-table.ts';
import { fontData } from '../src/exports/text/font-data.ts';
import { mastheadOf } from '../src/masthead.ts';
import { renderPage } from '../src/page.ts';
import { renderDocument } from '../src/render-document.ts';
import { documentOf, heading, laidAsUsual, pagesOf, textOf } from './fixtures.ts';

const paragraph = (id: string, text: string, more = {}): DocumentBlock => ({
  ...{ id, type: 'paragraph', role: 'body', text },
  ...more,
});

/** A document with other colours in its theme. */
function coloured(spec: DocumentSpec, roles: Record<string, string>): DocumentSpec {
  const tokens = Object.entries(roles).map(([role, $value]) => [role, { $type: 'color', $value }]);
  const color = { ...spec.theme.tokens.color, ...Object.fromEntries(tokens) };
  return { ...spec, theme: { ...spec.theme, named: [], tokens: { ...spec.theme.tokens, color } } };
}

/** A part of a document's Word file. */
async function wordOf(spec: DocumentSpec, part: string): Promise<string> {
  return strFromU8(unzipSync(await documentDocx(spec))[`word/${part}.xml`] ?? new Uint8Array());
}

test('a letter of a quiet mood and a policy open between rules', async () => {
  const address = { role: 'address' };
  const letter = await documentOf('letter', [
    paragraph('from', 'A. Moss', address),
    paragraph('to', 'B. Reed', address),
  ]);
  const policy = await documentOf('policy', [heading(1, 'House rules')]);
  const opening = (spec: DocumentSpec, mood: 'hearth' | 'crisp') =>
    mastheadOf({ ...spec, theme: { ...spec.theme, mood } });
  expect([opening(letter, 'hearth'), opening(letter, 'crisp'), opening(policy, 'crisp')]).toEqual([
    'ruled',
    'panel',
    'ruled',
  ]);
});

test('an address or a mail has half the width of a bill, short facts a third or a quarter', () => {
  const facts = (...texts: string[]) => texts.map((text, at) => ({ id: `f${at}`, term: 'Fact', text }));
  const address = 'Moth & Kettle\n2B Tannery Loft\nStroud\n01453 555 0166';
  expect(gridColumns(facts(address, 'Harriet Fosse', '3 November', 'MK-07'), true)).toBe(2);
  expect(gridColumns(facts('priya@mothandkettle.example', 'MK-07', '3 November'), true)).toBe(2);
  expect(gridColumns(facts('MK-07', '3 November', 'Stroud', '30 days'), true)).toBe(4);
  const chinese = '上海市黄浦区南京东路一百二十三号四楼五零六室收';
  const thai = 'เลขที่สิบสองถนนสุขุมวิทกรุงเทพมหานคร';
  expect(gridColumns(facts(chinese, thai, 'MK-07', '30 days'), true)).toBe(4);
});

test('a mail address that has no room in half the width has a line of its own, and leaves no fact alone', async () => {
  const mail = 'r.achterberg@lindmoortrams.example';
  const facts = ['1979', 'Lindmoor', 'Dr', mail, '01632 960 227'].map((text) => ({ text }));
  const rowsOf = (documentType: 'resume' | 'invoice') =>
    gridRows(facts, 2, { documentType }).map((row) => row.map(({ text }) => text));
  expect(rowsOf('resume')).toEqual([['1979', 'Lindmoor'], ['Dr', '01632 960 227'], [mail]]);
  expect(rowsOf('invoice')).toEqual([['1979', 'Lindmoor'], ['Dr', mail], ['01632 960 227']]);
  const items = facts.map(({ text }, at) => ({ id: `f${at}`, term: `Fact ${at}`, text }));
  const details: DocumentBlock = { id: 'd', type: 'definitions', layout: 'columns', items };
  const spec = await documentOf('resume', [heading(1, 'Ada Quill'), details]);
  expect((await renderDocument(spec))[0]?.body.text).toMatch(/class="whole"><dt>Fact 3</);
});

test('the head of a page names the first chapter that begins on it, else the one that runs on', () => {
  const marks = [
    ['One', 0],
    ['Two', 2],
    ['Three', 2],
  ].map(([text, page]) => ({ id: '', level: 1, text: String(text), page: Number(page) }));
  expect([0, 1, 2, 3].map((page) => chapterOn(marks, page))).toEqual(['One', 'One', 'Two', 'Three']);
});

test('words on a plane of a full colour are white, which is a shade deeper where it must be', async () => {
  const bill = await documentOf('invoice', [heading(1, 'Invoice')]);
  const of = (main: string) => {
    const [ground, words] = headPlane(coloured(bill, { primary: main, onPrimary: '#000000' }).theme);
    return [words, contrastOf(ground, words) >= 4.5, contrastOf(ground, main) < 1.1];
  };
  expect(of('#2f7fa8')).toEqual(['#ffffff', true, true]);
  // No white is read on a yellow.
  expect(of('#f7d12c')).toEqual(['#000000', true, true]);
});

test('a light colour that was ordered beside the main one fills callouts, which are large where they say how to reach somebody', async () => {
  const call: DocumentBlock = {
    ...{ id: 'c', type: 'callout', tone: 'info' },
    text: [{ text: 'Ring ' }, { text: '07999 555 0136', href: 'tel:079995550136' }],
  };
  const sheet = await documentOf('brief', [heading(1, 'A lift'), call], 1);
  const named = (role: 'primary' | 'accent', value: string) => ({ text: value, value, role });
  const { theme, ...rest } = coloured(sheet, { primary: '#00307c', accent: '#f7d12c', surface: '#f4f4f4' });
  const ordered = [named('primary', '#00307c'), named('accent', '#f7d12c')];
  const spec = { ...rest, theme: { ...theme, mood: 'swiss' as const, named: ordered } };
  expect(calloutPlane(spec, '#00307c')?.fill).toBe('#f7d12c');
  expect(
    calloutPlane({ ...spec, theme: { ...spec.theme, named: ordered.slice(0, 1) } }, '#00307c'),
  ).toBeUndefined();
  expect(mastheadOf(spec)).toBe('panel');
  expect((await renderDocument(spec))[0]?.body.text).toContain('callout info calls');
});

test('a document without a colour opens between rules, not on a plane of black', async () => {
  const report = await documentOf('report', [heading(1, 'My year')]);
  const opening = (primary: string) => {
    const color = { ...report.theme.tokens.color, primary: { $type: 'color' as const, $value: primary } };
    const tokens = { ...report.theme.tokens, color };
    return mastheadOf({ ...report, theme: { ...report.theme, mood: 'crisp', tokens } });
  };
  expect([opening('#101214'), opening('#0b3d91')]).toEqual(['ruled', 'panel']);
});

test('a colour that is kept for warnings is that of warnings alone', async () => {
  const callout = (tone: 'info' | 'danger') => ({ id: tone, type: 'callout' as const, tone, text: 'Hot' });
  const spec = await documentOf('manual', [callout('info'), callout('danger')]);
  const named = [{ text: 'orange', value: '#ff6a00', role: 'warning' as const }];
  const page = textOf(await renderPage({ ...spec, theme: { ...spec.theme, named } }, ''));
  expect(page).toContain('class="callout danger warns"');
  expect(page).toContain('class="callout info"');
  expect(page).toContain('--warning:#ff6a00');
  // Where no colours were ordered they are red, and where some were, of none that was not.
  const own = async (colours: typeof spec.theme.named): Promise<string> =>
    textOf(await renderPage({ ...spec, theme: { ...spec.theme, named: colours } }, ''));
  expect(await own([])).toContain('--warning:#b3261e');
  expect(await own([{ text: 'black', value: '#000000', role: 'primary' }])).not.toContain('--warning:#');
});

/** What the pages of a PDF are drawn by. */
const operatorsOf = (pdf: Uint8Array): string => {
  const file = Buffer.from(pdf);
  const starts = [...file.toString('latin1').matchAll(/\/FlateDecode[^>]*>>\s+stream\r?\n/g)];
  return starts
    .map(({ 0: head, index }) => inflateSync(file.subarray(index + head.length)).toString('latin1'))
    .join('\n');
};

test('on paper a remark has a plane, and only what is asked of its reader a dashed line', async () => {
  const callout = { id: 'hot', type: 'callout' as const, tone: 'danger' as const, text: 'Hot' };
  const drawn = async (block: DocumentBlock) =>
    operatorsOf(await documentPdf(await documentOf('manual', [block])));
  const dashed = /\[3 2\] 0 d/;
  expect(await drawn({ ...callout, placeholder: true, questions: ['text'] })).toMatch(dashed);
  expect(await drawn(callout)).not.toMatch(dashed);
});

test('large letters that were ordered are larger on paper and in Word too', async () => {
  const usual = await documentOf('article', [paragraph('p', 'One sentence for everybody.')]);
  const { tokens } = usual.theme;
  const base = { ...tokens.size.base, $value: { value: 1.38, unit: 'rem' as const } };
  const theme = { ...usual.theme, tokens: { ...tokens, size: { ...tokens.size, base } } };
  const largest = async (spec: DocumentSpec): Promise<number> =>
    Math.max(
      ...[...operatorsOf(await documentPdf(spec)).matchAll(/\/\S+ ([\d.]+) Tf/g)].map(([, size]) =>
        Number(size),
      ),
    );
  expect((await largest({ ...usual, theme })) / (await largest(usual))).toBeCloseTo(1.3, 1);
  expect(await wordOf(usual, 'styles')).toContain('<w:sz w:val="22"/>');
  expect(await wordOf({ ...usual, theme }, 'styles')).toContain('<w:sz w:val="29"/>');
});

test('the subject of a letter has the main colour where that was asked for', async () => {
  const letter = await documentOf('letter', [heading(1, 'What changes'), paragraph('p', 'Dear friend,')]);
  const named = [{ text: 'dark red', value: '#68231e', role: 'primary' as const }];
  const classes = async (spec: DocumentSpec): Promise<string | undefined> =>
    /<main id="content" class="([^"]*)"/.exec(textOf(await renderPage(spec, '')))?.[1];
  expect(await classes(letter)).not.toContain('named');
  expect(await classes({ ...letter, theme: { ...letter.theme, named } })).toContain('named');
});

test('a question to whom a document is made for stands in a box of its own', async () => {
  const asked = { placeholder: true, questions: ['text'] };
  const spec = await documentOf('letter', [
    paragraph('ask', 'Which number?', asked),
    paragraph('said', 'Dear Ann,'),
  ]);
  const page = textOf(await renderPage(spec, ''));
  expect(page).toContain('<p class="p-body asked">Which number?');
  expect(page).toContain('<p class="p-body">Dear Ann,');
});

test('a table is as wide as the text around it', async () => {
  const columns = pageColumns((await documentOf('article', [])).content);
  const slight = { columns: [{ label: 'Service' }, { label: 'Charge' }], rows: [['Tuning', '£85']] };
  expect(tableWidth(slight, columns)).toBe(columns.text);
  const labels = ['Station', 'Works', 'Cost', 'Own money', 'Asked from the fund', 'Share asked'];
  const row = ['Little Ings', 'ramp, 62 m, both platforms', '£164,000', '£36,000', '£128,000', '78.0 %'];
  // Long labels stand in two lines.
  expect(tableWidth({ columns: labels.map((label) => ({ label })), rows: [row] }, columns)).toBe(
    columns.text,
  );
});

test('a last page is filled by larger type before wider gaps, on as many pages', async () => {
  const sentence = 'A sentence that says enough of it to fill a line of a page. ';
  const blocks = [
    heading(1, 'Report'),
    ...Array.from({ length: 14 }, (_, at) => paragraph(`p${at}`, sentence.repeat(5))),
  ];
  expect(pagesOf(await documentPdf(await documentOf('report', blocks)))).toBe(2);
});

test('the head of a table gives way before its rows', () => {
  const rows = [
    ['Stay', 'until 31 August 2026', 'from 1 September 2026'],
    ['Single room, per night, full board', '£52', '£61'],
  ];
  const wordsOf = (text: string) => text.split(' ');
  const { widths, splits } = columnWidths({
    rows,
    width: 66,
    padding: 2,
    widthOf: ({ length }) => length,
    wordsOf,
  });
  expect(widths[0]).toBeGreaterThan((rows[1]?.[0] ?? '').length + 2);
  expect(widths.reduce((sum, width) => sum + width, 0)).toBeCloseTo(66);
  expect(splits).toBe(false);
});

test('a table that has no room on a telephone says there in each cell what its column is, a small one stays a table', async () => {
  const tableOf = async (labels: string[], rows: string[][], totals?: string[]): Promise<string> => {
    const columns = labels.map((label) => ({ label, align: 'start' as const }));
    const spec = await documentOf('report', [{ id: 't', type: 'table', columns, rows, totals }]);
    return /<table[\s\S]*<\/table>/.exec(textOf(await renderPage(spec, '')))?.[0] ?? '';
  };
  const small = await tableOf(['Day', 'Hours'], [['Monday', '9–12']]);
  expect(small).not.toContain('data-label');
  const labels = ['Description', 'Quantity', 'Price €', 'Amount?'];
  const wide = await tableOf(
    labels,
    [
      ['Cargo bike, model Mule', '2', '', '£6,900.00'],
      ['Trailer', '1', '90', ''],
    ],
    ['Altogether', '', 'net', '£6,900.00'],
  );
  expect(wide).toContain('<table class="rows">');
  expect(wide).toContain('data-label="Quantity:">2<');
  expect(wide).toContain('data-label="Price €:">90<');
  expect(wide).toContain('<td class="start none"');
  // A column that asks has its sign; words at the foot are none of their column's.
  expect(wide.match(/data-label="Amount\?">£6,900.00</g)).toHaveLength(2);
  expect(wide).toContain('<td class="start">net</td>');
});

test('a warning is framed and larger than the text around it, also without a colour of its own', async () => {
  const block = (tone: 'note' | 'warning'): DocumentBlock => ({
    ...{ id: 'hot', type: 'callout', tone, title: 'Test the brakes first', text: 'Then ride.' },
  });
  const endOf = async (tone: 'note' | 'warning') =>
    (await laidAsUsual(await documentOf('manual', [block(tone)]))).flow.y;
  expect(await endOf('warning')).toBeGreaterThan(await endOf('note'));
  const page = textOf(await renderPage(await documentOf('manual', [block('warning')]), ''));
  expect(page).toContain('class="callout warning warns"><p class="callout-title">');
  // Words that are bold within it are no title, and a sign stands there in every browser.
  expect(page).not.toContain('.callout.warns strong');
  expect(page).toContain('content:"!";content:"!"/""');
});

test('the name of a sum reaches over the empty cells before its amount', async () => {
  const columns = ['Item', 'Count', 'Price', 'Amount'].map((label) => ({ label, align: 'start' as const }));
  const rows = [
    ['Tools', '', '', ''],
    ['Oscilloscope', '1', '2,390', '2,390'],
    ['Sum of all the tools that we are going to buy', '', '', '2,390'],
  ];
  const spec = await documentOf('proposal', [
    { id: 't', type: 'table', columns, rows, totals: ['Altogether', '', '', '2,390'] },
  ]);
  const page = textOf(await renderPage(spec, ''));
  expect(page).toContain('colspan="4">Tools</td>');
  expect(page).toContain('colspan="3">Sum of all the tools that we are going to buy</td>');
  expect(page).toContain('colspan="3">Altogether</td>');
  // Words behind figures that end their column do not touch them.
  expect(page).toContain('.sheet :where(.end)+.start{padding-inline-start:1.25rem}');
});

const tableOf = (count: number): DocumentBlock => ({
  ...{ id: 't', type: 'table' },
  columns: ['Item', 'Amount'].map((label) => ({ label, align: 'start' })),
  rows: Array.from({ length: count }, (_, at) => [`Item ${at}`, `${at}`]),
});

test('a table that is longer than a page is no flaw, one that is torn without need is', async () => {
  const flawsOf = async (blocks: DocumentBlock[]): Promise<number> =>
    (await laidAsUsual(await documentOf('report', blocks))).flow.flaws;
  expect(await flawsOf([heading(1, 'List'), tableOf(70)])).toBe(0);
  const lines = Array.from({ length: 4 }, (_, at) => paragraph(`p${at}`, 'A sentence. '.repeat(20)));
  expect(await flawsOf([heading(1, 'List'), ...lines, tableOf(24)])).toBeGreaterThan(0);
});

test('a last sum is larger where its name has room over the empty cells after it', async () => {
  const spec = await documentOf('invoice', []);
  const { pdf, styles, left, width } = (await laidAsUsual(spec)).flow;
  const labels = ['No.', 'Qty', 'Description of what was done and delivered', 'Amount'];
  const table = {
    columns: labels.map((label) => ({ label, align: 'start' as const })),
    rows: [['1', '2', 'Repair of the brakes and a new chain for both of the bicycles', '240.00']],
    totals: ['Total payable including VAT', '', '', '240.00'],
  };
  const look = { x: left, width, language: 'en', style: styles.body, line: '#cccccc', head: '#111111' };
  const plain = layTable(pdf, table, look).height;
  expect(layTable(pdf, table, { ...look, sum: '#aa0000' }).height).toBeGreaterThan(plain);
});

test('a heading, its sentence and the first points under it stand on one page, wherever it falls', async () => {
  const items = ['Soldering stations', 'An oscilloscope', 'Sets of tools', 'Spare parts'];
  const end = [
    heading(2, 'Needs'),
    paragraph('why', 'This is what we lack.'),
    heading(3, 'Kit'),
    { id: 'kit', type: 'list', style: 'bullet', items: items.map((text) => ({ text })) } as DocumentBlock,
  ];
  for (let count = 14; count < 40; count += 1) {
    const before = Array.from({ length: count }, (_, at) => paragraph(`p${at}`, 'A line of text.'));
    const spec = await documentOf('report', [heading(1, 'Report'), ...before, ...end]);
    const { flow } = await laidAsUsual(spec);
    const pageOf = (text: string) => flow.marks.find((mark) => mark.text === text)?.page;
    expect([count, pageOf('Kit')]).toEqual([count, pageOf('Needs')]);
  }
});

test('what overruns by a few lines is set closer, in wider lines before smaller type', async () => {
  const sentence = 'A sentence that says enough of it to fill a line of a page. ';
  const blocks = [
    heading(1, 'Minutes'),
    ...Array.from({ length: 10 }, (_, at) => paragraph(`p${at}`, sentence.repeat(5))),
  ];
  const spec = await documentOf('minutes', blocks);
  expect((await laidAsUsual(spec)).pages).toBe(2);
  expect(pagesOf(await documentPdf(spec))).toBe(1);
});

test('type grows with large letters, and a sheet for the owner alone counts for none', async () => {
  const words = 'All that is said of the year in one room and the next. '.repeat(60);
  const report = await documentOf('report', [heading(1, 'The year'), paragraph('p', words)]);
  const size = {
    ...report.theme.tokens.size,
    base: { $type: 'dimension' as const, $value: { value: 20, unit: 'px' as const } },
  };
  const large = { ...report, theme: { ...report.theme, tokens: { ...report.theme.tokens, size } } };
  const end = async (spec: DocumentSpec) => (await laidAsUsual(spec)).flow.y;
  expect(await end(large)).toBeGreaterThan(await end(report));
  const note = {
    id: 'n',
    type: 'callout' as const,
    tone: 'note' as const,
    text: 'It is not sent from here.',
  };
  const letter = await documentOf('letter', [
    paragraph('a', 'Dear Ann,'),
    { id: 'b', type: 'pageBreak' },
    { ...note, placeholder: true, questions: ['text'] },
  ]);
  expect((await laidAsUsual(letter)).pages).toBe(1);
  expect(pagesOf(await documentPdf(letter))).toBe(2);
  const page = { ...letter.content.page, footer: 'Moth & Kettle', pageNumbers: true };
  const files = unzipSync(await documentDocx({ ...letter, content: { ...letter.content, page } }));
  const fileOf = (name: string): string => strFromU8(files[`word/${name}.xml`] ?? new Uint8Array());
  expect(fileOf('document').match(/<w:sectPr/g)).toHaveLength(2);
  expect(fileOf('footer1')).toContain('Moth &amp; Kettle');
  expect(fileOf('footer2')).not.toMatch(/Moth|PAGE/);
});

test('the lines of a title are evened without a break within a word', async () => {
  const report = await documentOf('report', [heading(1, 'Leitfaden')]);
  const { flow } = await laidAsUsual({ ...report, language: 'de' });
  const narrowest = (text: string): number => {
    const style = { ...flow.styles.heading, size: 28 };
    const column = { left: 0, width: 470 };
    const widest = Math.max(...text.split(' ').map((word) => flow.pdf.widthOf(word, style)));
    return titleColumn(flow, text, style, column).width - widest;
  };
  expect(narrowest('Leitfaden Datenschutzgrundverordnung')).toBeGreaterThanOrEqual(0);
  expect(narrowest('Datenschutzgrundverordnung 2025')).toBeGreaterThanOrEqual(0);
});

test('rules over a title and under the heads of tables are the same on screen and on paper', async () => {
  const table = {
    ...{ id: 't', type: 'table' as const, columns: ['Day', 'Room'].map((label) => ({ label })) },
    rows: [['Monday', 'Hall']],
  };
  const policy = await documentOf('policy', [heading(1, 'House rules'), table as DocumentBlock]);
  const colored = (primary: string, documentType: 'policy' | 'report' = 'policy'): DocumentSpec => {
    const color = { ...policy.theme.tokens.color };
    color.primary = color.link = { $type: 'color', $value: primary };
    color.accent = { $type: 'color', $value: '#aa3300' };
    const named = [{ text: 'orange', value: '#aa3300', role: 'accent' as const }];
    const theme = { ...policy.theme, named, tokens: { ...policy.theme.tokens, color } };
    return { ...policy, theme: { ...theme, mood: 'crisp' }, content: { ...policy.content, documentType } };
  };
  const classes = async (spec: DocumentSpec) => textOf(await renderPage(spec, ''));
  expect(await classes(colored('#101214'))).toContain('class="head ruled single"');
  // Two colours that were chosen, and none besides.
  expect(await classes(colored('#0b3d91'))).toContain('class="head ruled single"');
  expect(await classes(policy)).toContain('class="head ruled"');
  expect(await classes(colored('#0b3d91', 'report'))).toMatch(/class="sheet report [^"]*marked/);
  expect(await classes(colored('#0b3d91'))).not.toMatch(/class="sheet [^"]*marked/);
  const drawn = operatorsOf(await documentPdf(colored('#0b3d91', 'report')));
  expect(drawn).toMatch(/0\.666\d* 0\.2 0 SCN/);
  const bordersOf = async (spec: DocumentSpec): Promise<string[]> =>
    [
      ...(await wordOf(spec, 'document')).matchAll(/<w:(\w+) w:val="single" w:color="(\w+)" w:sz="(\d+)"/g),
    ].map(([, side, color, size]) => `${side} ${color} ${size}`);
  const [ink, mark] = [policy.theme.tokens.color.text?.$value.slice(1), 'aa3300'];
  const borders = [`top ${mark} 12`, `bottom ${ink} 6`, `bottom ${ink} 12`];
  expect(await bordersOf(colored('#0b3d91'))).toEqual(expect.arrayContaining(borders));
  expect(await bordersOf(colored('#0b3d91', 'report'))).toContain(`bottom ${mark} 12`);
  const { theme } = colored('#0b3d91');
  const addresses = ['Moth & Kettle\nStroud', 'B. Reed'].map((text) =>
    paragraph(text, text, { role: 'address' }),
  );
  const letter = await documentOf('letter', addresses);
  expect(await bordersOf({ ...letter, theme })).toEqual([`bottom ${mark} 12`]);
});

test('a font that could not be read is read when it is asked for again', async () => {
  const path = join(await mkdtemp(join(tmpdir(), 'font-')), 'late.woff2');
  await expect(fontData(path)).rejects.toThrow('ENOENT');
  await writeFile(path, 'face');
  expect(String(await fontData(path))).toBe('face');
});

test('terms of all sections beside heads begin at one edge', async () => {
  const terms = (id: string, term: string): DocumentBlock => ({
    ...{ id, type: 'definitions', layout: 'columns' },
    items: [{ id: `${id}i`, term, text: 'Said of it' }],
  });
  const spec = await documentOf('resume', [
    heading(1, 'A. Moss'),
    paragraph('l', 'Librarian', { role: 'lead' }),
    heading(2, 'Posts'),
    terms('t1', '2004'),
    heading(2, 'Workshops'),
    terms('t2', 'Every first week of March since 2015'),
  ]);
  const edges = [...operatorsOf(await documentPdf(spec)).matchAll(/1 0 0 1 ([\d.]+) [\d.]+ Tm/g)].map(
    ([, x]) => Math.round(Number(x)),
  );
  expect(new Set(edges).size).toBeLessThanOrEqual(3);
});
