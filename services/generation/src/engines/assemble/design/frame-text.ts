import {
  type Layer,
  type MeasuredStyle,
  type MeasuredText,
  measureText,
  plainText,
  type TextLayer,
  widthOf,
} from '@sitewright/site-spec';
import type { FramePart, FrameText } from '../../draft/design.ts';
import type { AssembleContext } from '../context.ts';
import { piecesOf } from '../document/document-text.ts';

/** Sizes of a frame's type: the one thing to be seen, what follows it, and the rest. */
export type Level = 'large' | 'middle' | 'small';

/** A text of a frame with everything that its measure depends on. */
export interface SetText {
  role: Layer['role'];
  level: Level;
  text: TextLayer['text'];
  measured: MeasuredText;
  font: TextLayer['font'];
  weight: number;
  letterSpacing: number;
  lineHeight: number;
  emphasis: FrameText['emphasis'];
  /** Stands in a filled box. */
  isButton: boolean;
  placeholder?: true;
  language?: string;
}

/** What stands side by side in a column; a share of the width each. */
export interface TextRow {
  cells: { text: SetText; share: number; align: 'start' | 'center' | 'end' }[];
  group: number;
  /** The thing of a list that it tells of; '' outside lists. */
  entry: string;
}

/** Ways to set the same texts: short facts side by side, things with the same fields as a grid. */
export interface RowOptions {
  facts: boolean;
  grid: boolean;
}

const FOCUS: readonly FrameText['role'][] = [
  'title',
  'price',
  'date',
  'quote',
  'logo',
  'subtitle',
  'list',
  'body',
  'place',
  'callToAction',
  'contact',
  'caption',
];
const LOUD: readonly FrameText['role'][] = ['title', 'price', 'date', 'quote', 'logo', 'subtitle'];
const FACTS: readonly FrameText['role'][] = ['date', 'place', 'price'];
const MIDDLE: readonly FrameText['role'][] = [
  'title',
  'logo',
  'subtitle',
  'date',
  'place',
  'price',
  'callToAction',
  'quote',
];

/** The texts that are set largest: those most stressed of the first role that has one. */
function focusOf(all: readonly FrameText[], listed: ReadonlySet<string>): Set<FrameText> {
  const texts = all.filter(({ group }) => !listed.has(group));
  const strong = texts.filter(({ emphasis }) => emphasis === 'strong');
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
  if (TALL.test(words)) return { letterSpacing: 0, lineHeight: level === 'large' ? 1.35 : 1.5 };
  if (WIDE.test(words)) return { letterSpacing: 0, lineHeight: level === 'large' ? 1.2 : 1.5 };
  return {
    letterSpacing: level === 'large' ? -0.02 : 0,
    lineHeight: level === 'large' ? 1.05 : level === 'middle' ? 1.2 : 1.4,
  };
}

/** Texts up to this many characters stay on one line: "−30 %", "夏祭り". */
const UNBROKEN = 8;

function measured(text: string, style: MeasuredStyle): MeasuredText {
  const found = measureText(text, style);
  const isShort = [...text].length <= UNBROKEN && !text.includes('\n');
  return isShort ? { ...found, longest: widthOf(text, style) } : found;
}

const LANGUAGE = /^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,4}$/u;

function setText(draft: FrameText, level: Level, words: string, context: AssembleContext): SetText[] {
  const texts = context.texts();
  const text = texts.rich('text', words);
  if (text === undefined) return [];
  const shown = plainText(text);
  const isHeading = level === 'large' || draft.role === 'title' || draft.role === 'logo';
  const weight = isHeading || draft.emphasis === 'strong' || draft.role === 'callToAction' ? 700 : 400;
  const { letterSpacing, lineHeight } = measureOf(shown, level);
  const { placeholder } = texts.marking();
  const language =
    draft.language !== '' && draft.language !== context.language && LANGUAGE.test(draft.language)
      ? draft.language
      : undefined;
  return [
    {
      role: draft.role,
      level,
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
      emphasis: draft.emphasis,
      isButton:
        draft.role === 'callToAction' &&
        level !== 'large' &&
        draft.emphasis !== 'quiet' &&
        shown.length <= 48,
      ...(placeholder === undefined ? {} : { placeholder }),
      ...(language === undefined ? {} : { language }),
    },
  ];
}

const levelOf = ({ role, emphasis }: FrameText): Level =>
  emphasis === 'strong' || (emphasis === 'normal' && MIDDLE.includes(role)) ? 'middle' : 'small';

/** A text of a frame and what it belongs to. */
export interface Entry {
  draft: FrameText;
  text: SetText;
  /** Texts of one kind that follow one another are a group. */
  kind: string;
}

