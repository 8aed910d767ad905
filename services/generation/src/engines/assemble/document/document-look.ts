import { lookIn, type Theme, type WrittenLook } from '@sitewright/site-spec';
import { directionOf } from '../../brief/language.ts';
import type { DocumentDraft } from '../../draft/draft.ts';
import { toneInRole } from '../theme/cast-colours.ts';
import { contrastOf } from '../theme/colour-maths.ts';
import { fontsFor } from '../theme/fonts.ts';
import { namedColour } from '../theme/named-colour.ts';

type Tokens = Theme['tokens'];

const BLACK = '#000000';
/** What is set in letters has at least this contrast with the page: large ones, and running text. */
const SEEN = 3;
const READ = 4.5;
const SMALL = new Set(['text', 'small']);
const PLANES = new Set(['callouts', 'tables', 'rules']);

/** The colours of a document whose order names some for single things alone: all else is sober. */
export function soberColours({ format, look }: DocumentDraft, language: string): typeof look.colours {
  if (look.colours.length > 0) return look.colours;
  const { styles, inks } = lookIn(format.looks, (said) => namedColour(said, language) && BLACK);
  const isNamed = [...styles.map(({ color }) => color), inks.text, inks.small].includes(BLACK);
  return isNamed ? [{ text: 'black', use: 'primary' }] : [];
}

/** What the lines of a draft say of its looks, in colours that can be read on its page. */
export function lookOfDraft({ format }: DocumentDraft, { tokens }: Theme, language: string): WrittenLook {
  const ground = tokens.color.background.$value;
  const colourOf = (said: string, about: string): string | undefined => {
    const role = Object.entries(tokens.color).find(([name]) => name === said)?.[1].$value;
    const colour = namedColour(said, language, true);
    const hex = role ?? (colour && toneInRole(colour, 'accent', 'document', ground));
    const least = SMALL.has(about) ? READ : PLANES.has(about) ? 1 : SEEN;
    return hex !== undefined && contrastOf(hex, ground) >= least ? hex : undefined;
  };
  return lookIn(format.looks, colourOf, directionOf(language) === 'rtl');
}

/** A theme with what lines say of all text of a document: its letters and the colours of two kinds of it. */
export function lookedTheme(theme: Theme, draft: DocumentDraft, language: string): Theme {
  const { letters, inks } = lookOfDraft(draft, theme, language);
  const { tokens } = theme;
  const { mood } = draft.look;
  const isProse = draft.look.letters === 'any' && ['article', 'essay'].includes(draft.format.documentType);
  const fontOf = (kind: keyof typeof letters, role: 'body' | 'heading'): Tokens['font']['body'] => {
    const ordered = letters[kind] ?? (kind === 'text' && isProse ? 'serif' : undefined);
    return ordered === undefined ? tokens.font[role] : fontsFor(mood, ordered, language)[role];
  };
  const ink = (role: 'text' | 'muted', color: string | undefined): Tokens['color']['text'] =>
    color === undefined ? tokens.color[role] : { $type: 'color', $value: color };
  return {
    ...theme,
    tokens: {
      ...tokens,
      color: { ...tokens.color, text: ink('text', inks.text), muted: ink('muted', inks.small) },
      font: { ...tokens.font, body: fontOf('text', 'body'), heading: fontOf('headings', 'heading') },
    },
  };
}
