import type { Brief } from '../brief/brief.ts';
import { scrapsOf } from './clauses.ts';
import { callIn, type Detail } from './detail-patterns.ts';
import { findDetails, withoutDetails } from './find-details.ts';
import { LABEL } from './headline.ts';
import { CJK_HEAD, HEAD, isAboutDesign } from './instruction-words.ts';
import { offerIn } from './offers.ts';
import { capitalise, printable } from './sentences-of.ts';
import { isLookOnly, stripLook } from './strip-look.ts';
import { type SubjectPhrase, subjectPhrase } from './subject-phrase.ts';

/** `The webinar will be hosted by Sarah Izy` gives `Hosted by Sarah Izy`. */
function shortened(sentence: string): string {
  const by =
    /\b(?:will be|is|are|was)\s+((?:hosted|led|presented|organi[sz]ed|performed|taught|sponsored|curated|directed|written|catered|moderated)\s+by\s+[^.;]{3,80}?)(?:,? and (?:will|is|takes?)\b.*|$)/i.exec(
      sentence,
    )?.[1];
  return capitalise(
    printable(
      by ??
        sentence
          .replace(LABEL, '')
          .replace(
            /^(?:it|this|the (?:event|offer|sale|shop|store))\s+(?:is|will be|has|includes|features|offers)\s+/i,
            '',
          )
          .replace(/^(?:and\s+)?(?:will\s+)?takes?\s+place\s+(?=on\s)/i, '')
          .replace(/^(?:and\s+)?on\s+(?=(?:mon|tues|wednes|thurs|fri|satur|sun)day|\d)/i, ''),
    ),
  );
}

/** A sentence that is a list of scraps rather than a statement gives its scraps. */
function scraps(sentence: string): string[] {
  const parts = scrapsOf(sentence);
  const isList =
    parts.length >= 3 ||
    (parts.length === 2 &&
      (parts.every((part) => part.split(' ').length <= 6) || callIn(parts[1] ?? '') !== undefined));
  return isList && parts.every((part) => part.length <= 60) ? parts : [printable(sentence)];
}

/** The words behind the subject as they stand in the order, with the details that were taken out for reading it. */
function wholeTail(sentence: string, masked: string, tail: string): string | undefined {
  const wanted = printable(tail);
  if (wanted === '') return undefined;
  const starts = [...masked.matchAll(/[,;:](?=\s)|[、，،：]/gu)].map((match) => match.index + 1);
  const start = starts.find((from) => printable(withoutDetails(masked.slice(from))) === wanted);
  return start === undefined ? undefined : sentence.slice(start);
}

