import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { k8sFolder } from '../src/rendering.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sitewright-rollout-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs the rollout against a stand-in for the cluster that notes what it is asked, and tells these states in turn. */
function rollOut(states: readonly string[], overlay = 'production') {
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
  const run = spawnSync(join(k8sFolder, 'rollout.sh'), [overlay, '--context', 'here'], {
    env: { PATH: `${folder}:${process.env.PATH}`, ROLLOUT_POLL_SECONDS: '0' },
    encoding: 'utf8',
  });
  const asked = run.stderr.includes('there is no') ? '' : readFileSync(join(folder, 'asked'), 'utf8');
  const verbs = asked
    .trim()
    .split('\n')
    .map((line) => line.replace('--namespace sitewright --context here ', ''));
  return { ...run, verbs };
}

const withoutServices =
  'apply --server-side --kustomize overlays/production --selector app.kubernetes.io/component!=service';
const all = 'apply --server-side --kustomize overlays/production';

test('services are applied after every migration has ended', () => {
  const { status, verbs } = rollOut([
    'auth-migrate \ncredits-migrate Complete\n',
    'auth-migrate SuccessCriteriaMet Complete\ncredits-migrate Complete\n',
  ]);
  expect(status).toBe(0);
  expect(verbs.map((line) => (line.startsWith('get jobs') ? 'get jobs' : line))).toEqual([
    'delete jobs --selector app.kubernetes.io/component=migrate --ignore-not-found --wait',
    withoutServices,
    'get jobs',
    'get jobs',
    all,
    'rollout status deployments --selector app.kubernetes.io/component=service --timeout 20m',
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
  const { status, stderr } = rollOut([], 'produktion');
  expect(status).toBe(1);
  expect(stderr).toContain('there is no overlays/produktion');
});
