import { ConfigError, environmentName, loadConfig } from '@sitewright/config';
import { ConfigMap } from 'kubernetes-models/v1';
import { type Check, complaints, inspect } from '../check.ts';
import { environmentOf, isSecretName, requiredSecrets, services, standIn } from '../environment.ts';
import { nameOf } from '../manifest.ts';
import type { Rendering } from '../rendering.ts';
import { containerName, containersIn, type PlacedContainer } from '../workload.ts';

/** Read by the telemetry library, by Node, and by none of our settings. */
const otherNames = /^(OTEL_[A-Z_]+|NODE_OPTIONS|LOG_LEVEL|POD_NAME|SITEWRIGHT_(VERSION|ENVIRONMENT))$/;

export const environmentChecks: readonly Check[] = [
  {
    name: 'every service loads its configuration from the environment that its containers get',
    run: (rendering) =>
      inspect(containersOfServices(rendering), containerName, (placed) => loadProblems(placed, rendering)),
  },
  {
    name: 'no variable is unknown to the service that gets it',
    run: (rendering) =>
      inspect(containersOfServices(rendering), containerName, (placed) => unknownProblems(placed, rendering)),
  },
  {
    name: 'secrets stay out of ConfigMaps',
    run: ({ manifests }) =>
      inspect(
        manifests.filter((manifest) => ConfigMap.is(manifest)),
        nameOf,
        (manifest) =>
          Object.entries(ConfigMap.is(manifest) ? (manifest.data ?? {}) : {}).flatMap(([key, value]) =>
            complaints([
              isSecretName(key) || (!/\s/.test(value) && /:\/\/[^/\s]*:[^/\s]*@/.test(value)),
              `${key} is a secret`,
            ]),
          ),
      ),
  },
  {
    name: 'secrets stand in no container',
    run: ({ manifests }) =>
      inspect(containersIn(manifests), containerName, ({ container, workload }) =>
        (container.env ?? [])
          .filter(
            ({ name, value }) =>
              value !== undefined &&
              isSecretName(name) &&
              services.some((one) => one.name === workload.owner),
          )
          .map(({ name }) => `${name} is a secret`),
      ),
  },
  {
    name: 'everybody tells callers the same public address',
    run: (rendering) =>
      inspect(
        containersOfServices(rendering).filter(({ workload }) => workload.kind === 'Deployment'),
        containerName,
        (placed) => publicAddressProblems(placed, rendering),
      ),
  },
  {
    name: 'services listen and are probed on ports of their containers',
    run: (rendering) =>
      inspect(
        containersOfServices(rendering).filter(({ workload }) => workload.kind === 'Deployment'),
        containerName,
        (placed) => portProblems(placed, rendering),
      ),
  },
];

function containersOfServices({ manifests }: Rendering): PlacedContainer[] {
  return containersIn(manifests).filter(({ workload }) =>
    services.some(({ name }) => name === workload.owner),
  );
}

/** As the service itself does it. A part has no secrets yet, so stand-ins take their place. */
function loadProblems(placed: PlacedContainer, { manifests, stage }: Rendering): string[] {
  const service = services.find(({ name }) => name === placed.workload.owner);
  if (service === undefined) return [];
  const later = stage === 'part' ? requiredSecrets(service) : [];
  const secrets = Object.fromEntries(later.map((name) => [name, standIn(name)]));
  try {
    loadConfig(service.prefix, service.settings, { ...secrets, ...environmentOf(placed, manifests) });
    return [];
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return error.message.split('\n').slice(1);
  }
}

/** A port that is named but is none of the container is a number that nothing listens on. */
function numberOfPort(port: string | number | undefined, container: PlacedContainer['container']) {
  if (typeof port !== 'string') return port;
  return (container.ports ?? []).find(({ name }) => name === port)?.containerPort ?? Number.NaN;
}

function unknownProblems(placed: PlacedContainer, { manifests }: Rendering): string[] {
  const service = services.find(({ name }) => name === placed.workload.owner);
  const known = Object.keys(service?.settings ?? {}).map((key) =>
    environmentName(service?.prefix ?? '', key),
  );
  const own = (placed.container.env ?? []).map(({ name }) => name);
  return [
    ...Object.keys(environmentOf(placed, manifests))
      .filter((name) => !known.includes(name) && !otherNames.test(name))
      .map((name) => `${name} is not read by ${placed.workload.owner}`),
    ...own.filter((name, at) => own.indexOf(name) !== at).map((name) => `${name} stands twice`),
  ];
}

/** The gateway's is the one that routes and certificates are held to. */
function publicAddressProblems(placed: PlacedContainer, rendering: Rendering): string[] {
  const told = publicAddressOf(placed, rendering);
  const gateway = containersOfServices(rendering).find(
    ({ workload }) => workload.name === 'Deployment/gateway',
  );
  const right = gateway === undefined ? undefined : publicAddressOf(gateway, rendering);
  return complaints([
    told !== undefined && told !== right,
    `callers are told ${told}, and ${right} by the gateway`,
  ]);
}

function publicAddressOf(placed: PlacedContainer, { manifests }: Rendering): string | undefined {
  const service = services.find(({ name }) => name === placed.workload.owner);
  return environmentOf(placed, manifests)[`${service?.prefix}_PUBLIC_URL`];
}

function portProblems(placed: PlacedContainer, { manifests }: Rendering): string[] {
  const { container, workload } = placed;
  const service = services.find(({ name }) => name === workload.owner);
  const environment = environmentOf(placed, manifests);
  const ports = (container.ports ?? []).map(({ containerPort }) => containerPort);
  const portOf = (name: string): number | undefined => {
    const value = environment[name];
    return value === undefined ? undefined : Number(value.split(':').at(-1));
  };
  const listening = ['LISTEN', 'HEALTH_LISTEN'].flatMap((key) => portOf(`${service?.prefix}_${key}`) ?? []);
  const hosts = ['LISTEN', 'HEALTH_LISTEN'].flatMap(
    (key) => environment[`${service?.prefix}_${key}`]?.split(':')[0] ?? [],
  );
  const metrics = portOf('OTEL_EXPORTER_PROMETHEUS_PORT');
  const probed = [container.startupProbe, container.readinessProbe, container.livenessProbe].flatMap(
    (probe) => probe?.grpc?.port ?? numberOfPort(probe?.httpGet?.port, container) ?? [],
  );
  const asked = portOf(`${service?.prefix}_HEALTH_LISTEN`) ?? portOf(`${service?.prefix}_LISTEN`);
  return [
    ...[...listening, ...(metrics === undefined ? [] : [metrics])]
      .filter((port) => !ports.includes(port))
      .map((port) => `it listens on ${port}, which is no port of its container`),
    ...probed
      .filter((port) => port !== asked)
      .map((port) => `it is probed on ${Number.isNaN(port) ? 'no port of its own' : port}, not on ${asked}`),
    ...hosts
      .filter((host) => host !== '0.0.0.0')
      .map((host) => `it listens on ${host}, to its own pod alone`),
    ...complaints(
      [environment.OTEL_SERVICE_NAME !== workload.owner, 'its telemetry bears the name of another'],
      [environment.OTEL_EXPORTER_PROMETHEUS_HOST !== '0.0.0.0', 'its metrics are for its own pod alone'],
      [
        environment[`${service?.prefix}_TLS_CERT_FILE`] !== undefined &&
          probed.some((port) => port === 50_051),
        'the kubelet cannot probe a port with TLS',
      ],
    ),
  ];
}