/** A day up to which, or from which: without the word it says something else. */
const UNTIL =
  /(?<!\p{L})(?:until|till?|before|by|from|since|after|ends?|starts?|begins?|starting|beginning|beginnt|startet|bis|vor|ab|seit|jusqu['’]au|avant le|dès le|hasta(?: el)?|antes del|desde el|fino al|entro il|dal|até|antes de|tot|vanaf|do|od)\s+\uE000+$/iu;

/**
 * A clause is printed as it stands unless a detail is all that it holds; a day at its end is printed apart, since it
 * belongs with the hour.
 */
function wholeClause(clause: string): string | undefined {
  const { details, rest } = findDetails(clause);
  const cut = printable(withoutDetails(rest));
  if (cut.length < 3 || LONE_LABEL.test(cut)) return undefined;
  const endsWithDay =
    details.length === 1 &&
    details[0]?.role === 'date' &&
    rest.endsWith('\uE000') &&
    !UNTIL.test(rest) &&
    !/[\u3040-\u30ff\u4e00-\u9fff]/.test(cut);
  return endsWithDay ? cut : clause;
}

/** What is left of a scrap whose detail is printed elsewhere. */
const LONE_LABEL =
  /^(?:more|mehr|infos?|information|details|más|plus|signed|phone|tel\.?|telefon|telefono|teléfono|e-?mail|mail|call|website|web|address|price|date|time|tickets?|entry|rsvp|bilety|eintritt)$/iu;

/** What the sentences of a prompt hold that can be printed. */
export interface Reading {
  phrase: SubjectPhrase;
  /** Things that stand in a row behind a colon. */
  listed: string[];
  details: Detail[];
  calls: string[];
  body: string[];
  offer?: string;
  scene?: string;
}

const sceneIn = (sentence: string) =>
  /\b(?:illustrations?|images?|pictures?|photos?|collage) of ([^.,;]{4,80})/i.exec(sentence)?.[1];

/** The sentence that orders the design: one of the first three, or the last one if it begins with a verb of asking. */
function orderAt(sentences: readonly string[]): number {
  const first = sentences.slice(0, 3).findIndex((sentence) => subjectPhrase(sentence).isOrder);
  if (first !== -1) return first;
  return HEAD.test(sentences.at(-1) ?? '') && subjectPhrase(sentences.at(-1) ?? '').isOrder
    ? sentences.length - 1
    : 0;
}

/** Sorts the sentences into the order to the maker and what is said to the reader. */
export function readSentences(
  sentences: readonly string[],
  hasQuote: readonly boolean[],
  brief: Brief,
): Reading {
  const at = orderAt(sentences);
  const looked = sentences.map((sentence) => stripLook(sentence, brief));
  const found = looked.map(findDetails);
  const masked = found[at]?.rest ?? '';
  // Scripts without blanks between words have no seam along which a day could be cut out.
  const order = CJK_HEAD.test(looked[at] ?? '') ? (looked[at] ?? '') : withoutDetails(masked);
  const phrase = subjectPhrase(order, looked[at] ?? order);
  const tail = wholeTail(looked[at] ?? '', masked, phrase.tail) ?? phrase.tail;
  const listed = phrase.isListed ? scrapsOf(tail.replace(/:(?=\s)/, ',')).map(capitalise) : [];
  const orderTail = phrase.isListed
    ? []
    : scraps(phrase.isOrder ? tail : (looked[at] ?? '')).flatMap((clause) => wholeClause(clause) ?? []);
  const others = sentences.flatMap((sentence, index) =>
    index === at || hasQuote[index] ? [] : scraps(sentence),
  );
  const calls = others
    .concat(phrase.isOrder ? scraps(sentences[at] ?? '').slice(1) : [])
    .flatMap((sentence) => callIn(sentence) ?? []);
  const offer = sentences.map(offerIn).find((each) => each !== undefined);
  const scene = sentences
    .map((sentence) => subjectPhrase(sentence).scene ?? sceneIn(sentence))
    .find((each) => each !== undefined);
  const body = [...orderTail, ...others]
    .filter(
      (scrap) =>
        scrap.length >= 3 &&
        !LONE_LABEL.test(scrap) &&
        !isAboutDesign(scrap) &&
        callIn(scrap) === undefined &&
        !isLookOnly(scrap, brief),
    )
    .map(shortened);
  return {
    phrase,
    listed,
    details: uniqueDetails(found.flatMap((each) => each.details)),
    calls,
    body,
    ...(offer ? { offer } : {}),
    ...(scene ? { scene } : {}),
  };
}

// What a design can print is near the start of a prompt; facts further on are picked up one by one.
const VENUE =
  /\b(?:place|piazza|platz|plaza|plaça|praça|square|hall|park|parc|parque|parco|villa|lake|lago|see|rua|calle|via|rue|street|avenue|road|museum|museo|musée|theat(?:er|re)|teatro|théâtre|cent(?:er|re)|centro|club|church|school|library|stadium|hotel|garden|beach|harbou?r|salão|salón|salone|studio|gallery|galerie|gymnasium|campus|kirche|schule|rathaus|markt|ul\.)\b|straße|strasse|公園|会館|ホール|广场|公园|中心|قاعة|حديقة/iu;

/** "Buvette sur place" and "south-facing garden" name no place: its word is written large where it does. */
function isNamedVenue(line: string): boolean {
  const word = VENUE.exec(line)?.[0] ?? '';
  return word !== '' && (!/^\p{Ll}/u.test(word) || /^(?:stra(?:ß|ss)e|ul\.)$/i.test(word));
}

/** A scrap that names a place is a detail with a pin, not a line of prose. */
export function isVenue(line: string): boolean {
  return (
    line.length <= 44 &&
    line.split(' ').length <= 6 &&
    isNamedVenue(line) &&
    !/[.!?]$/.test(line) &&
    !/\b(?:is|are|seen|with|for)\b/i.test(line)
  );
}

/** A menu has more to list than any other design. */
const MOST_LISTED = 60;

/** The same detail said twice is one. */
export function uniqueDetails(details: readonly Detail[]): Detail[] {
  const isSame = (left: string, right: string) => left.toLowerCase() === right.toLowerCase();
  return details
    .filter((detail, at) => details.findIndex((other) => isSame(other.text, detail.text)) === at)
    .filter((detail, at) => at < 12 || (detail.role === 'list' && at < MOST_LISTED));
}
