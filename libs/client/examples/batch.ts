// Builds one project for each line of a file, four at a time, and tells how far it has come. Without a file: 50 memos.
//   SITEWRIGHT_URL=https://… SITEWRIGHT_API_KEY=sw_… node batch.ts prompts.txt > projects.tsv
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { ApiError, createSitewright } from '@sitewright/client';

const { SITEWRIGHT_URL: baseUrl = 'http://127.0.0.1:8080', SITEWRIGHT_API_KEY: apiKey = '' } = process.env;
// Twenty builds pass in any five minutes: the client waits as long as the API asks it to.
const sitewright = createSitewright({ baseUrl, apiKey, maxRetries: 20, maxWaitMs: 300_000 });

const prompts = await readPrompts(process.argv[2]);
let done = 0;
let failed = 0;

async function readPrompts(path: string | undefined): Promise<string[]> {
  if (path === undefined) return Array.from({ length: 50 }, (_, index) => `A memo about room ${index + 1}`);
  const lines = (await readFile(path, 'utf8')).split('\n').map((line) => line.trim());
  return lines.filter((line) => line !== '');
}

/** The same prompt finds the build that it has made already: a batch that was broken off goes on where it stopped. */
const keyOf = (prompt: string): string => createHash('sha256').update(`batch ${prompt}`).digest('hex');

async function buildNext(left: string[]): Promise<void> {
  for (let prompt = left.shift(); prompt !== undefined; prompt = left.shift()) {
    try {
      const order = { prompt, buildType: 'document', mode: 'lite' } as const;
      const { projectId } = await sitewright.builds.create(order, { idempotencyKey: keyOf(prompt) });
      process.stdout.write(`${projectId}\t${prompt}\n`);
    } catch (error) {
      if (!(error instanceof ApiError) || error.code === 'out_of_credits') throw error;
      failed += 1;
      process.stderr.write(`\n${prompt}: ${error.message}\n`);
    }
    done += 1;
    process.stderr.write(`\r${done} of ${prompts.length} built, ${failed} failed`);
  }
}

const left = [...prompts];
await Promise.all([buildNext(left), buildNext(left), buildNext(left), buildNext(left)]);
process.stderr.write('\n');
process.exitCode = failed > 0 ? 1 : 0;
