import type { SegmentRole } from '../brief.ts';
import { shareOf } from '../one-slide/rows.ts';
import type { OneSlide } from '../one-slide/slide-reading.ts';
import { bare, isOfElement, orders, wordsIn } from '../one-slide/units.ts';
import { isChart, partOf } from '../requests/parts.ts';
import { type Lexeme, TITLE } from '../segments/lexicon.ts';
import { quoteAt, quotesIn } from '../segments/quotes.ts';
import { sentencesIn } from '../segments/sentences.ts';
import { isA, type Range, type Source, senseOf, startOf } from '../segments/source.ts';
import { withoutEnd } from '../without-end.ts';
import type { Told } from './starts.ts';

/** One slide as the order tells it. */
export interface ToldSlide extends Range {
  /** What part it is: "cover", "agenda", "market"; '' where it is none that is known. */
  form: string;
  /** The chart that is asked for on it. */
  chart: string;
  heading: Range | undefined;
  /** What it says: notes that commas divide, lines of their own, sentences. */
  parts: { range: Range; kind: 'notes' | 'line' | 'sentence' }[];
  /** Its notes stand in brackets behind its heading. */
  isBracketed: boolean;
  /** What it shows, where that is dictated element by element. */
  order?: OneSlide;
}

interface Reading {
  source: Source;
  roles: readonly SegmentRole[];
  /** Where tables stand, whose lines are no words of their own. */
  tables: readonly Range[];
}

const LONGEST_HEADING = 12;
const SIGN = /[:：](?=\s|$)|\s(?:[–—-]{1,2}|>>|->|→)\s|\s?[(（]|\s\+(?=\s\S+@)/gu;
const ITEM = /^\s*(?:[-*•·–]\s+|\d{1,2}[.)]\s+|[a-z][.)]\s+)?/u;

/** What is told of one slide: its heading, and what stands on it, without words of the order. */
export function readToldSlide(reading: Reading, told: Told): ToldSlide {
  const { source, tables } = reading;
  const [first, ...lines] = linesOf(source.text, told);
  const { start, end } = told;
  const slide: ToldSlide = {
    start,
    end,
    form: '',
    chart: '',
    heading: undefined,
    parts: [],
    isBracketed: false,
  };
  if (first === undefined) return slide;
  const [opening, ...sentences] = sentencesIn(source, first);
  if (opening) readOpening(reading, opening, slide, told);
  for (const sentence of sentences) readSentence(reading, sentence, slide);
  for (const line of lines)
    if (!tables.some((table) => table.start < line.end && line.start < table.end))
      slide.parts.push({ range: bare(source, line), kind: 'line' });
  const words = slide.heading ? wordsIn(source, slide.heading) : [];
  // "Title", "Cover: …", "a title slide": words for the part itself are not read out.
  const isOfForm = (one: Lexeme): boolean => formOf(one) === 'cover' || senseOf(one, 'unit') === 'slides';
  const isPart = words.some(isOfForm) && words.every((one) => isOfForm(one) || isA(one, 'glue', 'polite'));
  // "Headline numbers" are no title.
  const forms = words.flatMap((one) => formOf(one) ?? []);
  slide.form = forms.find((form) => form !== 'cover' || isPart) ?? slide.form;
  // "This table, big", "A dark slide": what it is, in words of an order.
  const isBlock =
    words.every(({ senses }) => senses.length > 0) &&
    words.some((one) => isOfElement(one) && !isA(one, 'unit'));
  const isThing =
    slide.parts.length === 0 && (isBlock || (words.length > 1 && senseOf(words.at(-1), 'unit') === 'slides'));
  if ((isPart || isThing) && !told.isNamed) slide.heading = undefined;
  return slide;
}

const formOf = (one: Lexeme): string | undefined =>
  one.senses.some(({ type, value }) => type === 'called' && value === TITLE)
    ? 'cover'
    : partOf(one, 'slides');

function linesOf(text: string, { start, end }: Range): Range[] {
  const lines: Range[] = [];
  let from = start;
  for (const line of text.slice(start, end).split('\n')) {
    const mark = from === start ? /^[\s:：.,)*–—-]*/u : ITEM;
    const range = {
      start: from + (mark.exec(line)?.[0].length ?? 0),
      end: from + line.trimEnd().length,
    };
    if (range.end > range.start) lines.push(range);
    from += line.length + 1;
  }
  return lines;
}