/** What a text is part of: a named group with something of a list in it is an entry, one of facts stands alone. */
function kindOf({ role, group, emphasis }: FrameText, isFocus: boolean, listed: ReadonlySet<string>): string {
  if (isFocus || role === 'title' || role === 'subtitle' || role === 'logo') return 'head';
  if (group !== '') return listed.has(group) ? 'list' : `of ${group}`;
  if (FACTS.includes(role)) return 'facts';
  if (role === 'body' && emphasis === 'strong') return 'heading';
  return role === 'list' || role === 'body' || role === 'quote' ? 'list' : 'foot';
}

/** The texts of a frame, measured. */
export function frameTexts(part: FramePart, context: AssembleContext): Entry[] {
  const isListed = ({ role, group }: FrameText): boolean =>
    group !== '' && (role === 'list' || role === 'body');
  const listed = new Set(part.texts.filter(isListed).map(({ group }) => group));
  const focus = focusOf(part.texts, listed);
  // A subtitle over a list is its heading; so are several, each over words of its own.
  const isSaid = (text: FrameText | undefined): boolean => text?.role === 'body' || text?.role === 'list';
  const isSeries =
    part.texts.filter(({ role }, at) => role === 'subtitle' && isSaid(part.texts[at + 1])).length > 1;
  const isOver = (next: FrameText | undefined): boolean =>
    listed.has(next?.group ?? '') || (isSeries && isSaid(next));
  return part.texts.flatMap((draft, at) => {
    const isFocus = focus.has(draft);
    const isHeading = draft.role === 'subtitle' && !isFocus && isOver(part.texts[at + 1]);
    const kind = isHeading ? 'heading' : kindOf(draft, isFocus, listed);
    const level = isFocus ? 'large' : kind === 'list' && draft.group !== '' ? 'small' : levelOf(draft);
    return piecesOf(draft.text, context.language).flatMap((words) =>
      setText(draft, level, words, context).map((text): Entry => ({ draft, text, kind })),
    );
  });
}

const lengthOf = ({ text }: Entry): number => plainText(text.text).length;
const LONGEST_FACT = 18;
const LONGEST_VALUE = 14;
const LONGEST_CELL = 26;

/** The entries of the named group that begins at a place. */
function runAt(entries: readonly Entry[], at: number): Entry[] {
  const first = entries[at];
  if (first === undefined || first.draft.group === '' || first.text.level === 'large') return [];
  const rest = entries.slice(at);
  const end = rest.findIndex(
    ({ draft, text }) => draft.group !== first.draft.group || text.level === 'large',
  );
  return end === -1 ? rest : rest.slice(0, end);
}

/** Groups with the same number of short fields, from a place on: a table, its head among them. */
function gridAt(entries: readonly Entry[], at: number): Entry[][] {
  const rows: Entry[][] = [];
  for (let next = at; ; ) {
    const run = runAt(entries, next);
    const isRow = run.length >= 3 && run.length <= 6 && run.length === (rows[0]?.length ?? run.length);
    if (!isRow || run.some((entry) => lengthOf(entry) > LONGEST_CELL)) break;
    rows.push(run);
    next += run.length;
  }
  return rows.length >= 3 ? rows : [];
}

/** A line to be signed on. */
const BLANK = /^[\s_.…·-]{6,}$/u;
const MOST_SIGNING = 3;

/** Groups that each begin with a line to be signed on, one after another from a place. */
function signaturesAt(entries: readonly Entry[], at: number): Entry[][] {
  const found: Entry[][] = [];
  for (let next = at; found.length < MOST_SIGNING; ) {
    const run = runAt(entries, next);
    const [line] = run;
    if (line === undefined || run.length < 2 || !BLANK.test(plainText(line.text.text))) break;
    if (found[0] !== undefined && found[0].length !== run.length) break;
    found.push(run);
    next += run.length;
  }
  return found.length > 1 ? found : [];
}

/** Who signs, side by side. */
const signatureRows = (signing: readonly Entry[][], group: number): TextRow[] =>
  (signing[0] ?? []).map((_, line) => ({
    group,
    entry: '',
    cells: signing.flatMap((own) => {
      const text = own[line]?.text;
      return text === undefined ? [] : [{ text, share: 1 / signing.length, align: 'center' as const }];
    }),
  }));

const widthIn = ({ text }: Entry): number =>
  Math.max(text.measured.longest, text.measured.breakAt(1000)[0]?.width ?? 1, 1);

