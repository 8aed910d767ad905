import {
  frameSize,
  type Level,
  type MeasuredStyle,
  type MeasuredText,
  measureText,
  plainText,
  type SetText,
  widthOf,
} from '@sitewright/site-spec';
import type { FramePart, FrameText } from '../../draft/design.ts';
import type { AssembleContext } from '../context.ts';
import { piecesOf } from '../document/document-text.ts';
import { BLANK, sectionsIn, titledIn, toldIn } from './frame-groups.ts';

const LOUD: readonly FrameText['role'][] = ['title', 'price', 'date', 'quote', 'subtitle', 'logo'];
const FOCUS = [...LOUD, 'list', 'body', 'place', 'callToAction', 'contact', 'caption'] as const;
const FACTS: readonly FrameText['role'][] = ['date', 'place', 'price'];
const MIDDLE: readonly FrameText['role'][] = [...LOUD, 'place', 'callToAction'];

/** A quiet name or line: what is said in a drawing is not, for that, the smaller beside it. */
export const isSigning = ({ draft }: { draft: FrameText }): boolean =>
  draft.emphasis === 'quiet' && ['logo', 'caption', 'contact'].includes(draft.role);

/** So many prices of a list are set largest, where nothing else was stressed. */
const MOST_PRICES = 4;

/** The texts that are set largest: those most stressed of the first role that has one. */
function focusOf(all: readonly FrameText[], listed: ReadonlySet<string>, isDrawn: boolean): Set<FrameText> {
  if (isDrawn && all.every((draft) => isSigning({ draft }))) return new Set();
  const texts = all.filter(({ group, text }) => !listed.has(group) && !BLANK.test(text));
  const strong = texts.filter(({ emphasis }) => emphasis === 'strong');
  const prices = all.filter(({ role, emphasis }) => role === 'price' && emphasis === 'strong');
  if (strong.length === 0 && prices.length > 0 && prices.length <= MOST_PRICES) return new Set(prices);
  const loud = texts.filter(({ role, emphasis }) => emphasis !== 'quiet' && LOUD.includes(role));
  const title = loud.filter(({ role }) => role === 'title');
  // Beside a list, small print does not become the headline.
  const others = loud.length > 0 ? loud : listed.size > 0 ? [] : texts;
  const from = strong.length > 0 ? strong : title.length > 0 ? title : others;
  const role = FOCUS.find((one) => from.some((text) => text.role === one));
  const found = from.filter((text) => text.role === role);
  // Equal words side by side ("welcome" in six languages) are equal; a second title is not.
  return new Set(role === 'title' || strong.length === 0 ? found.slice(0, 1) : found);
}

const TALL = /[\u0600-\u06ff\u0900-\u0dff\u0e00-\u0eff\u1200-\u137f]/u;
const WIDE = /[\u2e80-\u9fff\uac00-\ud7af]/u;

function measureOf(words: string, level: Level): Pick<SetText, 'letterSpacing' | 'lineHeight'> {
  const isLarge = level === 'large';
  if (TALL.test(words)) return { letterSpacing: 0, lineHeight: isLarge ? 1.35 : 1.5 };
  if (WIDE.test(words)) return { letterSpacing: 0, lineHeight: isLarge ? 1.2 : 1.5 };
  return { letterSpacing: isLarge ? -0.02 : 0, lineHeight: isLarge ? 1.05 : level === 'middle' ? 1.2 : 1.4 };
}

/** Texts up to this many characters stay on one line: "−30 %", "夏祭り". */
const UNBROKEN = 8;

function measured(text: string, style: MeasuredStyle): MeasuredText {
  const found = measureText(text, style);
  const isShort = [...text].length <= UNBROKEN && !text.includes('\n');
  return isShort ? { ...found, longest: widthOf(text, style) } : found;
}

const LANGUAGE = /^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,4}$/u;

/** Room over a line that somebody writes on. */
const WRITTEN = { letterSpacing: 0, lineHeight: 2.2 };

/** What stands in a box on a screen is short; in print nothing is pressed. */
const LONGEST_BUTTON = 32;

/** What is looked for first is larger than what stands beside it: a short price, then a day. */
const LOUDER: Partial<Record<FrameText['role'], { longest: number; scale: number }>> = {
  price: { longest: 14, scale: 1.6 },
  date: { longest: 60, scale: 1.3 },
};

/** The price of a thing in a list is read before its name; in a box of its own it is the matter. */
const LISTED = 1.35;
const BOXED = 2.4;
/** Groups of this name stand in boxes. */
const BOX = /^box/iu;

