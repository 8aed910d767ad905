import { z } from 'zod';
import type { Config } from './load-config.ts';

/** A whole number from the environment, within bounds. */
export const integer = (min: number, max = Number.MAX_SAFE_INTEGER) =>
  z.coerce
    .number({
      error: `must be a whole number of ${min} or more${max < Number.MAX_SAFE_INTEGER ? `, at most ${max}` : ''}`,
    })
    .int()
    .min(min)
    .max(max);

/** `true` or `false`. */
export const flag = () => z.enum(['true', 'false']).transform((word) => word === 'true');

/** Words separated by commas; blanks around them are dropped. */
export const list = () =>
  z.string().transform((text) =>
    text
      .split(',')
      .map((word) => word.trim())
      .filter((word) => word !== ''),
  );

/** `host:port` on which a server listens; port 0 lets the system choose. */
export const listenAddress = () =>
  z.string().regex(/^[^\s:]+:\d{1,5}$|^\[[0-9a-fA-F:]+\]:\d{1,5}$/, 'must be host:port');

/** A gRPC target: `host:port`, `dns:///host:port`, or `ipv4:a:1,b:1`. */
export const rpcTarget = () => z.string().min(3);

/** A PostgreSQL connection string with user and password. */
export const databaseUrl = () => z.string().regex(/^postgres(ql)?:\/\//, 'must start with postgres://');

/** A Redis connection string. */
export const redisUrl = () => z.string().regex(/^rediss?:\/\//, 'must start with redis://');

/** A secret of at least 32 characters. No default, ever. */
export const secret = () => z.string().min(32, 'must have at least 32 characters');

/** Settings of every gRPC server. */
export const rpcServerSettings = {
  listen: listenAddress().describe('host:port to listen on').default('127.0.0.1:0'),
  healthListen: listenAddress()
    .describe('host:port of a second listener for health alone, in plain text, for probes that know no TLS')
    .optional(),
  maxInFlight: integer(1)
    .describe('requests at work at once; more are refused with RESOURCE_EXHAUSTED')
    .default(512),
  drainMs: integer(0).describe('how long calls in flight may take to end at SIGTERM').default(200_000),
  maxConnectionAgeMs: integer(1000)
    .describe('after this long a connection is renewed, so that new replicas get their share')
    .default(5_000),
};

/** Settings of mutual TLS, for servers and clients alike; plain text when none is given. */
export const tlsSettings = {
  tlsCertFile: z
    .string()
    .describe('PEM certificate chain of this service, whose name is in its SPIFFE URI')
    .optional(),
  tlsKeyFile: z.string().describe('PEM private key of this service').optional(),
  tlsCaFile: z.string().describe('PEM certificates of the authorities that sign services').optional(),
  tlsReloadMs: integer(10).describe('how often the TLS files are looked at for a change').default(10_000),
};

/** Settings of a service's own PostgreSQL schema. */
export const databaseSettings = {
  databaseUrl: databaseUrl().describe(
    "connection string with this service's own role; its schema has the service's name",
  ),
  databaseMaxConnections: integer(1, 1000).describe('connections in the pool').default(10),
};

/** How long a build of each mode may take, from the request to the answer. */
export const buildDeadlineSettings = {
  deadlineLiteMs: integer(1000).describe('deadline of a lite build').default(30_000),
  deadlineEconomyMs: integer(1000).describe('deadline of an economy build').default(90_000),
  deadlinePowerMs: integer(1000).describe('deadline of a power build').default(180_000),
};

/** How long a build may take, by its mode. */
export const buildDeadlinesMs = (config: Config<typeof buildDeadlineSettings>) => ({
  lite: config.deadlineLiteMs,
  economy: config.deadlineEconomyMs,
  power: config.deadlinePowerMs,
});