function gridRows(rows: readonly Entry[][], group: number): TextRow[] {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] === undefined ? 1 : widthIn(row[column])))),
  );
  const whole = widths.reduce((sum, width) => sum + width, 0);
  return rows.map((row) => ({
    group,
    entry: row[0]?.draft.group ?? '',
    cells: row.map(({ text }, column) => ({
      text: { ...text, level: 'small' as const },
      share: (widths[column] ?? 1) / whole,
      align: column > 0 && column === row.length - 1 ? ('end' as const) : ('start' as const),
    })),
  }));
}

/** "about 2.2 kg": short, and with a figure. */
const isMeasure = (entry: Entry): boolean =>
  lengthOf(entry) <= LONGEST_VALUE && /\d/.test(plainText(entry.text.text));

/** A thing with its price or its measure, or a time with what happens then, in one row; what else is said of it below. */
function entryRows(run: readonly Entry[], group: number): TextRow[] {
  const [things, prices] = (['list', 'price'] as const).map((role) =>
    run.filter(({ draft }) => draft.role === role),
  );
  const dates = run.filter(({ draft }) => draft.role === 'date');
  const [first, second, ...others] = run;
  const measures = others.length === 0 && second !== undefined && isMeasure(second) ? [second] : [];
  const values = prices?.length === 1 ? prices : dates.length > 0 ? dates : measures;
  const named = values === measures ? first : run.find(({ draft }) => draft.role === 'body');
  const [thing, value] = [values === measures ? named : (things?.[0] ?? named), values[0]];
  const isPair =
    thing !== undefined &&
    value !== undefined &&
    (values === measures || (things?.length ?? 0) <= 1) &&
    values.length === 1 &&
    lengthOf(value) <= LONGEST_VALUE;
  const entry = run[0]?.draft.group ?? '';
  const single = ({ text }: Entry): TextRow => ({
    group,
    entry,
    cells: [{ text, share: 1, align: 'start' }],
  });
  if (!isPair) return run.map(single);
  const isFirst = value.draft.role === 'date';
  const pair: TextRow['cells'] = [
    { text: isFirst ? value.text : thing.text, share: isFirst ? 0.3 : 0.7, align: 'start' },
    { text: isFirst ? thing.text : value.text, share: isFirst ? 0.7 : 0.3, align: isFirst ? 'start' : 'end' },
  ];
  return run.flatMap((one) =>
    one === value ? [] : [one === thing ? { group, entry, cells: pair } : single(one)],
  );
}

/** Rows of a frame, in the draft's order. */
export function textRows(entries: readonly Entry[], options: RowOptions): TextRow[] {
  const rows: TextRow[] = [];
  let group = 0;
  for (let at = 0; at < entries.length; ) {
    const entry = entries[at];
    if (entry === undefined) break;
    const grid = options.grid ? gridAt(entries, at) : [];
    const before = entries[at - 1];
    const isUnder = before?.kind === 'heading' && entry.kind !== 'foot';
    if (before !== undefined && !isUnder && (before.kind !== entry.kind || grid.length > 0)) group += 1;
    const run = entry.kind === 'list' ? runAt(entries, at) : [];
    const signing = signaturesAt(entries, at);
    if (grid.length > 0) {
      rows.push(...gridRows(grid, group));
      at += grid.flat().length;
    } else if (signing.length > 0) {
      rows.push(...signatureRows(signing, group));
      at += signing.flat().length;
    } else if (run.length > 0) {
      rows.push(...entryRows(run, group));
      at += run.length;
    } else {
      const side = entries.slice(at, at + (options.facts ? factRun(entries, at) : 1));
      rows.push({ cells: sideBySide(side), group, entry: entry.draft.role === 'list' ? `${at}` : '' });
      at += side.length;
    }
  }
  return rows;
}

/** Texts in one row, the longer ones with more of its width. */
function sideBySide(entries: readonly Entry[]): TextRow['cells'] {
  const widths = entries.map((entry) => Math.max(entry.text.measured.longest, widthIn(entry) ** 0.7));
  const whole = widths.reduce((sum, width) => sum + width, 0);
  return entries.map(({ text }, index) => ({ text, share: (widths[index] ?? 1) / whole, align: 'start' }));
}

/** How many short facts follow one another from here: up to three go side by side. */
function factRun(entries: readonly Entry[], at: number): number {
  let run = 0;
  while (run < 3) {
    const entry = entries[at + run];
    const fits =
      entry !== undefined &&
      entry.kind === 'facts' &&
      entry.text.level !== 'large' &&
      lengthOf(entry) <= LONGEST_FACT;
    if (!fits) break;
    run += 1;
  }
  return Math.max(1, run);
}
