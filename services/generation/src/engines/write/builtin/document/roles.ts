import { withoutEnd } from '../../../brief/without-end.ts';
import type { Role } from '../../../packs/writing.ts';
import type { Material, Piece } from '../common/pieces.ts';
import { plainly } from '../material/words.ts';
import type { Making } from './making.ts';

/** A line of the material under a label of the person's own: "Due: 30 days". */
export interface Labelled {
  label: string;
  text: string;
}

/** Material by what its labels and headings say that it is; the rest keeps its order. */
export interface Sorted {
  lines: Map<Role, Labelled[]>;
  pieces: Map<Role, Piece[]>;
  rest: Piece[];
}

/** All lines of a role, under labels and under headings. */
export const labelledAs = ({ lines, pieces }: Sorted, role: Role): Labelled[] => [
  ...(lines.get(role) ?? []),
  ...(pieces.get(role) ?? []).flatMap((piece) =>
    linesOf(piece).map((text) => ({ label: piece.heading, text })),
  ),
];

/** The lines of a piece, one a sentence or an item. */
export function linesOf(piece: Piece): string[] {
  if (piece.kind === 'list') return piece.list.items.map(({ text }) => text);
  if (piece.kind === 'prose') return piece.sentences.map(({ text }) => text);
  return [];
}

/** The role that a label names: the longest of the words that it is, begins or ends with. */
export function roleOf(label: string, words: Making['words'], roles: readonly Role[]): Role | undefined {
  const bare = withoutEnd(label.toLowerCase(), ' :：.').trim();
  if (bare === '' || bare.length > 40) return undefined;
  let best: { role: Role; length: number } | undefined;
  for (const role of roles) {
    for (const word of words.roles[role]) {
      if (names(bare, word) && word.length > (best?.length ?? 0)) best = { role, length: word.length };
    }
  }
  return best?.role;
}

const names = (label: string, word: string): boolean =>
  plainly(label) === plainly(word) || label.startsWith(`${word} (`);

/** Roles whose word may stand before its figure without a colon: "Invoice no 1042", "payable within 30 days". */
const COUNTED: Role[] = ['number', 'date', 'due', 'validity', 'payment'];
const CLAUSE = /[;,；，、]\s+/u;

/** What a text says under labels: "Present: Ana, Jo", and in forms about money "dated 3 May, payable by 1 June". */
function labelledIn(
  text: string,
  { brief, words, documentType }: Making,
  roles: readonly Role[],
): [Role, Labelled][] {
  const colon = text.search(/[:：]/u);
  const role = colon < 0 ? undefined : roleOf(text.slice(0, colon), words, roles);
  if (role !== undefined)
    return [
      [
        role,
        {
          label: text.slice(0, colon),
          text: text
            .slice(colon + 1)
            .trim()
            .replace(/(?<=\p{L}{3}|\p{Nd})[.。]$/u, ''),
        },
      ],
    ];
  if (documentType !== 'invoice' && documentType !== 'quotation') return [];
  const clauses = text.replace(/[.。]$/u, '').split(CLAUSE);
  const found = clauses.map((clause): [Role, Labelled] | undefined => {
    const isDate = brief.facts.some(({ kind, value }) => kind === 'date' && value === clause.trim());
    return isDate && roles.includes('date')
      ? ['date', { label: '', text: clause.trim() }]
      : counted(clause, words, roles);
  });
  return found.every((one) => one !== undefined) ? found : [];
}

function counted(
  clause: string,
  words: Making['words'],
  roles: readonly Role[],
): [Role, Labelled] | undefined {
  for (let end = Math.min(clause.length, 30); end > 0; end -= 1) {
    const rest = clause.slice(end);
    const role = /^\s+[^\p{L}]*/u.test(rest) ? roleOf(clause.slice(0, end), words, roles) : undefined;
    if (role === undefined || !COUNTED.includes(role) || !/\p{Nd}/u.test(rest) || rest.length > 40) continue;
    return [role, { label: clause.slice(0, end), text: rest.trim() }];
  }
  return undefined;
}

/** Takes what stands under labels and headings of these roles out of the material. */
export function sortByRole(material: Material, making: Making, roles: readonly Role[]): Sorted {
  const sorted: Sorted = { lines: new Map(), pieces: new Map(), rest: [] };
  const takes = (text: string): boolean => {
    const found = labelledIn(text, making, roles);
    for (const [role, line] of found) sorted.lines.set(role, [...(sorted.lines.get(role) ?? []), line]);
    return found.length > 0;
  };
  for (const whole of material.take(() => true)) {
    const piece = without(whole, takes);
    const heading = roleOf(whole.heading, making.words, roles);
    if (piece === undefined) continue;
    if (heading === undefined || (piece.kind !== 'prose' && piece.kind !== 'list')) sorted.rest.push(piece);
    else sorted.pieces.set(heading, [...(sorted.pieces.get(heading) ?? []), piece]);
  }
  return sorted;
}

/** A piece without the items and sentences that are taken; undefined where nothing is left. */
function without(piece: Piece, takes: (text: string) => boolean): Piece | undefined {
  if (piece.kind === 'list') {
    const items = piece.list.items.filter(
      ({ text, points }) => !takes([text, ...points.filter((point) => !text.includes(point))].join(', ')),
    );
    return items.length === 0 ? undefined : { ...piece, list: { ...piece.list, items } };
  }
  if (piece.kind !== 'prose') return piece;
  const sentences = piece.sentences.filter(({ text, final }) => final || !takes(text));
  return sentences.length === 0 ? undefined : { ...piece, sentences };
}
