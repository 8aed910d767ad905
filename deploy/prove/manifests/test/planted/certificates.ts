import type { Planted } from './planted.ts';

/** Certificates and who trusts them. */
export const certificateErrors: readonly Planted[] = [
  {
    error: 'a certificate for another name than the Service has',
    in: 'Certificate/credits',
    at: ['spec', 'dnsNames'],
    value: ['ledger'],
    found: 'callers dial credits, for which its certificate is not',
  },
  {
    error: 'a certificate that names another service',
    in: 'Certificate/credits',
    at: ['spec', 'uris', 0],
    value: 'spiffe://sitewright/ns/sitewright/sa/auth',
    found: 'does not name it as',
  },
  {
    error: 'a certificate that nobody mounts',
    in: 'Certificate/credits',
    at: ['spec', 'secretName'],
    value: 'ledger-tls',
    found: 'no certificate is made for its volume',
  },
  {
    error: 'authorities in a file that no volume has',
    in: 'ConfigMap/credits',
    at: ['data', 'CREDITS_TLS_CA_FILE'],
    value: '/etc/ssl/authorities.pem',
    found: 'its authorities /etc/ssl/authorities.pem lie on no volume',
  },
  {
    error: 'authorities in a file that cert-manager does not make',
    in: 'ConfigMap/credits',
    at: ['data', 'CREDITS_TLS_CA_FILE'],
    value: '/etc/sitewright/tls/ca.pem',
    found: 'are not ca.crt, as cert-manager calls them',
  },
  {
    error: 'an authority that changes its key by itself',
    in: 'Certificate/sitewright-authority',
    at: ['spec', 'privateKey', 'rotationPolicy'],
    value: 'Always',
    found: 'nobody trusts what it has signed',
  },
  {
    error: 'an issuer that is nowhere',
    in: 'Certificate/credits',
    at: ['spec', 'issuerRef', 'name'],
    value: 'authority',
    found: 'Issuer/authority is nowhere',
  },
  {
    error: 'a renewal before the beginning',
    in: 'Certificate/auth',
    at: ['spec', 'renewBefore'],
    value: '9000h',
    found: 'it is renewed before it has begun',
  },
  {
    error: 'a short key',
    in: 'Certificate/auth',
    at: ['spec', 'privateKey'],
    value: { algorithm: 'RSA', size: 1024, rotationPolicy: 'Always' },
    found: 'Certificate.spec.privateKey.algorithm is RSA, of others ECDSA',
  },
];
