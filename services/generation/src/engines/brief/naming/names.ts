import type { BuildType } from '@sitewright/site-spec';
import type { Fact } from '../brief.ts';
import { rangeText } from '../requests/titles.ts';
import { isOwn, NAME, TITLE } from '../segments/lexicon.ts';
import type { RoledClause } from '../segments/roles.ts';
import { endOf, isA, type Source, senseOf, startOf, wordsOf } from '../segments/source.ts';
import { withoutEnd } from '../without-end.ts';
import { findSubject, type Stretch } from './subject.ts';

export interface Naming {
  subject: string;
  organisation: string;
  descriptor: string;
  place: string;
  audience: string;
  title: string;
}

const LONGEST = 200;

/** What the result is about and whom it is for, in the person's words. Nothing where the prompt does not say. */
export function readNaming(
  source: Source,
  clauses: readonly RoledClause[],
  buildType: BuildType,
  facts: readonly PlacedFact[],
): Naming {
  const subject = findSubject(source, clauses, buildType);
  const about = subject ?? openingStretch(clauses);
  const organisation = organisationIn(source, clauses, { about, isSubject: subject !== undefined }, facts);
  const descriptor = organisation && about ? descriptorOf(source, about, organisation) : '';
  const words = subject ? phraseOf(sentenceAt(source.text, subject)) : '';
  const place = facts.find((fact) => fact.kind === 'place' && about !== undefined && within(fact, about));
  const own = /^(\p{L}+)\s+(?=\p{L})/u.exec(words);
  const bare = own?.[1] !== undefined && isOwn(own[1].toLowerCase()) ? words.slice(own[0].length) : words;
  return {
    subject: descriptor || (isSame(words, organisation?.value) ? '' : bare),
    organisation: organisation?.value ?? '',
    descriptor,
    place: place?.value ?? '',
    audience: audienceOf(source, clauses),
    title:
      titleOf(source, clauses) || (organisation || subject?.by === 'about' ? '' : titleLine(source, clauses)),
  };
}

const sentenceAt = (text: string, { start, end }: Stretch): string =>
  (text.slice(start, end).split(/(?<=\p{L}{4})[.!?]\s|[。！？]/u)[0] ?? '').trim();

/** A subject is a phrase: of more words than one has, what stands before the first comma, if that is one. */
function phraseOf(text: string): string {
  const isPhrase = (words: string): boolean => words.split(/\s+/).length <= 16 && words.length <= LONGEST;
  return [text, text.split(/[,;–—،、，]/u)[0] ?? ''].find(isPhrase)?.trim() ?? '';
}

/** Whether words are a name and no more than an article before it. */
const isSame = (words: string, name = ''): boolean =>
  name !== '' && words.endsWith(name) && words.length - name.length <= 4;

/** A fact by its place in UTF-16 units. */
export type PlacedFact = Fact & Stretch;

const within = (inner: Stretch, outer: Stretch): boolean =>
  inner.start >= outer.start && inner.end <= outer.end;

/** The first sentence where the material stands before the order. */
function openingStretch(clauses: readonly RoledClause[]): Stretch | undefined {
  const first = clauses.find((clause) => clause.role === 'material');
  if (!first) return undefined;
  const own = clauses.filter((clause) => clause.sentence === first.sentence && clause.role === 'material');
  return { start: first.start, end: own.at(-1)?.end ?? first.end };
}

interface Named extends Stretch {
  value: string;
}

/** A name said to be one ("called X"), else the first name in what the result is for. */
function organisationIn(
  source: Source,
  clauses: readonly RoledClause[],
  { about, isSubject }: { about: Stretch | undefined; isSubject: boolean },
  facts: readonly PlacedFact[],
): Named | undefined {
  const called =
    calledIn(source, clauses, about, isSubject ? 40 : 300) ??
    quotedIn(source, clauses, isSubject ? about : undefined);
  if (called) return called;
  if (!about) return undefined;
  const names = facts.filter(
    (fact) => (fact.kind === 'name' || fact.kind === 'person') && within(fact, about),
  );
  const name = names.find((fact) => fact.kind === 'name') ?? names[0];
  if (name) return fromCapital(source, name, about.start);
  const named = isSubject ? beforeComma(source, about) : facts.find(isOwnName);
  return named ?? facts.find((fact) => opensSentence(source, fact));
}

const OPENING = 300;

/** "We are Penbryn Harriers" near the beginning. */
const isOwnName = ({ kind, lead, start, value }: PlacedFact): boolean =>
  kind === 'name' &&
  start < OPENING &&
  lead.split(' ').length <= 3 &&
  (isOwn(lead.split(' ')[0]?.toLowerCase() ?? '') || value.split(' ').length > 2);

