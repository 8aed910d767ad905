import { withoutEnd } from '../../../brief/without-end.ts';
import { docBlock } from '../../../draft/document.ts';
import type { Role } from '../../../packs/writing.ts';
import { begun, capitalised } from '../common/facts.ts';
import { type Piece, piecesOf } from '../common/pieces.ts';
import { labelIn } from '../material/placing.ts';
import { paragraph } from './blocks.ts';
import type { Body, Chapter, Making } from './making.ts';
import { roleOf } from './roles.ts';

/** Something that somebody does by a day. */
interface Task {
  text: string;
  owner: string;
  date: string;
}

type Prose = Extract<Piece, { kind: 'prose' }>;

const HEAD: Role[] = ['chair', 'present', 'absent', 'place', 'time', 'date'];

/** Notes of a meeting whose items are numbered: its head, each item with what was said and decided, and who does what. */
export function meetingOf(making: Making): Body {
  const { brief, voice, words } = making;
  const pieces = piecesOf(brief).filter((piece) => piece.kind === 'prose');
  const head = pieces.find(({ under }) => under === '')?.sentences.map(({ text }) => text) ?? [];
  const known = headIn(head, making);
  const people = peopleIn(known.present ?? '');
  const items = pieces.filter(
    ({ under }) => under !== '' && roleOf(under, words, ['nextMeeting']) === undefined,
  );
  const next = pieces.filter((piece) => piece.under !== '' && !items.includes(piece));
  const tasks = items.flatMap((piece) => tasksIn(piece, people, making));
  const label = (role: Role) => capitalised(words.roles[role][0] ?? role);
  const rows = tasks.map(({ text, owner, date }) => [text, owner, date]);
  const columns = [voice.label('item'), voice.label('owner'), voice.label('date')];
  const actions =
    rows.length > 0 ? docBlock('table', { columns, rows }) : paragraph(voice.ask('documents', 'nextSteps'));
  const details = (['time', 'place', 'present', 'absent'] as const)
    .map((role) => ({
      label: label(role),
      text: known[role] ?? (role === 'present' ? voice.ask('documents', 'attendees') : ''),
    }))
    .filter(({ text }) => text !== '');
  return {
    format: { date: known.date ?? voice.ask('documents', 'date'), details },
    lines: [],
    chapters: [
      ...items.map((piece) => itemOf(piece, tasks, making)),
      { heading: label('actions'), blocks: [actions], requests: partsNamed(making) },
      ...next.map((piece) => ({
        heading: begun(piece.under),
        blocks: [paragraph(textOf(piece))],
        requests: [],
      })),
    ],
  };
}

const textOf = ({ sentences }: Prose): string => sentences.map(({ text }) => text).join(' ');

const partsNamed = ({ brief }: Making): string[] =>
  brief.requested.flatMap(({ kind, target, id }) =>
    kind === 'section' && /^(?:table|nextSteps|agenda)$/u.test(target) ? [id] : [],
  );

/** "Parents' council, Tuesday 11 Nov, library, 19:05-20:50", then lines under labels; the first that is none of ours says who was there. */
function headIn([opening = '', ...lines]: readonly string[], making: Making): Partial<Record<Role, string>> {
  const { brief, words, voice } = making;
  const known: Partial<Record<Role, string>> = {};
  const dates = brief.facts.filter(({ kind }) => kind === 'date').map(({ value }) => value);
  const parts = opening.split(/,\s+/u);
  const day = parts.findIndex((part) => dates.some((date) => part.includes(date)));
  for (const part of parts.slice(day < 0 ? parts.length : day + 1)) {
    const role = /\p{Nd}[:.h]\p{Nd}{2}|\p{Nd} ?(?:[ap]\.?m|Uhr)/u.test(part) ? 'time' : 'place';
    known[role] = [known[role], part].filter(Boolean).join(', ');
  }
  if (day >= 0) known.date = parts[day] ?? '';
  for (const line of lines) {
    const pair = labelIn(line, voice.language);
    const role =
      pair && (roleOf(pair.label, words, HEAD) ?? (known.present === undefined ? 'present' : undefined));
    if (pair !== undefined && role !== undefined) known[role] = pair.text;
  }
  return known;
}

/** The last words of names, by which notes speak of people. */
const peopleIn = (present: string): string[] =>
  present
    .replace(/\([^()]*\)/gu, '')
    .split(/[,;]/u)
    .flatMap((one) => one.trim().split(' ').at(-1) ?? [])
    .filter((name) => name.length > 1);

/** What came of an item: behind an arrow, or under a label that says so. */
function decisionIn(text: string, { words, voice }: Making): string | undefined {
  if (text.startsWith('→')) return begun(text.slice(1).trim());
  const pair = labelIn(text, voice.language);
  return pair && roleOf(pair.label, words, ['decisions']) ? begun(pair.text) : undefined;
}

/** A sentence that names somebody at its end, in brackets or beside a day; "Liu: too small" only tells what was said. */
function tasksIn({ sentences }: Prose, people: readonly string[], making: Making): Task[] {
  const dates = making.brief.facts.filter(({ kind }) => kind === 'date').map(({ value }) => value);
  return sentences.flatMap(({ text }) => {
    const owners = people.filter((name) => text.includes(name) && !text.startsWith(`${name}:`));
    const date = dates.filter((one) => text.includes(one)).at(-1) ?? '';
    const end = withoutEnd(text, ' .');
    const isNamedLast = owners.some((name) => text.includes(`(${name})`) || end.endsWith(`, ${name}`));
    if (owners.length === 0 || (date === '' && !isNamedLast)) return [];
    return [{ text: decisionIn(text, making) ?? begun(text), owner: owners.join(', '), date }];
  });
}

function itemOf(piece: Prose, tasks: readonly Task[], making: Making): Chapter {
  const { voice, words } = making;
  const texts = piece.sentences.map(({ text }) => text);
  const decisions = texts.flatMap((text) => decisionIn(text, making) ?? []);
  const said = texts.filter((text) => decisionIn(text, making) === undefined).join(' ');
  const owners = tasks
    .filter(({ text }) => texts.some((one) => one.endsWith(text.slice(1))))
    .map(({ owner }) => owner);
  const rows = [
    ...decisions.map((text) => ({ label: capitalised(words.roles.decisions[1] ?? ''), text, points: [] })),
    ...(owners.length > 0
      ? [{ label: voice.label('owner'), text: [...new Set(owners)].join(', '), points: [] }]
      : []),
  ];
  return {
    heading: begun(piece.under),
    blocks: [
      ...(said === '' ? [] : [paragraph(begun(said))]),
      ...(rows.length > 0 ? [docBlock('definitions', { style: 'rows', items: rows })] : []),
    ],
    requests: [],
  };
}
