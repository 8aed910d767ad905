import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { mesh } from '@sitewright/local/mesh';
import { k8sFolder, renderOverlay } from '../src/rendering.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sitewright-rollout-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs the rollout against a stand-in for the cluster that notes what it is asked, and tells these states in turn. */
function rollOut(states: readonly string[], args: readonly string[] = ['production'], env = {}) {
  states.forEach((state, at) => {
    writeFileSync(join(folder, `states-${at}`), state);
  });
  const script = [
    '#!/usr/bin/env bash',
    `echo "$@" >> '${folder}/asked'`,
    'if [[ " $* " == *" get jobs "* ]]; then',
    `  at=$(cat '${folder}/at' 2>/dev/null || echo 0); echo $((at + 1)) > '${folder}/at'`,
    `  cat '${folder}/states-'$at`,
    'fi',
  ];
  writeFileSync(join(folder, 'kubectl'), `${script.join('\n')}\n`);
  chmodSync(join(folder, 'kubectl'), 0o755);
  const run = spawnSync(join(k8sFolder, 'rollout.sh'), [...args, '--context', 'here'], {
    env: { PATH: `${folder}:${process.env.PATH}`, ROLLOUT_POLL_SECONDS: '0', ...env },
    encoding: 'utf8',
  });
  const asked = run.stderr.includes('there is no') ? '' : readFileSync(join(folder, 'asked'), 'utf8');
  const verbs = asked
    .trim()
    .split('\n')
    .map((line) => line.replace('--namespace sitewright --context here ', ''))
    .map((line) => (line.startsWith('get jobs') ? line.replace(/ --output .*/, '') : line));
  return { ...run, verbs };
}

const component = 'app.kubernetes.io/component';
const name = 'app.kubernetes.io/name';
const applied = (selector: string): string =>
  `apply --server-side --kustomize overlays/production --selector ${component}${selector}`;
const all = applied('!=migrate');

test('services are applied after every migration has ended', () => {
  const { status, verbs } = rollOut([
    'auth-migrate \ncredits-migrate Complete\n',
    'auth-migrate SuccessCriteriaMet Complete\ncredits-migrate Complete\n',
  ]);
  expect(status).toBe(0);
  expect(verbs).toEqual([
    `delete jobs --selector ${component}=migrate --ignore-not-found --wait`,
    applied('!=service'),
    `get jobs --selector ${component}=migrate`,
    `get jobs --selector ${component}=migrate`,
    all,
    `rollout status deployments --selector ${component}=service --timeout 20m`,
  ]);
});

test('one service is rolled out alone, with its migration, and no Job of another is deleted', () => {
  const { status, verbs } = rollOut(['credits-migrate Complete\n'], ['production', 'credits']);
  expect(status).toBe(0);
  expect(verbs).toEqual([
    `delete jobs --selector ${component}=migrate,${name}=credits --ignore-not-found --wait`,
    applied(`!=service,${name}=credits`),
    `get jobs --selector ${component}=migrate,${name}=credits`,
    applied(`!=migrate,${name}=credits`),
    `rollout status deployments --selector ${component}=service,${name}=credits --timeout 20m`,
  ]);
});

test('a service has its settings, its migration and its Deployment by its name', () => {
  const { manifests } = renderOverlay('production');
  for (const service of mesh) {
    const own = manifests.filter(({ metadata }) => metadata.labels?.[name] === service.name);
    const kinds = own.map(({ kind }) => kind).sort();
    const job = service.schema === undefined ? [] : ['Job'];
    expect([service.name, ...kinds]).toEqual([service.name, 'ConfigMap', 'Deployment', ...job, 'Service']);
  }
});

test('a service without a schema has nothing to migrate, and the way back migrates nothing', () => {
  const gateway = rollOut([''], ['production', 'gateway']);
  expect(gateway.verbs).toEqual([
    applied(`!=migrate,${name}=gateway`),
    `rollout status deployments --selector ${component}=service,${name}=gateway --timeout 20m`,
  ]);
  rmSync(join(folder, 'asked'));
  const back = rollOut([''], ['production', 'credits'], { ROLLOUT_MIGRATE: 'false' });
  expect(back.verbs).toEqual([
    applied(`!=migrate,${name}=credits`),
    `rollout status deployments --selector ${component}=service,${name}=credits --timeout 20m`,
  ]);
});

test('a migration that fails ends the rollout before any service is touched', () => {
  const { status, stderr, verbs } = rollOut([
    'auth-migrate Complete\ncredits-migrate FailureTarget Failed\n',
  ]);
  expect(status).toBe(1);
  expect(stderr).toContain('credits-migrate failed; no service was touched');
  expect(verbs).toContain('logs job/credits-migrate --tail 30');
  expect(verbs).not.toContain(all);
});

test('a rollout without migrations is none: something took them away', () => {
  const { status, verbs } = rollOut(['']);
  expect(status).toBe(1);
  expect(verbs).not.toContain(all);
});

test('an overlay that is not there is refused', () => {
  const { status, stderr } = rollOut([], ['produktion']);
  expect(status).toBe(1);
  expect(stderr).toContain('there is no overlays/produktion');
});

test('a service that is not there is refused', () => {
  const { status, stderr } = rollOut([], ['production', 'credit']);
  expect(status).toBe(1);
  expect(stderr).toContain('there is no service credit');
});
