import { readFileSync } from 'node:fs';
import { ChannelCredentials, ServerCredentials } from '@grpc/grpc-js';

/** Where the certificates of mutual TLS lie; plain text when there are none. */
export interface TlsFiles {
  tlsCertFile?: string | undefined;
  tlsKeyFile?: string | undefined;
  tlsCaFile?: string | undefined;
}

interface CompleteTlsFiles {
  cert: string;
  key: string;
  ca: string;
}

/** All three or none. @throws Error when only some of them are set. */
function completeFiles(files: TlsFiles): CompleteTlsFiles | undefined {
  const { tlsCertFile: cert, tlsKeyFile: key, tlsCaFile: ca } = files;
  if (cert === undefined && key === undefined && ca === undefined) return undefined;
  if (cert === undefined || key === undefined || ca === undefined) {
    throw new Error('Mutual TLS needs all of TLS_CERT_FILE, TLS_KEY_FILE and TLS_CA_FILE.');
  }
  return { cert, key, ca };
}

/** Server credentials: mutual TLS where certificates are configured, else plain text. */
export function serverCredentials(files: TlsFiles): ServerCredentials {
  const tls = completeFiles(files);
  if (tls === undefined) return ServerCredentials.createInsecure();
  return ServerCredentials.createSsl(
    readFileSync(tls.ca),
    [{ cert_chain: readFileSync(tls.cert), private_key: readFileSync(tls.key) }],
    true,
  );
}

/** Channel credentials: mutual TLS where certificates are configured, else plain text. */
export function channelCredentials(files: TlsFiles): ChannelCredentials {
  const tls = completeFiles(files);
  if (tls === undefined) return ChannelCredentials.createInsecure();
  return ChannelCredentials.createSsl(readFileSync(tls.ca), readFileSync(tls.key), readFileSync(tls.cert));
}
