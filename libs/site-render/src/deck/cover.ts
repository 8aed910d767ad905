import { mixed } from '../mixed-colour.ts';
import { bound, boundWords } from '../rich-text.ts';
import { bodyFit, fittedBody } from './body.ts';
import type { SlideElement } from './element.ts';
import { filled, headingStyle } from './fitted.ts';
import {
  BESIDE,
  headOf,
  isBroad,
  isPlain,
  lengthOf,
  linesOf,
  type Page,
  pictureOf,
  roomOf,
  shareOfWords,
} from './page.ts';

/** The size of a line at the foot of a cover, and its height in em. */
const SMALL = 19;
const LEADING = 1.3;

/** Cover, chapter and closing: the title as large as its length lets it be. */
export function cover(given: Page): SlideElement[] {
  const page = given.index === 0 ? withoutOwner(given) : given;
  const { spec, slide, index, look, measure, width, height, margin } = page;
  const picture = pictureOf(page);
  const number = picture.length === 0 ? chapterMark(page) : [];
  const beside = shareOfWords(page) - BESIDE;
  const room = width * (picture.length > 0 ? beside : number.length > 0 ? 0.7 : 0.84) - margin;
  const deck = spec.content;
  const small = { families: look.body, size: Math.max(SMALL, look.least), color: look.ink, leading: LEADING };
  const lineHeight = small.size * LEADING;
  const line = (text: string, at: number, tag: 'P' | 'Artifact'): SlideElement[] =>
    text === ''
      ? []
      : [{ kind: 'text', tag, text, style: small, x: margin, y: at, width: room, height: lineHeight }];
  const said = `${slide.title} ${slide.subtitle ?? ''} ${slide.eyebrow ?? ''}`;
  const by = [deck.presenter ?? '', deck.date ?? ''].filter((part) => part !== '' && !says(said, part));
  const named = ownerOf(page);
  const owner = says(`${said} ${by}`, named) ? '' : named;
  const asLines = (parts: readonly string[], between: string): string[] => {
    const whole = boundWords(parts.join(between));
    return measure.width(whole, small) > room ? parts.map(boundWords) : [whole];
  };
  const lines = asLines(by, '  ·  ');
  const owners = index === 0 && owner !== '' ? asLines(owner.split(/\s+[·|]\s+/u), ' · ') : [];
  const low = Math.max(0, lines.length - 1) * lineHeight;
  const above = owners.length * lineHeight;
  const top = margin + (above > 0 ? above + 12 : 0) + (isPlain(slide) ? MARK : 0);
  const foot = index > 0 ? margin : by.length === 0 ? margin * 1.5 : margin * 1.8 + lineHeight + low;
  const most = height - top - foot;
  const headAt = (size: number, within: number) =>
    headOf(page, size, room, within, Math.max(24, size * 0.34));
  // The title gives way to what stands under it, which is read from the back of the room as well.
  const largest = titleSize(page, room);
  const size = [1, 0.9, 0.8, 0.7]
    .map((share) => largest * share)
    .find((one) => headAt(one, Number.POSITIVE_INFINITY).height <= most);
  const head = headAt(size ?? largest * 0.7, most);
  const y = index === 0 ? height - foot - head.height : (height - head.height) / 2;
  return [
    ...picture,
    ...number,
    ...markOver(page, Math.max(top, y)),
    ...owners.flatMap((text, at) => line(text, margin + lineHeight * at, 'Artifact')),
    ...head.draw({
      x: margin,
      y: Math.max(top, y),
      width: room,
      height: head.height,
    }),
    ...(index === 0
      ? lines.flatMap((text, at) => line(text, height - margin - lineHeight * (lines.length - at), 'P'))
      : []),
  ];
}

/** Whose deck it is: a line over the title of its cover. */
const ownerOf = ({ spec }: Page): string => spec.content.footer ?? spec.brief.organisation ?? '';

/** A cover without the lines under its title that say nothing but a part of whose it is: "Lab, Hull" has the place. */
function withoutOwner(page: Page): Page {
  const known = new Set(wordsIn(ownerOf(page)));
  const lines = linesOf(page.slide.subtitle, true);
  const isSaid = (line: string): boolean => wordsIn(line).every((word) => known.has(word));
  const kept = lines.filter((line) => !isSaid(line));
  return kept.length === 0 || kept.length === lines.length
    ? page
    : { ...page, slide: { ...page.slide, subtitle: kept.join('\n') } };
}

/** Sizes of titles that fill a slide, the largest first. */
const TITLES = [120, 106, 92, 84, 76, 68, 60, 54, 48, 44, 40];