/** How a text is set among the others of its frame. */
interface Standing {
  level: Level;
  isSecond?: boolean;
  isHeading: boolean;
  /** A name with what is told of it under it, or that. */
  told?: 'name' | 'telling' | undefined;
  isBox?: boolean;
  /** The text before it. */
  before: FrameText | undefined;
}

/** How many times as large as others of its level a text is for what it says, and for what it is beside them. */
function scaleOf({ role, emphasis }: FrameText, standing: Standing, words: string): number {
  const { level, isSecond, isHeading, isBox, before } = standing;
  const louder = LOUDER[role];
  const isFigure = /\p{Nd}/u.test(words) && words.length <= (louder?.longest ?? 0);
  const listed = role === 'price' && level === 'small' ? (isBox ? BOXED : LISTED) : 1;
  const told = louder === undefined || !isFigure ? 1 : level === 'middle' ? louder.scale : listed;
  const isTitle = role === 'title' && level === 'middle' && emphasis !== 'quiet';
  const isWhere = role === 'place' && level === 'middle' && before?.role === 'date';
  return Math.max(told, isSecond ? SECOND.scale : isTitle ? TITLE : isHeading || isWhere ? HEADING : 1);
}

/** A text that was stressed beside the title comes second to it, whatever it is; no more of them than these. */
export const SECOND = { most: 3, longest: 60, scale: 1.7 };
/** A title beside what is larger is still what the sheet is called. */
const TITLE = 1.45;
/** A heading is told from what stands under it by its weight more than by its size. */
export const HEADING = 1.2;

/** A long line of addresses is one to a line: a dot between is none at the end of one. So are two prices of a thing, but not "€1,200 / month". */
const LONGEST_LINE = 48;
const LONGEST_PRICE = 18;
function linesOf({ role }: FrameText, words: string): string {
  if (role === 'contact' && words.length > LONGEST_LINE) return words.replace(/ [·•|] /gu, '\n');
  const parts = role === 'price' && words.length > LONGEST_PRICE ? words.split(/ [/·•|] /u) : [];
  return parts.length > 0 && parts.every((part) => /\p{Sc}|\p{Nd}[.,]\p{Nd}/u.test(part))
    ? parts.join('\n')
    : words;
}

/** A text as it is measured; none where nothing is said. */
export function setText(
  draft: FrameText,
  standing: Standing & { isScreen?: boolean },
  words: string,
  context: AssembleContext,
): SetText[] {
  const { level, told, isBox = false, isScreen = false } = standing;
  const texts = context.texts();
  const text = texts.rich('text', words);
  if (text === undefined) return [];
  const shown = plainText(text);
  const isHeading =
    level === 'large' || standing.isHeading || draft.role === 'title' || draft.role === 'logo';
  const scale = scaleOf(draft, standing, shown);
  const isBlank = BLANK.test(shown);
  const isTime = draft.role === 'date' && draft.group !== '';
  const isBold =
    isHeading ||
    isTime ||
    told === 'name' ||
    draft.emphasis === 'strong' ||
    scale > 1 ||
    ['callToAction', 'price'].includes(draft.role);
  const weight = isBold ? 700 : 400;
  const { letterSpacing, lineHeight } = isBlank
    ? WRITTEN
    : measureOf(shown, scale > HEADING ? 'middle' : level);
  const isForeign = draft.language !== context.language && LANGUAGE.test(draft.language);
  return [
    {
      role: draft.role,
      level,
      scale,
      text,
      measured: measured(shown, {
        weight,
        letterSpacing,
        uppercase: false,
        family: context.theme.tokens.font[isHeading ? 'heading' : 'body'].$value[0],
      }),
      font: isHeading ? 'heading' : 'body',
      weight,
      letterSpacing,
      lineHeight,
      emphasis: told === 'telling' ? 'quiet' : draft.emphasis,
      isBlank,
      isBoxed: isBox,
      isButton:
        isScreen &&
        draft.role === 'callToAction' &&
        level !== 'large' &&
        draft.emphasis !== 'quiet' &&
        shown.length <= LONGEST_BUTTON,
      placeholder: texts.marking().placeholder,
      language: isForeign ? draft.language : undefined,
    },
  ];
}

/** Where little else is said, how to reach whom is no small print. */
const FEW = 9;
const SHORT_CONTACT = 34;

/** The level of a text by its role, its stress and what else a frame says. */
export function levelOf({ role, emphasis, text }: FrameText, all: readonly FrameText[]): Level {
  // On what is filled in or signed the day is a formality.
  const isForm = all.some((other) => BLANK.test(other.text));
  if (isForm && role === 'date' && emphasis !== 'strong') return 'small';
  const isReached = role === 'contact' && all.length <= FEW && text.length <= SHORT_CONTACT;
  const isSeen = MIDDLE.includes(role) || isReached;
  return emphasis === 'strong' || role === 'title' || (emphasis === 'normal' && isSeen) ? 'middle' : 'small';
}

