import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { waitFor } from '@sitewright/testing';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { type Browser, chromium, type Frame, type Page } from 'playwright-core';
import { bootMesh, type Mesh } from '../support/mesh.ts';
import { mcpAt } from './mcp-http.ts';

// The card of MCP Apps in a sandboxed frame, with a host of ours around it: what it says is held against the
// extension's own schema, and what it asks of the server goes to a real one.
const require = createRequire(import.meta.url);
const extension = JSON.parse(
  readFileSync(require.resolve('@modelcontextprotocol/ext-apps/schema.json'), 'utf8'),
);
const ajv = new Ajv2020({ strict: false, validateFormats: false }).addSchema(extension, 'ui');
const axe = readFileSync(
  createRequire(new URL('../../../../../services/builder/package.json', import.meta.url)).resolve(
    'axe-core/axe.min.js',
  ),
  'utf8',
);

/** Which definition of the schema a message must fit. */
const definitions: Record<string, string> = {
  'ui/initialize': 'McpUiInitializeRequest',
  'ui/notifications/initialized': 'McpUiInitializedNotification',
  'ui/notifications/size-changed': 'McpUiSizeChangedNotification',
  'ui/open-link': 'McpUiOpenLinkRequest',
  'ui/message': 'McpUiMessageRequest',
  'ui/download-file': 'McpUiDownloadFileRequest',
};

interface Said {
  method: string;
  params: Record<string, unknown>;
}

let mesh: Mesh;
let browser: Browser;
let key: string;
let card: string;

