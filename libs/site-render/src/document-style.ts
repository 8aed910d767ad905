import {
  type DocumentBlock,
  type DocumentContent,
  type DocumentSpec,
  type DocumentStyle,
  type StyledThing,
  type Theme,
  typeScale,
} from '@sitewright/site-spec';
import { contrastOf, inkOn } from './contrast.ts';
import { channelsOf, mixed } from './mixed-colour.ts';
import { colorOf, hasSurface, markRole } from './theme-css.ts';
import { full, isOrdered } from './theme-fills.ts';

/** What was asked for of how a thing of a document looks; nothing where that is free. */
export const styleOf = (
  { look }: Pick<DocumentContent, 'look'>,
  thing: StyledThing,
): Partial<Omit<DocumentStyle, 'of'>> => look?.find(({ of }) => of === thing) ?? {};

/** The colour that was asked for of a thing, as a hex code. */
export function inkOf(content: DocumentContent, theme: Theme, thing: StyledThing): string | undefined {
  const { color } = styleOf(content, thing);
  return color === undefined ? undefined : colorOf(theme, color).slice(0, 7);
}

/** The points of running text on paper. */
export const USUAL_POINTS = 11;
/** Those of large print. */
const LARGE_POINTS = 14;

/** How many times as large as usual all type of a document is, by the points that were asked for, or as large letters. */
export function documentScale({ content, theme }: Pick<DocumentSpec, 'content' | 'theme'>): number {
  const { points } = styleOf(content, 'text');
  const grown = typeScale(theme);
  if (points !== undefined) return points / USUAL_POINTS;
  return grown > 1 ? Math.max(grown, LARGE_POINTS / USUAL_POINTS) : 1;
}

/** What is read on a plane at ease, and how far apart the channels of a colour are that fills one. */
const EASY = 7;
const VIVID = 90;
const isFilling = (color: string): boolean => {
  const channels = channelsOf(color);
  return Math.max(...channels) - Math.min(...channels) >= VIVID;
};

/** The plane of callouts in a colour that was asked for. */
export function calloutPlane(
  { content, theme }: Pick<DocumentSpec, 'content' | 'theme'>,
  usual: string,
): { fill: string | undefined; frame: string | undefined; ink: string; head: string } | undefined {
  const { color, form } = styleOf(content, 'callouts');
  const of = (role: string): string => colorOf(theme, role).slice(0, 7);
  const [page, words, main, accent] = [of('background'), of('text'), of('primary'), of('accent')];
  if (color === undefined && form === undefined) {
    // A light colour that was ordered beside the main one is seen there, where a tint of it is hardly.
    const isFull = markRole(theme) === 'accent' && accent !== main && !hasSurface(theme) && isFilling(accent);
    return isFull && contrastOf(accent, words) >= EASY
      ? { fill: accent, frame: undefined, ink: words, head: words }
      : undefined;
  }
  const own = inkOf(content, theme, 'callouts') ?? usual;
  if (form === 'filled') {
    const ink = inkOn(own, page, words);
    return { fill: own, frame: undefined, ink, head: ink };
  }
  const isBare = form === 'framed' || form === 'plain';
  const fill = isBare ? undefined : mixed(page, own, 0.12);
  const frame = form === 'plain' || (color === undefined && form === 'tint') ? undefined : own;
  return { fill, frame, ink: words, head: inkOn(fill ?? page, own, words) };
}

/** The plane of every second row of tables, where that was asked for. */
export function stripeIn({ content, theme }: Pick<DocumentSpec, 'content' | 'theme'>): string {
  const [ground = '', usual = ''] = ['background', 'primary'].map((role) => colorOf(theme, role).slice(0, 7));
  return mixed(ground, inkOf(content, theme, 'tables') ?? usual, 0.09);
}

/** The plane of the main colour under a title, and the words on it. */
export function headPlane(theme: Theme): readonly [ground: string, words: string] {
  const [ground = '', words = ''] = ['primary', 'onPrimary'].map((role) => colorOf(theme, role).slice(0, 7));
  return full(ground, words, isOrdered(theme.named));
}

/** Paper is whiter than a screen's tint. */
const LEAST_GROUND = 1.15;

/** The ground of a page on paper: one that was asked for or is not nearly white, else that of the paper. */
export function paperOn(theme: Theme): string {
  const ground = colorOf(theme, 'background').slice(0, 7);
  const isNamed = theme.named.some(({ role }) => role === 'background');
  return isNamed || contrastOf(ground, '#ffffff') >= LEAST_GROUND ? ground : '#ffffff';
}

/** Where letters have their date at the other edge, and where the address of who they are for too. */
const CUSTOM: Partial<Record<StyledThing, readonly string[]>> = {
  dates: ['de', 'fr', 'it', 'pl', 'sv', 'da', 'nb', 'no', 'fi', 'cs', 'hu', 'tr'],
  receiver: ['fr', 'it', 'pl'],
};

/** The side of a thing of a letter: as was asked, else by the custom of its language. */
export function sideOf(
  { content, language }: DocumentSpec,
  thing: 'dates' | 'receiver',
): DocumentStyle['align'] {
  const isOfCustom =
    content.documentType === 'letter' && CUSTOM[thing]?.includes(language.split('-')[0] ?? '') === true;
  return styleOf(content, thing).align ?? (isOfCustom ? 'end' : undefined);
}

/** Whether a block is the address of who a letter is for, and begins in the middle. */
export const isAddressAside = (spec: DocumentSpec, block: DocumentBlock): boolean =>
  block.type === 'paragraph' &&
  block.role === 'address' &&
  block !== spec.content.blocks[0] &&
  sideOf(spec, 'receiver') === 'end';
