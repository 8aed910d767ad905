import { type Check, type Outcome, together } from '../check.ts';
import { type KnownService, services } from '../environment.ts';
import { type Manifest, nameOf, withoutHash } from '../manifest.ts';

/** What may differ from service to service; whatever else only one of them has, or lacks, is an error in it. */
const own: readonly { of: RegExp; at: RegExp }[] = [
  { of: /./, at: /^ConfigMap\.(data\.\*_|metadata\.name$)|configMapRef\.name$/ },
  // Each is released by itself.
  { of: /./, at: /\.containers\[[*\w]+\]\.image$/ },
  { of: /./, at: /^(Secret|ExternalSecret)\.(stringData|spec\.data)\b/ },
  { of: /./, at: /^NetworkPolicy\.spec\.(in|e)gress\b/ },
  { of: /./, at: /^HorizontalPodAutoscaler\.spec\.(min|max)Replicas$/ },
  {
    of: /./,
    at: /^Deployment\.spec\.replicas$|\.env\[NODE_OPTIONS\]\.value$|\.resources\.(limits|requests)\.\w+$/,
  },
  { of: /^(generation|mcp-tools)$/, at: /\.priorityClassName$/ },
  // It speaks HTTP to outside, and is dialled by no service.
  { of: /^gateway$/, at: /\.ports\[(http|grpc|health)\]|Probe\.(grpc|httpGet)\b|\.clusterIP$/ },
  { of: /^gateway$/, at: /^Certificate\.spec\.(dnsNames|usages)\b/ },
  // Language models are the operator's choice.
  { of: /^generation$/, at: /\.envFrom\[2\]/ },
  // Fonts are put into files; and a renderer is slow to start.
  { of: /^projects$/, at: /\.(volumes|volumeMounts)\[tmp\]|^HorizontalPodAutoscaler\.spec\.behavior\b/ },
];

/** An object of a service, its name taken out, so that it can be laid beside those of the others. */
interface Part {
  service: string;
  object: string;
  /** By path. */
  values: ReadonlyMap<string, string>;
}

export const likenessChecks: readonly Check[] = [
  {
    name: 'what is said of one service is said of all, unless it is declared to be its own',
    stages: ['development', 'serving'],
    run({ manifests }) {
      const parts = manifests.flatMap((manifest) => partOf(manifest));
      const kinds = Map.groupBy(parts, ({ object }) => object);
      return together(...[...kinds.values()].map(differences));
    },
  },
];

function partOf(manifest: Manifest): Part[] {
  const [kind = '', name = ''] = withoutHash(nameOf(manifest)).split('/');
  const service = services.find((one) => name === one.name || name === `${one.name}-migrate`);
  if (service === undefined) return [];
  const values = new Map<string, string>();
  flatten(manifest, kind, values);
  const anonymous = [...values].map(
    ([path, value]) => [withoutName(path, service), withoutName(value, service)] as const,
  );
  return [{ service: service.name, object: kind, values: new Map(anonymous) }];
}

/** The name as a word, and the prefix of its settings. */
function withoutName(text: string, { name, prefix }: KnownService): string {
  return text.replace(new RegExp(`(?<!\\w )\\b${name}\\b`, 'g'), '*').replaceAll(`${prefix}_`, '*_');
}

/** Things of a list go by their names where they have some: their order says nothing. */
function flatten(value: unknown, path: string, into: Map<string, string>): void {
  if (Array.isArray(value)) {
    const things: readonly unknown[] = value;
    for (const [at, one] of things.entries()) flatten(one, `${path}[${nameOfThing(one) ?? at}]`, into);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, one] of Object.entries(value)) flatten(one, `${path}.${key}`, into);
  } else into.set(path, String(value));
}

function nameOfThing(thing: unknown): string | undefined {
  const named = typeof thing === 'object' && thing !== null && 'name' in thing;
  return named && typeof thing.name === 'string' ? thing.name : undefined;
}

function differences(parts: readonly Part[]): Outcome {
  const paths = [...new Set(parts.flatMap(({ values }) => [...values.keys()]))];
  return {
    checked: paths.length,
    problems: paths.flatMap((path) => {
      const camps = Map.groupBy(parts, ({ values }) => values.get(path));
      const most = [...camps.values()].reduce((a, b) => (b.length > a.length ? b : a), []);
      const usual = most[0]?.values.get(path) ?? 'nothing';
      return parts
        .filter((part) => !most.includes(part) && !isOwn(part, path))
        .map(
          ({ service, object, values }) =>
            `${object}/${service}: ${path} is ${values.get(path) ?? 'nothing'}, of others ${usual}`,
        );
    }),
  };
}

function isOwn({ service }: Part, path: string): boolean {
  return own.some(({ of, at }) => of.test(service) && at.test(path));
}
