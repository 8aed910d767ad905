import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DevCommand } from '../command-line.ts';
import { environmentOf, localFolder, mesh, type Surroundings } from '../mesh.ts';
import { inspectPortOf, isReady, type RunningServices } from '../services.ts';
import { until } from '../until.ts';
import { type SourceChange, watchSources } from './watch.ts';

const readyWithinMs = 20_000;

/** Writes what each service needs in its environment, for who starts it from an editor, and says how to. */
export function leaveTo(mine: readonly string[], around: Surroundings): void {
  for (const service of mesh.filter(({ name }) => mine.includes(name))) {
    const file = join(localFolder, `${service.name}.env`);
    const own = Object.entries(environmentOf(service, around)).filter(
      ([name]) => process.env[name] === undefined,
    );
    writeFileSync(file, `${own.map(([name, value]) => `${name}=${value}`).join('\n')}\n`, { mode: 0o600 });
    console.log(`${service.name} is yours: start it from your editor, or with
  node --conditions=sitewright --env-file=${file} services/${service.name}/src/main.ts`);
  }
}

/** Starts each service that is worked on again when its source changes. @returns what ends it */
export function restartChanged(
  services: RunningServices,
  around: Surroundings,
  { watched, inspect }: DevCommand,
): () => void {
  const workedOn = mesh.filter(({ name }) => watched.includes(name));
  for (const service of inspect ? workedOn : [])
    console.log(`Debugger of ${service.name}: 127.0.0.1:${inspectPortOf(service)}`);
  console.log(`Watching: ${watched.join(', ')}`);
  let last = Promise.resolve();
  const restart = async ({ service, file, migrates }: SourceChange): Promise<void> => {
    const began = performance.now();
    await services.restart(service, { migrates });
    const ready = await until(() => isReady(service, around), { withinMs: readyWithinMs, everyMs: 20 });
    const took = ((performance.now() - began) / 1000).toFixed(1);
    console.log(
      ready
        ? `${file}: ${service.name} runs again after ${took} s`
        : `${file}: ${service.name} does not come up; its log says why, and the next change starts it again`,
    );
  };
  return watchSources(workedOn, (change) => {
    last = last
      .then(() => restart(change))
      .catch((error: unknown) => console.error(error instanceof Error ? error.message : error));
  });
}
