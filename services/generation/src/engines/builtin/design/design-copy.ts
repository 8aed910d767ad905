import type { Brief } from '../brief/brief.ts';
import { callIn, type Detail } from './detail-patterns.ts';
import { findDetails, withoutDetails } from './find-details.ts';
import { chooseHeadline, LABEL } from './headline.ts';
import { isAboutDesign } from './instruction-words.ts';
import { type LabelledText, labelledTexts } from './label-lines.ts';
import { leftovers, residue } from './leftovers.ts';
import { offerIn } from './offers.ts';
import { blankQuotes, readQuotes } from './read-quotes.ts';
import { capitalise, designSentences, printable } from './sentences-of.ts';
import { isLookOnly, stripLook } from './strip-look.ts';
import { type SubjectPhrase, subjectPhrase } from './subject-phrase.ts';

/** What a design says, in the order of its weight. All of it is from the prompt, labels of the interface excepted. */
export interface DesignCopy {
  /** Empty if the prompt says nothing that can be printed. */
  headline: string;
  /** The headline is to be filled in. */
  isPlaceholder?: boolean;
  /** Small line over the headline. */
  kicker?: string;
  subline?: string;
  offer?: string;
  /** Other texts that the prompt quotes, to the letter. */
  lines: string[];
  details: Detail[];
  body: string[];
  call?: string;
  /** Name of the sender. */
  logo?: string;
  /** What the picture is to show, in the prompt's words. */
  scene?: string;
  /** Things to fill in that the prompt names and does not give: an address, a phone number. */
  missing: string[];
}

/** An organisation that is no date and no phrase of the order. */
function senderOf(brief: Brief): string | undefined {
  const name = brief.organisation?.trim();
  const isDate =
    /\d|\b(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|june|july|august|september|october|november|december|day)\b/i;
  return !name || name.length > 48 || isDate.test(name) ? undefined : name;
}

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
          ),
    ),
  );
}