/** A text of a frame and what it belongs to. */
export interface Entry {
  draft: FrameText;
  text: SetText;
  /** Texts of one kind that follow one another are a group. */
  kind: string;
}

/** What a text is part of: a named group with something of a list in it is an entry, one of facts stands alone. */
function kindOf(
  { role, group, emphasis }: FrameText,
  { isFocus, isJoined, listed }: { isFocus: boolean; isJoined: boolean; listed: ReadonlySet<string> },
): string {
  // The name of who invites stays with the address that follows it.
  const isHead = role === 'subtitle' || role === 'logo';
  const isEntry = isFocus && role === 'price' && listed.has(group);
  if (!isEntry && (isFocus || role === 'title' || (isHead && !isJoined))) return 'head';
  if (group !== '') return listed.has(group) ? 'list' : `of ${group}`;
  if (FACTS.includes(role)) return 'facts';
  if (role === 'body' && emphasis === 'strong') return 'heading';
  return role === 'list' || role === 'body' || role === 'quote' ? 'list' : 'foot';
}

/** The few texts that were stressed beside the largest; where many are, stress tells nothing. */
function secondOf(part: FramePart, focus: ReadonlySet<FrameText>): ReadonlySet<FrameText> {
  const strong = part.texts.filter((one) => one.emphasis === 'strong' && !focus.has(one));
  return new Set(
    strong.length > SECOND.most ? [] : strong.filter(({ text }) => text.length <= SECOND.longest),
  );
}

/** Whether a text is what a subtitle can be the heading of. */
export const isSaid = (text?: FrameText): boolean => text?.role === 'body' || text?.role === 'list';
/** Whether several subtitles stand each over words of its own. */
export const isSeries = (texts: readonly FrameText[]): boolean =>
  texts.filter(({ role }, at) => role === 'subtitle' && isSaid(texts[at + 1])).length > 1;

/** The texts of a frame that the program composes, measured. */
export function frameTexts(part: FramePart, context: AssembleContext, isDrawn: boolean): Entry[] {
  const titled = titledIn(part.texts);
  const isIn = ({ group }: FrameText): boolean => BOX.test(group) && !titled.has(group);
  const isThing = ({ role, group }: FrameText): boolean =>
    group !== '' && !titled.has(group) && (role === 'list' || role === 'body');
  const isListed = (text: FrameText): boolean => isIn(text) || isThing(text);
  const listed = new Set(part.texts.filter(isListed).map(({ group }) => group));
  const focus = focusOf(part.texts, listed, isDrawn);
  const isScreen = frameSize(part).millimetre === 0;
  // A subtitle over a list is its heading; so are several, each over words of its own.
  const isOver = (next: FrameText | undefined): boolean =>
    listed.has(next?.group ?? '') || (isSeries(part.texts) && isSaid(next));
  const second = secondOf(part, focus);
  const { heads, notes } = sectionsIn(part.texts, { listed, titled });
  return part.texts.flatMap((draft, at) => {
    const [before, after] = [part.texts[at - 1], part.texts[at + 1]];
    const isFocus = focus.has(draft);
    const isSecond = second.has(draft);
    const isBox = isIn(draft);
    const isHeading = isBox
      ? draft.role !== 'price' && draft.group !== before?.group
      : draft.role === 'subtitle' && !isFocus && !isSecond && (isOver(after) || heads.has(draft));
    const isJoined = draft.group !== '' && after?.group === draft.group;
    const kind =
      isHeading && !isBox
        ? 'heading'
        : notes.has(draft)
          ? 'list'
          : titled.has(draft.group)
            ? `of ${draft.group}`
            : kindOf(draft, { isFocus, isJoined, listed });
    // What follows the line for a name is what the sheet is about.
    const isMatter = draft.group === '' && draft.role === 'body' && BLANK.test(before?.text ?? '');
    const isSmall = isHeading || (kind === 'list' && draft.group !== '');
    const level = isFocus
      ? 'large'
      : isSecond || isMatter
        ? 'middle'
        : isSmall
          ? 'small'
          : levelOf(draft, part.texts);
    const told = listed.has(draft.group) && !isBox ? toldIn(part.texts, at) : undefined;
    const standing = { level, isSecond, isHeading, told, isBox, before, isScreen };
    return piecesOf(draft.text, context.language).flatMap((words) =>
      setText(draft, standing, linesOf(draft, words), context).map((text): Entry => ({ draft, text, kind })),
    );
  });
}
