import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import {
  applySpecPatch,
  type BuildType,
  parseSpec,
  type SiteSpec,
  SpecError,
  type SpecPatch,
} from '@sitewright/site-spec';
import type { Frame, Page } from 'playwright-core';
import { setValue } from '../../../../../services/builder/src/spec/commands/set-value.ts';
import { textFields } from '../../../../../services/builder/src/spec/text-fields.ts';
import { type BuilderStage, frameOf, manyStatesMs, openBuilder } from './builder-stage.ts';

/** What a busy machine takes for the largest of specifications. */
const patienceMs = 240_000;

let stage: BuilderStage;

beforeAll(async () => {
  stage = await openBuilder();
});
afterEach(() => stage.closePages());
afterAll(() => stage.stop());

/** Each would set off the canary, leave the page or ask another machine, were it read as anything but words. */
const hostile = [
  '<script>canary=1</script>',
  '<img src=x onerror=canary=1>',
  '"><svg onload=canary=1>',
  "'><a href=javascript:canary=1>x",
  '</style><script>canary=1</script>',
  '</title><base href=//evil.test>',
  '<iframe srcdoc="<script>parent.canary=1">',
  '<meta http-equiv=refresh content=0;url=//evil.test>',
  '<form action=//evil.test><button autofocus>',
  '@import"//evil.test";}*{background:url(//evil.test)}',
  '{{constructor.constructor("canary=1")()}}',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is what a template would read
  '${canary=1}',
  '<!--#exec cmd="id"--><!-- ]]>',
  '\u202e<b>canary',
];

const specOf = async (buildType: BuildType): Promise<{ spec: SiteSpec; path: string }> => {
  const path = `/api/v1/projects/${stage.projects.get(buildType)}/spec`;
  const headers = { authorization: `Bearer ${stage.key}` };
  const answer = await fetch(`${stage.mesh.baseUrl}${path}`, { headers });
  return { spec: parseSpec(await answer.json()), path };
};

async function patch(path: string, operations: SpecPatch): Promise<number> {
  const headers = { authorization: `Bearer ${stage.key}` };
  const current = await fetch(`${stage.mesh.baseUrl}${path}`, { headers });
  await current.arrayBuffer();
  const answer = await fetch(`${stage.mesh.baseUrl}${path}`, {
    method: 'PATCH',
    headers: {
      ...headers,
      'content-type': 'application/json-patch+json',
      'if-match': current.headers.get('etag') ?? '',
    },
    body: JSON.stringify(operations),
  });
  await answer.arrayBuffer();
  return answer.status;
}

/** Writes hostile words into each text that takes them. */
function poison(spec: SiteSpec): { operations: SpecPatch; count: number } {
  const operations: SpecPatch = [];
  let now = spec;
  for (const [index, field] of textFields(spec).entries()) {
    const command = setValue(now, field, hostile[index % hostile.length] ?? '');
    try {
      now = applySpecPatch(now, command.operations);
      operations.push(...command.operations);
    } catch (error) {
      // Too long for its place, or no words at all.
      if (!(error instanceof SpecError)) throw error;
    }
  }
  return { operations, count: operations.length };
}

/** Whether anything has set off the canary, opened a window, asked a question or left. */
async function isQuiet(page: Page): Promise<boolean> {
  const alive = await Promise.all(page.frames().map((frame) => frame.evaluate('typeof canary')));
  return alive.every((kind) => kind === 'undefined') && page.context().pages().length === 1;
}

test.each(['website', 'design', 'slides', 'document', 'dataviz'] as const)(
  'hostile words in every text of a %s stay words in the editor, its history and the start page',
  async (buildType) => {
    const { spec, path } = await specOf(buildType);
    const { operations, count } = poison(spec);
    expect(count).toBeGreaterThan(4);
    expect(await patch(path, operations)).toBe(200);
    const { page, wrong, close } = await stage.openPage();
    const asked: string[] = [];
    page.on('dialog', (dialog) => {
      asked.push(dialog.message());
      void dialog.dismiss();
    });
    await stage.signIn(page, stage.editorOf(buildType));
    const shown = frameOf(page).locator('main');
    await shown.getByText('canary').first().waitFor({ state: 'attached' });
    expect(await isQuiet(page)).toBe(true);
    const rows = page.getByRole('grid', { name: 'Outline' }).getByRole('row');
    await rows.first().click();
    await page.locator('.inspector').waitFor();
    await page.getByRole('tab', { name: /To check/ }).click();
    expect(await isQuiet(page)).toBe(true);
    const id = stage.projects.get(buildType);
    for (const address of [`/builder/history?project=${id}`, '/builder']) {
      await page.goto(`${stage.mesh.baseUrl}${address}`);
      await page.locator('main').waitFor();
      expect(await isQuiet(page)).toBe(true);
    }
    expect({ wrong, asked }).toEqual({ wrong: [], asked: [] });
    await close();
  },
  manyStatesMs,
);

