import { expect, test } from '@jest/globals';
import { projectExportRoute } from './projects-export.ts';

type Serve = typeof projectExportRoute.serve;

/** What is answered to who asks for bleed, beside a projects service that says whether its file has some. */
function answerOf(bleed: boolean) {
  const value = { filename: 'a.pdf', titleFilename: 'a.pdf', mediaType: 'application/pdf', sizeBytes: 2 };
  const gateway = {
    clients: {
      projects: {
        getProject: async () => ({ project: {} }),
        async *exportRevision() {
          yield { part: { $case: 'file', value: { ...value, sha256: 'ab', revision: 1, bleed } } };
        },
      },
    },
  } as unknown as Parameters<Serve>[0];
  const request = {
    params: { id: 'prj_01kagq3fx2v8m5n1r7t0c9d4eh' },
    query: { format: 'pdf', bleed: 'true' },
    headers: {},
    principal: { workspaceId: 'wsp_1', scopes: ['read'] },
    open: () => ({ deadline: Date.now() + 1000 }),
  } as unknown as Parameters<Serve>[1];
  return projectExportRoute.serve(gateway, request);
}

test('bleed that projects knows nothing of is no file without bleed, but something to try again', async () => {
  await expect(answerOf(false)).rejects.toMatchObject({ reason: 'UNAVAILABLE' });
  expect(await answerOf(true)).toMatchObject({ status: 200 });
});
