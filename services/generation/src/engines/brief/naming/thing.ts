import type { BuildType } from '@sitewright/site-spec';
import { quoteAt } from '../segments/quotes.ts';
import type { RoledClause } from '../segments/roles.ts';
import {
  endOf,
  hasA,
  isA,
  objectsFirst,
  type Range,
  type Source,
  senseOf,
  startOf,
} from '../segments/source.ts';
import { withoutEnd } from '../without-end.ts';

type Lexeme = Source['lexemes'][number];
type Found = Pick<Thing, 'isMade'> & { words: Lexeme[] };

/** What an order makes: "a market report of 4,000 words on the dairy industry" without its length. */
export interface Thing {
  /** What it is called by. */
  text: string;
  whole: string;
  /** Whether it says of what or for whom it is. */
  isTelling: boolean;
  /** Whether it has words of its own beside those for what it is. */
  isOwn: boolean;
  /** Whether a verb says that it is made. */
  isMade: boolean;
  /** What it is about or for; `quoted` its title, in quotation marks. */
  topic: (Range & { quoted: boolean }) | undefined;
  /** The words for what is made, by their sense. */
  kinds: string[];
}

const LONGEST = 110;
const TOLD = /^document (?:article|essay)$/u;
const ENDS = /[.,;:!?](?:\s|$)|[\n"“”。，、；：「」]|\s[–—-]\s/u;
/** More words before the first sign are a sentence. */
const MOST_OPENING = 16;
/** More words are no topic. */
const MOST_ABOUT = 18;

/** What is made by the order, else what a brief without a verb opens with. */
export function orderedThing(
  source: Source,
  clauses: readonly RoledClause[],
  buildType: BuildType,
): Thing | undefined {
  const isDocument = buildType === 'document';
  const made = madeWords(source, clauses, isDocument) ?? openingWords(source, buildType);
  if (made === undefined) return undefined;
  const { words, isMade } = made;
  const stop = words.findIndex(
    (one, at) =>
      (at > 0 && isApart(source.text, endOf(words[at - 1]), one.start)) ||
      isGiven(source, one, words[at - 1], words[at + 1]) ||
      (at > 0 && isA(one, 'talk')) ||
      (isA(one, 'with', 'has') &&
        !isLength(words[at + 2]) &&
        (!isDocument || !isMade || words.slice(at + 1, at + 3).some((next) => isA(next, 'unit', 'part')))) ||
      isA(one, 'because', 'audience'),
  );
  const isCut = stop !== -1 && isA(words[stop], 'given');
  const object = withoutLength(source, stop === -1 ? words : words.slice(0, stop));
  // "… for a general audience".
  const whom = isA(words[stop], 'audience') ? object.findLastIndex((one) => isA(one, 'for')) : -1;
  if (whom > 0) object.splice(whom);
  trimEnd(source, object, isCut);
  const isTold = isA(source.lexemes[0], 'put') && words[0] === source.lexemes[1];
  const isJoined = (): boolean => source.text[endOf(object[0])] === '-';
  const leads = (): boolean =>
    isA(object[0], 'glue', 'polite', 'for', 'about', 'inLanguage', 'language') ||
    (isA(object[0], 'style') && !isA(object[1], 'for', 'about'));
  while (leads() && !isJoined() && !isTold) object.shift();
  if (isA(object[0], 'given') && !isA(object[1], 'about')) return undefined;
  const whole = textOf(source, object);
  const topic = quoteBehind(source, words) ?? topicOf(source, object, isDocument);
  // "An article about why leaves turn red" is called by what it is about.
  const isText =
    isA(object[0], 'given') ||
    object.some((one) => TOLD.test(senseOf(one, 'result') ?? '') || (isDocument && isA(one, 'called')));
  const about = isText && topic ? source.text.slice(topic.start, topic.end) : whole;
  // A long one is called by its kind.
  const last = isMade ? object.findIndex((one) => isA(one, 'result')) + 1 : 0;
  const subject = about.length <= LONGEST ? about : textOf(source, object.slice(0, last)).slice(0, LONGEST);
  if (subject === '') return undefined;
  const own = object.filter(({ senses }) => senses.length === 0);
  return {
    text: `${subject.charAt(0).toUpperCase()}${subject.slice(1)}`,
    whole,
    isTelling: object.length > 3 && object.slice(1, -1).some((one) => isA(one, 'for', 'about', 'with')),
    isOwn: own.length > 0,
    isMade,
    topic,
    kinds: object
      .filter(({ end }) => source.text[end] !== '-')
      .flatMap((one) => [senseOf(one, 'result') ?? '', senseOf(one, 'unit') ?? '']),
  };
}

/** "… an article for parents on “Silk and Tin.”": its title. */
function quoteBehind({ quotes, text }: Source, words: readonly Lexeme[]): Thing['topic'] {
  const end = words.findIndex(
    (one, at) => at > 0 && /[.!?\n]/u.test(text.slice(endOf(words[at - 1]), one.start)),
  );
  const first = words.slice(0, end === -1 ? words.length : end).findIndex((one, at) => {
    const isLed = words.slice(Math.max(0, at - 3), at).some((before) => isA(before, 'about', 'called'));
    return isLed && quoteAt(quotes, one.start) !== undefined;
  });
  const quote = quoteAt(quotes, words[first]?.start ?? -1);
  const dot = /[.,]/u.test(text.charAt((quote?.to ?? 0) - 1)) ? 1 : 0;
  return quote && { start: quote.from, end: quote.to - dot, quoted: true };
}

/** What stands behind the word that leads to what a text is about, or what anything else is for. */
function topicOf(source: Source, object: readonly Lexeme[], isDocument: boolean): Thing['topic'] {
  const leads = (one: Lexeme): boolean =>
    isA(one, 'about', 'called') || (!isDocument && isA(one, 'for') && !isA(one, 'glue'));
  const words = object.slice(object.findIndex((one, at) => at > 0 && leads(one)) + 1);
  const isSmall = (one: Lexeme): boolean =>
    !isDocument && isA(one, 'glue', 'tell') && /^\p{Ll}/u.test(one.text);
  const first = words.findIndex((one) => !isSmall(one));
  const isTold = words.length < object.length && words.some(({ senses }) => senses.length === 0);
  const isCount = /^\p{Lu}{0,3}\p{Sc}?\p{Nd}/u.test(words[first]?.text ?? '') || isA(words[first], 'bound');
  return isTold && !isCount && words.length <= MOST_ABOUT
    ? { start: startOf(source, words[first]), end: endOf(words.at(-1)), quoted: false }
    : undefined;
}

/** The words behind the verb of the first order. */
function madeWords(source: Source, clauses: readonly RoledClause[], isDocument: boolean): Found | undefined {
  // "Describe how a household prepares for winter".
  const [first, second] = source.lexemes;
  const isAsked = isA(second, 'glue') && !isA(second, 'about', 'for', 'with', 'number', 'inLanguage');
  if (isDocument && isA(first, 'put') && isAsked) return { words: source.lexemes.slice(1), isMade: true };
  const clause = clauses.find(
    ({ role, head, from, to, sentence }) =>
      (isDocument || sentence <= 1) &&
      (isA(source.lexemes[from], 'please') ||
        (role === 'order' && (head === 'make' || head === 'wish')) ||
        // What closes a long paste may be taken for a part of it.
        (isDocument && head === 'make' && to === source.lexemes.length)) &&
      hasA(source, { from, to }, 'make', ...(isDocument ? (['put', 'result'] as const) : [])) &&
      !objectsFirst(source, from, to),
  );
  if (clause === undefined) return undefined;
  const all = source.lexemes.slice(clause.from);
  const own = all.slice(0, clause.to - clause.from);
  // "The provided draft" makes nothing.
  const made = own.findIndex((one, at) => isA(one, 'make') && !isNoun(all[at - 2], all[at - 1]));
  // "Please write, from this, an article".
  if (made !== -1) return { words: all.slice(made + (isA(all[made + 1], 'talk') ? 2 : 1)), isMade: true };
  // "Expand the outline above into a handout for …".
  const kind = own.findIndex((one) => isA(one, 'result'));
  const before = own.slice(0, Math.max(0, kind)).findLastIndex((one) => isA(one, 'glue'));
  if (kind !== -1) return before === -1 ? undefined : { words: all.slice(before + 1), isMade: false };
  // "Please provide information about …".
  const put = own.findIndex((one) => isA(one, 'put'));
  return put === 1 && own.some((one) => isA(one, 'about') && !isA(one, 'glue'))
    ? { words: all.slice(put + 1), isMade: false }
    : undefined;
}

/** What a brief without a verb opens with: "Board update for a regional theatre, 8 slides". */
function openingWords(source: Source, buildType: BuildType): Found | undefined {
  const { lexemes, text } = source;
  const end = lexemes.findIndex((one, at) => at > 0 && isApart(text, endOf(lexemes[at - 1]), one.start));
  const words = lexemes.slice(0, end === -1 ? lexemes.length : end);
  // "Explain how vaccines get approved".
  if (buildType === 'slides' && isA(words[0], 'put')) return { words: words.slice(1), isMade: false };
  const isSaid = words.some((one) => isA(one, 'make', 'put', 'wish', 'greeting') && !isA(one, 'result'));
  const isLed = words.slice(1).some((one) => isA(one, 'for', 'about'));
  // "Business proposal: …" is called by what follows.
  const isLabel = !isLed && /^\s*[:：]/u.test(text.slice(endOf(words.at(-1))));
  const isPhrase = !isLabel && words.length > 1 && words.length <= MOST_OPENING && !isSaid;
  const kinds = words.flatMap((one) => senseOf(one, 'result') ?? []);
  const isMade = kinds.some((kind) => /^(?:document|design)/u.test(kind));
  const isTold = buildType === 'slides' && words.slice(1).some((one) => isA(one, 'for') && !isA(one, 'glue'));
  const opens = !isA(words[0], 'for', 'about', 'tell', 'talk') || isA(words[0], 'result');
  // "A training deck on first aid", but whose a "pitch deck for Oxlip" is, its name says.
  const isSaidOf = !kinds.includes('slides') || words.some((one) => isA(one, 'about'));
  const isOpening = isPhrase && opens && (isMade || (isTold && isSaidOf));
  return isOpening ? { words, isMade: false } : undefined;
}

/** Without the small words that it ends with, nor the word that they lead from: "based on the notes below". */
function trimEnd(source: Source, object: Lexeme[], isCut: boolean): void {
  const isOpen = (one: Lexeme): boolean =>
    (isA(one, 'glue', 'for', 'about', 'with', 'bound', 'style', 'polite') &&
      !/^\p{Lu}\p{Ll}/u.test(one.text)) ||
    source.packs.some(({ reading }) => reading.glue.includes(one.text));
  const lastOf = (): number => object.findLastIndex((one) => !isOpen(one));
  const isBased = isCut && object.slice(lastOf() + 1).some((one) => isA(one, 'about'));
  object.splice(isBased ? lastOf() : lastOf() + 1);
  object.splice(lastOf() + 1);
}

/** As it is written, without what stands in brackets. */
const textOf = ({ text }: Source, object: readonly Lexeme[]): string =>
  withoutEnd(
    object
      .map((one, at) => {
        const gap = text.slice(object[at - 1]?.end ?? one.start, one.start);
        return `${gap.length > 3 ? ' ' : gap}${text.slice(one.start, one.end)}`;
      })
      .join('')
      .replace(/ ?\([^()]{0,80}(?:\)|$)/gu, ''),
    ' ',
  );

/** Whether what stands between two words ends what is said: not within "1,200". */
const isApart = (text: string, from: number, to: number): boolean =>
  ENDS.test(text.slice(from, to)) && !/^\p{Nd}[.,]\p{Nd}$/u.test(text.slice(from - 1, to + 1));

/** "The provided draft", "the attached design": what looks like a verb is none. */
const isNoun = (article: Lexeme | undefined, before: Lexeme | undefined): boolean =>
  isA(before, 'given') || (isA(article, 'glue') && before?.senses.length === 0);

/** "The notes below", but no "promotional copy for a toy", nor a "crisis text line". */
const isGiven = (
  source: Source,
  one: Lexeme,
  before: Lexeme | undefined,
  next: Lexeme | undefined,
): boolean =>
  isA(one, 'given') &&
  !isA(one, 'for') &&
  (!isA(next, 'for', 'about') || isApart(source.text, one.end, startOf(source, next))) &&
  (before === undefined || before.senses.length > 0) &&
  /^\p{Ll}/u.test(source.text.slice(one.start));

const isLength = (one: Lexeme | undefined): boolean =>
  ['words', 'minutes', 'characters', 'pages', 'slides'].includes(senseOf(one, 'unit') ?? '');

/** "of about 800 words", "4000-word", "25-second". */
function withoutLength(source: Source, words: readonly Lexeme[]): Lexeme[] {
  const left = [...words];
  const isFigure = (one: Lexeme | undefined): boolean =>
    one !== undefined && (isA(one, 'number') || /^\p{Nd}/u.test(source.text.slice(one.start)));
  for (let at = left.length - 1; at > 0; at--) {
    if (!isLength(left[at]) || !isFigure(left[at - 1]) || source.text[(left[at - 1]?.start ?? 0) - 1] === '(')
      continue;
    let from = at - 1;
    while (from > 0 && (isFigure(left[from - 1]) || isA(left[from - 1], 'bound', 'glue', 'for', 'about')))
      from--;
    left.splice(from, at - from + 1);
    at = from;
  }
  return left;
}