test('links that run something are refused before they are kept', async () => {
  const { path } = await specOf('website');
  for (const href of [
    'javascript:alert(1)',
    'data:text/html,<script>1</script>',
    'vbscript:x',
    ' javascript:1',
  ])
    expect(
      await patch(path, [
        {
          op: 'add',
          path: '/content/pages/0/sections/0/actions/-',
          value: { label: 'x', href, style: 'primary' },
        },
      ]),
    ).toBeGreaterThanOrEqual(400);
});

test(
  'a specification of a mebibyte opens, and is edited',
  async () => {
    const { path } = await specOf('document');
    const words = `${hostile.join(' ')} `.repeat(4);
    const block = (index: number) => ({
      op: 'add' as const,
      path: '/content/blocks/-',
      value: { id: `long-${index}`, type: 'paragraph', role: 'body', text: `${index} ${words}` },
    });
    // As much as the document still takes: it is refused beyond its bound, and stays as it was.
    const batch = 50;
    let blocks = 0;
    while (blocks < 2_000) {
      const operations = Array.from({ length: batch }, (_, index) => block(blocks + index));
      if ((await patch(path, operations)) !== 200) break;
      blocks += batch;
    }
    expect(blocks * words.length).toBeGreaterThan(900 * 1024);
    const { page, wrong, close } = await stage.openPage();
    // So much takes its time to draw on a busy machine.
    page.setDefaultTimeout(patienceMs);
    await stage.signIn(page, stage.editorOf('document'));
    await frameOf(page)
      .locator('p', { hasText: /^0 <script>/ })
      .waitFor();
    await page.getByRole('grid', { name: 'Outline' }).getByRole('row').first().click();
    await page.locator('.inspector').getByLabel('Text').fill('Words among many');
    await frameOf(page).getByText('Words among many').first().waitFor();
    await page.keyboard.press('Control+s');
    await page.locator('.save-badge', { hasText: 'Saved' }).waitFor();
    expect(await isQuiet(page)).toBe(true);
    expect(wrong).toEqual([]);
    await close();
  },
  2 * patienceMs,
);

test('a script within the preview reaches neither session, storage, network, the page around it, nor another place', async () => {
  const { page, close } = await stage.openPage();
  await stage.signIn(page, stage.editorOf('website'));
  await frameOf(page).locator('main').waitFor();
  const inner: Frame | undefined = page.frames().find((frame) => frame.url().endsWith('/builder/preview'));
  const tried = await inner?.evaluate(`(async () => {
    const attempt = async (what) => {
      try { return String(await what()).slice(0, 60) || 'nothing'; } catch { return 'refused'; }
    };
    return {
      cookie: await attempt(() => document.cookie),
      storage: await attempt(() => localStorage.length),
      database: await attempt(() => new Promise((yes, no) => { const o = indexedDB.open('x'); o.onsuccess = yes; o.onerror = no; })),
      network: await attempt(() => fetch('/api/v1/session')),
      parent: await attempt(() => parent.document.title),
      window: await attempt(() => open('/builder')),
      away: await attempt(() => { top.location.href = '/docs'; return 'gone'; }),
      evaluated: await attempt(() => { const s = document.createElement('script'); s.textContent = 'canary=1'; document.head.append(s); return typeof canary; }),
      picture: await attempt(() => new Promise((yes, no) => { const p = new Image(); p.onload = yes; p.onerror = no; p.src = '/builder/assets/x.png'; })),
    };
  })()`);
  expect(tried).toEqual({
    cookie: 'refused',
    storage: 'refused',
    database: 'refused',
    network: 'refused',
    parent: 'refused',
    window: 'null',
    away: 'refused',
    evaluated: 'undefined',
    picture: 'refused',
  });
  expect(page.url()).toContain('/builder?project=');
  await close();
});