/** The first sentence: a quotation or the words before a sign are its heading, what follows stands on it. */
function readOpening(reading: Reading, range: Range, slide: ToldSlide, told: Told): void {
  const { source } = reading;
  const [quote] = quotesIn(source.quotes, range);
  const led = quote && wordsIn(source, { start: range.start, end: quote.start });
  if (quote && led?.every(({ senses }) => senses.length > 0)) {
    slide.heading = { start: quote.from, end: quote.to };
    slide.form = led.map(formOf).find((form) => form !== undefined) ?? '';
    readRest(reading, { start: quote.end, end: range.end }, slide);
    return;
  }
  const text = source.text.slice(range.start, range.end);
  const isSpoken = told.isSpoken || isOrder(wordsIn(source, range));
  const isFree = ({ index }: RegExpExecArray): boolean =>
    quoteAt(source.quotes, range.start + index) === undefined;
  const signs = [...text.matchAll(SIGN)];
  const commas = [...text.matchAll(isSpoken ? /,\s/g : /,\s(?=[€$£]?\p{Nd}[^,]{0,24}$)/gu)];
  // "The average wait, 4.7 years": a figure, and what it is.
  // "Business model 2 EUR a month" in a row of names.
  const isName = ({ index }: RegExpExecArray): boolean =>
    !isA(wordsIn(source, { start: range.start, end: range.start + index }).at(-1), 'glue', 'for', 'with');
  const figures = told.isNamed
    ? [...text.matchAll(/(?<=^(?:\S+\s){0,2}\S+)\s(?=[€$£]?\p{Nd}\S*\s)/gu)].filter(isName)
    : [];
  const sign =
    signs.find(isFree) ?? figures[0] ?? (isSpoken || told.number > 1 ? commas.find(isFree) : undefined);
  const end = range.start + (sign?.index ?? text.length);
  const heading = headingIn(source, { start: range.start, end }, slide, isSpoken);
  const isShort = source.text.slice(heading.start, heading.end).split(/\s+/).length <= LONGEST_HEADING;
  if (!isShort) {
    slide.parts.push({ range: { start: heading.start, end: range.end }, kind: 'sentence' });
    return;
  }
  const behind = end + (sign?.[0].length ?? 0);
  // "The mayor's words must be in it: “…”": what is quoted says more than what leads to it.
  const said = sign && source.quotes.find((one) => one.start >= behind && one.start <= behind + 1);
  const from = said?.end ?? behind;
  const isLed = said !== undefined && wordsIn(source, heading).length > 4;
  if (said) slide.parts.push({ range: { start: said.start, end: said.end }, kind: 'line' });
  if (heading.end > heading.start && !isLed) slide.heading = heading;
  if (sign === undefined) return;
  const close = /[(（]/u.test(sign[0]) ? source.text.slice(from, range.end).search(/[)）]/u) : -1;
  slide.isBracketed = close !== -1;
  readRest(reading, { start: from, end: close === -1 ? range.end : from + close }, slide);
  if (close === -1) return;
  const tail = bare(source, { start: from + close + 1, end: range.end });
  if (!takeChart(source, tail, slide)) readRest(reading, tail, slide);
}

/** "create a slide …", "Show the costs": a verb that orders; "Plan for winter" is a name. */
function isOrder([first, second]: readonly Lexeme[]): boolean {
  if (first === undefined || !orders(first)) return false;
  return /^\p{Ll}/u.test(first.text) || (isA(second, 'glue') && !isA(second, 'for', 'about', 'with'));
}

