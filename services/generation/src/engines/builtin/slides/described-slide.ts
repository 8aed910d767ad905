import { type Line, linesOf, unmarked } from '../material/lines.ts';
import { capitalised, enumerationOf, splitOutside, titled } from '../material/lists.ts';
import { type Quotation, quotationsIn, unquoted } from '../material/quotations.ts';
import { sentencesOf, wordCount } from '../material/sentences.ts';
import { foreignPicture, isDesignLabel, isWish, pictureIn, picturesIn, placeIn } from './wishes.ts';

export type Place = 'main' | 'left' | 'right';

/** One thing that a described slide shall show, in the asker's words. */
export type Part =
  | { kind: 'point'; text: string; ordered: boolean; place?: Place }
  | { kind: 'heading'; text: string; place?: Place }
  | { kind: 'text'; heading?: string; text: string; place?: Place }
  | { kind: 'speech'; text: string; by?: string; place?: Place }
  | { kind: 'table'; header: string[]; rows: string[][]; place?: Place }
  | { kind: 'button'; text: string; place?: Place }
  | { kind: 'picture'; alt: string; caption?: string; backdrop?: boolean; place?: Place };

/** A slide as a prompt describes it, sign by sign rather than by topic. */
export interface DescribedSlide {
  title?: string;
  subtitle?: string;
  eyebrow?: string;
  parts: Part[];
  /** Sentences about the looks that have no words to show. */
  wishes: string[];
}

interface Reading extends DescribedSlide {
  /** The label that the present lines stand under, `Title` or `Left section`. */
  label: string;
  place?: Place;
  /** Unquoted list lines are content while a sentence has announced a list. */
  listing: boolean;
}

/** Reads a description of one slide line by line; what is quoted or listed is content, the rest are wishes. */
export function readDescription(prompt: string): DescribedSlide {
  const reading: Reading = { parts: [], wishes: [], label: '', listing: false };
  for (const line of linesOf(prompt)) readLine(reading, line);
  const { title, subtitle, eyebrow, parts, wishes } = reading;
  return { title: title ?? firstHeading(parts), subtitle, eyebrow, parts, wishes };
}

function firstHeading(parts: Part[]): string | undefined {
  const found = parts.find((part) => part.kind === 'heading');
  return found?.kind === 'heading' ? found.text : undefined;
}

function readLine(reading: Reading, line: Line): void {
  if (line.marker === 'none') reading.listing = false;
  const bold = /^\*\*(.+?)\*\*\s*[:\-–—]?\s*(.*)$/su.exec(line.text);
  const name = bold ? (bold[1] ?? '').replace(/:$/, '').trim() : '';
  const rest = bold ? (bold[2] ?? '').trim() : line.text;
  if (bold && !isDesignLabel(name)) {
    readBoldEntry(reading, name, rest);
    return;
  }
  if (bold) enter(reading, name);
  if (rest === '') return;
  if (readListEntry(reading, line, rest)) return;
  for (const sentence of sentencesOf(rest)) readSentence(reading, line, sentence);
  const announces =
    /[:：]$/.test(rest) &&
    (/\b(list|items?|following|points?|bullets?|details|content)\b/i.test(rest) ||
      !/\b(colou?r|background|font|style)\w*:$/i.test(rest));
  if (announces) reading.listing = true;
  else if (line.marker === 'number') reading.listing = false;
}

/** `1. **Website composition** - While …`: a name and what is said of it. */
function readBoldEntry(reading: Reading, heading: string, rest: string): void {
  const text = unquoted(unmarked(rest));
  reading.listing = true;
  reading.parts.push(
    text === ''
      ? { kind: 'heading', text: heading, place: reading.place }
      : { kind: 'text', heading, text, place: reading.place },
  );
}

function enter(reading: Reading, label: string): void {
  reading.label = label;
  reading.place = placeIn(label) ?? reading.place;
}

