import { Certificate } from '@kubernetes-models/cert-manager/cert-manager.io/v1';
import { Gateway, HTTPRoute } from '@kubernetes-models/gateway-api/gateway.networking.k8s.io/v1';
import { Service } from 'kubernetes-models/v1';
import { type Check, complaints, inspect } from '../check.ts';
import { environmentOf, numberSetting } from '../environment.ts';
import { type Manifest, nameOf } from '../manifest.ts';
import { secondsOf } from '../quantity.ts';
import { containersIn } from '../workload.ts';

/** Of what is no build. */
const longestExportSeconds = 90;
const buildPaths = ['/api/v1/generate', '/api/mcp'];

export const routeChecks: readonly Check[] = [
  {
    name: 'routes lead from a listener that is there to a port that is there, and wait as long as answers may take',
    run({ manifests }) {
      const routes = manifests.filter((manifest) => HTTPRoute.is(manifest));
      return inspect(routes, nameOf, (manifest) => routeProblems(manifest, manifests));
    },
  },
  {
    name: 'listeners end TLS with a certificate for their host, which is the one that callers are told',
    run({ manifests }) {
      const gateways = manifests.filter((manifest) => Gateway.is(manifest));
      return inspect(gateways, nameOf, (manifest) => listenerProblems(manifest, manifests));
    },
  },
  {
    name: 'behind a Gateway, the proxy before the gateway is believed about the address of a caller',
    run({ manifests }) {
      const gateways = manifests.filter((manifest) => Gateway.is(manifest));
      return inspect(gateways, nameOf, () => {
        const trusted = gatewayEnvironment(manifests).GATEWAY_TRUSTED_PROXIES ?? '';
        return complaints([
          ['', '0'].includes(trusted),
          'GATEWAY_TRUSTED_PROXIES names no proxy, so all callers would share the limits of one address',
        ]);
      });
    },
  },
];

function routeProblems(manifest: Manifest, manifests: readonly Manifest[]): string[] {
  if (!HTTPRoute.is(manifest)) return [];
  const { parentRefs = [], hostnames = [], rules = [] } = manifest.spec ?? {};
  const listeners = listenersIn(manifests);
  return [
    ...parentRefs.flatMap(({ name, sectionName }) => {
      const listener = listeners.find((one) => one.gateway === name && one.name === sectionName);
      if (listener === undefined) return [`Gateway/${name} has no listener ${sectionName}`];
      return complaints([
        !hostnames.includes(listener.hostname),
        `its hosts ${hostnames.join(', ')} are not ${listener.hostname} of the listener`,
      ]);
    }),
    ...rules.flatMap((rule) => ruleProblems(rule, manifests)),
    ...buildPaths.flatMap((path) => cutProblems(path, rules, manifests)),
  ];
}

type Rule = NonNullable<NonNullable<HTTPRoute['spec']>['rules']>[number];

function ruleProblems(
  { backendRefs = [], filters = [], matches = [], timeouts }: Rule,
  manifests: readonly Manifest[],
): string[] {
  const redirects = filters.some(({ requestRedirect }) => requestRedirect?.scheme === 'https');
  if (redirects) {
    const elsewhere = filters.some(({ requestRedirect }) => requestRedirect?.hostname !== undefined);
    return complaints([backendRefs.length > 0 || elsewhere, 'a redirect leads nowhere else']);
  }
  const paths = matches.map(({ path }) => path?.value ?? '/');
  const given = secondsOf(timeouts?.request);
  return [
    ...complaints(
      [backendRefs.length === 0, `${paths.join(', ')} lead nowhere`],
      [
        !(given > longestExportSeconds),
        `${paths.join(', ')} are cut off after ${timeouts?.request}, before ${longestExportSeconds} s`,
      ],
      [secondsOf(timeouts?.backendRequest) > given, 'it waits longer behind than before'],
    ),
    ...backendRefs.flatMap(({ name, port }) => {
      const service = manifests.find((one) => Service.is(one) && one.metadata.name === name);
      if (!Service.is(service)) return [`Service/${name} is nowhere`];
      const ports = (service.spec?.ports ?? []).map((one) => one.port);
      return complaints([port === undefined || !ports.includes(port), `Service/${name} has no port ${port}`]);
    }),
  ];
}

