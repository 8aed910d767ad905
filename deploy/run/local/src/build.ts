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
    ...{ buildId: z.string(), engine: z.string(), model: z.string().nullable(), calls: z.number() },
    tokens: z.object({ input: z.number(), output: z.number() }),
  }),
  credits: z.object({ charged: z.number(), remaining: z.number() }),
});
const refusalSchema = z.object({ error: z.string(), code: z.string(), status: z.number().optional() });
const progressSchema = z.object({ message: z.string() });

export type BuildCommand = Pick<Command, 'buildType' | 'mode' | 'save'> & { prompt: string };

/**
 * Performs one build through the public API and prints how it went.
 * @param answered is told the id of its trace.
 * @returns whether it succeeded.
 */
export async function performBuild(
  build: BuildCommand,
  server: { baseUrl: string; apiKey: string },
  answered: (traceId: string) => void = () => undefined,
): Promise<boolean> {
  console.log(`\nBuilding: ${build.buildType}, ${build.mode}${build.save ? '' : ', not saved'}`);
  const started = performance.now();
  try {
    const response = await fetch(`${server.baseUrl}/api/v1/generate`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${server.apiKey}`,
        'content-type': 'application/json',
        accept: 'text/event-stream',
      },
      body: JSON.stringify(build),
      signal: AbortSignal.timeout(answerWithinMs),
    });
    answered(response.headers.get('x-request-id') ?? '');
    if (!response.ok || response.body === null) return printFailure(response.status, await response.json());
    let said = '';
    for await (const { event, data } of eventsOf(response.body)) {
      if (event === 'result') return printResult(answerSchema.parse(data), secondsSince(started));
      if (event === 'error') return printFailure(Number(refusalSchema.parse(data).status), data);
      if (event !== 'progress') continue;
      const { message } = progressSchema.parse(data);
      if (message !== said) console.log(`  ${secondsSince(started)} s  ${message}`);
      said = message;
    }
    console.error('Build failed: its events ended before it did.');
    return false;
  } catch (error) {
    console.error(`Build failed: ${error instanceof Error ? error.message : error}`);
    return false;
  }
}

/** The events of a stream, as the HTML standard has them. */
async function* eventsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<{ event: string; data: unknown }> {
  let rest = '';
  for await (const piece of body.pipeThrough(new TextDecoderStream())) {
    const blocks = `${rest}${piece}`.split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const field = (name: string): string =>
        block
          .split('\n')
          .find((line) => line.startsWith(`${name}: `))
          ?.slice(name.length + 2) ?? '';
      if (field('event') !== '') yield { event: field('event'), data: JSON.parse(field('data')) };
    }
  }
}

function printFailure(status: number, body: unknown): false {
  const { code, error } = refusalSchema.parse(body);
  console.error(`Build failed: ${status} ${code}: ${error}`);
  return false;
}

function printResult(answer: z.infer<typeof answerSchema>, seconds: string): true {
  const { projectId, editorUrl, spec, usage, credits } = answer;
  const { buildId, engine, model, tokens, calls } = usage;
  const took =
    model === null ? '' : ` ${model}: ${calls} calls, ${tokens.input} tokens read, ${tokens.output} written`;
  console.log(`Built in ${seconds} s by the engine ${engine}${took}\n`);
  console.log(outlineOf(spec).join('\n'));
  console.log(`\nCost:    ${credits.charged} credits; left: ${credits.remaining}`);
  console.log(`Build:   ${buildId}`);
  console.log(`Project: ${projectId === null ? 'not saved' : `${projectId}  ${editorUrl ?? ''}`}`);
  return true;
}

function secondsSince(started: number): string {
  return ((performance.now() - started) / 1000).toFixed(1);
}
