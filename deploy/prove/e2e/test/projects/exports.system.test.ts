import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { parseSpec, type SiteSpec } from '@sitewright/site-spec';
import { unzipSync } from 'fflate';
import { type Browser, chromium } from 'playwright-core';
import { bootMesh, type Mesh } from '../support/mesh.ts';
import { readAnswer } from '../support/read-answer.ts';
import { missingFrom, textsOf } from './exported-text.ts';
import { officeText, pdfFacts, pdfFonts, pdfText, printedText } from './office.ts';

let mesh: Mesh;
let browser: Browser;
let folder: string;
let key: string;

beforeAll(async () => {
  // Exports on a busy machine outlive a connection's age; they are let end as they are in production.
  mesh = await bootMesh({ env: { PROJECTS_DRAIN_MS: '60000' } });
  ({ key } = await mesh.workspace());
  browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
  folder = await mkdtemp(join(tmpdir(), 'sitewright-exports-'));
});
afterAll(async () => {
  await browser.close();
  await mesh.stop();
  await rm(folder, { recursive: true, force: true });
});

const authorization = () => ({ authorization: `Bearer ${key}` });
const exportOf = (id: string, format: string, init: RequestInit = {}): Promise<Response> =>
  fetch(`${mesh.baseUrl}/api/v1/projects/${id}/export?format=${format}`, {
    ...init,
    headers: { ...authorization(), ...init.headers },
  });

interface Built {
  id: string;
  spec: SiteSpec;
}

async function build(buildType: string, mode: string, prompt: string): Promise<Built> {
  const response = await fetch(`${mesh.baseUrl}/api/v1/generate`, {
    method: 'POST',
    headers: { ...authorization(), 'content-type': 'application/json' },
    body: JSON.stringify({ prompt, buildType, mode }),
  });
  const { projectId, spec } = await readAnswer(response);
  return { id: projectId ?? '', spec: parseSpec(spec) };
}

/** Saves an export to disk. @returns its path. */
async function download({ id }: Built, format: string): Promise<string> {
  const response = await exportOf(id, format);
  const content = Buffer.from(await response.arrayBuffer());
  const problem = response.status === 200 ? '' : content.toString();
  expect({ format, status: response.status, problem }).toEqual({ format, status: 200, problem: '' });
  const file = join(folder, `${id}.${format}`);
  await writeFile(file, content);
  return file;
}

const sales = 'Sales: January 120, February 180, March 260, April 310.';
const decks = [
  ['economy', `Pitch deck for Northwind Solar in Porto: problem, solution, market, team, ask. ${sales}`],
  [
    'power',
    `Quarterly review of Blue Door Books, 12 slides. ${sales} Team: Ana Costa (CEO), Rui Melo (CTO).`,
  ],
  [
    'economy',
    'عرض تقديمي عن مقهى جديد في بيروت: المشكلة، الحل، السوق. الإيرادات: يناير 10، فبراير 20، مارس 35',
  ],
  ['lite', '京都の小さなカフェ「あおば」の事業計画。売上 1月 120万円、2月 150万円、3月 210万円。'],
] as const;
const documents = [
  ['power', `Annual report of the Riverside Library with a summary, visits, budget and next steps. ${sales}`],
  [
    'economy',
    'Oferta dla piekarni „Złoty Kłos” w Łodzi: chleb żytni 8,50 zł, bułka 1,20 zł, warunki płatności.',
  ],
  [
    'economy',
    'דוח שנתי של ספריית חיפה: מבקרים בינואר 1200, בפברואר 1500, במרץ 2100. תקציר, אירועים והמלצות.',
  ],
  ['lite', '京都の旅館「ひので」の年次報告書。宿泊者数 1月 320人、2月 410人。概要、実績、来年度の計画。'],
] as const;

