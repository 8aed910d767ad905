import type { SiteSpec } from '@sitewright/site-spec';

/** How a theme's colours and type are laid out: each word is a class on the page's body, drawn by `look-css.ts`. */
export interface Look {
  /** Where a section's heading stands. */
  heads: 'start' | 'rule' | 'center' | 'side';
  cards: 'outlined' | 'filled' | 'raised' | 'ruled';
  bar: 'plain' | 'center' | 'solid' | 'float';
  foot: 'surface' | 'dark' | 'primary';
  /** How the picture of a hero is cut. */
  frame: 'plain' | 'arch' | 'bleed' | 'offset';
  /** What the words of a hero with a picture behind it stand on. */
  cover: 'default' | 'primary' | 'dark';
  deck: 'edge' | 'band' | 'corner' | 'margin';
}

const serifLooks: readonly Look[] = [
  {
    heads: 'rule',
    cards: 'ruled',
    bar: 'center',
    foot: 'dark',
    frame: 'bleed',
    cover: 'default',
    deck: 'margin',
  },
  {
    heads: 'center',
    cards: 'filled',
    bar: 'center',
    foot: 'primary',
    frame: 'arch',
    cover: 'primary',
    deck: 'corner',
  },
  {
    heads: 'side',
    cards: 'outlined',
    bar: 'plain',
    foot: 'surface',
    frame: 'offset',
    cover: 'primary',
    deck: 'edge',
  },
  { heads: 'start', cards: 'ruled', bar: 'solid', foot: 'dark', frame: 'plain', cover: 'dark', deck: 'band' },
  {
    heads: 'start',
    cards: 'raised',
    bar: 'plain',
    foot: 'primary',
    frame: 'arch',
    cover: 'default',
    deck: 'margin',
  },
];

const sansLooks: readonly Look[] = [
  {
    heads: 'start',
    cards: 'raised',
    bar: 'plain',
    foot: 'dark',
    frame: 'bleed',
    cover: 'dark',
    deck: 'band',
  },
  {
    heads: 'rule',
    cards: 'ruled',
    bar: 'plain',
    foot: 'surface',
    frame: 'bleed',
    cover: 'primary',
    deck: 'margin',
  },
  {
    heads: 'side',
    cards: 'outlined',
    bar: 'solid',
    foot: 'primary',
    frame: 'offset',
    cover: 'primary',
    deck: 'edge',
  },
  {
    heads: 'center',
    cards: 'filled',
    bar: 'float',
    foot: 'dark',
    frame: 'plain',
    cover: 'default',
    deck: 'corner',
  },
  {
    heads: 'center',
    cards: 'raised',
    bar: 'plain',
    foot: 'primary',
    frame: 'offset',
    cover: 'dark',
    deck: 'corner',
  },
];

/** The same spec has the same look for as long as it keeps its theme, whatever is edited in it. */
export function lookOf({ theme, provenance }: SiteSpec): Look {
  const looks = theme.tokens.font.heading.$value.includes('serif') ? serifLooks : sansLooks;
  const look = looks[numberOf(`${theme.name} ${provenance.seed ?? ''}`) % looks.length];
  if (look === undefined) throw new Error('there is no look');
  return look;
}

/** The look as classes of the page's body; round corners make round buttons. */
export function lookClasses(spec: SiteSpec): string {
  const { heads, cards, bar, foot, frame, deck } = lookOf(spec);
  const traits = [`heads-${heads}`, `cards-${cards}`, `bar-${bar}`, `foot-${foot}`, `frame-${frame}`];
  const round = spec.theme.tokens.radius.medium.$value.value >= 10 ? ['pill'] : [];
  return [...traits, `deck-${deck}`, ...round].map((trait) => `k-${trait}`).join(' ');
}

/** FNV-1a: spreads short texts evenly. */
function numberOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}