function missingParts(text: string, details: readonly Detail[]): string[] {
  const asked = [
    ...text.matchAll(
      /\b(?:include|add|with|put|insert|show)\s+(?:the|our|my|a)?\s*((?:\w+\s)?(?:address|phone number|telephone number|website|e-?mail(?: address)?|contact (?:details|information)|opening hours))\b/gi,
    ),
  ].map((match) => capitalise(match[1] ?? ''));
  return asked.filter(
    (name) =>
      !details.some(
        (detail) => detail.role === (/address/i.test(name) && !/mail/i.test(name) ? 'place' : 'contact'),
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
  /^(?:phone|tel\.?|telefon|telefono|teléfono|e-?mail|mail|call|website|web|address|price|date|time|tickets?|entry|rsvp|bilety|eintritt)$/iu;

interface Reading {
  phrase: SubjectPhrase;
  details: Detail[];
  calls: string[];
  body: string[];
  offer?: string;
  scene?: string;
}

const sceneIn = (sentence: string) =>
  /\b(?:illustrations?|images?|pictures?|photos?|collage) of ([^.,;]{4,80})/i.exec(sentence)?.[1];

function readSentences(sentences: readonly string[], hasQuote: readonly boolean[], brief: Brief): Reading {
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
    details: unique(found.flatMap((each) => each.details)),
    calls,
    body,
    ...(offer ? { offer } : {}),
    ...(scene ? { scene } : {}),
  };
}

// What a design can print is near the start of a prompt; facts further on are picked up one by one.
const MAX_SENTENCES = 60;
const MAX_SENTENCE = 700;

const VENUE =
  /\b(?:place|piazza|platz|plaza|plaça|praça|square|hall|park|parc|parque|parco|villa|lake|lago|see|rua|calle|via|rue|street|avenue|road|museum|museo|musée|theat(?:er|re)|teatro|théâtre|cent(?:er|re)|centro|club|church|school|library|stadium|hotel|garden|beach|harbou?r|salão|salón|salone|studio|gallery|galerie|gymnasium|campus|kirche|schule|rathaus|markt|ul\.)\b|straße|strasse|公園|会館|ホール|广场|公园|中心|قاعة|حديقة/iu;

/** A scrap that names a place is a detail with a pin, not a line of prose. */
function isVenue(line: string): boolean {
  return (
    line.length <= 44 &&
    line.split(' ').length <= 6 &&
    VENUE.test(line) &&
    !/[.!?]$/.test(line) &&
    !/\b(?:is|are|seen|with|for)\b/i.test(line)
  );
}

const same = (left: string, right: string) => left.toLowerCase() === right.toLowerCase();

function unique(details: readonly Detail[]): Detail[] {
  return details
    .filter((detail, at) => details.findIndex((other) => same(other.text, detail.text)) === at)
    .slice(0, 12);
}

const isDetail = (label: LabelledText): label is LabelledText & Detail =>
  label.role !== 'headline' && label.role !== 'line' && label.role !== 'call';

/** Items with prices, each name beside its price; only where there are several, as on a menu. */
function pricedItems(brief: Brief): Detail[] {
  const named = brief.items.filter(
    (item) => item.name.length >= 2 && item.name.length <= 50 && !/\b(?:price|tickets?)$/i.test(item.name),
  );
  return named.length >= 3
    ? named.map((item) => ({ role: 'price', text: `${item.name} ${item.price}` }))
    : [];
}

/** Writes what a design says from the words of its prompt; orders to the maker are left out. */
export function designCopy(brief: Brief): DesignCopy {
  const sized = brief.sizes.reduce(
    (left, size) => (size.width ? left.replace(size.text, ' ') : left),
    brief.text,
  );
  const { found: labels, rest: text } = labelledTexts(sized);
  const sentences = designSentences(text)
    .slice(0, MAX_SENTENCES)
    .map((sentence) => blankQuotes(sentence.slice(0, MAX_SENTENCE), brief.quotes));
  const hasQuote = designSentences(text).map((sentence) =>
    brief.quotes.some((quote) => sentence.includes(quote.text)),
  );
  const read = readSentences(sentences, hasQuote, brief);
  const labelled = (role: LabelledText['role']) =>
    labels.filter((label) => label.role === role).map((label) => label.text);
  const quoted = readQuotes(
    brief.quotes.filter((quote) => !labels.some((label) => label.text.includes(quote.text))),
    text,
  );
  const titles = [
    ...labelled('headline'),
    ...(quoted.headline ? [quoted.headline] : []),
    ...labelled('line'),
  ];
  const quotes = {
    ...quoted,
    ...(titles[0] ? { headline: titles[0] } : {}),
    lines: [...titles.slice(1), ...quoted.lines],
  };
  const items = pricedItems(brief);
  const { message, ...unlisted } = read.phrase;
  const phrase = items.length > 0 || message === undefined ? unlisted : read.phrase;
  const heading = chooseHeadline(brief, phrase, quotes, read.offer);
  const venues = read.body.filter(isVenue);
  const details = unique([
    ...items,
    ...labels.filter(isDetail),
    ...read.details.filter((detail) => items.length === 0 || detail.role !== 'price'),
    ...venues.map((text): Detail => ({ role: 'place', text })),
  ]);
  const call = labelled('call')[0] ?? quotes.call ?? read.calls[0];
  const sender = quotes.name ?? senderOf(brief);
  const fuller = read.body.find(
    (line) => read.offer !== undefined && line.length <= 48 && line.includes(read.offer),
  );
  const offer = fuller ?? read.offer;
  const kept = dropRepeats(
    {
      ...heading,
      ...(offer ? { offer } : {}),
      lines: [...quotes.lines, ...(read.phrase.by ? [read.phrase.by] : [])],
      details,
      body: read.body.filter((line) => !venues.includes(line)),
    },
    call,
  );
  const said = [...allTexts(kept), ...(call ? [call] : []), ...(quotes.name ? [quotes.name] : [])];
  const rest = leftovers(brief, `${text}`, said);
  const printed = [...said, ...rest.map((detail) => detail.text)];
  const isNamed =
    sender !== undefined && printed.some((each) => each.toLowerCase().includes(sender.toLowerCase()));
  const headline =
    kept.headline === '' ? (sender ?? kept.subline ?? kept.body[0] ?? rest[0]?.text ?? '') : kept.headline;
  return {
    ...kept,
    headline: headline === '' ? '' : capitalise(headline),
    body: kept.body.filter((line) => line !== headline),
    details: [...kept.details, ...rest.filter((detail) => detail.text !== headline)],
    ...(call ? { call: capitalise(call) } : {}),
    ...(sender && !isNamed && sender !== headline ? { logo: sender } : {}),
    ...(quotes.name && quotes.name !== headline ? { logo: quotes.name } : {}),
    ...(read.scene ? { scene: read.scene } : {}),
    missing: missingParts(text, details),
  };
}

type Written = Pick<DesignCopy, 'headline' | 'kicker' | 'subline' | 'offer' | 'lines' | 'details' | 'body'>;

function allTexts(copy: Written): string[] {
  return [
    copy.headline,
    copy.kicker,
    copy.subline,
    copy.offer,
    ...copy.lines,
    ...copy.details.map((detail) => detail.text),
    ...copy.body,
  ].filter((text) => text !== undefined);
}

/** Whether a text stands in another as words of its own, and not as part of an address. */
function holds(text: string, part: string): boolean {
  const at = text.toLowerCase().indexOf(part.toLowerCase());
  if (at === -1) return false;
  return (
    !/[\p{L}\p{N}@/-]$/u.test(text.slice(0, at)) &&
    !/^(?:[\p{L}\p{N}@/-]|\.\p{L})/u.test(text.slice(at + part.length))
  );
}

/** Nothing is said twice: what stands in a weightier line goes from the lesser ones. */
function dropRepeats(copy: Written, call: string | undefined): Written {
  const said: string[] = [copy.headline];
  const fresh = (text: string | undefined): text is string => {
    if (!text || said.some((other) => holds(other, text))) return false;
    said.push(text);
    return true;
  };
  const subline = fresh(copy.subline) ? copy.subline : undefined;
  const kicker = fresh(copy.kicker) ? copy.kicker : undefined;
  const lines = copy.lines.filter(fresh);
  const offer = fresh(copy.offer) ? copy.offer : undefined;
  if (call) said.push(call);
  const details = copy.details.filter((detail) => fresh(detail.text));
  const body = copy.body
    .filter((line) => line.length <= 150 && residue(line, said).length > 0 && fresh(line))
    .slice(0, 5);
  return {
    headline: copy.headline,
    ...(kicker ? { kicker } : {}),
    ...(subline ? { subline } : {}),
    ...(offer ? { offer } : {}),
    lines,
    details,
    body,
  };
}