/** A heading without the words that lead to it, a chart among them, where the order speaks on. */
function headingIn(source: Source, range: Range, slide: ToldSlide, isSpoken: boolean): Range {
  const words = wordsIn(source, range);
  const leads = (one: Lexeme | undefined): boolean =>
    isA(one, 'put', 'make', 'about', 'wish', 'with', 'called') ||
    (one !== undefined && chartIn([one]) !== '');
  // "What happened: …" and "Title Why we moved" are names from their first word on.
  const isNamed = source.text[range.end] === ':';
  const isCopula = ({ text }: Lexeme): boolean =>
    source.packs.some(({ reading }) => reading.material.copulas.includes(text));
  const isSmall = (one: Lexeme, at: number): boolean =>
    isA(one, 'glue') &&
    /^\P{Lu}/u.test(one.text) &&
    ((at === 0 && (!isNamed || isCopula(one))) || leads(words[at - 1]) || leads(words[at + 1]));
  // "Slide 3 compares …": what it does; "Slide 3 lessons learned: …" is a name.
  const says = ({ senses, text }: Lexeme, at: number): boolean =>
    at === 0 && senses.length === 0 && /^\p{Ll}{2,}s$/u.test(text) && !(isNamed && chartIn(words) === '');
  const first = words.find((one, at) => !leads(one) && !isSmall(one, at) && !says(one, at));
  const start = isSpoken ? startOf(source, first) : range.start;
  slide.chart = chartIn(words.filter((one) => one.end <= start));
  const heading = bare(source, { start: Math.min(start, range.end), end: range.end });
  const text = source.text.slice(heading.start, heading.end);
  return {
    start: heading.start,
    end: heading.start + withoutEnd(text, ' ;,').replace(/[^.][.]$/u, (end) => end.slice(0, 1)).length,
  };
}

/** The chart that words name: "bar chart". */
const chartIn = (words: readonly Lexeme[]): string =>
  words.map((one) => partOf(one, 'slides') ?? '').find(isChart) ?? '';

/** Takes the chart that words ask for which say nothing else: "… as a bar chart". */
function takeChart(source: Source, range: Range, slide: ToldSlide): boolean {
  const words = wordsIn(source, range);
  const chart = chartIn(words);
  const isOrder = chart !== '' && words.every(({ senses }) => senses.length > 0);
  if (isOrder) slide.chart = chart;
  return isOrder;
}

const INNER = /^[\s,;:：.–—-]*/u;

/** What stands behind the heading; "three points: …", "a bar chart: …" are orders before it. */
function readRest(reading: Reading, whole: Range, slide: ToldSlide): void {
  const { source } = reading;
  const lead = INNER.exec(source.text.slice(whole.start, whole.end))?.[0].length ?? 0;
  const range = { start: Math.min(whole.start + lead, whole.end), end: whole.end };
  const colon = source.text.slice(range.start, range.end).search(/[:：]\s/u);
  const led = colon === -1 ? [] : wordsIn(source, { start: range.start, end: range.start + colon });
  if (led.length > 0 && led.every(({ senses }) => senses.length > 0)) {
    slide.chart ||= chartIn(led);
    readRest(reading, { start: range.start + colon + 1, end: range.end }, slide);
    return;
  }
  const quotes = quotesIn(source.quotes, range);
  const words = wordsIn(source, range);
  if (quotes.length > 0 && words.every(({ senses }) => senses.length > 0)) {
    for (const { from, to } of quotes) slide.parts.push({ range: { start: from, end: to }, kind: 'line' });
  } else if (range.end > range.start && !takeChart(source, range, slide)) {
    // "Mill £210k, Ford £165k, bar chart"
    const comma = source.text.lastIndexOf(', ', range.end);
    const isSeries = comma > range.start && /\p{Nd}/u.test(source.text.slice(range.start, comma));
    if (isSeries && takeChart(source, { start: comma, end: range.end }, slide)) range.end = comma;
    slide.parts.push({ range, kind: 'notes' });
  }
}

const isTalk = (one: Lexeme): boolean =>
  isA(one, 'colour', 'style', 'wish', 'talk', 'tell', 'avoid', 'hide', 'private', 'result', 'look');

/** Another sentence of it: what an order puts behind a colon, else words that were read as material. */
function readSentence(reading: Reading, range: Range, slide: ToldSlide): void {
  const { source, roles } = reading;
  const words = wordsIn(source, range);
  const colon = source.text.slice(range.start, range.end).search(/[:：]\s/u);
  const led = colon === -1 ? [] : wordsIn(source, { start: range.start, end: range.start + colon });
  const isOrder = led.length > 1 && led.every(({ senses }) => senses.length > 0);
  const own = isOrder ? bare(source, { start: range.start + colon + 1, end: range.end }) : range;
  if (isOrder || (!orders(words[0]) && (shareOf(roles, range) > 0.5 || !words.some(isTalk))))
    slide.parts.push({ range: own, kind: 'sentence' });
}
