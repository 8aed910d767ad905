import { expect, test } from '@jest/globals';
import type { DocumentBlock, DocumentSpec } from '@sitewright/site-spec';
import { strFromU8, unzipSync } from 'fflate';
import { hasSideHeads } from '../src/document-layout.ts';
import { paperOn, sideOf } from '../src/document-style.ts';
import { documentPdf } from '../src/exports/document/document-pdf.ts';
import { documentDocx } from '../src/exports/document/docx.ts';
import { sharedOut } from '../src/exports/table-setting.ts';
import { renderPage } from '../src/page.ts';
import { handRow } from '../src/table-rows.ts';
import { documentOf, heading, laidAsUsual, pagesOf, textOf } from './fixtures.ts';

const body = (id: string, words: number, more: { text: string; footnote: string }[] = []): DocumentBlock => ({
  ...{ id, type: 'paragraph', role: 'body' },
  text: [{ text: 'words of a line '.repeat(words) }, ...more],
});

const withLook = (
  spec: DocumentSpec,
  look: NonNullable<DocumentSpec['content']['look']>,
  page: Partial<DocumentSpec['content']['page']> = {},
): DocumentSpec => ({
  ...spec,
  content: { ...spec.content, look, page: { ...spec.content.page, ...page } },
});

async function wordOf(spec: DocumentSpec, part: string): Promise<string> {
  return strFromU8(unzipSync(await documentDocx(spec))[`word/${part}.xml`] ?? new Uint8Array());
}

test('margins and type that were asked for are kept in PDF, Word and on the page', async () => {
  const plain = await documentOf('essay', [heading(1, 'On hands'), body('a', 60)]);
  const marginMm = { top: 25, right: 60, bottom: 25, left: 30 };
  const spec = withLook(plain, [{ of: 'text', points: 12 }], { marginMm, keepsMargins: true });
  const { flow } = await laidAsUsual(spec);
  expect(Math.round((flow.width / 72) * 25.4)).toBe(120);
  expect(flow.pdf.heightOf('x', flow.styles.body, 200)).toBeCloseTo((16 / 11) * 12, 5);
  expect(await wordOf(spec, 'document')).toContain('w:right="3402"');
  expect(await wordOf(spec, 'styles')).toContain('w:sz w:val="24"');
  expect(textOf(await renderPage(spec, '/'))).toContain('@page{margin:25mm 60mm 25mm 30mm}');
});

test('text in two columns takes half the pages of one as wide as a column, and both end together', async () => {
  const blocks = [heading(1, 'On hands'), ...['a', 'b', 'c', 'd'].map((id) => body(id, 70))];
  const spec = withLook(await documentOf('article', blocks), [], { columns: 2 });
  const laid = await laidAsUsual(spec);
  expect(laid.flow.width).toBeLessThan(laid.flow.outer.width / 2);
  expect(pagesOf(await documentPdf(spec))).toBe(
    pagesOf(await documentPdf(await documentOf('article', blocks))),
  );
  expect(await wordOf(spec, 'document')).toContain('w:num="2"');
  expect(textOf(await renderPage(spec, '/'))).toContain('<div class="columns">');
});

test('notes stand at the feet of the pages that refer to them', async () => {
  const note = (id: string): DocumentBlock => ({
    id,
    type: 'footnote',
    marker: '1',
    text: 'So it was told.',
  });
  const blocks = [
    heading(1, 'On hands'),
    body('a', 40, [{ text: '[1]', footnote: 'n1' }]),
    ...['b', 'c', 'd', 'e', 'f'].map((id) => body(id, 70)),
    body('g', 20, [{ text: '[2]', footnote: 'n2' }]),
    { id: 'rule', type: 'divider' } as const,
    note('n1'),
    note('n2'),
  ];
  const { flow, pages } = await laidAsUsual(await documentOf('essay', blocks));
  expect(pages).toBeGreaterThan(1);
  expect(flow.notes.feet.map(({ page, notes }) => [page, notes.map(({ id }) => id)])).toEqual([
    [0, ['n1']],
    [pages - 1, ['n2']],
  ]);
});

