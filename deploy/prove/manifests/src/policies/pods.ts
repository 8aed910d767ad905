import { type Check, complaints, inspect } from '../check.ts';
import { numberSetting } from '../environment.ts';
import type { Rendering } from '../rendering.ts';
import { replicasOf } from '../scaler.ts';
import { deploymentsIn, type Workload, workloadsIn } from '../workload.ts';

export const podChecks: readonly Check[] = [
  {
    name: 'pods run as nobody in particular, under the default seccomp profile, without a token or a host namespace',
    run: ({ manifests }) => inspect(workloadsIn(manifests), ({ name }) => name, podProblems),
  },
  {
    name: 'a rollout leaves replicas serving on several nodes, and gives each time to finish',
    run(rendering) {
      const serving = workloadsIn(rendering.manifests).filter(({ kind }) => kind === 'Deployment');
      return inspect(
        serving,
        ({ name }) => name,
        (workload) => rolloutProblems(workload, rendering),
      );
    },
  },
];

function podProblems({ pod, owner }: Workload): string[] {
  const { securityContext: context, serviceAccountName } = pod;
  return complaints(
    [context?.runAsNonRoot !== true, 'it may run as root'],
    [(context?.runAsUser ?? 0) === 0, 'it names no user but root'],
    [context?.seccompProfile?.type !== 'RuntimeDefault', 'it has no seccomp profile'],
    [pod.automountServiceAccountToken !== false, 'it gets a token of the cluster'],
    [pod.enableServiceLinks !== false, 'it gets variables for every Service of the namespace'],
    [serviceAccountName !== owner, 'it does not run under the account of its service'],
    [
      pod.hostNetwork === true || pod.hostPID === true || pod.hostIPC === true,
      'it shares a namespace with its host',
    ],
    [pod.shareProcessNamespace === true, 'its containers see the processes of each other'],
    [(context?.sysctls ?? []).length > 0, 'it changes settings of the kernel'],
    [(pod.volumes ?? []).some(({ hostPath }) => hostPath !== undefined), 'it mounts a folder of its host'],
  );
}

function rolloutProblems(workload: Workload, { manifests, stage }: Rendering): string[] {
  const { pod, owner } = workload;
  const { spec } = deploymentsIn(manifests).find(({ metadata }) => metadata?.name === owner) ?? {};
  const pauses = pod.containers.map(({ lifecycle }) => lifecycle?.preStop?.sleep?.seconds ?? 0);
  // A gateway goes on serving for a while before its drain.
  const settings = ['lingerMs', 'drainMs'].map((key) => numberSetting(owner, key, manifests) ?? 0);
  const needed = settings.reduce((sum, ms) => sum + ms / 1000, Math.max(0, ...pauses));
  const surge = spec?.strategy?.rollingUpdate?.maxSurge ?? 1;
  return complaints(
    [
      stage !== 'development' && replicasOf(owner, manifests).fewest < 2,
      'one replica cannot be replaced without an outage',
    ],
    [spec?.strategy?.rollingUpdate?.maxUnavailable !== 0, 'a rollout may take a replica away first'],
    [spec?.revisionHistoryLimit === 0, 'it keeps nothing to be rolled back to'],
    [surge === 0 || surge === '0%', 'a rollout may add no replica first'],
    [
      (pod.terminationGracePeriodSeconds ?? 30) <= needed,
      `it is killed before its drain of ${needed} s has ended`,
    ],
    [
      (pod.topologySpreadConstraints ?? []).length < 2,
      'its replicas may all stand on one node or in one zone',
    ],
  );
}