test.each(decks)(
  'a deck (%s) is read by other programs as PDF and as PowerPoint with all of its text: %s',
  async (mode, prompt) => {
    const deck = await build('slides', mode, prompt);
    if (deck.spec.buildType !== 'slides') throw new Error('not slides');
    const [pdf, pptx] = [await download(deck, 'pdf'), await download(deck, 'pptx')];
    await checkPdf(pdf, deck.spec);
    const notes = deck.spec.content.slides.map((slide) => slide.notes);
    expect(missingFrom(await readOffice(pptx, deck.spec), [...textsOf(deck.spec), ...notes])).toEqual([]);
    expect(
      missingFrom(unescaped(await readFile(await download(deck, 'md'), 'utf8')), textsOf(deck.spec)),
    ).toEqual([]);
    await checkPage(deck);
  },
  300_000,
);

test.each(documents)(
  'a document (%s) is read by other programs as PDF and as Word file with all of its text: %s',
  async (mode, prompt) => {
    const document = await build('document', mode, prompt);
    const [pdf, docx] = [await download(document, 'pdf'), await download(document, 'docx')];
    await checkPdf(pdf, document.spec);
    expect(missingFrom(await readOffice(docx, document.spec), textsOf(document.spec))).toEqual([]);
    const markdown = unescaped(await readFile(await download(document, 'md'), 'utf8'));
    expect(missingFrom(markdown, textsOf(document.spec))).toEqual([]);
    await checkPage(document);
  },
  300_000,
);

/** What is printed; of right-to-left text what is read, as the letters of a print are not in their order. */
const readOffice = (file: string, { dir }: SiteSpec): Promise<string> =>
  dir === 'rtl' ? officeText(file) : printedText(file);

/** Markdown without its marks. */
const unescaped = (markdown: string): string => markdown.replace(/\\(?=[^\w\s])/g, '').replace(/\*\*/g, '');

async function checkPdf(file: string, spec: SiteSpec): Promise<void> {
  const facts = await pdfFacts(file);
  expect(facts).toMatch(/Tagged:\s+yes/);
  expect(facts).toMatch(/Encrypted:\s+no/);
  const fonts = await pdfFonts(file);
  expect(fonts.length).toBeGreaterThan(0);
  expect(fonts.filter(({ embedded }) => !embedded)).toEqual([]);
  const isInvented = JSON.stringify(spec.content).includes('"placeholder":true');
  const mark = isInvented ? [spec.labels?.placeholder ?? 'To be replaced'] : [];
  expect(missingFrom(await pdfText(file), [...textsOf(spec), ...mark])).toEqual([]);
}

/** Opens the HTML export from disk: it has its title and its text, and nothing goes wrong. */
async function checkPage(built: Built): Promise<void> {
  const page = await browser.newPage();
  const wrong: string[] = [];
  page.on('pageerror', (error) => wrong.push(error.message));
  page.on('request', (request) => {
    if (!/^(?:file|data):/.test(request.url())) wrong.push(request.url());
  });
  await page.goto(`file://${await download(built, 'html')}`, { waitUntil: 'load' });
  expect(wrong).toEqual([]);
  expect(await page.title()).not.toBe('');
  const text = String(await page.evaluate('document.body.textContent'));
  expect(missingFrom(text, textsOf(built.spec).slice(0, 20))).toEqual([]);
  await page.close();
}

const pictures = [
  ['design', 'power', 'Poster for the Jazz Night at Blue Door, 14 June 2026, 8 pm, tickets 12 euros'],
  ['design', 'lite', '夏祭りのポスター。8月10日、京都、午後6時から。入場無料。'],
  ['dataviz', 'power', `Dashboard of sales by region: North 120, South 80, East 150. ${sales}`],
  ['dataviz', 'lite', 'المبيعات حسب المدينة: بيروت 120، طرابلس 80، صيدا 60'],
] as const;

test.each(pictures)(
  'a %s (%s) opens as SVG, PNG, PDF and archive: %s',
  async (buildType, mode, prompt) => {
    const built = await build(buildType, mode, prompt);
    const png = await readFile(await download(built, 'png'));
    expect(png.subarray(0, 8).toString('latin1')).toBe('\u0089PNG\r\n\u001a\n');
    expect(Math.max(png.readUInt32BE(16), png.readUInt32BE(20))).toBe(2400);
    const page = await browser.newPage();
    await page.goto(`file://${await download(built, 'svg')}`);
    expect(await page.evaluate('document.documentElement.tagName')).toBe('svg');
    expect(await page.locator('text').count()).toBeGreaterThan(0);
    await page.close();
    const facts = await pdfFacts(await download(built, 'pdf'));
    const count =
      built.spec.buildType === 'design'
        ? built.spec.content.frames.length
        : built.spec.buildType === 'dataviz'
          ? built.spec.content.charts.length
          : 0;
    expect(facts).toMatch(new RegExp(`Pages:\\s+${count}\\b`));
    expect(Object.keys(unzipSync(await readFile(await download(built, 'zip'))))).toHaveLength(count * 2);
  },
  120_000,
);

