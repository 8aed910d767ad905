import { type IScaledObject, ScaledObject } from '@kubernetes-models/keda/keda.sh/v1alpha1';
import {
  HorizontalPodAutoscaler,
  type IHorizontalPodAutoscaler,
  type IHorizontalPodAutoscalerBehavior,
} from 'kubernetes-models/autoscaling/v2';
import { type Manifest, nameOf } from './manifest.ts';
import { deploymentsIn } from './workload.ts';

/** What changes the number of replicas of a Deployment: an autoscaler, or the ScaledObject that makes one. */
export interface Scaler {
  name: string;
  namespace: string;
  target: string;
  fewest: number;
  most: number;
  behavior: Pick<IHorizontalPodAutoscalerBehavior, 'scaleDown'> | undefined;
  /** The containers whose use of CPU it looks at. */
  containers: string[];
  reasons: number;
  /** So much of each reason for one replica. */
  thresholds: number[];
  /** Where it asks Prometheus. */
  addresses: string[];
  /** The queries that it asks Prometheus. */
  queries: string[];
}

export function scalersIn(manifests: readonly Manifest[]): Scaler[] {
  return manifests.flatMap((manifest): Scaler[] => {
    if (HorizontalPodAutoscaler.is(manifest)) return [scalerOfAutoscaler(manifest)];
    return ScaledObject.is(manifest) ? [scalerOfScaledObject(manifest)] : [];
  });
}

function scalerOfAutoscaler(manifest: Manifest & IHorizontalPodAutoscaler): Scaler {
  const { spec } = manifest;
  const metrics = spec?.metrics ?? [];
  return {
    name: nameOf(manifest),
    namespace: manifest.metadata.namespace ?? '',
    target: spec?.scaleTargetRef.name ?? '',
    fewest: spec?.minReplicas ?? 1,
    most: spec?.maxReplicas ?? 0,
    behavior: spec?.behavior,
    containers: metrics.flatMap(({ containerResource }) => containerResource?.container ?? []),
    reasons: metrics.length,
    thresholds: metrics.flatMap(
      ({ containerResource }) => containerResource?.target.averageUtilization ?? [],
    ),
    addresses: [],
    queries: [],
  };
}

function scalerOfScaledObject(manifest: Manifest & IScaledObject): Scaler {
  const { spec } = manifest;
  const triggers = spec?.triggers ?? [];
  return {
    name: nameOf(manifest),
    namespace: manifest.metadata.namespace ?? '',
    target: spec?.scaleTargetRef.name ?? '',
    fewest: spec?.minReplicaCount ?? 0,
    most: spec?.maxReplicaCount ?? 100,
    behavior: spec?.advanced?.horizontalPodAutoscalerConfig?.behavior,
    containers: triggers.flatMap(({ metadata }) => metadata.containerName ?? []),
    reasons: triggers.length,
    thresholds: triggers.map(({ metadata }) => Number(metadata.threshold ?? metadata.value)),
    addresses: triggers.flatMap(({ metadata }) => metadata.serverAddress ?? []),
    queries: triggers.flatMap(({ type, metadata }) => (type === 'prometheus' ? [metadata.query ?? ''] : [])),
  };
}

/** How many replicas of a Deployment there are at the fewest and at the most. */
export function replicasOf(name: string, manifests: readonly Manifest[]): { fewest: number; most: number } {
  const scaler = scalersIn(manifests).find(({ target }) => target === name);
  if (scaler !== undefined) return { fewest: scaler.fewest, most: scaler.most };
  const deployment = deploymentsIn(manifests).find(({ metadata }) => metadata?.name === name);
  const replicas = deployment?.spec?.replicas ?? 1;
  return { fewest: replicas, most: replicas };
}
