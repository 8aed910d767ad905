import { AppError } from '@sitewright/errors';
import { AuthServiceService } from '@sitewright/protos/auth';
import { CreditsServiceService } from '@sitewright/protos/credits';
import { GenerationServiceService } from '@sitewright/protos/generation';
import { McpToolsServiceService } from '@sitewright/protos/mcp-tools';
import { ProjectsServiceService } from '@sitewright/protos/projects';
import { createRpcClient, type ServiceDefinition, type TlsFiles } from '@sitewright/rpc';
import type { Io } from './io.ts';
import { type Column, formatRecord, formatTable } from './table.ts';
import { findBaseUrl, findTarget, type ServiceName, type Targets, variableOf } from './targets.ts';

/** The options that every command takes. */
export interface GlobalOptions {
  json?: boolean;
  target?: Targets;
}

const deadlineMs = 10_000;

/** One run of the tool: its clients, opened when they are first used, and its way of printing. */
export function openSession(io: Io, options: () => GlobalOptions) {
  const closers: (() => void)[] = [];
  const { SITEWRIGHT_TLS_CERT_FILE, SITEWRIGHT_TLS_KEY_FILE, SITEWRIGHT_TLS_CA_FILE } = io.env;
  const tls: TlsFiles = {
    tlsCertFile: SITEWRIGHT_TLS_CERT_FILE,
    tlsKeyFile: SITEWRIGHT_TLS_KEY_FILE,
    tlsCaFile: SITEWRIGHT_TLS_CA_FILE,
  };
  const targetOf = (service: ServiceName) => findTarget(service, options().target ?? {}, io);
  const knownTargetOf = (service: ServiceName): string => {
    const target = targetOf(service);
    if (target !== undefined) return target;
    throw new AppError(
      'UNAVAILABLE',
      `Where is ${service}? Start the local stack, or name it with --target ${service}=host:port or ${variableOf(service)}.`,
    );
  };
  const open = <D extends ServiceDefinition>(service: ServiceName, definition: D) => {
    const target = knownTargetOf(service);
    // Also through a forwarded port, whose address is in no certificate.
    const client = createRpcClient({ definition, target, serverName: service, deadlineMs, tls });
    closers.push(client.close);
    return client.rpc;
  };
  return {
    io,
    tls,
    /** Where a service listens; undefined when nobody said. */
    targetOf,
    /** Where callers reach the API; undefined when nobody said. */
    baseUrl: () => findBaseUrl(io),
    auth: () => open('auth', AuthServiceService),
    credits: () => open('credits', CreditsServiceService),
    projects: () => open('projects', ProjectsServiceService),
    generation: () => open('generation', GenerationServiceService),
    mcpTools: () => open('mcp-tools', McpToolsServiceService),

    /** Prints a list: a table for people, one JSON object for scripts. */
    printList<T>(rows: readonly T[], columns: readonly Column<T>[], nextCursor = ''): void {
      if (options().json === true) {
        io.out(
          `${JSON.stringify({ items: rows, nextCursor: nextCursor === '' ? null : nextCursor }, null, 2)}\n`,
        );
        return;
      }
      io.out(formatTable(rows, columns));
      if (nextCursor !== '') io.err(`There are more: go on with --cursor ${nextCursor}\n`);
    },

    /** Prints one thing: its fields in lines for people, its JSON for scripts. */
    printRecord<T extends object>(record: T, columns: readonly Column<T>[]): void {
      io.out(
        options().json === true ? `${JSON.stringify(record, null, 2)}\n` : formatRecord(record, columns),
      );
    },

    /** A line for people that scripts must not have to skip. */
    note(line: string): void {
      if (options().json !== true) io.err(`${line}\n`);
    },

    close(): void {
      for (const close of closers) close();
    },
  };
}

export type Session = ReturnType<typeof openSession>;