test('notes of text in two columns stand under the columns that refer to them', async () => {
  const ids = Array.from({ length: 16 }, (_, at) => `p${at}`);
  const noted = ids.slice(6, 12);
  const note = (id: string): DocumentBlock => ({
    ...{ id: `fn-${id}`, type: 'footnote', marker: '1' },
    text: 'So it was told. '.repeat(20),
  });
  const blocks = [
    heading(1, 'On hands'),
    ...ids.map((id) => body(id, 22, noted.includes(id) ? [{ text: 'R', footnote: `fn-${id}` }] : [])),
    ...noted.map(note),
  ];
  const { flow } = await laidAsUsual(withLook(await documentOf('article', blocks), [], { columns: 2 }));
  const { feet } = flow.notes;
  expect(feet.flatMap(({ notes }) => notes).length).toBe(noted.length);
  expect(feet.some(({ x }) => x === flow.left)).toBe(true);
  expect(feet.some(({ x }) => x > flow.left + flow.width)).toBe(true);
  expect(feet.every(({ width }) => width === flow.width)).toBe(true);
});

test('no column is narrower than its longest word, whatever share was asked for', () => {
  const setting = { widths: [100, 100, 100], least: [20, 60, 20] };
  const shared = sharedOut({ ...setting, wraps: false, splits: false }, [60, 5, 35]);
  expect(shared.map(Math.round)).toEqual([152, 60, 88]);
  expect(sharedOut({ ...setting, wraps: false, splits: false }, [50, 50])).toEqual(setting.widths);
});

