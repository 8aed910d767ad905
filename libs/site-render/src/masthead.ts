import type { DocumentContent, DocumentSpec, Theme } from '@sitewright/site-spec';
import { headLength } from './document-layout.ts';
import { styleOf } from './document-style.ts';
import { lookOf } from './look.ts';
import { channelsOf } from './mixed-colour.ts';
import { colorOf, isMainNamed, markRole } from './theme-css.ts';

/** Those that are read as prose, and letters, which have a head of their own. */
const PLAIN: readonly DocumentContent['documentType'][] = [
  'letter',
  'article',
  'essay',
  'memo',
  'minutes',
  'policy',
];

/** How a document without a cover opens: on a plane of the main colour, beside a strip of it, or between rules. */
export type Masthead = 'panel' | 'edge' | 'ruled';

/** So far apart the channels of a grey are at most. */
const GREY = 24;

/** Its mood says how it opens; between rules what is read as prose, a letter of a quiet mood, and what has no colour: a plane of black prints as a block of ink. */
export function mastheadOf(spec: DocumentSpec): Masthead | undefined {
  const { documentType, cover, blocks } = spec.content;
  if (cover !== undefined || (documentType !== 'letter' && headLength(blocks) === 0)) return undefined;
  const { form } = styleOf(spec.content, 'head');
  if (form === 'panel' || form === 'ruled') return form;
  if (form !== undefined) return undefined;
  const { deck } = lookOf(spec);
  const isQuiet = documentType === 'letter' ? deck === 'corner' : PLAIN.includes(documentType);
  const channels = channelsOf(spec.theme.tokens.color.primary.$value);
  const isGrey = Math.max(...channels) - Math.min(...channels) <= GREY;
  // A strip along a sheet in black is ink, and beside a résumé a column that nothing stands in.
  const isBare = isGrey || (documentType === 'resume' && deck === 'edge');
  if (deck === 'margin' || isQuiet || isBare) return 'ruled';
  // On a sheet that is to win somebody the colour that was ordered is seen at first sight.
  const isSheet = spec.content.page.most === 1 && documentType === 'brief' && isMainNamed(spec.theme);
  return deck === 'edge' && !isSheet ? 'edge' : 'panel';
}

/** Whether one thin rule opens a document, without one in the colour of text under it: where rules have a colour of their own, and the words between them that of the text or, as it is, the main one. */
export function hasOneRule(theme: Theme): boolean {
  const [mark, link, primary, text] = [markRole(theme), 'link', 'primary', 'text'].map((role) =>
    colorOf(theme, role).slice(0, 7),
  );
  return mark !== link && (link === primary || link === text);
}

/** Whether the subject of a letter shows its main colour: where that was asked for. */
export const isSubjectColoured = ({ content, theme }: DocumentSpec): boolean =>
  content.documentType === 'letter' && isMainNamed(theme);

/** Whether heads of tables and the line under a panel have the colour of rules: where it is one of its own, and not seen under the title already. */
export const isHeadMarked = (spec: DocumentSpec): boolean =>
  colorOf(spec.theme, markRole(spec.theme)) !== colorOf(spec.theme, 'primary') &&
  mastheadOf(spec) !== 'ruled';
