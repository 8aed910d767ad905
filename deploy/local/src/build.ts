import { siteSpecSchema } from '@sitewright/site-spec';
import { z } from 'zod';
import type { Command } from './command-line.ts';
import { outlineOf } from './outline.ts';

/** Longer than the deadline of the longest mode, with a model on this machine too. */
const answerWithinMs = 1_900_000;

const answerSchema = z.object({
  projectId: z.string().nullable(),
  editorUrl: z.string().nullable(),
  spec: siteSpecSchema,
  usage: z.object({
    ...{ engine: z.string(), model: z.string().nullable(), calls: z.number() },
    tokens: z.object({ input: z.number(), output: z.number() }),
  }),
  credits: z.object({ charged: z.number(), remaining: z.number() }),
});
const refusalSchema = z.object({ error: z.string(), code: z.string() });

export type BuildCommand = Pick<Command, 'buildType' | 'mode' | 'save'> & { prompt: string };

/** Performs one build through the public API and prints how it went. @returns whether it succeeded. */
export async function performBuild(
  build: BuildCommand,
  server: { baseUrl: string; apiKey: string },
): Promise<boolean> {
  console.log(`\nBuilding: ${build.buildType}, ${build.mode}${build.save ? '' : ', not saved'}`);
  const started = performance.now();
  const timer = setInterval(() => console.log(`  … ${secondsSince(started)} s`), 5_000);
  try {
    const response = await fetch(`${server.baseUrl}/api/v1/generate`, {
      method: 'POST',
      headers: { authorization: `Bearer ${server.apiKey}`, 'content-type': 'application/json' },
      body: JSON.stringify(build),
      signal: AbortSignal.timeout(answerWithinMs),
    });
    const body: unknown = await response.json();
    if (response.ok) {
      printResult(answerSchema.parse(body), secondsSince(started));
    } else {
      const { code, error } = refusalSchema.parse(body);
      console.error(`Build failed: ${response.status} ${code}: ${error}`);
    }
    return response.ok;
  } catch (error) {
    console.error(`Build failed: ${error instanceof Error ? error.message : error}`);
    return false;
  } finally {
    clearInterval(timer);
  }
}

function printResult(answer: z.infer<typeof answerSchema>, seconds: string): void {
  const { projectId, editorUrl, spec, usage, credits } = answer;
  const { engine, model, tokens, calls } = usage;
  const took =
    model === null ? '' : ` ${model}: ${calls} calls, ${tokens.input} tokens read, ${tokens.output} written`;
  console.log(`Built in ${seconds} s by the engine ${engine}${took}\n`);
  console.log(outlineOf(spec).join('\n'));
  console.log(`\nCost:    ${credits.charged} credits; left: ${credits.remaining}`);
  console.log(`Project: ${projectId === null ? 'not saved' : `${projectId}  ${editorUrl ?? ''}`}`);
}

function secondsSince(started: number): string {
  return ((performance.now() - started) / 1000).toFixed(1);
}
