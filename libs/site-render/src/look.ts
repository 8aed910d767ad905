import type { Mood, SiteSpec, Theme } from '@sitewright/site-spec';

/** How a theme's colours and type are laid out: each word is a class on the page's body. */
export interface Look {
  /** Where a section's heading stands. */
  heads: 'start' | 'center';
  cards: 'outlined' | 'filled' | 'ruled';
  bar: 'plain' | 'center' | 'solid';
  foot: 'surface' | 'dark' | 'primary';
  deck: 'edge' | 'band' | 'corner' | 'margin';
}

type Row = readonly [Look['heads'], Look['cards'], Look['bar'], Look['foot'], Look['deck']];

const rows: Readonly<Record<Mood, Row>> = {
  hearth: ['start', 'filled', 'plain', 'dark', 'corner'],
  harvest: ['start', 'filled', 'plain', 'primary', 'band'],
  editorial: ['start', 'ruled', 'center', 'dark', 'margin'],
  swiss: ['start', 'ruled', 'plain', 'primary', 'edge'],
  crisp: ['start', 'filled', 'plain', 'dark', 'band'],
  civic: ['start', 'outlined', 'plain', 'dark', 'band'],
  clinic: ['start', 'filled', 'plain', 'dark', 'corner'],
  botanic: ['start', 'ruled', 'center', 'primary', 'margin'],
  luxe: ['center', 'ruled', 'center', 'surface', 'margin'],
  night: ['start', 'ruled', 'plain', 'surface', 'edge'],
  terminal: ['start', 'outlined', 'plain', 'surface', 'edge'],
  poster: ['start', 'ruled', 'solid', 'dark', 'band'],
  play: ['start', 'filled', 'plain', 'primary', 'corner'],
  pastel: ['center', 'filled', 'center', 'primary', 'corner'],
};

/** The mood of a theme, or the one that is nearest to a theme from before there were moods. */
export function moodOf({ mood, tokens }: Theme): Mood {
  if (mood !== undefined) return mood;
  const isRound = tokens.radius.medium.$value.value >= 4;
  if (tokens.font.heading.$value.includes('serif')) return isRound ? 'hearth' : 'editorial';
  return isRound ? 'crisp' : 'swiss';
}

/** Follows from the theme alone, whatever is edited under it. */
export function lookOf({ theme }: SiteSpec): Look {
  const [heads, cards, bar, foot, deck] = rows[moodOf(theme)];
  return { heads, cards, bar, foot, deck };
}

/** The look as classes of the page's body; round corners make round buttons. */
export function lookClasses(spec: SiteSpec): string {
  const { heads, cards, bar, foot, deck } = lookOf(spec);
  const traits = [`heads-${heads}`, `cards-${cards}`, `bar-${bar}`, `foot-${foot}`, `deck-${deck}`];
  const round = spec.theme.tokens.radius.medium.$value.value >= 10 ? ['pill'] : [];
  return [...traits, ...round].map((trait) => `k-${trait}`).join(' ');
}
