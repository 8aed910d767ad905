import { mkdirSync } from 'node:fs';
import { type KeepOptions, keepService } from './keep-service.ts';
import { environmentOf, type MeshService, mesh, type Surroundings } from './mesh.ts';
import { isHttpReady, isRpcReady } from './readiness.ts';
import { describeEnd, spawnService } from './service-process.ts';
import { until } from './until.ts';

const readyWithinMs = 90_000;

export interface RunningServices {
  /** Process numbers by name, of those that run now. */
  pids(): Record<string, number>;
  /** Rejects when one of them ends again and again although nobody asked it to. */
  givenUp: Promise<never>;
  stop(): Promise<void>;
  /** Starts one of them again, its schema brought up to date before that where asked. */
  restart(service: MeshService, options: { migrates: boolean }): Promise<void>;
}

/** How services run while somebody works on them. */
export interface Working {
  /** Those that this start leaves to who works on them, by name. */
  mine: readonly string[];
  /** Those that a debugger may attach to, by name. */
  inspected: readonly string[];
}

/** Where a debugger finds a service: always at the same place. */
export const inspectPortOf = (service: MeshService): number => 9229 + mesh.indexOf(service);

/** Brings every schema up to date, each by its own service under its own role. */
export async function migrateAll(
  around: Surroundings,
  logFolder: string,
  services: readonly MeshService[] = mesh,
): Promise<void> {
  mkdirSync(logFolder, { recursive: true });
  const owners = services.filter((service) => service.schema !== undefined);
  const runs = owners.map((service) =>
    spawnService(service, { ...placeOf(service, around, logFolder), args: ['migrate'] }),
  );
  const ends = await Promise.all(runs.map(({ ended }) => ended));
  const failed = runs.find((_, i) => ends[i]?.code !== 0);
  if (failed !== undefined) throw new Error(`A schema could not be migrated. ${await describeEnd(failed)}`);
}

/** Starts every service and keeps it running. They may come up in any order; `untilReady` waits for all of them. */
export function startServices(
  around: Surroundings,
  logFolder: string,
  tell: Pick<KeepOptions, 'say' | 'changed' | 'patient'>,
  { mine, inspected }: Working = { mine: [], inspected: [] },
): RunningServices {
  const told = new AbortController();
  const options = { ...tell, stopping: told.signal };
  const kept = mesh
    .filter(({ name }) => !mine.includes(name))
    .map((service) => {
      const inspectPort = inspected.includes(service.name) ? inspectPortOf(service) : undefined;
      return keepService(
        () => spawnService(service, { ...placeOf(service, around, logFolder), inspectPort }),
        options,
      );
    });
  const givenUp = Promise.race(kept.map((service) => service.givenUp));
  givenUp.catch(() => {});
  return {
    pids: () =>
      Object.fromEntries(
        kept.flatMap((service) => {
          const pid = service.pid();
          return pid === undefined ? [] : [[service.name, pid]];
        }),
      ),
    givenUp,
    async stop() {
      told.abort();
      for (const wave of stopWaves) {
        const inWave = kept.filter(({ name }) => wave.includes(name));
        await Promise.all(inWave.map((service) => service.stop()));
      }
    },
    async restart(service, { migrates }) {
      if (migrates) await migrateAll(around, logFolder, [service]);
      await kept.find(({ name }) => name === service.name)?.restart();
    },
  };
}

/** A caller is drained before those it calls. */
const stopWaves = [['gateway'], ['mcp-tools', 'generation'], ['projects', 'credits', 'auth']];

/** Waits until every service says that it is ready. @throws when one is given up or does not become ready in time. */
export async function untilReady(
  services: Pick<RunningServices, 'givenUp'>,
  around: Surroundings,
  mine: readonly string[] = [],
): Promise<void> {
  const ready = Promise.all(
    mesh.map(async (service) => {
      const { name } = service;
      const withinMs = mine.includes(name) ? Number.POSITIVE_INFINITY : readyWithinMs;
      if (await until(() => isReady(service, around), { withinMs, everyMs: 50 })) return;
      throw new Error(
        `The service ${name} did not become ready within ${readyWithinMs / 1000} s; see its log.`,
      );
    }),
  );
  await Promise.race([ready, services.givenUp]);
}

/** Whether a service takes calls now. */
export function isReady({ name }: MeshService, { addresses }: Surroundings): Promise<boolean> {
  const address = addresses.get(name) ?? '';
  return name === 'gateway' ? isHttpReady(`http://${address}`) : isRpcReady(address);
}

function placeOf(service: MeshService, around: Surroundings, logFolder: string) {
  return { env: environmentOf(service, around), logFile: `${logFolder}/${service.name}.log` };
}
