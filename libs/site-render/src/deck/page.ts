import { type Asset, isOpening, type Slide, type SlidesSpec } from '@sitewright/site-spec';
import { markOf, marksOf } from '../exports/invented.ts';
import { leadingFor } from '../leading.ts';
import { bound, boundWords } from '../rich-text.ts';
import { BEHIND_SENTENCE } from '../sentence.ts';
import { type Apart, placesOf } from './apart.ts';
import { frameOf } from './blocks/frame.ts';
import { markStyle } from './blocks/mark.ts';
import type { DeckLook } from './deck-look.ts';
import type { SlideElement } from './element.ts';
import {
  bodyStyle,
  type Fitted,
  headingStyle,
  largest,
  type Room,
  unread,
  type Words,
  words,
} from './fitted.ts';
import { endsInLoneWord, withoutLoneWord } from './line-ends.ts';
import type { Measure } from './measure.ts';

/** A slide about to be laid out. */
export interface Page extends Apart {
  spec: SlidesSpec;
  index: number;
  look: DeckLook;
  measure: Measure;
  width: number;
  height: number;
  margin: number;
  /** Whether it is one of slides beside one another that say the like: "Option A: …", "Option B: …". */
  isSeries: boolean;
}

/** What an arrangement is chosen by is what it is drawn of: it is measured once. */
export function perPage<T>(make: (page: Page) => T): (page: Page) => T {
  const known = new WeakMap<Page, T>();
  return (page) => {
    const made = known.get(page) ?? make(page);
    known.set(page, made);
    return made;
  };
}

/** The length of a title as far as its width goes: ideographs are twice as wide as letters. */
export const lengthOf = (text: string): number =>
  [...text].reduce(
    (sum, sign) => sum + (/[\u2e80-\u9fff\uac00-\ud7a3\uff00-\uff60]/u.test(sign) ? 2.2 : 1),
    0,
  );

/** Whether things may stand side by side. */
export const isBroad = ({ width, height }: Pick<Page, 'width' | 'height'>): boolean => width > height * 1.2;

/** Whether a slide stands on no ground in a colour. */
export const isPlain = ({ background = 'default' }: Slide): boolean =>
  ['default', 'surface'].includes(background);

/** What placing needs to know of a slide. */
export const roomOf = ({ spec, look, measure, isSeries }: Page, scale: number, wide: boolean): Room => ({
  look,
  measure,
  isSeries,
  assets: spec.assets,
  marks: marksOf(spec),
  scale,
  wide,
});

const assetOf = ({ spec, slide, width, height }: Page): Asset | undefined =>
  width < height || placesOf(slide) ? undefined : spec.assets.find(({ id }) => id === slide.image);

/** The share of its width that a slide leaves to words beside a picture: what was drawn wide is small on a narrow side. */
export function shareOfWords(page: Page): number {
  const asset = page.frame === undefined ? assetOf(page) : undefined;
  return asset?.source === 'drawing' && asset.width > asset.height * 1.1 ? 0.5 : 0.62;
}

/** Between words and a picture, as a share of the width. */
export const BESIDE = 0.04;

/** The picture of a slide, or the place for it, fills the side where reading ends. */
export function pictureOf(page: Page): SlideElement[] {
  const { frame, width, height } = page;
  const x = width * shareOfWords(page);
  const area = { x, y: 0, width: width - x, height };
  if (frame !== undefined) return frameOf(frame, area, roomOf(page, 1, false), area);
  const asset = assetOf(page);
  return asset === undefined ? [] : [{ kind: 'picture', asset, ...area }];
}

/** Where words end: before the picture, or at the margin. */
export const endOfWords = (page: Page): number =>
  page.frame !== undefined || assetOf(page) !== undefined
    ? page.width * (shareOfWords(page) - BESIDE)
    : page.width - page.margin;

/** A title is not made smaller than this for a phrase to stay in one line. */
const SMALL = 0.6;

/** What stands over a title: its eyebrow, else the chapter that the slide belongs to. */
function eyebrowOf({ spec, slide }: Page): string | undefined {
  if (slide.eyebrow !== undefined || isOpening(slide.layout)) return slide.eyebrow;
  const { sections } = spec.content;
  const chapter = sections.find(({ id }) => id === slide.section)?.title;
  const isSaid =
    chapter !== undefined && slide.title.toLocaleLowerCase().includes(chapter.toLocaleLowerCase());
  return sections.length > 1 && !isSaid ? chapter : undefined;
}

/** Where a line of a cover ends: after a sentence of some words, or where dots and rules part people, date and place. */
const LINE_END = new RegExp(
  String.raw`\s*\n\s*|\s+[|·•]\s+|\s*[｜|]\s*|${BEHIND_SENTENCE} +(?=\p{Lu})|(?<=。)`,
  'u',
);