test.each([
  ['power', 'Website for a bakery in Lyon called Maison Blé: home, menu, about and contact pages'],
  ['lite', 'Strona dla kawiarni „Pod Lipą” w Krakowie: menu, godziny otwarcia, kontakt'],
])(
  'the archive of a website (%s) is served as it is, and every page of it loads: %s',
  async (mode, prompt) => {
    const built = await build('website', mode, prompt);
    if (built.spec.buildType !== 'website') throw new Error('not a website');
    const files = new Map(Object.entries(unzipSync(await readFile(await download(built, 'zip')))));
    const types = {
      css: 'text/css',
      js: 'text/javascript',
      html: 'text/html',
      woff2: 'font/woff2',
      svg: 'image/svg+xml',
    };
    const server = createServer((request, response) => {
      const path = decodeURI(new URL(request.url ?? '/', 'http://x').pathname).slice(1);
      const name = path === '' || path.endsWith('/') ? `${path}index.html` : path;
      const content = files.get(name);
      const type = Object.entries(types).find(([ending]) => name.endsWith(ending))?.[1] ?? 'text/plain';
      response.writeHead(content === undefined ? 404 : 200, { 'content-type': type }).end(content);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
    try {
      const address: AddressInfo | string | null = server.address();
      if (address === null || typeof address === 'string') throw new Error('the server has no port');
      for (const { path } of built.spec.content.pages) {
        const page = await browser.newPage();
        const failed: string[] = [];
        page.on('response', (response) => {
          if (response.status() >= 400 && !response.url().endsWith('/favicon.ico'))
            failed.push(response.url());
        });
        const own = path === '/' ? '/' : `${path.replace(/\/$/, '')}/`;
        await page.goto(`http://127.0.0.1:${address.port}${own}`, { waitUntil: 'load' });
        expect({ path, failed }).toEqual({ path, failed: [] });
        expect(await page.locator('h1').count()).toBe(1);
        await page.close();
      }
    } finally {
      server.close();
    }
  },
  120_000,
);

test('names the file in ASCII and in its own letters, answers HEAD and 304, and lists the formats that there are', async () => {
  const deck = await build('slides', 'lite', '京都の小さなカフェの紹介');
  const head = await exportOf(deck.id, 'pdf', { method: 'HEAD' });
  expect(head.status).toBe(200);
  expect(await head.text()).toBe('');
  const whole = await exportOf(deck.id, 'pdf');
  const length = (await whole.arrayBuffer()).byteLength;
  expect(head.headers.get('content-length')).toBe(String(length));
  const disposition = whole.headers.get('content-disposition') ?? '';
  const [, encoded = ''] =
    /^attachment; filename="[\x20-\x7e]+\.pdf"; filename\*=UTF-8''(\S+)$/.exec(disposition) ?? [];
  expect(decodeURIComponent(encoded)).toBe(`${deck.spec.title}.pdf`);
  const etag = whole.headers.get('etag') ?? '';
  expect(etag).toMatch(/^"[0-9a-f]{32}"$/);
  expect(head.headers.get('etag')).toBe(etag);
  const same = await exportOf(deck.id, 'pdf', { headers: { 'if-none-match': `W/${etag}` } });
  expect({ status: same.status, body: await same.text() }).toEqual({ status: 304, body: '' });
  const wrong = await exportOf(deck.id, 'docx');
  expect(wrong.status).toBe(400);
  expect(await readAnswer(wrong)).toMatchObject({
    code: 'invalid_request',
    retryable: false,
    error: expect.stringContaining('html, pptx, pdf, md, json'),
  });
});
