import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { mesh } from '@sitewright/local/mesh';
import { parse } from 'yaml';
import { z } from 'zod';
import { readPushedImages } from '../src/pin-images.ts';
import { k8sFolder } from '../src/rendering.ts';

const root = join(k8sFolder, '..');
const choiceSchema = z.object({ options: z.array(z.string()) });
const { on, jobs } = z
  .object({
    on: z.object({
      workflow_dispatch: z.object({
        inputs: z.object({ environment: choiceSchema, service: choiceSchema }),
      }),
    }),
    jobs: z.object({ release: z.object({ steps: z.array(z.object({ run: z.string().optional() })) }) }),
  })
  .parse(parse(readFileSync(join(root, '.github/workflows/release.yml'), 'utf8')));
const services = mesh.map(({ name }) => name);
const commit = 'c0ffee'.repeat(7).slice(0, 40);
const digest = `sha256:${'1'.repeat(64)}`;

/** Runs the workflow's steps where every program is a stand-in that notes what it is asked. */
function runSteps(service: string) {
  const folder = mkdtempSync(join(tmpdir(), 'sitewright-release-'));
  const standIn = (path: string, ...more: string[]): void => {
    const file = join(folder, path);
    const note = `[[ "$*" == login* ]] || echo "${path} $*" >> '${folder}/asked'`;
    writeFileSync(file, ['#!/usr/bin/env bash', note, ...more, ''].join('\n'));
    chmodSync(file, 0o755);
  };
  try {
    mkdirSync(join(folder, 'k8s'));
    standIn('npm');
    // What registries say: the image without its tag, and the digest.
    standIn('docker', `if [[ $1 == image ]]; then image=\${!#}; echo "\${image%:*}@${digest}"; fi`);
    standIn('git', `[[ $1 != diff ]]`);
    standIn('k8s/rollout.sh', `[[ -s $KUBECONFIG ]]`);
    const env = {
      ...{ PATH: `${folder}:${process.env.PATH}`, RUNNER_TEMP: folder, KUBECONFIG_TEXT: 'clusters: []' },
      ...{ ENVIRONMENT: 'staging', SERVICE: service, REGISTRY: 'registry.example:5000/team', TAG: commit },
      ...{ REGISTRY_USER: 'us', REGISTRY_PASSWORD: 'word' },
    };
    const problems = jobs.release.steps.flatMap(({ run }) => {
      if (run === undefined) return [];
      const { status, stderr } = spawnSync('bash', ['-e', '-c', run], { cwd: folder, env, encoding: 'utf8' });
      return status === 0 ? [] : [`${run}: ${stderr}`];
    });
    const asked = readFileSync(join(folder, 'asked'), 'utf8').trim().split('\n');
    return { problems, asked, pushed: readPushedImages(readFileSync(join(folder, 'pushed.txt'), 'utf8')) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const imageOf = (name: string) => ({
  ...{ name: `sitewright/${name}`, newName: `registry.example:5000/team/${name}`, newTag: commit, digest },
});

test('one service is built, pushed, held against what runs, rolled out and noted, and no other', () => {
  const { problems, asked, pushed } = runSteps('credits');
  const image = `registry.example:5000/team/credits:${commit}`;
  expect(problems).toEqual([]);
  expect(pushed).toEqual([imageOf('credits')]);
  expect(asked).toEqual([
    'npm ci',
    'npm run images -- credits',
    `docker tag sitewright/credits:${commit} ${image}`,
    `docker push ${image}`,
    `docker image inspect --format {{index .RepoDigests 0}} ${image}`,
    'npm run manifests -- --release staging --images pushed.txt',
    'k8s/rollout.sh staging credits',
    expect.stringContaining('git config user.name'),
    expect.stringContaining('git config user.email'),
    'git diff --quiet -- k8s/overlays/staging/digests',
    'git commit --message Release credits to staging -- k8s/overlays/staging/digests',
    'git pull --rebase',
    'git push',
  ]);
});

test('without a service it is all of them', () => {
  const { problems, asked, pushed } = runSteps('');
  expect(problems).toEqual([]);
  expect(pushed).toEqual(services.toSorted().map(imageOf));
  expect(asked).toContain('npm run images --');
  expect(asked).toContain('k8s/rollout.sh staging');
});

test('it offers the services and environments that there are, and asks for scripts that there are', () => {
  const { environment, service } = on.workflow_dispatch.inputs;
  expect(service.options).toEqual(['all', ...services.toSorted()]);
  expect(environment.options.toSorted()).toEqual(
    readdirSync(join(k8sFolder, 'overlays'))
      .filter((name) => existsSync(join(k8sFolder, 'overlays', name, 'digests')))
      .toSorted(),
  );
  const { scripts } = z
    .object({ scripts: z.record(z.string(), z.string()) })
    .parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));
  const asked = jobs.release.steps.flatMap(({ run = '' }) => [...run.matchAll(/npm run (\S+)/g)]);
  expect(asked.map(([, name = '']) => name)).toEqual(['images', 'manifests']);
  expect(Object.keys(scripts)).toEqual(expect.arrayContaining(['images', 'manifests']));
});