test('only the address of who a letter is for is moved, and margins are on their sides in every direction', async () => {
  const address = (id: string): DocumentBlock => ({ id, type: 'paragraph', role: 'address', text: id });
  const marginMm = { top: 20, right: 60, bottom: 20, left: 20 };
  const pageOf = async (...blocks: DocumentBlock[]): Promise<string> => {
    const letter = await documentOf('letter', [...blocks, body('a', 9)]);
    const look = [{ of: 'receiver', align: 'end' } as const];
    return textOf(
      await renderPage({ ...withLook(letter, look, { marginMm, keepsMargins: true }), dir: 'rtl' }, '/'),
    );
  };
  expect(await pageOf(address('me'))).toContain('<p class="p-address">me');
  const page = await pageOf(address('me'), address('you'));
  expect(page).toContain('<p class="p-address other">you');
  expect(page).toMatch(/padding-left:min\(9\.5%.*?padding-right:min\(28\.6%/u);
});

test('quotes and numbers have their looks in Word too', async () => {
  const blocks: DocumentBlock[] = [
    heading(1, 'On hands'),
    { id: 'h', type: 'heading', level: 2, text: 'Scope', numbering: '1.' },
    { id: 'q', type: 'quote', text: 'To be' },
  ];
  const spec = withLook(await documentOf('policy', blocks), [
    { of: 'quotes', color: '#7a1f2b', points: 20, weight: 'bold', align: 'center' },
    { of: 'numbers', color: '#e36414' },
  ]);
  const words = await wordOf(spec, 'document');
  expect(words).toMatch(/e36414"\/><w:rtl w:val="false"\/><\/w:rPr><w:t xml:space="preserve">1\. /u);
  expect(words).toMatch(/w:jc w:val="center".*?<w:b\/>.*?7a1f2b.*?w:sz w:val="40".*?To be/u);
  expect(await wordOf(spec, 'numbering')).toContain('e36414');
});

test('headings, callouts and rules have the looks that were asked for, everywhere', async () => {
  const callout: DocumentBlock = { id: 'k', type: 'callout', tone: 'note', title: 'Figures', text: '312 km' };
  const plain = await documentOf('article', [
    heading(1, 'Leaks'),
    heading(2, 'At night'),
    body('a', 9),
    callout,
  ]);
  const spec = withLook(plain, [
    { of: 'headings', color: '#7a1f2b', weight: 'regular', points: 12.5 },
    { of: 'callouts', color: '#e36414', form: 'filled' },
    { of: 'rules', form: 'none' },
  ]);
  const [styles, words, page] = [
    await wordOf(spec, 'styles'),
    await wordOf(spec, 'document'),
    textOf(await renderPage(spec, '/')),
  ];
  expect(styles).toContain('7a1f2b');
  expect(words.toLowerCase()).toContain('e36414');
  expect(page).toContain('color:#7a1f2b');
  expect(page).toContain('background:#e36414');
  expect(pagesOf(await documentPdf(spec))).toBe(1);
});

test('rows to be written in by hand are high, and a table without heads over its columns has none', async () => {
  const table = (labels: string[], rows: string[][], rowMm?: number): DocumentBlock => ({
    ...{ id: 't', type: 'table', rows, rowMm },
    columns: labels.map((label) => ({ label, align: 'start' as const })),
  });
  const heightOf = async (block: DocumentBlock): Promise<number> => {
    const { flow } = await laidAsUsual(await documentOf('memo', [heading(1, 'Who comes'), block]));
    return flow.y;
  };
  const filled = await heightOf(table(['Name'], [['Ada'], ['Bo']]));
  expect(await heightOf(table(['Name'], [[''], ['']], 40))).toBeGreaterThan(filled + 180);
  expect(await heightOf(table([''], [['Ada'], ['Bo']]))).toBeLessThan(filled - 10);
  expect([
    handRow({
      columns: [{ label: 'Name' }, { label: 'Signed' }],
      rows: [
        ['Ada', ''],
        ['Bo', ''],
      ],
    }),
    handRow({
      columns: [{ label: 'Item' }, { label: 'Price' }],
      rows: [
        ['Tea', '2'],
        ['Bun', ''],
      ],
    }),
    handRow({
      columns: [{ label: 'Item' }, { label: 'Discount' }, { label: 'Sum' }],
      rows: [
        ['Tea', '', '2'],
        ['Bun', '', '3'],
      ],
    }),
    handRow({
      columns: [{ label: 'Item' }, { label: 'Sum' }],
      rows: [
        ['Soup', '4'],
        ['', ''],
        ['Fish', '9'],
      ],
    }),
  ]).toEqual([9, 0, 0, 0]);
});

test('heads stand beside sections of text, and over those that have terms before theirs or heads of their own', async () => {
  const terms: DocumentBlock = {
    ...{ id: 'd', type: 'definitions', layout: 'columns' },
    items: [{ id: 'd1', term: '2021', text: 'Project manager' }],
  };
  const isSided = async (...blocks: DocumentBlock[]): Promise<boolean> =>
    hasSideHeads((await documentOf('resume', [heading(1, 'Tyra'), ...blocks])).content);
  const text = body('a', 9);
  expect([
    await isSided(heading(2, 'Who'), text, heading(2, 'Work'), text),
    await isSided(heading(2, 'Who'), text, heading(2, 'Work'), terms),
    await isSided(heading(2, 'Who'), text, heading(2, 'Work'), heading(3, '2021'), text),
  ]).toEqual([true, false, false]);
});

test('a ground that was asked for is painted on paper, a tint of a screen is not', async () => {
  const { theme } = await documentOf('memo', [heading(1, 'On hands')]);
  const color = { ...theme.tokens.color, background: { $type: 'color' as const, $value: '#fbf7e9' } };
  const cream = { ...theme, tokens: { ...theme.tokens, color }, named: [] };
  const named = [{ text: 'cream', value: '#fbf7e9', role: 'background' as const }];
  expect([paperOn(cream), paperOn({ ...cream, named })]).toEqual(['#ffffff', '#fbf7e9']);
});

test('letters have their date at the edge that their language has it at, unless another was asked for', async () => {
  const letter = await documentOf('letter', [body('a', 9)]);
  const side = (language: string, look: NonNullable<DocumentSpec['content']['look']> = []) =>
    sideOf({ ...letter, language, content: { ...letter.content, look } }, 'dates');
  expect([side('de'), side('en'), side('fr', [{ of: 'dates', align: 'start' }])]).toEqual([
    ...['end', undefined, 'start'],
  ]);
});
