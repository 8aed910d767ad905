/** The kinds of section that show what somebody offers, in the order of a page. */
export const OFFER_SECTIONS = [
  'services',
  'menu',
  'productGrid',
  'portfolio',
  'gallery',
  'events',
  'pricing',
] as const;
