import { type Check, complaints, inspect } from '../check.ts';
import { environmentOf, numberSetting } from '../environment.ts';
import { quantityOf } from '../quantity.ts';
import type { Rendering } from '../rendering.ts';
import { containerName, containersIn, type PlacedContainer } from '../workload.ts';

export const containerChecks: readonly Check[] = [
  {
    name: 'containers cannot write to their root, gain privileges or keep capabilities',
    run: ({ manifests }) => inspect(containersIn(manifests), containerName, confinementProblems),
  },
  {
    name: 'containers request CPU and memory, limit memory, and leave CPU unlimited',
    run: ({ manifests }) => inspect(containersIn(manifests), containerName, resourceProblems),
  },
  {
    name: 'what Node may take of memory fits into the limit of the container',
    run({ manifests }) {
      const node = containersIn(manifests).filter(({ workload }) => workload.kind === 'Deployment');
      return inspect(node, containerName, (placed) => heapProblems(placed, manifests));
    },
  },
];

function confinementProblems({ container, workload }: PlacedContainer): string[] {
  const own = container.securityContext;
  return complaints(
    [own?.readOnlyRootFilesystem !== true, 'its root file system is not read-only'],
    [own?.allowPrivilegeEscalation !== false, 'it may gain privileges'],
    [own?.privileged === true, 'it is privileged'],
    [
      !['RuntimeDefault', undefined].includes(own?.seccompProfile?.type),
      'it leaves the seccomp profile of its pod',
    ],
    [own?.procMount === 'Unmasked', 'it sees what /proc hides of its host'],
    [
      (container.ports ?? []).some(({ hostPort }) => hostPort !== undefined),
      'it takes a port of its host, which no network policy closes',
    ],
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

const mebibyte = 1024 ** 2;
/** Code, buffers and stacks beside the heap: what was measured of the smallest service, and a little more. */
const beside = 128 * mebibyte;

/** The heap of the process, and one for each thread that renders. */
function heapProblems(placed: PlacedContainer, manifests: Rendering['manifests']): string[] {
  const environment = environmentOf(placed, manifests);
  const [, heap] = /--max-old-space-size=(\d+)/.exec(environment.NODE_OPTIONS ?? '') ?? [];
  const [threads = 0, each = 0] = ['renderWorkers', 'renderMemoryMb'].map((key) =>
    numberSetting(placed.workload.owner, key, manifests),
  );
  const needed = (Number(heap) + threads * each) * mebibyte + beside;
  const limit = quantityOf(placed.container.resources?.limits?.memory);
  return complaints(
    [heap === undefined, 'its heap has no limit of its own, and Node takes half of what the container has'],
    [needed > limit, `it may take ${needed / mebibyte} MiB, more than its limit`],
  );
}
