import 'reflect-metadata/lite';
import type { webcrypto } from 'node:crypto';
import { mkdirSync, readdirSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as x509 from '@peculiar/x509';

const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
const dayMs = 86_400_000;

/** A certificate with its key, both PEM. */
export interface KeyPair {
  cert: string;
  key: string;
}

/** What a certificate differs in from those of the mesh. */
export interface IssueOptions {
  namespace?: string;
  /** From now; negative for a certificate that has expired. */
  validForMs?: number;
  /** Names beside the service's own. */
  dnsNames?: readonly string[];
}

/** An authority that signs the certificates of services as cert-manager would. */
export interface TestAuthority {
  /** Its own certificate, PEM. */
  ca: string;
  /** Signs a certificate for a service of the mesh, valid on loopback and under the service's names. */
  issue(service: string, options?: IssueOptions): Promise<KeyPair>;
}

/** Makes a new authority, which nobody trusts yet. */
export async function createTestAuthority(name = 'Test authority'): Promise<TestAuthority> {
  const keys = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);
  const authority = await x509.X509CertificateGenerator.createSelfSigned({
    name: `CN=${name}`,
    notBefore: new Date(Date.now() - dayMs),
    notAfter: new Date(Date.now() + 365 * dayMs),
    signingAlgorithm: algorithm,
    keys,
    extensions: [
      new x509.BasicConstraintsExtension(true, 1, true),
      new x509.KeyUsagesExtension(x509.KeyUsageFlags.keyCertSign | x509.KeyUsageFlags.cRLSign, true),
      await x509.SubjectKeyIdentifierExtension.create(keys.publicKey),
    ],
  });
  return {
    ca: authority.toString('pem'),
    issue: (service, options = {}) => issue({ authority, signingKey: keys.privateKey }, service, options),
  };
}

async function issue(
  { authority, signingKey }: { authority: x509.X509Certificate; signingKey: webcrypto.CryptoKey },
  service: string,
  { namespace = 'sitewright', validForMs = dayMs, dnsNames = [] }: IssueOptions,
): Promise<KeyPair> {
  const keys = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);
  const names = ['localhost', service, `${service}.${namespace}.svc`, ...dnsNames];
  const certificate = await x509.X509CertificateGenerator.create({
    subject: `CN=${service}`,
    issuer: authority.subject,
    notBefore: new Date(Date.now() - 2 * dayMs),
    notAfter: new Date(Date.now() + validForMs),
    signingAlgorithm: algorithm,
    publicKey: keys.publicKey,
    signingKey,
    extensions: [
      new x509.BasicConstraintsExtension(false, undefined, true),
      new x509.KeyUsagesExtension(x509.KeyUsageFlags.digitalSignature, true),
      new x509.ExtendedKeyUsageExtension([
        x509.ExtendedKeyUsage.serverAuth,
        x509.ExtendedKeyUsage.clientAuth,
      ]),
      new x509.SubjectAlternativeNameExtension([
        ...names.map((value) => ({ type: 'dns', value }) as const),
        { type: 'ip', value: '127.0.0.1' },
        { type: 'url', value: `spiffe://sitewright/ns/${namespace}/sa/${service}` },
      ]),
      await x509.AuthorityKeyIdentifierExtension.create(authority),
    ],
  });
  const key = await crypto.subtle.exportKey('pkcs8', keys.privateKey);
  return { cert: certificate.toString('pem'), key: x509.PemConverter.encode(key, 'PRIVATE KEY') };
}

/** Names of the files in a folder that `mountSecret` keeps, as the settings of a service want them. */
export const secretFiles = (folder: string) => ({
  tlsCertFile: join(folder, 'tls.crt'),
  tlsKeyFile: join(folder, 'tls.key'),
  tlsCaFile: join(folder, 'ca.crt'),
});

let generation = 0;

/**
 * Puts a pair and the authorities to trust into a folder as a cluster mounts a Secret: files are links through
 * `..data`, which is a link to the folder of one generation and changes in one step.
 */
export function mountSecret(folder: string, pair: KeyPair, authorities: readonly string[]): void {
  generation += 1;
  const version = `..version_${generation}`;
  mkdirSync(join(folder, version), { recursive: true });
  const files = { 'tls.crt': pair.cert, 'tls.key': pair.key, 'ca.crt': authorities.join('\n') };
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(join(folder, version, name), `${text}\n`, { mode: 0o600 });
    if (!readdirSync(folder).includes(name)) symlinkSync(join('..data', name), join(folder, name));
  }
  symlinkSync(version, join(folder, '..data_tmp'));
  renameSync(join(folder, '..data_tmp'), join(folder, '..data'));
}
