import { expect, test } from '@jest/globals';
import { links } from './links.ts';

const site = (href: string) => ({
  content: {
    pages: [
      { path: '/', sections: [{ id: 'menu', type: 'menu' }] },
      { path: '/about', sections: [] },
    ],
    footer: { href },
  },
});
const ok = (href: string) => links(site(href))[0]?.ok;

test('follows anchors and pages within the site', () => {
  expect(ok('#menu')).toBe(true);
  expect(ok('#gone')).toBe(false);
  expect(ok('/about')).toBe(true);
  expect(ok('/#menu')).toBe(true);
  expect(ok('/nowhere')).toBe(false);
});

test('accepts well-formed outside addresses only', () => {
  expect(ok('https://example.org/a')).toBe(true);
  expect(ok('mailto:a@example.org')).toBe(true);
  expect(ok('tel:+44123456')).toBe(true);
  expect(ok('javascript:alert(1)')).toBe(false);
});
