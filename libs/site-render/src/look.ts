import { isGroundAlone, type Mood, type SiteSpec, type Theme } from '@sitewright/site-spec';

/** How a theme's colours and type are laid out: each word is a class on the page's body. */
export interface Look {
  /** Where a section's heading stands. */
  heads: 'start' | 'center';
  cards: 'outlined' | 'filled' | 'ruled';
  bar: 'plain' | 'center' | 'solid' | 'edge' | 'ruled';
  foot: 'surface' | 'dark' | 'primary';
  deck: 'edge' | 'band' | 'corner' | 'margin';
  /** The words over a heading: in colour, in spaced capitals, in the family of headings, or on a tag. */
  label: 'plain' | 'caps' | 'serif' | 'tag';
  /** The lines over items, and the weight of headings with them. */
  rule: 'hair' | 'line' | 'thick' | 'heavy';
  /** A site's opening: its words at the start or in the middle, or beside its first letter, as large as the screen. */
  hero: 'start' | 'center' | 'letter';
}

type Row = readonly [
  Look['heads'],
  Look['cards'],
  Look['bar'],
  Look['foot'],
  Look['deck'],
  Look['label'],
  Look['rule'],
  Look['hero'],
];

const rows: Readonly<Record<Mood, Row>> = {
  hearth: ['start', 'filled', 'plain', 'dark', 'corner', 'serif', 'line', 'start'],
  harvest: ['start', 'filled', 'ruled', 'primary', 'band', 'tag', 'line', 'start'],
  editorial: ['start', 'ruled', 'center', 'dark', 'margin', 'caps', 'hair', 'start'],
  swiss: ['start', 'ruled', 'edge', 'dark', 'edge', 'plain', 'thick', 'letter'],
  crisp: ['start', 'outlined', 'ruled', 'dark', 'band', 'tag', 'hair', 'center'],
  civic: ['start', 'outlined', 'edge', 'dark', 'band', 'plain', 'line', 'start'],
  clinic: ['start', 'filled', 'plain', 'primary', 'corner', 'tag', 'line', 'start'],
  botanic: ['center', 'ruled', 'center', 'primary', 'margin', 'serif', 'hair', 'start'],
  luxe: ['center', 'ruled', 'center', 'surface', 'margin', 'caps', 'hair', 'center'],
  night: ['start', 'ruled', 'plain', 'surface', 'edge', 'caps', 'line', 'start'],
  terminal: ['start', 'outlined', 'ruled', 'surface', 'edge', 'caps', 'hair', 'start'],
  poster: ['start', 'ruled', 'solid', 'dark', 'band', 'tag', 'heavy', 'start'],
  play: ['start', 'filled', 'plain', 'primary', 'corner', 'tag', 'thick', 'start'],
  pastel: ['center', 'filled', 'center', 'primary', 'corner', 'serif', 'hair', 'center'],
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
  const [heads, cards, bar, own, deck, label, rule, hero] = rows[moodOf(theme)];
  const foot = isGroundAlone(theme) ? 'surface' : own;
  return { heads, cards, bar, foot, deck, label, rule, hero };
}

/**
 * The look as classes of the page's body; round corners make round buttons, and an office of which the ground alone was
 * ordered has none that are filled: its page is a sheet of paper with its name.
 */
export function lookClasses(spec: SiteSpec): string {
  const traits = Object.entries(lookOf(spec)).map(([trait, value]) => `${trait}-${value}`);
  const round = spec.theme.tokens.radius.medium.$value.value >= 10 ? ['pill'] : [];
  const sheet = isGroundAlone(spec.theme) && moodOf(spec.theme) === 'civic' ? ['letterhead'] : [];
  return [...traits, ...round, ...sheet].map((trait) => `k-${trait}`).join(' ');
}
