import type { RichText, SlidesSpec } from '@sitewright/site-spec';
import { colorOf } from '../../theme-css.ts';
import type { PdfText } from '../pdf-writer.ts';
import { type FontBook, openFontBook } from '../text/font-book.ts';
import { layLines } from '../text/lines.ts';

/** The height of text in a box of a width, in points. */
export type Measure = (text: RichText, style: PdfText, width: number) => number;

export const defaultLeading = 1.4;

/** Measures with the fonts of a spec. */
export async function measureOf(spec: SlidesSpec): Promise<Measure> {
  const book: FontBook = await openFontBook(spec);
  const setting = { book, language: spec.language, dir: spec.dir };
  return (text, style, width) =>
    layLines(text, style, width, setting).length * style.size * (style.leading ?? defaultLeading);
}

/** The colours and fonts of one slide. */
export interface Look {
  ground: string;
  ink: string;
  muted: string;
  /** Stands out from the ground, in text too. */
  strong: string;
  card: string;
  border: string;
  onStrong: string;
  heading: readonly string[];
  body: readonly string[];
}

const grounds = {
  default: ['background', 'text', 'muted', 'primary', 'surface', 'border', 'onPrimary'],
  surface: ['surface', 'text', 'muted', 'primary', 'background', 'border', 'onPrimary'],
  primary: ['primary', 'onPrimary', 'onPrimary', 'onPrimary', 'primary', 'onPrimary', 'primary'],
  accent: ['accent', 'onAccent', 'onAccent', 'onAccent', 'accent', 'onAccent', 'accent'],
  dark: ['text', 'background', 'background', 'background', 'text', 'background', 'text'],
} as const;

export function lookOf(
  { theme }: SlidesSpec,
  slide: { background?: keyof typeof grounds | undefined },
): Look {
  const [ground, ink, muted, strong, card, border, onStrong] = grounds[slide.background ?? 'default'];
  const { heading, body } = theme.tokens.font;
  const color = (role: string): string => colorOf(theme, role).slice(0, 7);
  return {
    ground: color(ground),
    ink: color(ink),
    muted: color(muted),
    strong: color(strong),
    card: color(card),
    border: color(border),
    onStrong: color(onStrong),
    heading: heading.$value,
    body: body.$value,
  };
}
