import type { Fact, Naming } from '../brief.ts';
import { orderedThing } from '../naming/thing.ts';
import type { RoledClause } from '../segments/roles.ts';
import type { Source } from '../segments/source.ts';
import type { ToldDocument } from './told-document.ts';

const FORMS = /^document (?:invoice|quotation|resume)$/u;

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
  const ifOutside = (words: string): string => (outside.includes(words) ? words : '');
  if (ifOutside(named.title) !== '') return { ...named, organisation: ifOutside(named.organisation) };
  if (told?.isMeeting === true)
    return { ...named, ...meetingNaming(told, facts, source.packs[0]?.reading.glue ?? []) };
  const object = orderedThing(source, clauses, 'document');
  // A bill is called by what it is, a résumé by whose it is.
  if (object?.kinds.some((kind) => FORMS.test(kind)) === true) return named;
  const title = object?.isTelling === true && object.isMade ? object.text : told?.title || object?.text || '';
  if (told === undefined) {
    const isNamed = object?.whole.includes(' ') && object.kinds.some((kind) => kind.startsWith('document'));
    if (object === undefined || !(object.isTelling || object.isOwn || isNamed)) return named;
    // "A recipe on one page" says less than what it is about.
    const isSure = (object.isTelling || object.isOwn) && object.isMade && object.whole.includes(' ');
    const isSaid = object.whole.toLowerCase().includes(named.subject.toLowerCase());
    const isOther = !object.whole.includes(named.organisation) || (!isSaid && named.subject.includes(' '));
    return !isSure && isOther ? named : { ...named, title, subject: '' };
  }
  const [subject, organisation] = [named.subject, named.organisation].map(ifOutside);
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
