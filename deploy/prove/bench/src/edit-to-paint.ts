/**
 * How long an edit in the builder takes until it is painted in the preview, for a site of twenty sections, against a stack that
 * runs (`npm start`): `node deploy/prove/bench/src/edit-to-paint.ts http://127.0.0.1:8080 sw_live_… [edits]`. Costs one credit.
 * Measured from the input event in the panel to the frame in which the new text stands.
 */
import { setTimeout } from 'node:timers/promises';
import { type Browser, chromium, type Frame, type Page } from 'playwright-core';
import { z } from 'zod';

const [base = 'http://127.0.0.1:8080', key = '', edits = '60'] = process.argv.slice(2);
const sectionCount = 20;
const warmUp = 5;

const section = z.looseObject({ id: z.string(), type: z.string() });
const site = z.object({ content: z.object({ pages: z.array(z.object({ sections: z.array(section) })) }) });

async function ask(path: string, method = 'GET', body?: unknown, mediaType = 'application/json') {
  const headers = { authorization: `Bearer ${key}`, 'content-type': mediaType, 'if-match': '"1"' };
  const sent = body === undefined ? {} : { body: JSON.stringify(body) };
  const response = await fetch(`${base}${path}`, { method, headers, ...sent });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return response.json();
}

/** A site of so many sections. @returns the id of its project */
async function makeSite(): Promise<string> {
  const prompt = 'A site for a bakery in Ghent with a menu, services, a team, questions, hours and a form';
  const order = { prompt, buildType: 'website', mode: 'lite' };
  const { projectId } = z
    .object({ projectId: z.string() })
    .parse(await ask('/api/v1/generate', 'POST', order));
  const spec = site.parse(await ask(`/api/v1/projects/${projectId}/spec`));
  const there = spec.content.pages[0]?.sections ?? [];
  const kinds = there.filter(({ type }) => type !== 'hero');
  const added = Array.from({ length: sectionCount - there.length }, (_, index) => ({
    op: 'add',
    path: '/content/pages/0/sections/-',
    value: withOtherIds(kinds[index % kinds.length], index),
  }));
  await ask(`/api/v1/projects/${projectId}/spec`, 'PATCH', added, 'application/json-patch+json');
  return projectId;
}

const withOtherIds = (copied: unknown, index: number): unknown =>
  JSON.parse(JSON.stringify(copied).replace(/"id":"([^"]+)"/g, `"id":"$1-${index}"`));

/** The preview's frame tells when a text stands in it: after the next frame was painted. */
const watchFrame = `new MutationObserver(() => {
  const text = document.querySelector('h1').textContent;
  requestAnimationFrame(() => setTimeout(() => { window.painted = { text, at: performance.timeOrigin + performance.now() }; }));
}).observe(document.documentElement, { subtree: true, childList: true, characterData: true, attributes: true });`;
const watchInput = `document.addEventListener('input', () => { window.typed = performance.timeOrigin + performance.now(); }, true);`;

async function openEditor(browser: Browser, projectId: string): Promise<{ page: Page; frame: Frame }> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, locale: 'en-GB' });
  await page.goto(`${base}/builder?project=${projectId}`);
  await page.getByLabel('API key').fill(key);
  await page.keyboard.press('Enter');
  await page.getByRole('grid', { name: 'Outline' }).getByRole('row').first().click();
  await page.frameLocator('iframe').locator('h1').first().waitFor();
  const frame = page.frames().find((one) => one.url().endsWith('/builder/preview'));
  if (frame === undefined) throw new Error('the preview is not there');
  await page.evaluate(watchInput);
  await frame.evaluate(watchFrame);
  return { page, frame };
}

const paint = z.object({ text: z.string(), at: z.number() }).optional();
const readPaint = async (frame: Frame) => paint.parse(await frame.evaluate('window.painted'));

/** Changes the heading in the panel. @returns the ms until the preview showed it */
async function editOnce({ page, frame }: { page: Page; frame: Frame }, turn: number): Promise<number> {
  const text = `Bread for the whole town ${turn}`;
  await page.getByLabel('Heading', { exact: true }).first().fill(text);
  let painted = await readPaint(frame);
  while (painted?.text !== text) {
    await setTimeout(20);
    painted = await readPaint(frame);
  }
  const typed = z.number().parse(await page.evaluate('window.typed'));
  return painted.at - typed;
}

const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const open = await openEditor(browser, await makeSite());
  const times: number[] = [];
  for (let turn = 0; turn < warmUp + Number(edits); turn += 1) {
    const took = await editOnce(open, turn);
    if (turn >= warmUp) times.push(took);
  }
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) =>
    `${(sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN).toFixed(0)} ms`;
  console.log(`${sectionCount} sections, ${times.length} edits, from input to paint:`);
  console.log(`median ${at(0.5)}, p5 ${at(0.05)}, p95 ${at(0.95)}, most ${at(1)}`);
} finally {
  await browser.close();
}
