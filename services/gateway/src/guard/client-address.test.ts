import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { clientAddress, parseProxyTrust } from './client-address.ts';

const address = (trust: string[], peer: string, forwardedFor?: string): string => {
  const parsed = parseProxyTrust(trust);
  if (parsed === undefined) throw new Error('not a trust');
  return clientAddress(peer, forwardedFor, parsed);
};

describe('without trusted proxies', () => {
  test('no header moves a request away from its peer', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.ipV4(), fc.ipV6()), (forged) => {
        expect(address([], '192.0.2.7', forged)).toBe('192.0.2.7');
        expect(address([], '192.0.2.7', `${forged}, 203.0.113.1`)).toBe('192.0.2.7');
      }),
    );
  });
});

describe('with a count of proxies', () => {
  test.each([
    ['1', '198.51.100.1', '198.51.100.1'],
    ['1', '6.6.6.6, 198.51.100.1', '198.51.100.1'],
    ['2', '6.6.6.6, 198.51.100.1, 10.0.0.2', '198.51.100.1'],
    ['2', '6.6.6.6,198.51.100.1:4711 , 10.0.0.2', '198.51.100.1'],
  ])('of %s and the header %j it is the hop that they vouch for', (count, header, expected) => {
    expect(address([count], '10.0.0.1', header)).toBe(expected);
  });

  test.each([
    ['1', undefined],
    ['1', ''],
    ['2', '6.6.6.6'],
    ['1', '6.6.6.6, not-an-address'],
    ['1', '6.6.6.6, unknown'],
  ])('of %s and the header %j nobody vouches, so that it is the peer', (count, header) => {
    expect(address([count], '10.0.0.1', header)).toBe('10.0.0.1');
  });
});

describe('with blocks of proxies', () => {
  const trust = ['10.0.0.0/8', '2001:db8:ffff::/48', '192.0.2.9'];

  test.each([
    ['203.0.113.5', '6.6.6.6', '203.0.113.5'],
    ['10.1.2.3', '6.6.6.6, 203.0.113.5', '203.0.113.5'],
    ['10.1.2.3', '6.6.6.6, 203.0.113.5, 192.0.2.9, 10.9.9.9', '203.0.113.5'],
    ['::ffff:10.1.2.3', '203.0.113.5', '203.0.113.5'],
    ['2001:db8:ffff::1', '203.0.113.5', '203.0.113.5'],
    ['10.1.2.3', '10.4.4.4', '10.4.4.4'],
    ['10.1.2.3', '6.6.6.6, garbage', '10.1.2.3'],
    ['10.1.2.3', undefined, '10.1.2.3'],
  ])('the peer %s with %j counts as %s', (peer, header, expected) => {
    expect(address(trust, peer, header)).toBe(expected);
  });
});

describe('an address', () => {
  test.each([
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::', '2001:db8:1:2::/64'],
    ['fe80::1%eth0', 'fe80::/64'],
    ['::1', '::/64'],
    ['', 'unknown'],
  ])('%j counts as %s', (peer, expected) => {
    expect(address([], peer)).toBe(expected);
  });

  test('of IPv6 counts the same all over its /64, and apart from the next one', () => {
    const anyAddress = fc.array(fc.integer({ min: 0, max: 0xffff }), { minLength: 4, maxLength: 4 });
    fc.assert(
      fc.property(anyAddress, anyAddress, (a, b) => {
        const at = (network: number, host: number[]) =>
          address([], `2001:db8:0:${network}:${host.map((part) => part.toString(16)).join(':')}`);
        expect(at(1, a)).toBe(at(1, b));
        expect(at(1, a)).not.toBe(at(2, a));
      }),
    );
  });

  test.each(['1', '0x7f.0.0.1', '127.1', '1.2.3.4.5', '256.1.1.1'])(
    'in a header that only some would read (%s) is not read',
    (odd) => {
      expect(address(['1'], '10.0.0.1', odd)).toBe('10.0.0.1');
    },
  );
});

describe('the setting', () => {
  test.each([[['two']], [['1', '10.0.0.1']], [['10.0.0.0/40']], [['-1']]])('refuses %j', (words) => {
    expect(parseProxyTrust(words)).toBeUndefined();
  });
});
