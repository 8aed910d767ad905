import { Deployment, type IDeployment } from 'kubernetes-models/apps/v1';
import { type IJob, Job } from 'kubernetes-models/batch/v1';
import type { IContainer, IPodSpec } from 'kubernetes-models/v1';
import { type Manifest, nameOf } from './manifest.ts';

/** What makes pods. */
export interface Workload {
  name: string;
  labels: Readonly<Record<string, string>>;
  pod: IPodSpec;
  kind: 'Deployment' | 'Job';
}

export function deploymentsIn(manifests: readonly Manifest[]): IDeployment[] {
  return manifests.filter((manifest) => Deployment.is(manifest));
}

export function workloadsIn(manifests: readonly Manifest[]): Workload[] {
  const jobs: IJob[] = manifests.filter((manifest) => Job.is(manifest));
  return [...deploymentsIn(manifests), ...jobs].flatMap((workload) => {
    const template = workload.spec?.template;
    if (template?.spec === undefined) return [];
    const name = `${workload.kind}/${workload.metadata?.name}`;
    return [{ name, labels: template.metadata?.labels ?? {}, pod: template.spec, kind: workload.kind }];
  });
}

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

/** Whether labels have everything that the selector asks for; a selector that asks for nothing selects nothing here. */
export function selects(
  selector: Readonly<Record<string, string>> | undefined,
  labels: Readonly<Record<string, string>>,
): boolean {
  const wanted = Object.entries(selector ?? {});
  return wanted.length > 0 && wanted.every(([key, value]) => labels[key] === value);
}

export function namesOf(manifests: readonly Manifest[]): Set<string> {
  return new Set(manifests.map(nameOf));
}
