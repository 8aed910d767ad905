import type { Motif } from '@sitewright/site-spec';
import type { SectionKind } from '../../brief/requests.ts';
import type { SiteMatter } from './matter/site-matter.ts';

/** What a visitor should do; names the main button and the form behind it. */
export type SiteGoal =
  | 'visit'
  | 'book'
  | 'buy'
  | 'contact'
  | 'donate'
  | 'register'
  | 'signup'
  | 'subscribe'
  | 'reply';

/**
 * A kind of site as data. Texts are English, with `{name}`, `{place}` and other slots that the copywriter fills;
 * `Title | text` is a pair. Sections come in order of weight: a short site has the first few of them.
 */
export interface SiteOutline {
  id: string;
  /** Names from the list of kinds that the brief's `kindWords` are matched with, the best first. */
  kinds: readonly string[];
  goal: SiteGoal;
  /** The section that shows what is on offer. */
  offer: SectionKind;
  sections: readonly SectionKind[];
  motifs: readonly Motif[];
  icons: readonly string[];
  /** What the place is called in a sentence, and who comes to it. */
  noun: string;
  people: string;
  offers: readonly string[];
  faq: readonly string[];
  quotes: readonly string[];
  roles: readonly string[];
  posts: readonly string[];
  calls: readonly string[];
  /** What its pictures show. */
  shots: readonly string[];
}

/** An outline with the matter of its trade. */
export interface SiteRecipe extends SiteOutline, SiteMatter {}
