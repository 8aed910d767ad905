import { createPrivateKey, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createSecureContext } from 'node:tls';
import { spiffeIdOf } from './spiffe-id.ts';
import type { CompleteTlsFiles } from './tls-files.ts';

/** What the three files hold, as bytes. */
export interface CertificateBytes {
  cert: Buffer;
  key: Buffer;
  ca: Buffer;
}

/** A certificate with its key and the authorities to trust, checked to be of use. */
export interface Certificates extends CertificateBytes {
  /** Who we are: the SPIFFE id of our certificate. */
  spiffeId: string;
  /** When our own certificate ends, in ms since the epoch. */
  ownEnd: number;
  /** When the first of the trusted authorities ends. */
  authorityEnd: number;
}

/** Reads the three files. They may be of two generations when they are swapped meanwhile. */
export function readFiles(files: CompleteTlsFiles): CertificateBytes {
  return { cert: readFileSync(files.cert), key: readFileSync(files.key), ca: readFileSync(files.ca) };
}

/** Whether two readings found the same. */
export function sameBytes(one: CertificateBytes, other: CertificateBytes): boolean {
  return one.cert.equals(other.cert) && one.key.equals(other.key) && one.ca.equals(other.ca);
}

/** Checks all that would make peers refuse us, or us refuse peers. @throws Error saying what is wrong. */
export function checkCertificates(bytes: CertificateBytes): Certificates {
  const [own] = parsePem(bytes.cert, 'The certificate file');
  const authorities = parsePem(bytes.ca, 'The file of authorities');
  if (own === undefined) throw new Error('The certificate file holds no certificate.');
  if (!own.checkPrivateKey(createPrivateKey(bytes.key))) {
    throw new Error('The private key is not the one of the certificate.');
  }
  const ownEnd = own.validToDate.getTime();
  if (ownEnd <= Date.now()) throw new Error(`The certificate expired on ${own.validToDate.toISOString()}.`);
  const spiffeId = spiffeIdOf(own.subjectAltName);
  if (spiffeId === undefined) {
    throw new Error(
      'The certificate names no one: it needs one URI, spiffe://<domain>/ns/<namespace>/sa/<service>.',
    );
  }
  createSecureContext(bytes);
  const authorityEnd = Math.min(...authorities.map(({ validToDate }) => validToDate.getTime()));
  return { ...bytes, spiffeId, ownEnd, authorityEnd };
}

function parsePem(pem: Buffer, what: string): X509Certificate[] {
  const blocks = pem.toString('latin1').match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g);
  if (blocks === null) throw new Error(`${what} holds no certificate.`);
  return blocks.map((block) => new X509Certificate(block));
}
