import { withoutEnd } from '../../../brief/without-end.ts';
import { docBlock } from '../../../draft/document.ts';
import { languagePackOf } from '../../../packs/language-pack.ts';
import type { Role } from '../../../packs/writing.ts';
import { begun, capitalised } from '../common/facts.ts';
import { type Material, type Piece, piecesOf } from '../common/pieces.ts';
import { labelIn } from '../material/placing.ts';
import { paragraph } from './blocks.ts';
import { chaptersOf } from './chapters.ts';
import type { Body, Making } from './making.ts';
import { labelledAs, roleOf, sortByRole } from './roles.ts';

/** Something that somebody does by a day. */
interface Task {
  text: string;
  owner: string;
  date: string;
}

type Prose = Extract<Piece, { kind: 'prose' }>;

const HEAD: Role[] = ['chair', 'present', 'absent', 'place', 'time', 'date'];

/** Notes of a meeting: its head, each item with what was said and decided, and who does what. */
export function meetingOf(making: Making): Body {
  const { brief, voice, words } = making;
  const pieces = piecesOf(brief).filter((piece) => piece.kind === 'prose');
  const opening = pieces.filter(({ topic }) => topic === 'meeting-0');
  const head = opening.flatMap(({ sentences }) => sentences.map(({ text }) => text));
  const known = headIn(head, making);
  const people = peopleIn([known.present, known.absent], making);
  const isNext = ({ under }: Prose): boolean => roleOf(under, words, ['nextMeeting']) !== undefined;
  const items = pieces.filter((piece) => !opening.includes(piece) && !isNext(piece));
  const tasks = items.flatMap((piece) => tasksIn(piece, people, making));
  const label = (role: Role) => capitalised(words.roles[role][0] ?? role);
  const rows = tasks.map(({ text, owner, date }) => [text, owner, date]);
  const columns = [label('actions'), voice.label('owner'), voice.label('date')];
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
      { heading: label('agenda'), blocks: [listOf(items, people)], requests: [] },
      { heading: label('actions'), blocks: [actions], requests: partsNamed(making) },
      ...pieces.filter(isNext).map((piece) => ({
        heading: begun(piece.under),
        blocks: [paragraph(begun(textOf(piece)))],
        requests: [],
      })),
    ],
  };
}

/** Notes that are not all named stay a list; "Jun: bees behind plot 12" tells who spoke, and no name of an item. */
function listOf(items: readonly Prose[], people: readonly Person[]) {
  const rows = items.map((piece) => {
    const said = textOf(piece);
    return ownersIn(piece.under, people).length > 0
      ? { label: '', text: begun(`${piece.under}: ${said}`), points: [] }
      : { label: begun(piece.under), text: begun(said), points: [] };
  });
  return docBlock('list', { style: 'numbered', items: rows });
}

const textOf = ({ sentences }: Prose): string => sentences.map(({ text }) => text).join(' ');

const partsNamed = ({ brief }: Making): string[] =>
  brief.requested.flatMap(({ kind, target, id }) =>
    kind === 'section' && /^(?:table|nextSteps|agenda)$/u.test(target) ? [id] : [],
  );

/** "Parents' council, Tuesday 11 Nov, library, 19:05-20:50", then lines under labels; those that are none of ours say who was there, and who was not. */
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
  const date = dates.find((one) => parts[day]?.includes(one));
  if (date !== undefined) known.date = date;
  for (const line of lines) {
    const pair = labelIn(line, voice.language);
    const open = (['present', 'absent'] as const).find((one) => known[one] === undefined);
    const role = pair && (roleOf(pair.label, words, HEAD) ?? open);
    if (pair !== undefined && role !== undefined) known[role] = pair.text;
  }
  return known;
}

/** Who was there, as listed, and by which names notes speak of them. */
interface Person {
  whole: string;
  names: string[];
}

function peopleIn(lists: readonly (string | undefined)[], { brief }: Making): Person[] {
  const { honorifics } = languagePackOf(brief.language).reading.material;
  return lists
    .flatMap((list) => (list ?? '').replace(/\([^()]*\)/gu, '').split(/[,;]/u))
    .map((one) => {
      const names = one.match(/\p{Lu}[\p{L}'’-]+/gu) ?? [];
      return { whole: one.trim(), names: names.filter((name) => !honorifics.includes(name.toLowerCase())) };
    });
}

/** Those whom a text names. */
const ownersIn = (text: string, people: readonly Person[]): Person[] => {
  const words: string[] = text.match(/[\p{L}'’-]+/gu) ?? [];
  return people.filter(({ names }) => names.some((name) => words.includes(name)));
};

/** What came of an item: behind an arrow, or under a label that says so. */
function decisionIn(text: string, { words, voice }: Making): string | undefined {
  if (text.startsWith('→')) return begun(text.slice(1).trim());
  const pair = labelIn(text, voice.language);
  return pair && roleOf(pair.label, words, ['decisions']) ? begun(pair.text) : undefined;
}

/** Sentences that begin with who was there and say by when, or end with them; "Liu: too small", "1 against (Liu)" only tell. */
function tasksIn({ sentences }: Prose, people: readonly Person[], making: Making): Task[] {
  const dates = making.brief.facts.filter(({ kind }) => kind === 'date').map(({ value }) => value);
  return sentences.flatMap(({ text }) => {
    const date = dates.filter((one) => text.includes(one)).at(-1) ?? '';
    const isDoing = ({ names }: Person): boolean => text.split(' ', 2).some((word) => names.includes(word));
    const owners = [...new Set([...(date === '' ? [] : people.filter(isDoing)), ...namedIn(text, people)])];
    const owner = owners.map(({ whole }) => whole).join(', ');
    return owners.length > 0 ? [{ text: decisionIn(text, making) ?? begun(text), owner, date }] : [];
  });
}

/** Those whose name stands alone behind a comma, or in brackets behind what they do. */
function namedIn(said: string, people: readonly Person[]): Person[] {
  const parts = withoutEnd(said, ' .').split(/[,;]\s+/u);
  return people.filter(({ names }) =>
    names.some((name) =>
      parts.some(
        (part, at) => (at > 0 && part === name) || (/^\P{Nd}/u.test(part) && part.includes(`(${name})`)),
      ),
    ),
  );
}

const FORM_HEAD: Role[] = ['date', 'time', 'place', 'chair', 'present', 'absent'];

/** Minutes: when, where and who; the items with what was said. */
export function minutesOf(material: Material, making: Making): Body {
  const { brief, voice, words } = making;
  if (brief.topics.some(({ id }) => id.startsWith('meeting-'))) return meetingOf(making);
  const sorted = sortByRole(material, making, FORM_HEAD);
  const label = (role: Role) => capitalised(words.roles[role][0] ?? role);
  const known = (role: Role): string =>
    labelledAs(sorted, role)
      .map(({ text }) => text)
      .join(', ');
  const date = known('date') || voice.ask('documents', 'date');
  const details = FORM_HEAD.slice(1)
    .map((role) => ({
      label: label(role),
      text: known(role) || (role === 'present' ? voice.ask('documents', 'attendees') : ''),
    }))
    .filter(({ text }) => text !== '');
  material.giveBack(...sorted.rest);
  const chapters = chaptersOf(material, making);
  const open = (['decisions', 'actions'] as const).map((role) => ({
    heading: label(role),
    blocks: [paragraph(voice.ask('documents', role === 'actions' ? 'nextSteps' : 'decisions'))],
    requests: [],
  }));
  return { format: { date, details }, lines: [], chapters: chapters.length > 0 ? chapters : open };
}
