import type { IDeployment } from 'kubernetes-models/apps/v1';
import { type Check, complaints, inspect } from '../check.ts';
import { deploymentsIn, type Workload, workloadsIn } from '../workload.ts';

/** What a service takes to drain, as its settings have it. */
const drainSeconds = 200;

export const podChecks: readonly Check[] = [
  {
    name: 'pods run as nobody in particular, under the default seccomp profile, without a token or a host namespace',
    run: (manifests) => inspect(workloadsIn(manifests), ({ name }) => name, podProblems),
  },
  {
    name: 'a rollout and a drain of a node leave replicas serving, and give each time to finish',
    run: (manifests) =>
      inspect(deploymentsIn(manifests), ({ metadata }) => `Deployment/${metadata?.name}`, rolloutProblems),
  },
];

function podProblems({ pod, labels }: Workload): string[] {
  const { securityContext: context, serviceAccountName } = pod;
  return complaints(
    [context?.runAsNonRoot !== true, 'it may run as root'],
    [(context?.runAsUser ?? 0) === 0, 'it names no user but root'],
    [context?.seccompProfile?.type !== 'RuntimeDefault', 'it has no seccomp profile'],
    [pod.automountServiceAccountToken !== false, 'it gets a token of the cluster'],
    [
      serviceAccountName !== labels['app.kubernetes.io/name'],
      'it does not run under the account of its service',
    ],
    [
      pod.hostNetwork === true || pod.hostPID === true || pod.hostIPC === true,
      'it shares a namespace with its host',
    ],
    [(pod.volumes ?? []).some(({ hostPath }) => hostPath !== undefined), 'it mounts a folder of its host'],
  );
}

function rolloutProblems({ spec }: IDeployment): string[] {
  const pod = spec?.template.spec;
  const pauses = (pod?.containers ?? []).map(({ lifecycle }) => lifecycle?.preStop?.sleep?.seconds ?? 0);
  const needed = drainSeconds + Math.max(0, ...pauses);
  return complaints(
    [(spec?.replicas ?? 1) < 2, 'one replica cannot be replaced without an outage'],
    [spec?.strategy?.rollingUpdate?.maxUnavailable !== 0, 'a rollout may take a replica away first'],
    [
      (pod?.terminationGracePeriodSeconds ?? 30) <= needed,
      `it is killed before its drain of ${needed} s has ended`,
    ],
    [(pod?.topologySpreadConstraints ?? []).length === 0, 'its replicas may all stand on one node'],
  );
}
