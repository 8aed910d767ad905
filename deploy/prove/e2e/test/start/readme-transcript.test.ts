import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { bootMesh, type Mesh } from '../support/mesh.ts';

/** One request of the README's session, and the answer that it tells. */
interface Exchange {
  request: string;
  status: number;
  answer: unknown;
}

const readme = readFileSync(new URL('../../../../../services/gateway/README.md', import.meta.url), 'utf8');
const rootReadme = readFileSync(new URL('../../../../../README.md', import.meta.url), 'utf8');
const transcript = /<!-- transcript -->\n```text\n(.*?)```\n<!-- \/transcript -->/s.exec(readme)?.[1] ?? '';
const exchanges = transcript.split(/^→ /m).slice(1).map(readExchange);

function readExchange(text: string): Exchange {
  const [request = '', told = ''] = text.split(/^← /m);
  const body = told.slice(3).trim();
  return {
    request: request.trim(),
    status: Number(told.slice(0, 3)),
    answer: body === '' ? '' : JSON.parse(body),
  };
}

let mesh: Mesh;
let key: string;
beforeAll(async () => {
  mesh = await bootMesh();
  key = (await mesh.workspace()).key;
});
afterAll(() => mesh.stop());

async function send(body: string): Promise<{ status: number; answer: unknown }> {
  const response = await fetch(`${mesh.baseUrl}/api/mcp`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
    body,
  });
  const text = await response.text();
  return { status: response.status, answer: text === '' ? '' : JSON.parse(text) };
}

/** What is random or a matter of the address, in the same form on both sides. */
const plain = (text: string, projectId: string): string =>
  text
    .replaceAll(/prj_(?!0{26})[0-9a-z]{26}/g, projectId)
    .replaceAll(/bld_[0-9a-z]{26}/g, 'bld')
    .replaceAll(/http:\/\/127\.0\.0\.1:\d+/g, 'http://host');

/** Members that hold the engine's own words: it may find better ones. */
const wording = new Set(['title', 'spec']);

/** What is told must be there as told; `…` stands for anything, and as a name or an item for any more of them. */
function expectTold(told: unknown, actual: unknown): void {
  if (told === '…') return;
  if (Array.isArray(told)) {
    expect(actual).toBeInstanceOf(Array);
    const items = Array.isArray(actual) ? actual : [];
    const shown = told.filter((item) => item !== '…');
    if (shown.length === told.length) expect(items).toHaveLength(told.length);
    for (const [index, item] of shown.entries()) expectTold(item, items[index]);
  } else if (typeof told === 'object' && told !== null) {
    const { '…': more, ...members } = Object.fromEntries(Object.entries(told));
    const found = Object.fromEntries(Object.entries(Object(actual)));
    if (more === undefined) expect(Object.keys(found)).toEqual(Object.keys(members));
    for (const [name, value] of Object.entries(members)) {
      if (typeof value === 'string' && wording.has(name)) expect(typeof found[name]).toBe('string');
      else expectTold(value, found[name]);
    }
  } else expect(actual).toEqual(told);
}

describe('the session in the README', () => {
  test('is there, and lists, generates, reads and publishes', () => {
    const requests = exchanges.map(({ request }) => request).join('\n');
    for (const word of ['tools/list', 'generate_project', 'read_spec', 'publish_project']) {
      expect(requests).toContain(word);
    }
  });

  test('goes as it is told', async () => {
    let projectId = '';
    for (const { request, status, answer } of exchanges) {
      const actual = await send(request.replaceAll(/prj_(?!0{26})[0-9a-z]{26}/g, projectId));
      projectId ||= /prj_(?!0{26})[0-9a-z]{26}/.exec(JSON.stringify(actual.answer))?.[0] ?? '';
      expect({ request, status: actual.status }).toEqual({ request, status });
      const same = (value: unknown): unknown => JSON.parse(plain(JSON.stringify(value), projectId));
      expectTold(same(answer), same(actual.answer));
    }
  });

  test.each([...`${readme}\n${rootReadme}`.matchAll(/```json\n(.*?)```/gs)].map(([, block = '']) => block))(
    'every JSON example of the READMEs parses (%#)',
    (block) => {
      expect(() => JSON.parse(block)).not.toThrow();
    },
  );
});
