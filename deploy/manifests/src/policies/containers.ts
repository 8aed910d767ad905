import { type Check, complaints, inspect } from '../check.ts';
import { containerName, containersIn, type PlacedContainer } from '../workload.ts';

export const containerChecks: readonly Check[] = [
  {
    name: 'containers cannot write to their root, gain privileges or keep capabilities',
    run: (manifests) => inspect(containersIn(manifests), containerName, confinementProblems),
  },
  {
    name: 'containers request CPU and memory, limit memory, and leave CPU unlimited',
    run: (manifests) => inspect(containersIn(manifests), containerName, resourceProblems),
  },
  {
    name: 'every container that serves says when it has started, is ready, is alive',
    run(manifests) {
      const serving = containersIn(manifests).filter(({ workload }) => workload.kind === 'Deployment');
      return inspect(serving, containerName, probeProblems);
    },
  },
];

function confinementProblems({ container, workload }: PlacedContainer): string[] {
  const own = container.securityContext;
  return complaints(
    [own?.readOnlyRootFilesystem !== true, 'its root file system is not read-only'],
    [own?.allowPrivilegeEscalation !== false, 'it may gain privileges'],
    [own?.privileged === true, 'it is privileged'],
    [!(own?.capabilities?.drop ?? []).includes('ALL'), 'it does not drop all capabilities'],
    [(own?.capabilities?.add ?? []).length > 0, 'it adds capabilities'],
    [own?.runAsNonRoot === false || own?.runAsUser === 0, `it runs as root against ${workload.name}`],
  );
}

function resourceProblems({ container: { resources } }: PlacedContainer): string[] {
  const { requests = {}, limits = {} } = resources ?? {};
  const quantities = Object.entries({ ...prefixed('request', requests), ...prefixed('limit', limits) });
  const memory = [requests.memory, limits.memory].map(quantityOf);
  const [requested = Number.NaN, limit = Number.NaN] = memory;
  return [
    ...quantities
      .filter(([, text]) => Number.isNaN(quantityOf(text)))
      .map(([name, text]) => `${name} ${text} is no quantity`),
    ...complaints(
      [requests.cpu === undefined, 'it requests no CPU'],
      [requests.memory === undefined, 'it requests no memory'],
      [limits.memory === undefined, 'it has no limit of memory'],
      [limits.cpu !== undefined, 'a limit of CPU throttles it while the node is idle'],
      [requested > limit, 'it requests more memory than its limit'],
    ),
  ];
}

function prefixed(prefix: string, quantities: Readonly<Record<string, string | number>>) {
  return Object.fromEntries(Object.entries(quantities).map(([name, text]) => [`${prefix} ${name}`, text]));
}

const factors = new Map(
  Object.entries({ '': 1, m: 1e-3, k: 1e3, M: 1e6, G: 1e9, T: 1e12 }).concat(
    ['Ki', 'Mi', 'Gi', 'Ti'].map((suffix, at) => [suffix, 1024 ** (at + 1)]),
  ),
);

/** The number that a quantity stands for, NaN where it is none. */
function quantityOf(text: string | number | undefined): number {
  const [, digits, suffix = ''] = /^(\d+(?:\.\d+)?)([A-Za-z]*)$/.exec(String(text)) ?? [];
  return Number(digits) * (factors.get(suffix) ?? Number.NaN);
}

function probeProblems({ container }: PlacedContainer): string[] {
  const { startupProbe, readinessProbe, livenessProbe } = container;
  const ready = JSON.stringify(readinessProbe?.grpc ?? readinessProbe?.httpGet);
  const alive = JSON.stringify(livenessProbe?.grpc ?? livenessProbe?.httpGet);
  return complaints(
    [startupProbe === undefined, 'it has no startup probe'],
    [readinessProbe === undefined, 'it has no readiness probe'],
    [livenessProbe === undefined, 'it has no liveness probe'],
    [
      ready !== undefined && ready === alive,
      'one probe for both: what it waits for would have it killed instead of passed over',
    ],
    [
      container.lifecycle?.preStop === undefined,
      'it has no pause before its drain, so callers still come to it',
    ],
  );
}
