import { type Finding, findingsOf } from './finding.ts';

const { warning, failure } = findingsOf('settings');

/** What was loaded, by the name of the service; a service that is not in the environment is missing. */
type Loaded = ReadonlyMap<string, Readonly<Record<string, unknown>>>;

type Values = Readonly<Record<string, unknown>>;
type Rule = (loaded: Loaded) => Finding[];

const numberOf = (values: Values | undefined, key: string): number | undefined => {
  const value = values?.[key];
  return typeof value === 'number' ? value : undefined;
};
const textOf = (values: Values | undefined, key: string): string | undefined => {
  const value = values?.[key];
  return typeof value === 'string' ? value : undefined;
};

/** A drain that is shorter than a build cuts builds at every rollout; their callers see 503 and are not charged. */
const drainsOutliveBuilds: Rule = (loaded) =>
  ['gateway', 'mcp-tools', 'generation'].flatMap((name) => {
    const drainMs = numberOf(loaded.get(name), 'drainMs');
    const buildMs = numberOf(loaded.get('generation') ?? loaded.get('gateway'), 'deadlinePowerMs');
    if (drainMs === undefined || buildMs === undefined || drainMs >= buildMs) return [];
    return [
      warning(
        name,
        `drains for ${drainMs} ms, but a build may take ${buildMs} ms: a rollout cuts builds`,
        'Raise DRAIN_MS above the longest deadline, and the termination grace of the pod above that.',
      ),
    ];
  });

/** A hold that expires during its build gives its credit back, and the build fails at its capture. */
const holdsOutliveBuilds: Rule = (loaded) => {
  const holdMs = numberOf(loaded.get('credits'), 'holdTtlMs');
  const generation = loaded.get('generation');
  const deadlineMs = numberOf(generation, 'deadlinePowerMs');
  const leaseMs = numberOf(generation, 'leaseMs') ?? 0;
  if (holdMs === undefined || deadlineMs === undefined || holdMs > deadlineMs + leaseMs) return [];
  return [
    failure(
      'credits',
      `a hold lives ${holdMs} ms, a build up to ${deadlineMs} ms and a lease ${leaseMs} ms`,
      'Raise CREDITS_HOLD_TTL_MS well above both together.',
    ),
  ];
};

/** A lease that is renewed too seldom is lost by a worker that is only slow. */
const leasesAreRenewed: Rule = (loaded) => {
  const leaseMs = numberOf(loaded.get('generation'), 'leaseMs');
  const renewalMs = numberOf(loaded.get('generation'), 'leaseRenewalMs');
  if (leaseMs === undefined || renewalMs === undefined || renewalMs * 2 <= leaseMs) return [];
  return [
    failure(
      'generation',
      `renews a lease of ${leaseMs} ms every ${renewalMs} ms`,
      'Renew it at least twice in its life.',
    ),
  ];
};

/** The settings that two services must see alike. */
const sharedSettings = [
  ['gateway', 'generation', 'deadlineLiteMs'],
  ['gateway', 'generation', 'deadlineEconomyMs'],
  ['gateway', 'generation', 'deadlinePowerMs'],
  ['gateway', 'mcp-tools', 'publicUrl'],
  ['gateway', 'mcp-tools', 'builderUrl'],
  ['gateway', 'mcp-tools', 'publishedOrigin'],
] as const;

const servicesAgree: Rule = (loaded) =>
  sharedSettings.flatMap(([one, other, key]) => {
    const [left, right] = [loaded.get(one), loaded.get(other)];
    if (left === undefined || right === undefined || left[key] === right[key]) return [];
    return [
      failure(
        `${one}, ${other}`,
        `differ in ${key}`,
        'Give both the same value, or callers see two answers.',
      ),
    ];
  });

/** One role a service is what keeps a schema its owner's. */
const rolesAreApart: Rule = (loaded) => {
  const users = [...loaded].flatMap(([name, values]) => {
    const url = textOf(values, 'databaseUrl');
    const user = url === undefined ? '' : userOf(url);
    return user === '' ? [] : [{ name, user }];
  });
  return users.flatMap(({ name, user }, i) => {
    const first = users.slice(0, i).find((earlier) => earlier.user === user);
    if (first === undefined) return [];
    return [
      failure(
        name,
        `uses the database role of ${first.name}`,
        'Give it a role of its own that owns its own schema alone.',
      ),
    ];
  });
};

const transportIsOneKind: Rule = (loaded) => {
  const secured = [...loaded].filter(([, values]) => values.tlsCertFile !== undefined).map(([name]) => name);
  if (secured.length === 0 || secured.length === loaded.size) return [];
  const plain = [...loaded.keys()].filter((name) => !secured.includes(name));
  return [
    failure(
      plain.join(', '),
      'speaks plain text while others ask for mutual TLS',
      'Set TLS_CERT_FILE, TLS_KEY_FILE and TLS_CA_FILE for every service, or for none.',
    ),
  ];
};

/** Behind a proxy that is not named, every caller has the proxy's address and they share one limit. */
const publicEdgeKnowsItsProxies: Rule = (loaded) => {
  const gateway = loaded.get('gateway');
  const url = textOf(gateway, 'publicUrl');
  if (gateway === undefined || url === undefined || isLoopback(new URL(url).hostname)) return [];
  const findings: Finding[] = [];
  if (!url.startsWith('https:')) {
    const advice = 'Serve the API over HTTPS and say so in GATEWAY_PUBLIC_URL: keys travel in every request.';
    findings.push(warning('gateway', 'tells callers an address without TLS', advice));
  }
  if (Array.isArray(gateway.trustedProxies) && gateway.trustedProxies.length === 0) {
    const advice = 'Name the load balancer in GATEWAY_TRUSTED_PROXIES, else all callers share one limit.';
    findings.push(warning('gateway', 'trusts no proxy in front of it', advice));
  }
  return findings;
};

const isLoopback = (host: string): boolean => /^(localhost|127\.|\[?::1\]?$)/.test(host);

function userOf(url: string): string {
  const parsed = new URL(url);
  return parsed.username || (parsed.searchParams.get('user') ?? '');
}

/** What must fit between services, each rule by itself; a service that was not loaded breaks none. */
export const settingsRules: readonly Rule[] = [
  drainsOutliveBuilds,
  holdsOutliveBuilds,
  leasesAreRenewed,
  servicesAgree,
  rolesAreApart,
  transportIsOneKind,
  publicEdgeKnowsItsProxies,
];
