import { mkdirSync } from 'node:fs';
import { environmentOf, type MeshService, mesh, type Surroundings } from './mesh.ts';
import { isHttpReady, isRpcReady } from './readiness.ts';
import { describeEnd, type ServiceProcess, spawnService } from './service-process.ts';
import { until } from './until.ts';

const readyWithinMs = 90_000;

export interface RunningServices {
  processes: readonly ServiceProcess[];
  /** Rejects when one of them ends although nobody asked it to. */
  crashed: Promise<never>;
  stop(): Promise<void>;
  kill(): void;
}

/** Brings every schema up to date, each by its own service under its own role. */
export async function migrateAll(around: Surroundings, logFolder: string): Promise<void> {
  mkdirSync(logFolder, { recursive: true });
  const owners = mesh.filter((service) => service.schema !== undefined);
  const runs = owners.map((service) =>
    spawnService(service, { ...placeOf(service, around, logFolder), args: ['migrate'] }),
  );
  const ends = await Promise.all(runs.map(({ ended }) => ended));
  const failed = runs.find((_, i) => ends[i]?.code !== 0);
  if (failed !== undefined) throw new Error(`A schema could not be migrated. ${await describeEnd(failed)}`);
}

/** Starts every service. They may come up in any order; `untilReady` waits for all of them. */
export function startServices(around: Surroundings, logFolder: string): RunningServices {
  const processes = mesh.map((service) => spawnService(service, placeOf(service, around, logFolder)));
  let stopping = false;
  const crashed = Promise.race(
    processes.map(async (process): Promise<never> => {
      await process.ended;
      // An end that was asked for is no crash: then this never settles.
      if (stopping) return new Promise<never>(() => {});
      throw new Error(await describeEnd(process));
    }),
  );
  crashed.catch(() => {});
  return {
    processes,
    crashed,
    async stop() {
      stopping = true;
      for (const wave of stopWaves) {
        const inWave = processes.filter((process) => wave.includes(process.name));
        await Promise.all(inWave.map((process) => process.stop()));
      }
    },
    kill() {
      stopping = true;
      for (const process of processes) process.kill();
    },
  };
}

/** A caller is drained before those it calls. */
const stopWaves = [['gateway'], ['mcp-tools', 'generation'], ['projects', 'credits', 'auth']];

/** Waits until every service says that it is ready. @throws when one ends or does not become ready in time. */
export async function untilReady(services: RunningServices, around: Surroundings): Promise<void> {
  const ready = Promise.all(
    mesh.map(async ({ name }) => {
      const address = around.addresses.get(name) ?? '';
      const ask = () => (name === 'gateway' ? isHttpReady(`http://${address}`) : isRpcReady(address));
      if (await until(ask, { withinMs: readyWithinMs, everyMs: 50 })) return;
      throw new Error(
        `The service ${name} did not become ready within ${readyWithinMs / 1000} s; see its log.`,
      );
    }),
  );
  await Promise.race([ready, services.crashed]);
}

function placeOf(service: MeshService, around: Surroundings, logFolder: string) {
  return { env: environmentOf(service, around), logFile: `${logFolder}/${service.name}.log` };
}
