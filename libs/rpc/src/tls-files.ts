/** Where the certificates of mutual TLS lie; plain text when there are none. */
export interface TlsFiles {
  tlsCertFile?: string | undefined;
  tlsKeyFile?: string | undefined;
  tlsCaFile?: string | undefined;
  /** How often the files are looked at for a change. */
  tlsReloadMs?: number;
}

/** The three files of mutual TLS. */
export interface CompleteTlsFiles {
  cert: string;
  key: string;
  ca: string;
}

/** All three or none. @throws Error when only some of them are set. */
export function completeFiles(files: TlsFiles): CompleteTlsFiles | undefined {
  const { tlsCertFile: cert, tlsKeyFile: key, tlsCaFile: ca } = files;
  if (cert === undefined && key === undefined && ca === undefined) return undefined;
  if (cert === undefined || key === undefined || ca === undefined) {
    throw new Error('Mutual TLS needs all of TLS_CERT_FILE, TLS_KEY_FILE and TLS_CA_FILE.');
  }
  return { cert, key, ca };
}