/** List lines are content when they are quoted as a whole, or were announced and are no instruction. */
function readListEntry(reading: Reading, line: Line, rest: string): boolean {
  if (line.marker !== 'bullet' && line.marker !== 'number') return false;
  const text = unmarked(rest).trim();
  const whole = unquoted(text);
  const quoted = whole !== text;
  const plain = reading.listing && !isWish(text) && quotationsIn(text).length === 0 && !/:$/.test(text);
  const carried =
    reading.listing &&
    !/\b(?:heading|text|title|caption|label)\s+["“]/i.test(text) &&
    !isWish(text) &&
    !/^[\p{L} ]{2,20}:/u.test(text) &&
    wordCount(text) > 6;
  if (!quoted && !plain && !carried) return false;
  const entry = titled(text);
  const isPicture = /^(figure|image|icon|picture|photo|illustration|visual)s?$/i.test(entry.title);
  if (/^title$/i.test(entry.title) && reading.title === undefined) reading.title = entry.details;
  else if (isPicture)
    reading.parts.push({
      kind: 'picture',
      alt: pictureIn(`with ${entry.details}`) ?? capitalised(entry.details.replace(/\.$/, '')),
      place: reading.place,
    });
  else
    reading.parts.push({
      kind: 'point',
      text: whole,
      ordered: line.marker === 'number',
      place: reading.place,
    });
  return true;
}

/** `a table with columns A, B; rows: 1, 2; 3, 4` in one sentence. */
function tableIn(sentence: string): Part | undefined {
  const match = /\btable\b.{0,20}?\bcolumns?:?\s+(.+?)[;.]\s*(?:and\s+)?rows?:?\s+(.+?)\.?$/is.exec(sentence);
  if (!match) return undefined;
  const header = enumerationOf(match[1] ?? '');
  const rows = (match[2] ?? '').split(/;\s*/).map((row) => splitOutside(row, ','));
  return { kind: 'table', header, rows: rows.filter((row) => row.length > 1) };
}

function readSentence(reading: Reading, line: Line, sentence: string): void {
  const table = tableIn(sentence);
  if (table) {
    reading.parts.push(table);
    return;
  }
  const each = picturesIn(sentence);
  if (each.length > 0) {
    reading.parts.push(...each.map((alt): Part => ({ kind: 'picture', alt })));
    return;
  }
  const place = placeIn(sentence.slice(0, 60)) ?? reading.place;
  if (line.marker === 'number' && placeIn(sentence.slice(0, 20)))
    reading.place = placeIn(sentence.slice(0, 20));
  const quotes = quotationsIn(sentence);
  const [first, last] = [quotes[0], quotes.at(-1)];
  const own =
    pictureIn(first ? sentence.slice(0, first.start) : sentence) ??
    (first ? undefined : foreignPicture(sentence));
  const named =
    first &&
    /\b(images?|illustrations?|icons?|symbols?|pictures?)\b[^.]{0,40}$/i.test(sentence.slice(0, first.start));
  if (own && !named)
    reading.parts.push({
      kind: 'picture',
      alt: own,
      place,
      backdrop: /\bbackground\b/i.test(sentence) || undefined,
    });
  else if (!first && !/[:：]$/.test(sentence)) reading.wishes.push(unmarked(sentence));
  for (const quote of quotes) placeQuote(reading, sentence, quote, place);
  const tail = last ? sentence.slice(last.end) : '';
  const further = tail.length > 12 ? pictureIn(`with ${tail}`) : undefined;
  if (further && /\b(a|an)\b/.test(tail))
    reading.parts.push({ kind: 'picture', alt: further, place: placeIn(tail) ?? place });
}

/** Decides what a quoted text is from the words that lead to it. */
function placeQuote(reading: Reading, sentence: string, quote: Quotation, place: Place | undefined): void {
  const lead = sentence.slice(0, quote.start).split(/["”»]/).at(-1)?.slice(-70) ?? '';
  const after = sentence.slice(quote.end, quote.end + 40);
  const whole = sentence.slice(0, quote.start);
  const text = quote.text;
  if (/\b(smaller|small|second)\b[^.]*\btitle\b/i.test(whole) && text.length <= 80) reading.eyebrow ??= text;
  else if (
    /\bsub-?(title|heading)/i.test(lead) ||
    (reading.title !== undefined &&
      /slightly smaller|smaller font/i.test(after) &&
      text.length <= 60 &&
      reading.subtitle === undefined &&
      !/\btitle\b/i.test(lead))
  )
    setSubtitle(reading, text, place);
  else if (
    reading.title === undefined &&
    (/(?<!\p{L})(?:titled?|heading|headline|header|titel|überschrift|titre|título|titolo|tytuł)(?!\p{L})|标题|タイトル/iu.test(
      lead,
    ) ||
      /^title/i.test(reading.label))
  )
    reading.title = text;
  else if (/\bbutton/i.test(whole) || /^\s*button/i.test(after))
    reading.parts.push({ kind: 'button', text, place });
  else if (/\b(?:attributed to|said by|by)\s*$/i.test(lead) && attribute(reading, text)) return;
  else if (/\bquot(?:e|ation)\b(?! box)[^.]{0,20}$/i.test(lead))
    reading.parts.push({ kind: 'speech', text, place });
  else if (/speech bubble|thought bubble/i.test(whole)) reading.parts.push({ kind: 'speech', text, place });
  else if (isPictureName(whole, after, text))
    reading.parts.push({ kind: 'picture', alt: text, caption: text, place });
  else if (/\b(section|column|panel|titled?|heading|card)\b[^.]{0,14}$/i.test(lead) && wordCount(text) <= 12)
    reading.parts.push({ kind: 'heading', text, place });
  else if (/\bpoints?\b|\bbullets?\b|\bitems?\b/i.test(whole))
    reading.parts.push({ kind: 'point', text, ordered: false, place });
  else reading.parts.push({ kind: 'text', text, place });
}

/** Gives the quotation before it its author. */
function attribute(reading: Reading, by: string): boolean {
  const last = reading.parts.at(-1);
  if (last?.kind !== 'speech') return false;
  last.by = by;
  reading.title ??= by;
  return true;
}

function setSubtitle(reading: Reading, text: string, place: Place | undefined): void {
  if (reading.subtitle === undefined) reading.subtitle = text;
  else reading.parts.push({ kind: 'heading', text, place });
}

/** `the illustrations of "people," "places" symbols`: each name is a picture of its own. */
function isPictureName(lead: string, after: string, text: string): boolean {
  if (wordCount(text) > 5) return false;
  return (
    /\b(images?|illustrations?|icons?|symbols?|pictures?|photos?|logos?)\b[^.]{0,60}$/i.test(
      lead.replace(/["“][^"”]*["”]/g, ''),
    ) || /^\s*(symbol|icon|image|logo|illustration)/i.test(after)
  );
}
