import type { Brief, QuotedText } from '../brief/brief.ts';
import { callIn, type Detail } from './detail-patterns.ts';
import { findDetails } from './find-details.ts';
import { isAboutDesign } from './instruction-words.ts';
import { leftovers, residue } from './leftovers.ts';
import { offerIn } from './offers.ts';
import { capitalise, designSentences, printable } from './sentences-of.ts';
import { type SubjectPhrase, subjectPhrase } from './subject-phrase.ts';

/** What a design says, in the order of its weight. All of it is from the prompt, labels of the interface excepted. */
export interface DesignCopy {
  headline: string;
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

const NAME_AFTER =
  /^[\s"”'’]*(?:indicates?|is|as|for|being)\s+(?:the\s+)?(?:name|logo|brand|company|shop|store)/i;
const NAME_BEFORE =
  /\b(?:channel|brand|company|shop|store|restaurant|caf[eé]|studio|agency|firm|logo|by|from|hosted by)\s*$/i;
const TITLE_BEFORE =
  /\b(?:called|titled|named|entitled|title|headline|heading|heißt|namens|titel|appelée?|intitulée?|titre|llamad[oa]|titulad[oa]|título|chiamat[oa]|intitolat[oa]|titolo|chamad[oa]|genaamd|tytuł)\s*:?\s*$/iu;
const ANNOUNCEMENT =
  /\b((?:grand (?:re)?opening|now hiring|we(?:'| a)re hiring|open house|open day|flash sale|(?:summer|winter|spring|autumn|fall|end[- ]of[- ](?:season|year)|clearance|closing|garage|book|bake|yard|holiday) sale|launch party|book launch|product launch|save the date|thank you|coming soon|charity (?:run|gala|auction|concert)|neueröffnung|tag der offenen tür|grande ouverture|portes ouvertes|gran inauguración|grande apertura|grande inauguração))\b/iu;

interface Quotes {
  headline?: string;
  name?: string;
  lines: string[];
}

function readQuotes(quotes: readonly QuotedText[], text: string): Quotes {
  const names: string[] = [];
  const printed: { text: string; isTitle: boolean }[] = [];
  for (const quote of quotes) {
    const at = text.indexOf(quote.text);
    const before = text.slice(Math.max(0, at - 40), Math.max(0, at - 1)).replace(/["“'‘«「]+$/, '');
    const after = text.slice(at + quote.text.length, at + quote.text.length + 60);
    if (NAME_AFTER.test(after) || NAME_BEFORE.test(before)) names.push(quote.text);
    else if (printed.every((other) => other.text !== quote.text))
      printed.push({ text: quote.text, isTitle: TITLE_BEFORE.test(before) });
  }
  const head =
    printed.find((quote) => quote.isTitle) ??
    printed.find((quote) => /\S\s+\S/.test(quote.text) && quote.text.length <= 60) ??
    printed[0];
  const lines = printed.filter((quote) => quote !== head).map((quote) => quote.text);
  return {
    ...(head ? { headline: head.text } : {}),
    ...(names[0] ? { name: names[0] } : {}),
    lines: [...lines, ...names.slice(1)],
  };
}

const blankQuotes = (sentence: string, quotes: readonly QuotedText[]) =>
  quotes.reduce((text, quote) => text.split(quote.text).join(' '), sentence).replace(/["“”«»「」]/g, ' ');

/** An organisation that is no date and no phrase of the order. */
function senderOf(brief: Brief): string | undefined {
  const name = brief.organisation?.trim();
  if (
    !name ||
    name.length > 48 ||
    /\d|\b(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|june|july|august|september|october|november|december|day)\b/i.test(
      name,
    )
  )
    return undefined;
  return name;
}

interface Headline {
  headline: string;
  kicker?: string;
  subline?: string;
}

function chooseHeadline(
  brief: Brief,
  phrase: SubjectPhrase,
  quotes: Quotes,
  offer: string | undefined,
): Headline {
  const subject = phrase.subject;
  const announced = ANNOUNCEMENT.exec(brief.text)?.[1];
  const [promise = promoted(brief.text)] = phrase.offers;
  if (quotes.headline) {
    const kicker = subject && subject.length <= 42 ? subject : phrase.theme;
    return {
      headline: quotes.headline,
      ...(kicker && !isOrdinary(kicker) ? { kicker } : {}),
      ...(promise ? { subline: promise } : {}),
    };
  }
  const about = subject?.replace(/^(?:the\s+)?grand opening of\s+/i, '').replace(/^(?:an?|the|our)\s+/i, '');
  if (phrase.theme && !isOrdinary(phrase.theme))
    return {
      headline: phrase.theme,
      ...(subject && !isOrdinary(subject)
        ? { subline: subject }
        : promise && promise !== offer
          ? { subline: promise }
          : {}),
    };
  if (announced) {
    const rest = about
      ?.replace(ANNOUNCEMENT, '')
      .replace(/^\s*(?:of|for|at)\s+(?:an?\s+|the\s+|our\s+)?/i, '');
    return {
      headline: capitalise(announced),
      ...(rest && rest.length > 2 ? { subline: capitalise(rest) } : {}),
    };
  }
  if (offer && /^(?:buy|get|free|order|spend|bring|pay|save|book)\b/i.test(offer))
    return { headline: offer, ...(subject ? { subline: subject } : {}) };
  if (subject && promise && isGeneric(subject))
    return { headline: promise, subline: subject.replace(/\s+promotion$/i, '') };
  const sender = senderOf(brief);
  const headline = subject ?? sender ?? brief.title ?? brief.subject;
  return {
    headline: headline === '' ? capitalise(printable(brief.text).slice(0, 60)) : capitalise(headline),
    ...(promise ? { subline: promise } : {}),
  };
}

/** `The ad should promote tacos and Mexican cuisine`: what is promoted is worth a line. */
function promoted(text: string): string | undefined {
  const match =
    /\b(?:should|must|to|and)\s+(?:promotes?|advertises?|celebrates?|introduces?)\s+(?:the\s+|our\s+)?(?!offer\b|an?\s)([^.,;"']{4,60})/i.exec(
      text
        .split(/(?<=[.!?])\s/)
        .slice(1)
        .join(' '),
    );
  return match?.[1] ? capitalise(printable(match[1])) : undefined;
}

const isOrdinary = (text: string) =>
  /^(?:event|sale|store|shop|service|product|promotion|company|business|brand|customers?|clients?|young woman|friends?)$/i.test(
    text.trim(),
  ) || text.length > 70;
const isGeneric = (subject: string) =>
  /\b(?:store|shop|restaurant|agency|company|promotion|business|firm|brand|service|platform|café|cafe|bakery|bar|hotel|club|studio|academy|school)\b/i.test(
    subject,
  ) && !/\s\p{Lu}\p{Ll}+/u.test(subject);

/** `The webinar will be hosted by Sarah Izy` gives `Hosted by Sarah Izy`. */
function shortened(sentence: string): string {
  const by =
    /\b(?:will be|is|are|was)\s+((?:hosted|led|presented|organi[sz]ed|performed|taught|sponsored|curated|directed|written|catered|moderated)\s+by\s+[^.;]{3,80}?)(?:,? and (?:will|is|takes?)\b.*|$)/i.exec(
      sentence,
    )?.[1];
  return capitalise(
    printable(
      by ??
        sentence.replace(
          /^(?:it|this|the (?:event|offer|sale|shop|store))\s+(?:is|will be|has|includes|features|offers)\s+/i,
          '',
        ),
    ),
  );
}

function missingParts(text: string, details: readonly Detail[]): string[] {
  const asked = [
    ...text.matchAll(
      /\b(?:include|add|with|put|insert|show)\s+(?:the|our|my|a)?\s*((?:\w+\s)?(?:address|phone number|telephone number|website|e-?mail(?: address)?|contact (?:details|information)|logo|opening hours))\b/gi,
    ),
  ].map((match) => capitalise(match[1] ?? ''));
  return asked.filter((name) => {
    if (/address/i.test(name) && !/mail/i.test(name))
      return !details.some((detail) => detail.role === 'place');
    return !/logo/i.test(name) && !details.some((detail) => detail.role === 'contact');
  });
}

/** Writes what a design says from the words of its prompt; orders to the maker are left out. */
export function designCopy(brief: Brief): DesignCopy {
  const text = brief.sizes.reduce(
    (left, size) => (size.width ? left.replace(size.text, ' ') : left),
    brief.text,
  );
  const sentences = designSentences(text);
  const quotes = readQuotes(brief.quotes, text);
  const [first = ''] = sentences;
  const phrase = subjectPhrase(blankQuotes(first, brief.quotes));
  const plain = sentences.map((sentence) => blankQuotes(sentence, brief.quotes));
  const offer = plain.map(offerIn).find((found) => found !== undefined);
  const heading = chooseHeadline(brief, phrase, quotes, offer);
  const found = plain.map(findDetails);
  const details = unique(found.flatMap((each) => each.details));
  const others = plain.slice(phrase.isOrder ? 1 : 0);
  const call = others.map((sentence) => callIn(printable(sentence))).find((each) => each !== undefined);
  const printed = [
    heading.headline,
    heading.subline,
    heading.kicker,
    offer,
    call,
    quotes.name,
    ...quotes.lines,
    ...details.map((detail) => detail.text),
  ].filter((each) => each !== undefined);
  const body = others
    .filter(
      (sentence) =>
        !isAboutDesign(sentence) && callIn(printable(sentence)) === undefined && !isColours(sentence, brief),
    )
    .map((sentence) => shortened(sentence))
    .filter(
      (sentence) => sentence.length >= 4 && sentence.length <= 150 && residue(sentence, printed).length > 2,
    );
  const clauses = phrase.isOrder ? orderClauses(plain[0] ?? '', phrase, printed) : [];
  const all = [...clauses.filter((clause) => !isColours(clause, brief)), ...body];
  const rest = leftovers(brief, text, [...printed, ...all]);
  const scene = plain
    .map((sentence) => subjectPhrase(sentence).scene ?? sceneIn(sentence))
    .find((each) => each !== undefined);
  const sender = quotes.name ?? senderOf(brief);
  const kept = dropRepeats({
    ...heading,
    ...(offer ? { offer } : {}),
    lines: quotes.lines,
    details: [...details, ...rest],
    body: all.slice(0, 4),
  });
  return {
    ...kept,
    ...(call ? { call: capitalise(call) } : {}),
    ...(sender &&
    !same(heading.headline, sender) &&
    !heading.headline.includes(sender) &&
    !heading.subline?.includes(sender)
      ? { logo: sender }
      : {}),
    ...(scene ? { scene } : {}),
    missing: missingParts(text, details),
  };
}

const sceneIn = (sentence: string) =>
  /\b(?:illustrations?|images?|pictures?|photos?|collage) of ([^.,;]{4,80})/i.exec(sentence)?.[1];
const same = (left: string, right: string) => left.toLowerCase() === right.toLowerCase();

function isColours(sentence: string, brief: Brief): boolean {
  const left = brief.colours.reduce(
    (text, colour) => text.toLowerCase().split(colour.name.toLowerCase()).join(' '),
    sentence.toLowerCase(),
  );
  return (
    brief.colours.length > 0 &&
    left.replace(
      /\b(?:and|with|on|in|use|und|mit|auf|et|avec|y|con|e|colou?rs?|background|text|palette|tones?|accents?|buttons?)\b|[^\p{L}]/gu,
      '',
    ).length < 3
  );
}

/** Parts of the first sentence behind commas that say something: `free entry`, `dentist`. */
function orderClauses(sentence: string, phrase: SubjectPhrase, printed: readonly string[]): string[] {
  const head = phrase.subject ? sentence.toLowerCase().indexOf(phrase.subject.toLowerCase()) : -1;
  const tail = head === -1 ? sentence : sentence.slice(head + (phrase.subject?.length ?? 0));
  return tail
    .split(/\s*[,;:]\s+/)
    .slice(1)
    .map(printable)
    .filter((clause) => clause.length >= 4 && clause.length <= 70 && !isAboutDesign(clause))
    .map((clause) => capitalise(printable(clause.replace(/^(?:and|with|und|mit|et|avec|y|con)\s+/i, ''))))
    .filter(
      (clause) =>
        residue(clause, printed).length > 0 &&
        !/^(?:with|in|on|for)?\s*(?:an?\s)?(?:[\w-]+\s){0,3}(?:style|colou?rs?|background|look|design)$/i.test(
          clause,
        ),
    )
    .slice(0, 4);
}

function unique(details: readonly Detail[]): Detail[] {
  return details
    .filter((detail, at) => details.findIndex((other) => same(other.text, detail.text)) === at)
    .slice(0, 10);
}

type Written = Pick<DesignCopy, 'headline' | 'kicker' | 'subline' | 'offer' | 'lines' | 'details' | 'body'>;

/** Nothing is said twice: what stands in a weightier line goes from the lesser ones. */
function dropRepeats(copy: Written): Written {
  const said: string[] = [copy.headline];
  const fresh = (text: string | undefined): text is string => {
    if (!text || said.some((other) => other.toLowerCase().includes(text.toLowerCase()))) return false;
    said.push(text);
    return true;
  };
  const subline = fresh(copy.subline) ? copy.subline : undefined;
  const kicker = fresh(copy.kicker) ? copy.kicker : undefined;
  const lines = copy.lines.filter(fresh);
  const offer = fresh(copy.offer) ? copy.offer : undefined;
  const body = copy.body.filter(fresh);
  const details = copy.details.filter((detail) => fresh(detail.text));
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
