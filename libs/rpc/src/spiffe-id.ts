/** One entry of a subject alternative name as Node writes it; a value with odd characters stands in quotes. */
const entry = /([A-Za-z ]+):("(?:[^"\\]|\\.)*"|[^,]*)(?:, |$)/y;

const spiffeId = /^spiffe:\/\/[a-z0-9._-]+\/ns\/[a-z0-9-]+\/sa\/[a-z0-9-]+$/;

/** The SPIFFE id in a certificate's alternative names; undefined without exactly one URI of its form. */
export function spiffeIdOf(subjectAltName: string | undefined): string | undefined {
  const uris = [...(subjectAltName ?? '').matchAll(new RegExp(entry, 'gy'))]
    .filter(([, kind]) => kind === 'URI')
    .map(([, , value]) => value ?? '');
  const [uri = ''] = uris;
  return uris.length === 1 && spiffeId.test(uri) ? uri : undefined;
}

/**
 * The name of a peer of our own trust domain and namespace, such as `gateway`. Any other peer keeps its whole id,
 * which no table of callers lists, though the same authority may have signed its certificate.
 */
export function nameOfPeer(peerId: string, ownId: string): string {
  const ours = ownId.slice(0, ownId.lastIndexOf('/') + 1);
  return peerId.startsWith(ours) ? peerId.slice(ours.length) : peerId;
}