/** The largest size at which a title has few lines in its room: three over the whole width, four of smaller ones beside a picture. */
function titleSize(page: Page, room: number): number {
  const { slide, width, measure } = page;
  const most = (slide.layout === 'section' ? 0.95 : 1) * Math.min(1, width / 960);
  const isFew = (size: number): boolean => {
    const lines = room < width * 0.6 && size <= 56 ? 4 : 3;
    const style = headingStyle(roomOf(page, 1, false), size);
    return measure.height(bound(slide.title), style, room) < style.size * style.leading * (lines + 0.5);
  };
  return TITLES.map((size) => size * most).find(isFew) ?? 40 * most;
}

/** The scale over which the words of what fills a slide alone would be larger than its title. */
export const LARGEST_ALONE = 1.5;
/** The same under the title of a closing, which is all there is beside them. */
const LARGEST_END = 1.75;
/** The share of a slide's width that its last words take. */
const WORDS = 0.88;
/** The share of a slide's width that a band with an address takes. */
const CONTACT = 0.64;
/** The scale at which the words under a closing's title are read from the back. */
const READ = 1.2;

/** The last words: the title as large as a cover's, and beneath it whom to turn to. */
export function end(page: Page): SlideElement[] {
  const { width, height, margin, slide } = page;
  const picture = pictureOf(page);
  const room = (picture.length > 0 ? width * (shareOfWords(page) - BESIDE) : width - margin) - margin;
  const gap = 36;
  const top = margin + (isPlain(slide) ? MARK : 0);
  const isBand = slide.blocks.some(({ type }) => type === 'callToAction');
  const wide = isBroad(page) && picture.length === 0 ? room * (isBand ? CONTACT : WORDS) : room;
  // What is asked for and how to reach whom is read from the back of the room as well: the title gives way to it.
  const said = bodyFit(slide, wide, roomOf(page, READ, false), [slide.title]).height;
  const most = Math.max(height * 0.24, Math.min(height * 0.5, height - margin - top - gap - said));
  const head = headOf(page, lengthOf(slide.title) <= 24 ? 76 : 60, room, most, 26);
  const within = { x: margin, y: 0, width: wide, height: height - margin - top - head.height - gap };
  const body = fittedBody(page, within, false, LARGEST_END);
  const y = Math.max(top, (height - head.height - gap - body.height) / 2);
  return [
    ...picture,
    ...markOver(page, y),
    ...head.draw({ ...within, y }),
    ...body.draw({ ...within, y: y + head.height + gap, height: body.height }),
  ];
}

const wordsIn = (text: string): string[] => text.toLocaleLowerCase().match(/[\p{L}\p{M}]+|\p{N}+/gu) ?? [];

/** Whether a text has all words of a title but the shortest. */
export function tells(text: string, title: string): boolean {
  const known = new Set(wordsIn(text));
  return wordsIn(title).every((word) => known.has(word) || word.length <= 3);
}

/** Whether a text has the words of a name or a date; the year and the day of the week may be left out of a date. */
export function says(text: string, part: string): boolean {
  if (part === '' || text.toLocaleLowerCase().includes(part.toLocaleLowerCase())) return part !== '';
  const isDate = /\p{N}/u.test(part);
  const known = new Set(wordsIn(text));
  const wanted = wordsIn(part).filter((word) => !isDate || !/^(?:19|20)\d\d$/u.test(word));
  const missing = wanted.filter((word) => !known.has(word));
  const mayMiss = isDate && wanted.length > 2 && missing.every((word) => /^\p{L}+$/u.test(word)) ? 1 : 0;
  return wanted.length > 1 && missing.length <= mayMiss;
}

/** What a mark over a title takes of the height, with the air under it. */
const MARK = 30;

/** A mark in the accent over the title of a slide on the ground of all. */
const markOver = ({ look, margin, slide }: Page, y: number): SlideElement[] =>
  isPlain(slide) ? [filled(look.accent, { x: margin, y: y - MARK, width: 72, height: 8 })] : [];

/** The number of a chapter, large and quiet, where no ornament stands. */
function chapterMark({ spec, slide, look, width, height }: Page): SlideElement[] {
  const { sections, slides } = spec.content;
  const at = sections.findIndex(({ id }) => id === slide.section);
  // A chapter of one slide is a statement, and nothing follows that it would number.
  const [first, second] = slides.filter(({ section }) => section === slide.section);
  const isOpening = first?.id === slide.id && second !== undefined;
  // A number counts the chapters that have one: a single one would count nothing.
  const isCounted = slides.filter(({ layout }) => layout === 'section').length > 1;
  if (slide.layout !== 'section' || at < 0 || width < height || !isOpening || !isCounted) return [];
  const size = 330;
  return [
    {
      kind: 'text',
      tag: 'Artifact',
      text: `${at + 1}`,
      style: {
        families: look.heading,
        size,
        color: mixed(look.ground, look.ink, 0.16),
        bold: true,
        align: 'end',
        leading: 1,
      },
      x: width * 0.5,
      y: (height - size) / 2,
      width: width * 0.46,
      height: size,
    },
  ];
}
