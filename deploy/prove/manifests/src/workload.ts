import { Deployment, type IDeployment, type IStatefulSet, StatefulSet } from 'kubernetes-models/apps/v1';
import { type IJob, Job } from 'kubernetes-models/batch/v1';
import type { IContainer, IPodSpec } from 'kubernetes-models/v1';
import { type Manifest, nameOf } from './manifest.ts';

export const nameLabel = 'app.kubernetes.io/name';
export const componentLabel = 'app.kubernetes.io/component';

/** What makes pods. */
export interface Workload {
  name: string;
  /** The service that it is of, or the store beside them. */
  owner: string;
  labels: Readonly<Record<string, string>>;
  annotations: Readonly<Record<string, string>>;
  pod: IPodSpec;
  kind: 'Deployment' | 'StatefulSet' | 'Job';
}

export function deploymentsIn(manifests: readonly Manifest[]): IDeployment[] {
  return manifests.filter((manifest) => Deployment.is(manifest));
}

export function workloadsIn(manifests: readonly Manifest[]): Workload[] {
  const jobs: IJob[] = manifests.filter((manifest) => Job.is(manifest));
  const stores: IStatefulSet[] = manifests.filter((manifest) => StatefulSet.is(manifest));
  return [...deploymentsIn(manifests), ...stores, ...jobs].flatMap((workload) => {
    const template = workload.spec?.template;
    if (template?.spec === undefined) return [];
    const labels = template.metadata?.labels ?? {};
    const name = `${workload.kind}/${workload.metadata?.name}`;
    const { annotations = {} } = template.metadata ?? {};
    const owner = labels[nameLabel] ?? '';
    return [{ name, owner, labels, annotations, pod: template.spec, kind: workload.kind }];
  });
}

/** Whether a proxy of Linkerd stands beside its containers. */
export const isMeshed = ({ annotations }: Workload): boolean =>
  annotations['linkerd.io/inject'] === 'enabled';

export interface PlacedContainer {
  workload: Workload;
  container: IContainer;
}

export function containersIn(manifests: readonly Manifest[]): PlacedContainer[] {
  return workloadsIn(manifests).flatMap((workload) =>
    [...(workload.pod.initContainers ?? []), ...workload.pod.containers].map((container) => ({
      workload,
      container,
    })),
  );
}

export function containerName({ workload, container }: PlacedContainer): string {
  return `${workload.name}[${container.name}]`;
}

export interface Selector {
  matchLabels?: Readonly<Record<string, string>> | undefined;
  matchExpressions?: readonly { key: string; operator: string; values?: readonly string[] }[] | undefined;
}

/** Whether labels have everything that the selector asks for; one that asks for nothing selects everything. */
export function selects(selector: Selector | undefined, labels: Readonly<Record<string, string>>): boolean {
  const { matchLabels = {}, matchExpressions = [] } = selector ?? {};
  return (
    Object.entries(matchLabels).every(([key, value]) => labels[key] === value) &&
    matchExpressions.every(({ key, operator, values = [] }) => {
      const within = values.includes(labels[key] ?? '');
      if (operator === 'In') return within;
      if (operator === 'NotIn') return !within;
      return (labels[key] !== undefined) === (operator === 'Exists');
    })
  );
}

export function namesOf(manifests: readonly Manifest[]): Set<string> {
  return new Set(manifests.map(nameOf));
}
