import { expect, test } from '@jest/globals';
import { nameOfPeer, spiffeIdOf } from '../src/spiffe-id.ts';

const gateway = 'spiffe://sitewright/ns/prod/sa/gateway';

test('the one URI of a certificate is its id, wherever it stands', () => {
  expect(spiffeIdOf(`DNS:gateway, DNS:gateway.prod.svc, URI:${gateway}`)).toBe(gateway);
  expect(spiffeIdOf(`URI:${gateway}, IP Address:127.0.0.1`)).toBe(gateway);
});

test.each([
  ['no alternative name', undefined],
  ['no URI', 'DNS:gateway'],
  ['two URIs', `URI:${gateway}, URI:${gateway}`],
  ['another form of URI', 'URI:https://sitewright/ns/prod/sa/gateway'],
  ['more path than a service account has', `URI:${gateway}/admin`],
  ['an id inside the quotes of another name', `DNS:"a, URI:${gateway}"`],
  ['an id that is quoted', `URI:"${gateway}\\u0000.example"`],
])('a certificate with %s has no id', (_, subjectAltName) => {
  expect(spiffeIdOf(subjectAltName)).toBeUndefined();
});

test('a peer of our namespace goes by its name, and any other by its whole id', () => {
  const own = 'spiffe://sitewright/ns/prod/sa/credits';
  expect(nameOfPeer(gateway, own)).toBe('gateway');
  for (const foreign of ['spiffe://sitewright/ns/staging/sa/gateway', 'spiffe://other/ns/prod/sa/gateway'])
    expect(nameOfPeer(foreign, own)).toBe(foreign);
});
