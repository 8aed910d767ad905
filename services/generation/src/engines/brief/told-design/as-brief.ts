import type { Naming, Request, SegmentRole } from '../brief.ts';
import { capital } from '../datasets/column-name.ts';
import { findFacts } from '../material/facts/find-facts.ts';
import { wordsOf } from '../material/words.ts';
import { type Quote, quoteAt } from '../segments/quotes.ts';
import { type RoledClause, runsOf } from '../segments/roles.ts';
import type { Range, Source } from '../segments/source.ts';
import { requestOf } from '../shapes.ts';
import { picturesIn } from './pictures.ts';
import { core } from './statements.ts';
import type { ToldDesign } from './tell-design.ts';

/** So near before a quotation, in UTF-16 units, words say that it is not wanted. */
const NEAR = 60;
const UNWANTED = /\b(?:never|avoid|don['’]t|without|not)\b/i;

/** What is private stays so. */
function tell(roles: SegmentRole[], { start, end }: Range): void {
  for (let at = start; at < end; at++) if (roles[at] !== 'private') roles[at] = 'material';
}

/** What is quoted to be read, but for what stands on a button. */
const quotedOf = (source: Source): Quote[] =>
  source.quotes.filter((quote) => {
    const before = source.text.slice(Math.max(0, quote.start - NEAR), quote.start);
    return !UNWANTED.test(before.split(/[.!?]\s/).at(-1) ?? '') && !isButton(source, quote);
  });

const CODE = /\b(?:(?:discount|promo|coupon|voucher|booking|access) )?code (?:is )?$/iu;
const USE = /^ (?:for|on|with|at) [^.,;!?\n]{2,40}/u;

/** What a quotation says; a code also with what it is of, and what for. */
function withMeaning({ text }: Source, { start, end, from, to }: Quote): Range {
  const of = CODE.exec(text.slice(Math.max(0, start - NEAR), start))?.[0].length ?? 0;
  if (of === 0) return { start: from, end: to };
  return { start: start - of, end: end + (USE.exec(text.slice(end))?.[0].length ?? 0) };
}

const FACTS = new Set(['date', 'time', 'hours', 'price', 'phone', 'email', 'url', 'address']);
/** The place behind a day or an hour. */
const WHERE = /^,? (?:at|in|inside|behind) (?:the )?(?=\p{Lu})(?:St\. |[^.,;!?\n"“”]){3,60}/u;
const HANDLES = /(?<!\S)(?:@\p{L}|#(?![\da-f]{3,8}(?!\p{L}))\p{L})[\p{L}\p{N}_]+(?:\.[\p{L}\p{N}_]+)*/giu;
/** Days and hours told in one breath, and the words that lead to them. */
const BREATH = /^[\s,–—-]*(?:\p{L}{1,5} ){0,2}$/u;
const LEAD =
  /\b(?:from|until|till|by|every|between|before|after|since|ab|bis|von|jeden|(?<=\ban? )(?!price|value|cost)[\p{Ll} -]{3,24} of) $/iu;

/** Days, hours, prices and ways to reach somebody that an order holds and no sentence of it was read to say. */
function untold(
  { text, languages, quotes }: Source,
  roles: readonly SegmentRole[],
  { about, action }: ToldDesign,
): Range[] {
  const spans: Range[] = [];
  const handles = [...text.matchAll(HANDLES)].map(({ index, 0: { length } }) => ({
    ...{ kind: 'url' as const, start: index, end: index + length },
  }));
  for (const { kind, ...found } of [...findFacts(text, wordsOf(languages[0] ?? 'en'), []), ...handles]) {
    const { start, end } = core(text, found);
    const value = text.slice(start, end);
    const isTold = roles.slice(start, end).some((role) => role !== 'order');
    if (!FACTS.has(kind) || isTold || quoteAt(quotes, start) || `${about}\n${action}`.includes(value))
      continue;
    const before = spans.at(-1);
    const where = ['date', 'time', 'hours'].includes(kind)
      ? (WHERE.exec(text.slice(end))?.[0].length ?? 0)
      : 0;
    if (before && BREATH.test(text.slice(before.end, start))) before.end = end + where;
    else spans.push({ start: start - (LEAD.exec(text.slice(0, start))?.[0].length ?? 0), end: end + where });
  }
  return spans;
}

/** The roles of a design told in sentences: what it says, and what was quoted, as material; all else orders. */
export function withTold(
  source: Source,
  clauses: readonly RoledClause[],
  before: readonly SegmentRole[],
  told: ToldDesign,
): { clauses: RoledClause[]; roles: SegmentRole[] } {
  const { said, kept } = told;
  const roles = before.map((role, at): SegmentRole => {
    if (role === 'private') return role;
    return kept.some(({ start, end }) => start <= at && at < end) ? role : 'order';
  });
  for (const quote of quotedOf(source)) tell(roles, withMeaning(source, quote));
  for (const span of [...said, ...untold(source, roles, told)]) tell(roles, span);
  const roled = clauses.map((clause) => {
    const own = source.lexemes.slice(clause.from, clause.to).map((lexeme) => roles[lexeme.start] ?? 'order');
    const isWhole = own.every((role) => role === 'material');
    if (clause.role === 'private') return clause;
    return {
      ...clause,
      role: isWhole ? ('material' as const) : ('order' as const),
      material: runsOf(source, clause, own),
    };
  });
  return { clauses: roled, roles };
}

/** Pieces on which nothing stands but what was quoted. */
const SILENT = /\b(?:logo|thumbnail|(?<!business )card|sticker|icon)$/i;
const REACHED = /^www\.|^https?:|@\S/i;
const BUTTON = /^.["'’”]?,? (?:button|call to action|CTA)\b/i;
/** "A button that says “Shop now”", "un botón «Comprar ahora»". */
const ON_BUTTON =
  /(?<!['"”’»] )(?:button|botón|bouton|knopf|schaltfläche|bottone|call to action):?(?: [\p{L}:]{1,9}){0,3} $/iu;
const NAMES_WHOM = /^.["'’”]? (?:indicates|is|as) the name\b/i;
/** No headline: a code, an address, sections. */
const LABELLED = /\b(?:code|hashtag|number|phone|address|date|price)(?: is)?[ :]*.$|\bsections [^.]{0,60}$/i;
const FIRST = /\b(?:title|headline|name|called|named|titled)(?: is| reads)?[ :]*.$/i;

/** What a design told in sentences is called: what its quotations say, else what it is about. */
export function toldNaming(source: Source, { about, piece }: ToldDesign): Naming {
  const { text } = source;
  const quotes = quotedOf(source);
  const own = quotes.filter(({ from, to }) => {
    const isLabelled = LABELLED.test(text.slice(Math.max(0, from - NEAR), from));
    return !isLabelled && !REACHED.test(text.slice(from, to));
  });
  const whom = own.find(({ to }) => NAMES_WHOM.test(text.slice(to, to + NEAR)));
  const named = own.find(({ from }) => FIRST.test(text.slice(Math.max(0, from - NEAR), from)));
  const said = quotes.map(({ from, to }) => text.slice(from, to)).join(' ');
  // "Certificate of completion" names itself, and a card says thanks in its largest words.
  const isThanks = /^thank[- ]you$/i.test(about) && !/thank/i.test(said);
  const isOwn = /\bcertificate\b/i.test(about) || isThanks || (whom !== undefined && about !== '');
  const first = isOwn ? undefined : (named ?? own[0]);
  const title = first ? text.slice(first.from, first.to) : capital(about).replace(/^Thank-/, 'Thank ');
  const isSaid =
    first !== undefined && (SILENT.test(piece) || (sharesWord(said, about) && !/\d/.test(about)));
  return {
    ...{
      organisation: whom ? text.slice(whom.from, whom.to) : '',
      descriptor: '',
      place: '',
      audience: '',
    },
    ...{ title, subject: isSaid || isThanks ? '' : about },
  };
}

/** Whether two texts speak of the same thing: "FINAL CLEARANCE", "end of season clearance". */
function sharesWord(one: string, other: string): boolean {
  const words = new Set(one.toLowerCase().match(LONG_WORD));
  return (other.toLowerCase().match(LONG_WORD) ?? []).some((word) => words.has(word));
}
const LONG_WORD = /\p{L}{5,}/gu;

const isButton = ({ text }: Source, quote: Quote): boolean =>
  BUTTON.test(text.slice(quote.to, quote.to + NEAR)) ||
  ON_BUTTON.test(text.slice(Math.max(0, quote.start - NEAR), quote.start));

/** Pieces by the last words that they are called by, where no format of that name is known. */
const PIECES: readonly (readonly [RegExp, string])[] = [
  [/\b(?:ticket|voucher|coupon|gift certificate)$/i, 'ticket'],
  [/\bmenu$/i, 'menu-card'],
  [/\b(?:pin|pinterest post)$/i, 'post-portrait'],
  [/\b(?:ad|advert|advertisement|podcast cover|album cover)$/i, 'post-square'],
  [/\bemail (?:header|banner)$/i, 'banner'],
  [/\b(?:header|cover|banner)$/i, 'cover-image'],
  [/\bcard$/i, 'postcard'],
];

/** The size of the piece, what it moves its readers to do as its button, and each detail that is ordered by name as a part. */
export function toldRequests(
  source: Source,
  told: ToldDesign | undefined,
  roles: readonly SegmentRole[],
  found: readonly Request[],
): Request[] {
  if (told === undefined) return [...found];
  const seen = picturesIn(source, roles, told.about);
  const part = (target: string, text: string, title: string): Request =>
    requestOf({ id: `told-${target}`, kind: 'section', target, text, title });
  const button = source.quotes.find((quote) => isButton(source, quote));
  const action = button ? source.text.slice(button.from, button.to) : capital(told.action);
  const isSized = found.some(({ kind, target }) => kind === 'size' && target !== 'any');
  const preset = isSized ? undefined : PIECES.find(([words]) => words.test(told.piece))?.[1];
  return [
    ...found.filter(
      ({ kind, target, title, text }) =>
        (action === '' || target !== 'callToAction' || title !== '') &&
        target !== 'picture' &&
        // "With one red light" is a picture, and no colour of the whole.
        !(['colour', 'style'].includes(kind) && seen.some((picture) => picture.includes(text))) &&
        !(kind === 'size' && /^invit(?:e|es|ing)$/i.test(text)),
    ),
    ...(preset ? [requestOf({ id: 'told-size', kind: 'size', target: preset, text: told.piece })] : []),
    ...(action === '' ? [] : [part('callToAction', action, action)]),
    ...[...new Set(told.details)].map((detail) => part(detail, detail, '')),
    ...seen.map((picture) => part('picture', picture, picture)),
  ];
}
