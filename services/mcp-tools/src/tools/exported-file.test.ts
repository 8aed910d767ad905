import { expect, test } from '@jest/globals';
import { readExport } from './exported-file.ts';
import type { ToolContext } from './tool.ts';

const asked = { projectId: 'prj_1', format: 'pdf', bleed: true, revision: undefined };
const on = { caller: {}, call: { deadline: Date.now() + 1000 } } as unknown as Parameters<
  typeof readExport
>[3];

/** Tools beside a projects service that gives this file. */
const beside = (file: object): ToolContext =>
  ({
    addresses: { publicUrl: 'https://example.com' },
    clients: {
      projects: {
        getProject: async () => ({}),
        async *exportRevision() {
          yield { part: { $case: 'file', value: { filename: 'a.pdf', sizeBytes: 2, revision: 1, ...file } } };
          yield { part: { $case: 'chunk', value: Buffer.from('ab') } };
        },
      },
    },
  }) as unknown as ToolContext;

test('bleed that projects knows nothing of is no file without bleed, but something to try again', async () => {
  await expect(readExport(beside({ bleed: false }), asked, 10, on)).rejects.toMatchObject({
    reason: 'UNAVAILABLE',
  });
  expect(await readExport(beside({ bleed: true }), asked, 10, on)).toMatchObject({ filename: 'a.pdf' });
  const plain = { ...asked, bleed: false };
  expect(await readExport(beside({ bleed: false }), plain, 10, on)).toMatchObject({ filename: 'a.pdf' });
});
