import { type Check, inspect } from '../check.ts';
import { databasePort, redisPort } from '../network-policies.ts';
import { isMeshed, type Workload, workloadsIn } from '../workload.ts';

export const serviceMeshChecks: readonly Check[] = [
  {
    name: 'PostgreSQL and Redis, which encrypt for themselves, are asked past the proxies of a service mesh',
    run: ({ manifests }) =>
      inspect(workloadsIn(manifests).filter(isMeshed), ({ name }) => name, proxyProblems),
  },
];

function proxyProblems({ annotations }: Workload): string[] {
  const skipped = (annotations['config.linkerd.io/skip-outbound-ports'] ?? '').split(',');
  return [databasePort, redisPort]
    .filter((port) => !skipped.includes(String(port)))
    .map((port) => `its proxy takes what goes to port ${port}`);
}
