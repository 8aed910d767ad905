import type { Brief } from '../brief/brief.ts';
import { callIn, type Detail } from './detail-patterns.ts';
import { findDetails, withoutDetails } from './find-details.ts';
import { LABEL } from './headline.ts';
import { isAboutDesign } from './instruction-words.ts';
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
  const parts = sentence
    .split(/\s*(?:[,;](?=\s)|[、，،])\s*/)
    .map(printable)
    .filter((part) => part !== '');
  const isList =
    parts.length >= 3 || (parts.length === 2 && parts.every((part) => part.split(' ').length <= 6));
  return isList && parts.every((part) => part.length <= 60) ? parts : [printable(sentence)];
}

/** What is left of a scrap whose detail is printed elsewhere. */
const LONE_LABEL =
  /^(?:signed|phone|tel\.?|telefon|telefono|teléfono|e-?mail|mail|call|website|web|address|price|date|time|tickets?|entry|rsvp|bilety|eintritt)$/iu;

/** What the sentences of a prompt hold that can be printed. */
export interface Reading {
  phrase: SubjectPhrase;
  details: Detail[];
  calls: string[];
  body: string[];
  offer?: string;
  scene?: string;
}

const sceneIn = (sentence: string) =>
  /\b(?:illustrations?|images?|pictures?|photos?|collage) of ([^.,;]{4,80})/i.exec(sentence)?.[1];

/** Sorts the sentences into the order to the maker and what is said to the reader. */
export function readSentences(
  sentences: readonly string[],
  hasQuote: readonly boolean[],
  brief: Brief,
): Reading {
  const at = Math.max(
    0,
    sentences.slice(0, 3).findIndex((sentence) => subjectPhrase(sentence).isOrder),
  );
  const found = sentences.map((sentence) => findDetails(stripLook(sentence, brief)));
  const order = withoutDetails(found[at]?.rest ?? '');
  const phrase = subjectPhrase(order);
  const orderTail = phrase.isOrder ? scraps(phrase.tail) : scraps(order);
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

/** A scrap that names a place is a detail with a pin, not a line of prose. */
export function isVenue(line: string): boolean {
  return (
    line.length <= 44 &&
    line.split(' ').length <= 6 &&
    VENUE.test(line) &&
    !/[.!?]$/.test(line) &&
    !/\b(?:is|are|seen|with|for)\b/i.test(line)
  );
}

/** The same detail said twice is one. */
export function uniqueDetails(details: readonly Detail[]): Detail[] {
  const isSame = (left: string, right: string) => left.toLowerCase() === right.toLowerCase();
  return details
    .filter((detail, at) => details.findIndex((other) => isSame(other.text, detail.text)) === at)
    .slice(0, 12);
}
