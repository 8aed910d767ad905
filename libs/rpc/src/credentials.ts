import { ChannelCredentials, experimental, ServerCredentials } from '@grpc/grpc-js';
import type { Logger } from '@sitewright/telemetry';
import { CertificateWatch } from './certificate-watch.ts';
import { completeFiles, type TlsFiles } from './tls-files.ts';

const defaultReloadMs = 10_000;

/** One watch for all servers and clients of a process that name the same files. */
const watches = new Map<string, CertificateWatch>();

/** The watch over a set of files; undefined for plain text. @throws Error when the files can't be used. */
export function watchCertificates(files: TlsFiles, logger: Logger | undefined): CertificateWatch | undefined {
  const complete = completeFiles(files);
  if (complete === undefined) return undefined;
  const key = JSON.stringify(complete);
  const reloadMs = files.tlsReloadMs ?? defaultReloadMs;
  const watch = watches.get(key) ?? new CertificateWatch(complete, { reloadMs, logger });
  watches.set(key, watch);
  return watch;
}

/** Server credentials: a client's certificate is required where there are certificates, else plain text. */
export function serverCredentials(watch: CertificateWatch | undefined): ServerCredentials {
  if (watch === undefined) return ServerCredentials.createInsecure();
  return experimental.createCertificateProviderServerCredentials(watch, watch, true);
}

/** Channel credentials: mutual TLS where there are certificates, else plain text. */
export function channelCredentials(watch: CertificateWatch | undefined): ChannelCredentials {
  if (watch === undefined) return ChannelCredentials.createInsecure();
  return experimental.createCertificateProviderChannelCredentials(watch, watch);
}
