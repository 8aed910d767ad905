import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { connect } from 'node:tls';
import type { TlsFiles } from '@sitewright/rpc';
import type { Replica } from './check-replicas.ts';
import { type Finding, findingsOf, wordsOf } from './finding.ts';

const { ok, warning, failure, skipped } = findingsOf('certificate');

const limitMs = 5_000;
const dayMs = 86_400_000;
const hourMs = 3_600_000;
/** What is left of a certificate's life. It is renewed with a third left; less says that renewing has failed for a while. */
const partLeft = { warning: 1 / 5, failure: 1 / 20 };

interface Window {
  from: Date;
  to: Date;
}

/** The certificates that this tool presents and trusts. */
export function checkOwnCertificates(tls: TlsFiles): Finding[] {
  const files = [tls.tlsCertFile, tls.tlsCaFile].filter((file) => file !== undefined);
  if (files.length === 0) {
    const advice = 'Right on one machine; between machines set the TLS files of every service.';
    return [skipped('mutual TLS', 'plain text between services', advice)];
  }
  return files.flatMap(checkFile);
}

function checkFile(file: string): Finding[] {
  try {
    const blocks = readFileSync(file, 'utf8').match(
      /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g,
    );
    if (blocks === null) return [failure(file, 'holds no certificate', 'Give a file of PEM certificates.')];
    return blocks.map((block) => {
      const { validFromDate, validToDate } = new X509Certificate(block);
      return judge(file, { from: validFromDate, to: validToDate });
    });
  } catch (error) {
    return [failure(file, wordsOf(error), 'Give a file of PEM certificates that this user may read.')];
  }
}

/** The certificate that a replica shows. That it is trusted is for the calls to find; this looks at its time alone. */
export async function checkReplicaCertificate(replica: Replica, tls: TlsFiles): Promise<Finding[]> {
  if (tls.tlsCertFile === undefined || tls.tlsKeyFile === undefined) return [];
  const subject = `${replica.service} at ${replica.address}`;
  try {
    const identity = { cert: readFileSync(tls.tlsCertFile), key: readFileSync(tls.tlsKeyFile) };
    return [judge(subject, await readPeerWindow(replica.address, replica.service, identity))];
  } catch (error) {
    return [failure(subject, wordsOf(error), 'Check that the replica has its certificate mounted.')];
  }
}

/** The certificate of the public edge; nothing over plain HTTP. */
export async function checkEdgeCertificate(url: URL): Promise<Finding[]> {
  if (url.protocol !== 'https:') return [];
  try {
    return [judge(url.host, await readPeerWindow(`${url.hostname}:${url.port || '443'}`, url.hostname, {}))];
  } catch (error) {
    return [failure(url.host, wordsOf(error), 'Check the TLS listener of the load balancer or the Gateway.')];
  }
}

function readPeerWindow(
  address: string,
  serverName: string,
  identity: { cert?: Buffer; key?: Buffer },
): Promise<Window> {
  const at = address.lastIndexOf(':');
  const host = address.slice(0, at).replace(/^\[|\]$/g, '');
  const { promise, resolve, reject } = Promise.withResolvers<Window>();
  const socket = connect({
    host,
    port: Number(address.slice(at + 1)),
    servername: serverName,
    ALPNProtocols: ['h2', 'http/1.1'],
    // Nothing is sent: an expired or foreign certificate is to be looked at, not refused.
    rejectUnauthorized: false,
    timeout: limitMs,
    ...identity,
  });
  socket.once('secureConnect', () => {
    const certificate = socket.getPeerX509Certificate();
    if (certificate === undefined) reject(new Error('shows no certificate'));
    else resolve({ from: certificate.validFromDate, to: certificate.validToDate });
  });
  socket.once('timeout', () => reject(new Error(`no answer within ${limitMs} ms`)));
  socket.once('error', reject);
  return promise.finally(() => socket.destroy());
}

function judge(subject: string, { from, to }: Window): Finding {
  const now = Date.now();
  const leftMs = to.getTime() - now;
  if (from.getTime() > now) {
    return failure(subject, `valid only from ${from.toISOString()}`, 'Check the clocks, or wait.');
  }
  if (leftMs < 0)
    return failure(subject, `expired on ${to.toISOString()}`, 'Renew it now: calls are refused.');
  const part = leftMs / (to.getTime() - from.getTime());
  const detail =
    leftMs < 2 * dayMs
      ? `${Math.floor(leftMs / hourMs)} hours left`
      : `${Math.floor(leftMs / dayMs)} days left`;
  const advice = 'Renew it, and find out why it was not renewed by itself.';
  if (part < partLeft.failure) return failure(subject, detail, advice);
  if (part < partLeft.warning) return warning(subject, detail, advice);
  return ok(subject, detail);
}