beforeAll(async () => {
  mesh = await bootMesh();
  key = (await mesh.workspace()).key;
  browser = await chromium.launch({
    executablePath: '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  card = (await server('resources/read', { uri: 'ui://sitewright/project' })).contents[0].text;
});
afterAll(async () => {
  await browser.close();
  await mesh.stop();
});

async function server(method: string, params: object) {
  const { json } = await mcpAt(mesh.baseUrl, key).rpc({ jsonrpc: '2.0', id: 1, method, params });
  if (json.error) throw new Error(json.error.message);
  return json.result;
}
const callTool = (name: string, args: object) => server('tools/call', { name, arguments: args });

const everything = {
  ...{ openLinks: {}, downloadFile: {}, serverTools: {}, serverResources: {}, message: { text: {} } },
};

/** What a host answers to the view: its own part, and what the server says to the rest. */
const hostScript = `
  const view = document.querySelector('iframe');
  window.send = (message) => view.contentWindow.postMessage({ jsonrpc: '2.0', ...message }, '*');
  window.addEventListener('message', async ({ source, data }) => {
    if (source !== view.contentWindow) return;
    if (data.method === undefined) return;
    const answer = await window.heard(data);
    if (data.id !== undefined) window.send({ id: data.id, ...answer });
  });`;

async function openCard({ capabilities = everything as object, theme = 'light' } = {}) {
  const page = await browser.newPage({ viewport: { width: 720, height: 900 } });
  const said: Said[] = [];
  const wrong: string[] = [];
  page.on('console', (message) => message.type() === 'error' && wrong.push(message.text()));
  page.on('pageerror', (error) => wrong.push(String(error)));
  page.on('request', ({ url }) => !/^(?:data|about|blob):/.test(url()) && wrong.push('asked elsewhere'));
  await page.exposeFunction('heard', async ({ method, params = {} }: Said) => {
    said.push({ method, params });
    if (method === 'ui/initialize')
      return {
        result: {
          ...{ protocolVersion: '2026-01-26', hostInfo: { name: 'host', version: '1' } },
          ...{ hostCapabilities: capabilities, hostContext: { theme } },
        },
      };
    if (method.startsWith('ui/')) return { result: {} };
    try {
      return { result: await server(method, params) };
    } catch (error) {
      return { error: { code: -32_603, message: String(error) } };
    }
  });
  await page.setContent(
    '<!doctype html><html lang="en"><title>Host</title><iframe sandbox="allow-scripts" style="width:700px;height:860px" title="Card"></iframe>',
  );
  await page.evaluate(hostScript);
  // The policy that the extension asks hosts to set where a resource names no domains.
  const policy =
    "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data:; connect-src 'none'";
  const guarded = card.replace(
    '<head>',
    `<head><meta http-equiv="Content-Security-Policy" content="${policy}">`,
  );
  await page.evaluate(`document.querySelector('iframe').setAttribute('srcdoc', ${JSON.stringify(guarded)})`);
  await expectSoon(() => said.some(({ method }) => method === 'ui/notifications/initialized'));
  const view = page.frames().find((frame) => frame !== page.mainFrame());
  if (view === undefined) throw new Error('the host has no frame');
  return { page, view, said, wrong };
}

const expectSoon = (holds: () => boolean): Promise<true> =>
  waitFor(() => (holds() ? true : undefined), 'what the card says');

const tellResult = (page: Page, params: object) =>
  page.evaluate(`send(${JSON.stringify({ method: 'ui/notifications/tool-result', params })})`);
const build = (args: object = {}) =>
  callTool('generate_project', { prompt: 'A bakery in Graz', mode: 'lite', ...args });
const saidOf = (said: Said[], method: string) => said.filter((each) => each.method === method);
const button = (view: Frame, name: string) => view.getByRole('button', { name, exact: true });

test('is at most 40 KB, for the tools that show a project, and needs nothing from elsewhere', async () => {
  expect(Buffer.byteLength(card)).toBeLessThanOrEqual(40 * 1024);
  expect(card).not.toMatch(/https?:\/\//);
  const { contents } = await server('resources/read', { uri: 'ui://sitewright/project' });
  expect(contents[0]).toMatchObject({ mimeType: 'text/html;profile=mcp-app', _meta: { ui: { csp: {} } } });
  const { tools } = await server('tools/list', {});
  const shown = tools.filter((tool: { _meta?: object }) => tool._meta !== undefined);
  expect(shown.map(({ name, _meta }: { name: string; _meta: object }) => [name, _meta])).toEqual(
    ['get_project', 'generate_project', 'publish_project'].map((name) => [
      name,
      { ui: { resourceUri: 'ui://sitewright/project' } },
    ]),
  );
});

describe('the card of a project', () => {
  test('shows cover and what is left to check, and opens, publishes, exports and asks for changes', async () => {
    const { page, view, said, wrong } = await openCard();
    const result = await build();
    const { projectId, title, editorUrl } = result.structuredContent;
    await tellResult(page, result);
    await view.getByRole('heading', { name: title }).waitFor();
    await view.getByRole('img', { name: `Cover of ${title}` }).waitFor();
    await button(view, 'Open').click();
    await expectSoon(() => saidOf(said, 'ui/open-link').length === 1);
    expect(saidOf(said, 'ui/open-link')[0]?.params).toEqual({ url: editorUrl });

    await button(view, 'Publish').click();
    await view.getByText(/^Published at http/).waitFor();
    const { structuredContent: record } = await callTool('get_project', { projectId });
    await button(view, 'View page').click();
    await expectSoon(() => saidOf(said, 'ui/open-link').length === 2);
    expect(saidOf(said, 'ui/open-link')[1]?.params).toEqual({ url: record.publishedUrl });

    await view.getByLabel('File').selectOption('zip');
    await button(view, 'Export').click();
    await expectSoon(() => saidOf(said, 'ui/download-file').length === 1);
    const [link] = Object(saidOf(said, 'ui/download-file')[0]?.params).contents;
    expect((await server('resources/read', { uri: link.uri })).contents[0].mimeType).toBe('application/zip');

    await view.getByLabel('What to change').fill('Add opening hours');
    await page.keyboard.press('Enter');
    await expectSoon(() => saidOf(said, 'ui/message').length === 1);
    const [{ text }] = Object(saidOf(said, 'ui/message')[0]?.params).content;
    expect(text).toContain(projectId);
    expect(text).toContain('Add opening hours');

    for (const { method, params } of said) {
      const definition = definitions[method];
      if (definition === undefined) continue;
      const fits = ajv.getSchema(`ui#/$defs/${definition}`);
      expect({ method, fits: fits?.({ method, params }), errors: fits?.errors }).toEqual({
        ...{ method, fits: true, errors: null },
      });
    }
    expect(wrong).toEqual([]);
    await page.close();
  });

  test('lists what is left to check, in words that no markup comes out of', async () => {
    const { page, view } = await openCard();
    const { structuredContent } = await build();
    const evil = '<img src=x onerror=alert(1)>';
    const toCheck = [{ kind: 'warning', text: evil, detail: 'really' }];
    await tellResult(page, {
      structuredContent: { ...structuredContent, title: evil, toCheck, toCheckCount: 3 },
    });
    await view.getByText('3 things are left to check').click();
    await view.getByText(`${evil}: really`).waitFor();
    await view.getByText('and 2 more').waitFor();
    await view.getByRole('heading', { name: evil }).waitFor();
    await page.close();
  });

  test('fills in what a short answer left out, and follows a build to its end', async () => {
    const { page, view, said } = await openCard();
    const { structuredContent } = await build({ idempotencyKey: 'slow' });
    const { projectId, buildId, title } = structuredContent;
    await tellResult(page, {
      structuredContent: { buildId, status: 'running', progress: { message: 'Writing' } },
    });
    await view.getByText('Writing').waitFor();
    await view.getByRole('heading', { name: title }).waitFor();
    expect(saidOf(said, 'tools/call')[0]?.params).toMatchObject({
      name: 'get_build',
      arguments: { buildId },
    });
    await page.close();
    const again = await openCard();
    await tellResult(again.page, await callTool('publish_project', { projectId }));
    await again.view.getByRole('heading', { name: title }).waitFor();
    await again.page.close();
  });

  test('tells a refusal in its words', async () => {
    const { page, view } = await openCard();
    await tellResult(page, await callTool('get_project', { projectId: 'prj_none' }));
    await view.getByText(/^not_found: /).waitFor();
    await page.close();
  });

  test('offers nothing that its host cannot do', async () => {
    const { page, view, said } = await openCard({ capabilities: {} });
    const result = await build();
    await tellResult(page, result);
    await view.getByRole('heading', { name: result.structuredContent.title }).waitFor();
    expect(await view.getByRole('button').count()).toBe(0);
    expect(said.some(({ method }) => /^(?:tools|resources)\//.test(method))).toBe(false);
    await page.close();
  });

  test.each(['light', 'dark'])('can be read and used by keyboard in %s', async (theme) => {
    const { page, view } = await openCard({ theme });
    const result = await build();
    await tellResult(page, result);
    await view.getByRole('img').waitFor();
    await view.evaluate(axe);
    const found = await view.evaluate(`axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa'] })`);
    const breaches = Object(found).violations.map(({ id }: { id: string }) => id);
    expect(breaches).toEqual([]);
    const ground = await view.evaluate('getComputedStyle(document.body).backgroundColor');
    expect(ground).toBe(theme === 'dark' ? 'rgb(28, 29, 32)' : 'rgb(255, 255, 255)');
    await button(view, 'Open').focus();
    for (const name of ['Publish', 'File', 'Export', 'What to change', 'Change']) {
      await page.keyboard.press('Tab');
      const focused = await view.evaluate(
        `(() => { const e = document.activeElement; return e.getAttribute('aria-label') || (e.labels && e.labels[0] ? e.labels[0].innerText.split('\\n')[0].trim() : e.textContent.trim()); })()`,
      );
      expect(String(focused)).toContain(name);
    }
    await page.close();
  });
});
