import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { refusalsOf, rulesOf } from '../src/admission.ts';
import { type Manifest, nameOf, readManifests } from '../src/manifest.ts';
import { k8sFolder } from '../src/rendering.ts';
import { withError } from './plant.ts';

const rules = ['admission', 'digests'].flatMap((name) =>
  readManifests(join(k8sFolder, 'components', name)).flatMap(rulesOf),
);
const pod = ['spec', 'template', 'spec'];
const container = [...pod, 'containers', 0];
const context = [...container, 'securityContext'];

const released = {
  in: '',
  at: [...container, 'image'],
  value: `registry.example/auth@sha256:${'a'.repeat(64)}`,
};
const good = readManifests(join(k8sFolder, 'base/auth'))
  .filter(({ kind }) => kind === 'Deployment' || kind === 'Job')
  .map((manifest) => withError(manifest, { ...released, in: nameOf(manifest) }));

const refused = (
  [
    ['pods must not run as root', [...pod, 'securityContext', 'runAsNonRoot']],
    ['pods must not run as root', [...pod, 'securityContext', 'runAsUser'], 0],
    ['pods must not run as root', [...context, 'runAsUser'], 0],
    ['pods must not run as root', [...pod, 'initContainers'], [{ securityContext: { runAsNonRoot: false } }]],
    [
      'pods must have the default seccomp profile',
      [...pod, 'securityContext', 'seccompProfile'],
      { type: 'Unconfined' },
    ],
    ['pods must not get a token of the cluster', [...pod, 'automountServiceAccountToken']],
    ['pods must run under the account of their service', [...pod, 'serviceAccountName'], 'credits'],
    ['pods must not get variables for the Services of the namespace', [...pod, 'enableServiceLinks']],
    ['pods must not share a namespace with their host', [...pod, 'hostNetwork'], true],
    ['pods must not share a namespace with their host', [...pod, 'hostPID'], true],
    [
      'pods must not mount folders of their host',
      [...pod, 'volumes'],
      [{ name: 'host', hostPath: { path: '/' } }],
    ],
    ['the root file system of containers must be read-only', [...context, 'readOnlyRootFilesystem']],
    ['containers must not gain privileges', [...context, 'allowPrivilegeEscalation']],
    ['containers must not gain privileges', [...context, 'privileged'], true],
    ['containers must drop all capabilities and add none', [...context, 'capabilities', 'drop'], ['NET_RAW']],
    [
      'containers must drop all capabilities and add none',
      [...context, 'capabilities', 'add'],
      ['NET_ADMIN'],
    ],
    [
      'containers must request CPU and memory, and limit memory but not CPU',
      [...container, 'resources', 'requests', 'cpu'],
    ],
    [
      'containers must request CPU and memory, and limit memory but not CPU',
      [...container, 'resources', 'limits'],
      { cpu: '1', memory: '1Gi' },
    ],
    [
      'containers that serve must say when they have started, are ready and are alive',
      [...container, 'startupProbe'],
    ],
    ['containers that serve must pause before their drain', [...container, 'lifecycle']],
    ['what serves must have more than 200 s to drain', [...pod, 'terminationGracePeriodSeconds'], 205],
    ['images must be named by their digest', [...container, 'image'], 'registry.example/auth:1.2.3'],
    [
      'images must be named by their digest',
      [...pod, 'initContainers'],
      [{ image: 'registry.example/wait:1' }],
    ],
  ] satisfies [rule: string, at: (string | number)[], value?: unknown][]
).map(([rule, at, value]) => ({ rule, at, value }));

describe('the admission policies, evaluated as CEL', () => {
  test.each(good)('admit what is kept here: $kind', (manifest) => {
    expect(refusalsOf(manifest, rules)).toEqual([]);
  });

  test.each(refused)('refuse what breaks "$rule" at $at', ({ rule, at, value }) => {
    const plant = { in: 'Deployment/auth', at, ...(value === undefined ? {} : { value }) };
    const [broken] = good.filter(({ kind }) => kind === 'Deployment').map((one) => withError(one, plant));
    expect(refusalsOf(broken ?? missing(), rules)).toContain(`it would be refused: ${rule}`);
  });

  test('are all broken above', () => {
    expect(new Set(refused.map(({ rule }) => rule))).toEqual(new Set(rules.map(({ message }) => message)));
  });

  test('ask Jobs for no probes', () => {
    const job = good.find(({ kind }) => kind === 'Job') ?? missing();
    expect(rules.filter((rule) => rule.matches(job)).every((rule) => rule.admits(job))).toBe(true);
  });

  test('leave what they are not for alone', () => {
    const [service = missing()] = readManifests(join(k8sFolder, 'base/auth')).filter(
      ({ kind }) => kind === 'Service',
    );
    expect(rules.some((rule) => rule.matches(service))).toBe(false);
  });
});

function missing(): Manifest {
  throw new Error('The base of auth has lost an object.');
}
