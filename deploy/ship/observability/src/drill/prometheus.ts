import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findFreePort } from '@sitewright/local/free-port';
import { until } from '@sitewright/local/until';
import { stringify } from 'yaml';
import { z } from 'zod';
import { ruleFiles } from '../rules/files.ts';

/** So many times as fast as in production: windows of a minute are a second here, and three days 72 minutes. */
export const faster = 60;

const alertSchema = z.object({
  labels: z.record(z.string(), z.string()),
  annotations: z.record(z.string(), z.string()),
  state: z.enum(['pending', 'firing']),
});
export type FiringAlert = z.infer<typeof alertSchema>;
const alertsAnswer = z.object({ data: z.object({ alerts: z.array(alertSchema) }) });
const namesAnswer = z.object({ data: z.array(z.string()) });

export interface Prometheus {
  url: string;
  firing(): Promise<FiringAlert[]>;
  metricNames(): Promise<string[]>;
  stop(): Promise<void>;
}

/**
 * Debian's Prometheus, which scrapes each service every second and evaluates the rules as fast.
 * @param targets `host:port` of the metrics of each service.
 * @throws Error when the program is missing or does not become ready.
 */
export async function startPrometheus(
  folder: string,
  targets: ReadonlyMap<string, string>,
): Promise<Prometheus> {
  mkdirSync(join(folder, 'rules'), { recursive: true });
  for (const [name, text] of Object.entries(ruleFiles(faster)))
    writeFileSync(join(folder, 'rules', name), text);
  const config = {
    global: { scrape_interval: '1s', scrape_timeout: '1s', evaluation_interval: '1s' },
    rule_files: ['rules/*.yaml'],
    scrape_configs: [
      {
        job_name: 'sitewright',
        static_configs: [...targets].map(([service, target]) => ({ targets: [target], labels: { service } })),
      },
    ],
  };
  writeFileSync(join(folder, 'prometheus.yml'), stringify(config));
  const url = `http://127.0.0.1:${await findFreePort()}`;
  const program = spawn(
    'prometheus',
    [
      `--config.file=${join(folder, 'prometheus.yml')}`,
      `--storage.tsdb.path=${join(folder, 'data')}`,
      `--web.listen-address=${url.slice('http://'.length)}`,
      '--log.level=warn',
    ],
    { stdio: 'ignore' },
  );
  const failed = once(program, 'error').then(([error]) => {
    throw new Error("Debian's package prometheus is missing: .ci/debian-packages", { cause: error });
  });
  const ready = () =>
    fetch(`${url}/-/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  if (!(await Promise.race([until(ready, { withinMs: 120_000, everyMs: 100 }), failed]))) {
    await end(program);
    throw new Error('Prometheus did not become ready within two minutes');
  }
  const get = async (path: string): Promise<unknown> => (await fetch(`${url}/api/v1/${path}`)).json();
  return {
    url,
    async firing() {
      const { alerts } = alertsAnswer.parse(await get('alerts')).data;
      return alerts.filter(({ state }) => state === 'firing');
    },
    metricNames: async () => namesAnswer.parse(await get('label/__name__/values')).data,
    stop: () => end(program),
  };
}

async function end(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null) return;
  const ended = once(program, 'exit');
  program.kill('SIGTERM');
  await ended;
}
