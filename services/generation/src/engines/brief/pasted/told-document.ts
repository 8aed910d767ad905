import type { Request, SegmentRole, Topic } from '../brief.ts';
import type { PlacedData } from '../datasets/asking.ts';
import { wordCount } from '../material/view.ts';
import { isChart } from '../requests/parts.ts';
import { readRequests } from '../requests/read-requests.ts';
import { type RoledClause, rolesOf } from '../segments/roles.ts';
import { isA, type Range, type Source, senseOf } from '../segments/source.ts';
import { blocksIn, type PastedBlock } from './blocks.ts';
import { isEnded, labelOf, pastedLines } from './lines.ts';
import { meetingIn } from './meeting.ts';
import { outlineIn } from './outline.ts';
import { type PastedContent, topicsOf } from './pasted-topics.ts';
import { stretchesOf } from './stretches.ts';
import { isTakenDown } from './taken-down.ts';
import { besides, inBrackets } from './told-beside.ts';

/** An order for a text, and what was pasted to write it from, taken down as it stands. */
export interface ToldDocument extends PastedContent {
  pasted: Range;
  /** All that was told, in the order and behind it. */
  given: Range[];
  clauses: RoledClause[];
  roles: SegmentRole[];
  requested: Request[];
  /** What is to be said somewhere. */
  points: string[];
  /** Notes of a meeting have a form of their own. */
  isMeeting: boolean;
  /** The heading that stands over all that was pasted; '' where there is none. */
  title: string;
}

/** Parts that are ordered for a text beside what it is made of. */
const ENDS: ReadonlySet<string> = new Set(['recommendations', 'conclusion', 'nextSteps', 'risks']);
/** Parts that stand somewhere in a text. */
const BLOCKS: ReadonlySet<string> = new Set(['table', 'list', 'quote', 'picture', 'signature']);
/** Bills read their lines by themselves. */
const BILLS = /^document (?:invoice|quotation)$/u;
/** Documents whose form says what stands where read labels in their lines. */
const FORMS = /^document (?:letter|minutes|resume)$/u;

/** Reads a prompt that orders a text, and tells or pastes what it is to be made of; undefined where it does both at once. */
export function tellDocument(
  source: Source,
  read: { clauses: readonly RoledClause[]; roles: readonly SegmentRole[] },
  data: readonly PlacedData[],
): ToldDocument | undefined {
  const stretches = stretchesOf(source, read.clauses);
  // Where nothing orders, or in words that no pack knows, all is read by what it is.
  const isOrder = ({ role, from, to }: RoledClause): boolean =>
    role === 'order' && source.lexemes.slice(from, to).some(({ senses }) => senses.length > 0);
  if (stretches === undefined && !read.clauses.some(isOrder)) return undefined;
  const end = source.text.length;
  const { order, pasted } = stretches ?? { order: [{ start: 0, end }], pasted: { start: end, end } };
  const lines = pastedLines(source.text, pasted.start, pasted.end);
  const { outline, points, rows } = outlineIn({ source, roles: read.roles }, order);
  const form = formIn(source, read.clauses, order);
  if (BILLS.test(form)) return undefined;
  const isMinutes = form === 'document minutes';
  const meeting = isMinutes ? meetingIn(lines, source.languages[0] ?? 'en') : undefined;
  const said = order.map(({ start, end }) => source.text.slice(start, end)).join('\n');
  const outlined = { outline, rows, said, lines };
  if (meeting === undefined && !isTakenDown(source, read.roles, stretches, outlined)) return undefined;
  // What an order lists line by line it tells nowhere.
  const isListed = outline.length > 0 && rows.length === 0;
  const paragraphs = isListed ? [] : besides(source, read.clauses, order, rows);
  if (lines.length + outline.length + paragraphs.length === 0) return undefined;
  const given = [pasted, ...paragraphs.flatMap(({ spans }) => spans)];
  const roles = read.roles.map((role, at): SegmentRole => {
    const isGiven = given.some(({ start, end }) => at >= start && at < end);
    return isGiven ? 'material' : role === 'private' ? role : 'order';
  });
  const clauses = rolesOf(source, read.clauses, (at) => roles[at] ?? 'order');
  const blocks = blocksIn(lines);
  // "News: a second workshop" in what was pasted is no chapter that was ordered.
  const isChapter = (name: string) => name !== '' && said.toLowerCase().includes(name.toLowerCase());
  const isAsked = ({ kind, title, target }: Request): boolean => {
    if (kind === 'page' || (kind === 'count' && target === 'sections')) return false;
    if (kind !== 'section' || isChart(target) || meeting !== undefined) return true;
    if (outline.length > 0) return false;
    return isChapter(title) || ENDS.has(target) || BLOCKS.has(target);
  };
  const asked = readRequests(source, clauses, 'document').filter(isAsked);
  const taken = [
    ...paragraphs,
    ...rows.flatMap((row) => row.parts.flatMap((part) => inBrackets(part, row))),
    ...blocks,
  ];
  const told = meeting
    ? { topics: meeting, lists: [], datasets: [], tables: [] }
    : topicsOf(taken, source, { data, isFinal: !FORMS.test(form) });
  return {
    ...{ pasted, given },
    clauses,
    roles,
    requested: [...outline, ...asked.map((one) => ({ ...one, inside: '' }))],
    points,
    title: titleOver(blocks, source),
    isMeeting: meeting !== undefined,
    ...told,
  };
}

/** The kind of document that an order names first; "5 minutes" are none of a meeting. */
function formIn(source: Source, clauses: readonly RoledClause[], order: readonly Range[]): string {
  const ordered = clauses
    .filter(({ start }) => order.some((one) => start >= one.start && start < one.end))
    .flatMap(({ from, to }) => source.lexemes.slice(from, to));
  const kinds = ordered.map((one, at) => {
    const isCounted = /\p{Nd}/u.test(source.tokens[ordered[at - 1]?.from ?? -1]?.key ?? '');
    return isCounted ? '' : (senseOf(one, 'result') ?? '');
  });
  return kinds.find((kind) => /^document (?!any)/u.test(kind)) ?? '';
}

const LONGEST_TITLE = 14;

/** Its topics, without the heading that has become the title. */
export const topicsUnder = ({ topics }: Pick<ToldDocument, 'topics'>, title: string): Topic[] =>
  topics.flatMap((topic, at) => {
    if (at > 0) return [topic];
    const [first, ...rest] = topic.passages;
    const isTitle = first?.kind === 'sentence' && topic.heading === '' && first.text.endsWith(title);
    if (topic.heading === title) return [{ ...topic, heading: '', level: 0 }];
    return isTitle && title !== '' && first.text.length < title.length + MOST_LABEL
      ? [{ ...topic, passages: rest }]
      : [topic];
  });

/** "- Draft: ". */
const MOST_LABEL = 24;

/** "Draft: Relocation plan", or the first heading where no other stands as high. */
function titleOver([first, ...others]: readonly PastedBlock[], source: Source): string {
  if (first?.kind === 'heading') {
    const last = source.lexemes.findLast((one) => one.start < first.end);
    // "Reference data" is over it, and names nothing.
    if (isA(last, 'given')) return '';
    const isAlone = others.every((block) => block.kind !== 'heading' || block.level > first.level);
    return isAlone ? first.text : '';
  }
  const pair = first?.kind === 'paragraph' ? labelOf(first.text.replace(/^[-*•]\s*/u, '')) : undefined;
  const isTitle = pair !== undefined && wordCount(pair.label) < 3 && wordCount(pair.said) <= LONGEST_TITLE;
  return isTitle && !isEnded(pair.said) ? pair.said : '';
}