/** Where a title that fills a slide begins a line: after a question, and after a dot where one ends the title too, else it shortens a word. */
const SENTENCE = new RegExp(
  String.raw`(?:(?<=\s\S+[?!]["”»]?)|${BEHIND_SENTENCE}(?=.*\.$)) +(?=[\p{Lu}"“«¿¡])`,
  'gu',
);

/** A slide that has nothing but its title as a cover has it, each sentence of that on lines of its own. */
export const inSentences = (slide: Slide): Slide =>
  isOpening(slide.layout) ? { ...slide, title: slide.title.replace(SENTENCE, '\n') } : slide;

/** "Option A:", "Exercise 2:", "A:"; a number alone, a dot behind one, counts chapters and days. */
const SERIES = /^(?:(\p{L}[\p{L} ]{1,24} )(?:\p{Lu}|\p{Nd}{1,2})|\p{Lu})\s?[:–—]\s/u;

/** Whether a slide and one beside it are called alike and counted. */
export function isOfSeries(slides: readonly Slide[], at: number): boolean {
  const nameOf = (index: number): string | undefined => {
    const found = SERIES.exec(slides[index]?.title ?? '');
    return found === null ? undefined : (found[1] ?? '');
  };
  const name = nameOf(at);
  const isNamed = name !== undefined && (name === nameOf(at - 1) || name === nameOf(at + 1));
  return isNamed || [slides[at - 1], slides[at + 1]].some((other) => areAlike(slides[at], other));
}

/** Whether two lists of one length are called nearly alike: "What we expect", "What you can expect from us". */
function areAlike(one: Slide | undefined, other: Slide | undefined): boolean {
  const [items, others] = [one, other].map((slide) => {
    const [only, ...more] = slide?.blocks ?? [];
    return only?.type === 'bullets' && more.length === 0 ? only.items.length : 0;
  });
  const wordsIn = (slide: Slide | undefined): string[] =>
    slide?.title.toLocaleLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  const [own, theirs] = [wordsIn(one), wordsIn(other)];
  const shared = new Set(own.filter((word) => theirs.includes(word)));
  return items !== 0 && items === others && shared.size * 2 > Math.min(own.length, theirs.length);
}

/** What stands under a title: on a cover people, date and place each on lines of their own. */
export const linesOf = (subtitle: string | undefined, isCover: boolean): string[] =>
  subtitle === undefined
    ? []
    : isCover
      ? boundWords(subtitle)
          .split(LINE_END)
          .filter((line) => line !== '')
      : [subtitle];

/** Eyebrow, title and subtitle; the title nearly in the size of all others of a deck where that is `shared`. */
export function headOf(
  page: Page,
  size: number,
  width: number,
  most: number,
  subtitle = 18,
  shared = false,
): Fitted {
  const { slide, look } = page;
  const eyebrow = eyebrowOf(page);
  const isCover = page.index === 0 && slide.blocks.length === 0;
  const place = (scale: number, size: number): Fitted => {
    const room = roomOf(page, scale, false);
    const texts: Words[] = [
      ...(eyebrow === undefined
        ? []
        : [
            {
              tag: 'P' as const,
              text: eyebrow,
              style: {
                ...bodyStyle(unread(room), 18),
                bold: true,
                color: look.strongText,
              },
            },
          ]),
      {
        ...{ tag: 'H1', text: slide.title, style: headingStyle(room, size), before: 6 * scale },
        ...{ balanced: true, whole: scale > SMALL },
      },
      ...(slide.placeholder === true && !slide.blocks.some((block) => markOf(block, room.marks) !== undefined)
        ? [{ tag: 'P' as const, text: room.marks.replace, style: markStyle(room), before: 8 * scale }]
        : []),
      ...linesOf(slide.subtitle, isCover).map(
        (text, at): Words => ({
          tag: 'P',
          text,
          style: { ...bodyStyle(room, subtitle), color: look.muted },
          before: (at > 0 ? 7 : size > 44 ? 18 : 8) * scale,
          balanced: size > 44,
        }),
      ),
    ];
    return words(texts, width, room);
  };
  const usual = largest((scale) => place(scale, size), most, 1, 0.35);
  if (size <= LEAST_LARGE || !endsAlone(page, size, width)) return usual;
  const smaller = WITHOUT_LONE.slice(0, shared ? 2 : undefined)
    .map((share) => size * share)
    .find((one) => !endsAlone(page, one, width) && place(1, one).height <= most);
  return smaller === undefined ? usual : place(1, smaller);
}

/** Titles over their content have one size in a whole deck; larger ones give way a little to a last word that would stand alone. */
const LEAST_LARGE = 36;
const WITHOUT_LONE = [0.95, 0.9, 0.85, 0.8];

function endsAlone(page: Page, size: number, width: number): boolean {
  const { slide, measure } = page;
  const style = headingStyle(roomOf(page, 1, false), size);
  const own = { ...style, leading: leadingFor(slide.title, style.leading) };
  const title = withoutLoneWord(bound(slide.title), own, width, measure);
  return endsInLoneWord(title, own, width, measure);
}
