import { docBlock } from '../../../draft/document.ts';
import { questionIn } from '../../../draft/marks.ts';
import type { Role } from '../../../packs/writing.ts';
import { capitalised } from '../common/facts.ts';
import type { Material, Piece } from '../common/pieces.ts';
import { gridOfList } from '../material/tables.ts';
import { blocksOf, paragraph } from './blocks.ts';
import { chaptersOf } from './chapters.ts';
import type { Body, Chapter, Making } from './making.ts';
import { factOfRole, labelledAs, looseFactsOf, type Sorted, sortByRole } from './roles.ts';

const HEAD: Role[] = ['date', 'time', 'place', 'chair', 'present', 'absent'];
const END: Role[] = ['decisions', 'actions', 'nextMeeting'];

/** Minutes: when, where and who; the items with what was said; what was decided and who does what by when. */
export function minutesOf(material: Material, making: Making): Body {
  const { brief, voice, words } = making;
  const sorted = sortByRole(
    material.take(() => true),
    making,
    [...HEAD, ...END],
  );
  const opening = takeOpening(sorted, making);
  const loose = looseFactsOf(brief);
  const label = (role: Role) => capitalised(words.roles[role][0] ?? role);
  const known = (role: Role): string => {
    const lines = labelledAs(sorted, role).map(({ text }) => text);
    const kind = role === 'date' || role === 'time' || role === 'place' ? role : undefined;
    return (
      lines.join(', ') ||
      (kind === undefined ? '' : opening[kind] || (loose.find((fact) => fact.kind === kind)?.value ?? ''))
    );
  };
  const date =
    known('date') || factOfRole(loose, ['date'], 'date', making)?.value || voice.ask('documents', 'date');
  const details = HEAD.slice(1)
    .map((role) => ({
      label: label(role),
      text: known(role) || (role === 'present' ? voice.ask('documents', 'attendees') : ''),
    }))
    .filter(({ text }) => text !== '');
  material.giveBack(...sorted.rest);
  const chapters = chaptersOf(material, making);
  const told = chapters.length > 0;
  const last = END.flatMap((role) =>
    endChapter(role, sorted.pieces.get(role) ?? [], sorted.lines.get(role) ?? [], making),
  ).filter(({ blocks }) => !told || blocks.some(({ text }) => questionIn(text) === undefined));
  return { format: { date, details }, name: opening.name, lines: [], chapters: [...chapters, ...last] };
}

/** "Allotment committee, Tuesday 14 May, village hall, 7.30 pm": who met, when and where, in the opening line. */
function takeOpening(
  { rest }: Sorted,
  { brief }: Making,
): Record<'name' | 'date' | 'time' | 'place', string> {
  const said = { name: '', date: '', time: '', place: '' };
  const [first] = rest;
  const [opening] = first?.kind === 'prose' && first.heading === '' ? first.sentences : [];
  if (first?.kind !== 'prose' || opening === undefined || opening.final) return said;
  const parts = opening.text.replace(/[.。]$/u, '').split(/[,，、]\s*/u);
  const kindOf = (part: string): 'date' | 'time' | undefined => {
    const kinds = brief.facts.filter(({ value }) => part.includes(value)).map(({ kind }) => kind);
    return kinds.includes('date')
      ? 'date'
      : kinds.some((kind) => kind === 'time' || kind === 'hours')
        ? 'time'
        : undefined;
  };
  const kinds = parts.map(kindOf);
  if (!kinds.includes('date') || parts.some((part) => part.split(' ').length > 7) || parts.length > 5)
    return said;
  parts.forEach((part, at) => {
    const key = kinds[at] ?? (said.name === '' && said.date === '' ? 'name' : 'place');
    said[key] = said[key] === '' ? part : `${said[key]}, ${part}`;
  });
  first.sentences = first.sentences.slice(1);
  if (first.sentences.length === 0) rest.shift();
  return said;
}

function endChapter(
  role: Role,
  pieces: readonly Piece[],
  lines: readonly { text: string }[],
  making: Making,
): Chapter[] {
  const { voice, words } = making;
  const heading = pieces[0]?.heading || capitalised(words.roles[role][0] ?? role);
  const blocks = [
    ...pieces.flatMap((piece) => actionTable(role, piece, making) ?? blocksOf(piece, making, heading)),
    ...lines.map(({ text }) => paragraph(text)),
  ];
  if (blocks.length > 0) return [{ heading, blocks, requests: [] }];
  if (role === 'nextMeeting') return [];
  return [
    {
      heading,
      blocks: [paragraph(voice.ask('documents', role === 'actions' ? 'nextSteps' : 'decisions'))],
      requests: [],
    },
  ];
}

/** Who does what until when, as a table where the items say so. */
function actionTable(role: Role, piece: Piece, { voice }: Making) {
  if (role !== 'actions' || piece.kind !== 'list') return undefined;
  const grid = gridOfList(piece.list, voice);
  return grid === undefined ? undefined : [docBlock('table', grid)];
}
