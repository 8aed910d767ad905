import type { Command } from './command-line.ts';
import { isRecord, numberAt, textAt } from './json-access.ts';
import { outlineOf } from './outline.ts';

/** Longer than the deadline of the longest mode. */
const answerWithinMs = 200_000;

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
    if (!response.ok) {
      console.error(
        `Build failed: ${response.status} ${textAt(body, 'code') ?? ''}: ${textAt(body, 'error') ?? ''}`,
      );
      return false;
    }
    printResult(body, secondsSince(started));
    return true;
  } catch (error) {
    console.error(`Build failed: ${error instanceof Error ? error.message : error}`);
    return false;
  } finally {
    clearInterval(timer);
  }
}

function printResult(body: unknown, seconds: string): void {
  const { spec, usage, credits } = isRecord(body) ? body : {};
  console.log(`Built in ${seconds} s by ${textAt(usage, 'engine') ?? 'an engine'}\n`);
  console.log(outlineOf(spec).join('\n'));
  console.log(`\nCost:    ${numberAt(credits, 'charged')} credits; left: ${numberAt(credits, 'remaining')}`);
  const projectId = textAt(body, 'projectId');
  console.log(
    `Project: ${projectId === undefined ? 'not saved' : `${projectId}  ${textAt(body, 'editorUrl') ?? ''}`}`,
  );
}

function secondsSince(started: number): string {
  return ((performance.now() - started) / 1000).toFixed(1);
}
