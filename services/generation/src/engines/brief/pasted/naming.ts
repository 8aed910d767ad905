import type { Fact, Naming } from '../brief.ts';
import type { RoledClause } from '../segments/roles.ts';
import { endOf, hasA, isA, objectsFirst, type Source, senseOf, startOf } from '../segments/source.ts';
import { withoutEnd } from '../without-end.ts';
import type { ToldDocument } from './told-document.ts';

const LONGEST = 110;
const FORMS = /^document (?:invoice|quotation|resume)$/u;
const TOLD = /^document (?:article|essay)$/u;
const ENDS = /[.,;:!?](?:\s|$)|[\n"“”。，、；：「」]|\s[–—-]\s/u;

/** What a text is called: as it is dictated, else what its order says that it is and about what, else what was pasted says so. */
export function toldDocumentNaming(
  source: Source,
  named: Naming,
  clauses: readonly RoledClause[],
  told: ToldDocument | undefined,
  facts: readonly Fact[],
): Naming {
  const outside =
    told === undefined
      ? source.text
      : `${source.text.slice(0, told.pasted.start)}\n${source.text.slice(told.pasted.end)}`;
  const isOutside = (words: string): boolean => words !== '' && outside.includes(words);
  if (isOutside(named.title))
    return { ...named, organisation: isOutside(named.organisation) ? named.organisation : '' };
  if (told?.isMeeting === true)
    return { ...named, ...meetingNaming(told, facts, source.packs[0]?.reading.glue ?? []) };
  const object = orderedText(source, clauses);
  // A bill is called by what it is, a résumé by whose it is.
  if (object?.isForm === true) return named;
  const title = object?.isTelling === true ? object.text : told?.title || object?.text || '';
  if (told === undefined) {
    if (object === undefined || object.isBare) return named;
    // "You are a manager at a shop that sells hats. Draft a job posting.": what stands before the order says who asks.
    const isBefore = source.text.indexOf(named.subject) < object.at;
    const isSaid = object.whole.toLowerCase().includes(named.subject.toLowerCase());
    return object.isTelling
      ? { ...named, title, subject: isSaid ? '' : named.subject }
      : isBefore
        ? { ...named, title, subject: '' }
        : named;
  }
  const [subject, organisation] = [named.subject, named.organisation].map((words) =>
    isOutside(words) ? words : '',
  );
  // "Add three recommendations": a part that is ordered is not what the text is about.
  const isPart = told.requested.some(({ kind, text }) => kind === 'section' && text.includes(subject ?? ''));
  return {
    ...named,
    title,
    subject: title === '' && !isPart ? (subject ?? '') : '',
    organisation: organisation ?? '',
    descriptor: '',
  };
}

/** "Parents' council, Tuesday 11 Nov, school library": who met stands before the day. */
function meetingNaming(
  { topics }: ToldDocument,
  facts: readonly Fact[],
  glue: readonly string[],
): Partial<Naming> {
  const [first] = topics[0]?.passages ?? [];
  const parts = first?.kind === 'sentence' ? first.text.split(/,\s+/u) : [];
  const day = parts.findIndex((part) =>
    facts.some(({ kind, value }) => kind === 'date' && part.includes(value)),
  );
  const date = facts.find(({ kind, value }) => kind === 'date' && parts[day]?.includes(value))?.value ?? '';
  const words = (parts[day]?.split(date)[0] ?? '').trim().split(' ');
  // "Rowing club, meeting on 7 May": who met, and what for.
  const led = words.slice(0, words.findLastIndex((word) => !glue.includes(word.toLowerCase())) + 1).join(' ');
  const subject = [parts[day - 1] ?? '', led].filter((part) => part !== '').join(', ');
  return { title: '', subject, organisation: '', descriptor: '' };
}

/** "A market report of 4,000 words on the dairy industry": the text that is ordered, without how long it shall be. */
function orderedText(
  source: Source,
  clauses: readonly RoledClause[],
):
  | { text: string; isTelling: boolean; isForm: boolean; isBare: boolean; whole: string; at: number }
  | undefined {
  const clause = clauses.find(
    ({ role, head, from, to }) =>
      (isA(source.lexemes[from], 'please') || (role === 'order' && (head === 'make' || head === 'wish'))) &&
      hasA(source, { from, to }, 'make') &&
      !objectsFirst(source, from, to),
  );
  if (clause === undefined) return undefined;
  const all = source.lexemes.slice(clause.from);
  // "The provided draft" makes nothing.
  const made = all.findIndex((one, at) => isA(one, 'make') && !isNoun(all[at - 2], all[at - 1]));
  if (made === -1 || made >= clause.to - clause.from) return undefined;
  // "Please write, from this, an article".
  const words = all.slice(made + (isA(all[made + 1], 'talk') ? 2 : 1));
  const stop = words.findIndex(
    (one, at) =>
      (at > 0 && isApart(source.text, endOf(words[at - 1]), one.start)) ||
      isGiven(source, one, words[at + 1]) ||
      (at > 0 && isA(one, 'talk')) ||
      (isA(one, 'with') && words.slice(at + 1, at + 4).some(isHeadings)) ||
      isA(one, 'because', 'audience'),
  );
  const isCut = stop !== -1 && isA(words[stop], 'given');
  const object = withoutLength(source, stop === -1 ? words : words.slice(0, stop));
  // "From these notes a report on …" begins with what is made.
  const kind = object.findIndex((one) => isA(one, 'result'));
  const isLed = object.slice(0, kind).some((one) => isA(one, 'for', 'about', 'with'));
  const article = object.slice(0, Math.max(0, kind)).findLastIndex((one) => isA(one, 'glue'));
  if (!isLed && article > 0 && isA(object[0], 'given', 'talk')) object.splice(0, article + 1);
  const length = object.length;
  while (isA(object.at(-1), 'glue', 'for', 'about', 'with', 'bound', 'style')) object.pop();
  // "… based on the information below".
  if (isCut && object.length < length) object.pop();
  while (isA(object[0], 'glue', 'polite', 'style', 'for')) object.shift();
  const joined = withoutEnd(
    object
      .map((one, at) => {
        const before = object[at - 1];
        const gap = before === undefined ? '' : source.text.slice(before.end, one.start);
        return `${gap.length > 3 ? ' ' : gap}${source.text.slice(one.start, one.end)}`;
      })
      .join('')
      .replace(/ ?\([^()]{0,80}(?:\)|$)/gu, ''),
    ' ',
  );
  // "A summary of at least 1,500 words" is no "summary of".
  const last = joined.slice(joined.lastIndexOf(' ') + 1);
  const isOpen = source.packs.some(({ reading }) => reading.glue.includes(last));
  const text = isOpen ? joined.slice(0, -last.length - 1) : joined;
  if (text === '' || text.length > LONGEST) return undefined;
  const isForm = object.some((one) => FORMS.test(senseOf(one, 'result') ?? ''));
  const isTelling = object.length > 3 && object.slice(1, -1).some((one) => isA(one, 'for', 'about', 'with'));
  const isBare = object.length === 1 && object.every((one) => one.senses.length > 0);
  const subject = subjectOf(source, object) ?? text;
  return {
    text: `${subject.charAt(0).toUpperCase()}${subject.slice(1)}`,
    isTelling,
    isForm,
    isBare,
    whole: text,
    at: clause.start,
  };
}

/** Whether what stands between two words ends what is said: not within "1,200". */
const isApart = (text: string, from: number, to: number): boolean =>
  ENDS.test(text.slice(from, to)) && !/^\p{Nd}[.,]\p{Nd}$/u.test(text.slice(from - 1, to + 1));

/** "An article about why leaves turn red for the school magazine" is called by what it is about. */
function subjectOf(source: Source, object: readonly Source['lexemes'][number][]): string | undefined {
  const kind = object.findIndex((one) => TOLD.test(senseOf(one, 'result') ?? ''));
  const led = object[kind + 1];
  if (kind === -1 || !isA(led, 'about') || isA(led, 'glue')) return undefined;
  const words = object.slice(kind + 2);
  const end = words.findLastIndex(
    (one, at) => at > 1 && isA(one, 'for') && !isA(one, 'glue') && isA(words[at + 1], 'glue'),
  );
  const kept = end === -1 ? words : words.slice(0, end);
  return kept.length > 1 ? source.text.slice(startOf(source, kept[0]), endOf(kept.at(-1))) : undefined;
}

/** "… with the headings A, B and C", "mit folgenden Kapiteln". */
const isHeadings = (one: Source['lexemes'][number]): boolean => senseOf(one, 'unit') === 'chapters';

/** "The provided draft", "the attached design": what looks like a verb is none. */
const isNoun = (
  article: Source['lexemes'][number] | undefined,
  before: Source['lexemes'][number] | undefined,
): boolean => isA(before, 'given') || (isA(article, 'glue') && before?.senses.length === 0);

/** "The notes below", but no "promotional copy for a toy". */
const isGiven = (source: Source, one: Source['lexemes'][number], next: typeof one | undefined): boolean =>
  isA(one, 'given') && !isA(next, 'for', 'about') && /^\p{Ll}/u.test(source.text.slice(one.start));

/** "of about 800 words", "4000-word", "25-second". */
function withoutLength<One extends Source['lexemes'][number]>(source: Source, words: readonly One[]): One[] {
  const left = [...words];
  const isFigure = (one: One | undefined): boolean =>
    one !== undefined && (isA(one, 'number') || /^\p{Nd}/u.test(source.text.slice(one.start)));
  for (let at = left.length - 1; at > 0; at--) {
    const isLength = ['words', 'minutes', 'characters', 'pages'].includes(senseOf(left[at], 'unit') ?? '');
    if (!isLength || !isFigure(left[at - 1])) continue;
    let from = at - 1;
    while (from > 0 && (isFigure(left[from - 1]) || isA(left[from - 1], 'bound', 'glue', 'for', 'about')))
      from--;
    left.splice(from, at - from + 1);
    at = from;
  }
  return left;
}
