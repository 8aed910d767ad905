import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { rootFolder } from '@sitewright/local/mesh';
import { parse } from 'yaml';

const read = (path: string): string => readFileSync(join(rootFolder, path), 'utf8');
const autoscaler = (service: string) => parse(read(`k8s/components/autoscaling/${service}.yaml`)).spec;

test('deploy/ship/scale.md promises no more replicas than autoscalers add', () => {
  const text = read('deploy/ship/scale.md').replaceAll(/\s+/g, ' ');
  const [, most] = /those of generation up to (\d+)/.exec(text) ?? [];
  expect(Number(most)).toBe(autoscaler('generation').maxReplicas);
  expect(Number(most)).toBe(parse(read('k8s/components/keda/generation.yaml')).spec.maxReplicaCount);
  const [, gateway, projects, credits] =
    /(\d+) of the gateway, (\d+) of projects, (\d+) of credits/.exec(text) ?? [];
  expect(Number(gateway)).toBeLessThanOrEqual(autoscaler('gateway').maxReplicas);
  expect(Number(projects)).toBeLessThanOrEqual(autoscaler('projects').maxReplicas);
  expect(Number(credits)).toBeLessThanOrEqual(autoscaler('credits').maxReplicas);
});