/** Whichever rule a path falls to: that of the path itself, or else that of the longest beginning. */
function cutProblems(path: string, rules: readonly Rule[], manifests: readonly Manifest[]): string[] {
  const longestBuildSeconds = (numberSetting('gateway', 'deadlinePowerMs', manifests) ?? 0) / 1000;
  const fits = rules
    .filter(({ backendRefs = [] }) => backendRefs.length > 0)
    .flatMap(({ matches = [{}], timeouts }) =>
      matches.map(({ path: { type = 'PathPrefix', value = '/' } = {} }) => ({
        weight: type === 'Exact' ? Number.POSITIVE_INFINITY : value.length,
        matches: type === 'Exact' ? path === value : `${path}/`.startsWith(value),
        request: timeouts?.request,
      })),
    )
    .filter((one) => one.matches)
    .sort((one, other) => other.weight - one.weight);
  return fits
    .slice(0, 1)
    .filter(({ request }) => !(secondsOf(request) > longestBuildSeconds))
    .map(({ request }) => `${path} is cut off after ${request}, before ${longestBuildSeconds} s`);
}

interface Listener {
  gateway: string;
  name: string;
  protocol: string;
  port: number;
  hostname: string;
  secrets: string[];
  mode: string;
  from: string;
}

function listenersIn(manifests: readonly Manifest[]): Listener[] {
  return manifests.flatMap((manifest) =>
    Gateway.is(manifest)
      ? (manifest.spec?.listeners ?? []).map(
          ({ name, protocol, port, hostname = '*', tls, allowedRoutes }) => ({
            gateway: manifest.metadata.name,
            name,
            protocol,
            port,
            hostname,
            mode: tls?.mode ?? 'Terminate',
            from: allowedRoutes?.namespaces?.from ?? 'Same',
            secrets: (tls?.certificateRefs ?? []).map((ref) => ref.name),
          }),
        )
      : [],
  );
}

function listenerProblems(manifest: Manifest, manifests: readonly Manifest[]): string[] {
  const own = listenersIn(manifests).filter(({ gateway }) => gateway === manifest.metadata.name);
  return own.flatMap(({ name, protocol, port, hostname, secrets, mode, from }) => {
    const open = [from !== 'Same', `${name} takes routes of other namespaces`] as const;
    if (protocol === 'HTTP') {
      return complaints(open, [
        !redirectsFrom(name, manifests),
        `what comes to ${name} is not sent to https`,
      ]);
    }
    const names = manifests.flatMap((one) =>
      Certificate.is(one) && secrets.includes(one.spec?.secretName ?? '') ? (one.spec?.dnsNames ?? []) : [],
    );
    const told = gatewayEnvironment(manifests).GATEWAY_PUBLIC_URL;
    return complaints(
      open,
      [port !== 443, `${name} is on ${port}, where nobody looks for https`],
      [mode !== 'Terminate', `${name} passes TLS on, which the gateway does not speak`],
      [!names.includes(hostname), `no certificate of ${name} is for ${hostname}`],
      [told !== `https://${hostname}`, `callers are told ${told}, and ${name} is for ${hostname}`],
    );
  });
}

function redirectsFrom(listener: string, manifests: readonly Manifest[]): boolean {
  return manifests.some(
    (one) =>
      HTTPRoute.is(one) &&
      (one.spec?.parentRefs ?? []).some(({ sectionName }) => sectionName === listener) &&
      (one.spec?.rules ?? []).every(({ filters = [] }) =>
        filters.some(({ requestRedirect }) => requestRedirect?.scheme === 'https'),
      ),
  );
}

function gatewayEnvironment(manifests: readonly Manifest[]): Record<string, string> {
  const gateway = containersIn(manifests).find(({ workload }) => workload.name === 'Deployment/gateway');
  return gateway === undefined ? {} : environmentOf(gateway, manifests);
}