/** A person whom a sentence near the beginning opens with: "Advocate Joanna Kmita, Toruń". */
function opensSentence({ text }: Source, { kind, lead, start }: PlacedFact): boolean {
  if (kind !== 'person' || start >= OPENING || lead.includes(' ')) return false;
  return /[.!?\n]\s{0,2}$/u.test(
    text.slice(Math.max(0, start - lead.length - 4), Math.max(0, start - lead.length - 1)),
  );
}

/** "Quiverleaf, an app that …": capitalised words before the comma; nouns have capitals too in German. */
function beforeComma({ text, languages }: Source, { start, end }: Stretch): Named | undefined {
  const words = /^(\p{Lu}[^\s,]*(?:\s\p{Lu}[^\s,]*){0,4}\s?),\s\p{Ll}/u.exec(text.slice(start, end))?.[1];
  if (words === undefined || (languages[0] === 'de' && !words.includes(' '))) return undefined;
  return { start, end: start + words.length, value: words };
}

/** With the capitalised words right before it: "Marrowbone Street | Repair Café". */
function fromCapital({ text }: Source, { start, end, value }: Named, from: number): Named {
  const backwards = [...text.slice(Math.max(from, start - 60), start)].reverse().join('');
  const lead = /^(?:\s[\p{L}\p{M}'’-]*\p{Lu})+/u.exec(backwards)?.[0];
  const isSentence = lead !== undefined && start - lead.length === from && from === 0;
  return lead === undefined || isSentence
    ? { start, end, value }
    : { start: start - lead.length, end, value: text.slice(start - lead.length, end) };
}

const LONGEST_NAME = 60;

/** What stands in quotation marks in what the result is for, or in the first order: « Les P'tits Sabots ». */
function quotedIn(
  source: Source,
  clauses: readonly RoledClause[],
  about: Stretch | undefined,
): Named | undefined {
  const first = clauses.filter(({ sentence }) => sentence === clauses[0]?.sentence);
  const within = about ?? { start: first[0]?.start ?? 0, end: (first.at(-1)?.end ?? 0) + 1 };
  const quote = source.quotes.find(
    ({ from, to }) => from >= within.start && from <= within.end && to - from <= LONGEST_NAME,
  );
  const value = quote && source.text.slice(quote.from, quote.to);
  if (quote === undefined || value === undefined || !/^\s*[\p{Lu}\p{Lo}]/u.test(value)) return undefined;
  return { start: quote.from, end: quote.to, value: value.trim() };
}

/** "A bakery called Kornblum", "we're called Harbour". */
function calledIn(
  source: Source,
  clauses: readonly RoledClause[],
  about: Stretch | undefined,
  reach: number,
): Named | undefined {
  for (const clause of clauses) {
    for (const range of clause.role === 'private' ? [] : clause.material) {
      for (let at = range.from; at < range.to; at++) {
        const opens = senseOf(source.lexemes[at - 1], 'called') === NAME;
        const start = startOf(source, source.lexemes[at]);
        const isNear = about !== undefined && start >= about.start - 40 && start <= about.end + reach;
        if (!opens || !isNear || !/^["“„«「]?\p{Lu}/u.test(source.text.slice(start - 1, start + 1).trim()))
          continue;
        return nameAt(source, at, clause.to);
      }
    }
  }
  return undefined;
}

/** The run of capitalised words that begins at a lexeme. */
function nameAt(source: Source, at: number, to: number): Named {
  const start = startOf(source, source.lexemes[at]);
  let end = endOf(source, source.lexemes[at]);
  for (let next = at + 1; next < to; next++) {
    const gap = source.text.slice(end, startOf(source, source.lexemes[next]));
    const word = source.text.slice(
      startOf(source, source.lexemes[next]),
      endOf(source, source.lexemes[next]),
    );
    const after = source.lexemes[next + 1];
    const joins =
      word.length <= 3 &&
      next + 1 < to &&
      /^\s\p{Lu}/u.test(source.text.slice(endOf(source, source.lexemes[next]), startOf(source, after) + 1));
    if (!/^[ '’&\-+.]{1,3}$/.test(gap) || !(joins || /^\p{Lu}|^\d/u.test(word))) break;
    end = endOf(source, source.lexemes[next]);
  }
  return { start, end, value: source.text.slice(start, end) };
}

/** What stands beside a name: "Quill & Ash, a bindery in Ghent", "a bakery called Kornblum". */
function descriptorOf(source: Source, about: Stretch, name: Named): string {
  const lead = source.text.slice(about.start, Math.min(about.end, Math.max(about.start, name.start)));
  const words = beforeCalled(source, about.start, withoutEnd(lead, ' ,:"“„«「(–-'));
  if (/\p{L}{2}\s+\S*\p{L}{3}|^\p{Ll}{5,}$/u.test(words)) return words.slice(0, LONGEST);
  const after = source.text.slice(name.end, about.end);
  const apposition = /^["”“»」']?\s*(?:,|\(|–|—|-\s|:)\s*/.exec(after);
  const isPlace = /^[^\p{L}]*\p{Lu}[^\s,.]*(?:[\s,.][^\p{L}]*)?$/u.test(after);
  return apposition && name.start >= about.start && !isPlace
    ? withoutEnd(after.slice(apposition[0].length).replace(/^([^,;)]{4,})[,;)].*$/su, '$1'), ' )').slice(
        0,
        LONGEST,
      )
    : '';
}

const TALK = ['result', 'make', 'unit', 'wish', 'talk', 'greeting', 'please', 'avoid'] as const;

/** Words before a name without "called"; none where they order something. */
function beforeCalled(source: Source, from: number, words: string): string {
  const own = source.lexemes.filter(
    (lexeme) => startOf(source, lexeme) >= from && endOf(source, lexeme) <= from + words.length,
  );
  if (own.length > 8 || own.some((lexeme) => isA(lexeme, ...TALK)) || words.includes('(')) return '';
  if (
    own.some((lexeme, at) => isA(lexeme, 'tell') && (at > 0 || !isOwn(wordsOf(source, lexeme).toLowerCase())))
  )
    return '';
  if (isA(own.at(-1), 'for', 'with', 'wish') || isA(own[0], 'polite')) return '';
  const last = own.at(-1);
  return isA(last, 'called') ? words.slice(0, startOf(source, last) - from).trim() : words;
}

function audienceOf(source: Source, clauses: readonly RoledClause[]): string {
  for (const [index, clause] of clauses.entries()) {
    if (clause.head !== 'audience') continue;
    const at = source.lexemes.findIndex(
      (lexeme, lexemeAt) => lexemeAt >= clause.from && isA(lexeme, 'audience'),
    );
    let from = at + 1;
    while (from < clause.to && isA(source.lexemes[from], 'glue')) from++;
    if (from < clause.to) return source.text.slice(startOf(source, source.lexemes[from]), clause.end).trim();
    const next = clauses[index + 1];
    return next?.sentence === clause.sentence ? source.text.slice(next.start, next.end).trim() : '';
  }
  return '';
}

const LONGEST_TITLE = 60;

/** A line of its own above the text, where no order stands in it. */
function titleLine({ text }: Source, clauses: readonly RoledClause[]): string {
  const [line = '', next = ''] = text.split('\n');
  const own = clauses.filter(({ start }) => start < line.length);
  const isTitle =
    next.trim() === '' && line.trim().length <= LONGEST_TITLE && !/[.!?,;:。！？：，]\s*$/u.test(line);
  return isTitle && own.length > 0 && own.every(({ role }) => role === 'material')
    ? line.replace(/^#+\s*/u, '').trim()
    : '';
}

/** A title dictated for the whole: "titled X", "Title: X", not that of a slide or a section. */
function titleOf(source: Source, clauses: readonly RoledClause[]): string {
  for (const [index, clause] of clauses.entries()) {
    if (clause.role !== 'order' || isInOutline(clauses, index)) continue;
    const range = clause.material.find(
      ({ from, quoted }) =>
        from > clause.from && isA(source.lexemes[calledAt(source, from, quoted)], 'called'),
    );
    const called = range ? calledAt(source, range.from, range.quoted) : 0;
    const before = range ? source.lexemes.slice(clause.from, called) : [];
    if (
      range &&
      !before.some((lexeme) => isA(lexeme, 'part', 'unit') && !isA(lexeme, 'result', 'called')) &&
      isTitle(source, called)
    )
      return rangeText(source, range);
    const label =
      clause.label &&
      clause.opener === 'line' &&
      clause.to - clause.from <= 2 &&
      isA(source.lexemes[clause.to - 1], 'called') &&
      !isA(source.lexemes[clause.to - 1], 'part') &&
      isTitle(source, clause.to - 1);
    const next = clauses[index + 1];
    if (label && next && next.role !== 'private')
      return source.text.slice(next.start, next.end).trim().slice(0, LONGEST);
  }
  return '';
}

/** "Title it: “X”": small words may stand before what is quoted. */
function calledAt(source: Source, from: number, quoted = false): number {
  let at = from - 1;
  while (quoted && at > from - 3 && isA(source.lexemes[at], 'glue')) at--;
  return at;
}

const isInOutline = (clauses: readonly RoledClause[], index: number): boolean =>
  clauses
    .slice(0, index)
    .some((clause) => clause.head === 'outline' && clause.paragraph === clauses[index]?.paragraph);

/** "Called" before a name or a slogan is no title. */
const isTitle = (source: Source, at: number): boolean => senseOf(source.lexemes[at], 'called') === TITLE;
