import type { Fact } from '../../../brief/brief.ts';
import { docBlock } from '../../../draft/document.ts';
import type { Role } from '../../../packs/writing.ts';
import { begun, capitalised } from '../common/facts.ts';
import type { Material, Piece } from '../common/pieces.ts';
import { plainly } from '../material/words.ts';
import { paragraph } from './blocks.ts';
import { chaptersOf } from './chapters.ts';
import { takeMoney } from './lines.ts';
import type { Body, Chapter, Making } from './making.ts';
import { partiesOf, takeAddressing } from './parties.ts';
import { type Labelled, labelledAs, linesOf, looseFactsOf, roleOf, sortByRole } from './roles.ts';

const DETAILS: Role[] = ['number', 'subject', 'due', 'validity'];
const ROLES: Role[] = ['from', 'to', 'date', 'payment', ...DETAILS];

/** An invoice or a quotation: the parties, the lines as given, what is asked of the payer. Sums are not ours. */
export function moneyOf(material: Material, making: Making): Body {
  const { voice, words, documentType } = making;
  const over = new Set(material.rest().flatMap((piece) => (piece.kind === 'list' ? [piece.topic] : [])));
  const { name, lines, terms } = takeMoney(material, making);
  const left = material.take(() => true);
  // What stood beside lines that are in the table now stands under no heading of theirs.
  const kept = new Set(left.flatMap((piece) => (piece.kind === 'prose' ? [] : [piece.topic])));
  const sorted = sortByRole(
    left.map((piece) =>
      over.has(piece.topic) && !kept.has(piece.topic) ? { ...piece, heading: '', under: '' } : piece,
    ),
    making,
    ROLES,
  );
  const addressed = takeAddressing(sorted.rest.filter(isSaying), making);
  const { from, to, date } = partiesOf(sorted, making, addressed);
  const loose = looseFactsOf(making.brief).filter((fact) => isDetail(fact, making));
  const details = [
    ...DETAILS.flatMap((role) => labelledAs(sorted, role)),
    ...terms,
    ...loose.map(({ lead, value }) => ({ label: lead, text: value })),
  ].map(({ label, text }) => ({ label: capitalised(label), text }));
  const label = (role: Role) => capitalised(words.roles[role][0] ?? role);
  const isInvoice = documentType === 'invoice';
  const told = addressed.pieces.flatMap(linesOf).filter((text) => isPaying(text, making));
  for (const role of isInvoice ? (['number', 'due'] as const) : (['validity'] as const)) {
    const known = details.some((detail) => roleOf(detail.label, words, [role]) !== undefined);
    const inText = role === 'due' && told.some((text) => /\p{Nd}/u.test(text));
    if (!known && !inText) details.push({ label: label(role), text: voice.ask('documents', role) });
  }
  const open = lines.length === 0 ? [paragraph(voice.ask('documents', 'lines'))] : [];
  const paying = labelledAs(sorted, 'payment').map((line) => payingLine(line, making));
  if (paying.length === 0 && told.length === 0 && isInvoice) paying.push(voice.ask('documents', 'payment'));
  material.giveBack(...addressed.pieces);
  const others = chaptersOf(material, making);
  const heading = others.some((chapter) => plainly(chapter.heading) === plainly(name)) ? '' : begun(name);
  const chapters: Chapter[] = [
    { heading, blocks: [docBlock('lines', {}), ...open], requests: [] },
    ...others,
  ];
  if (paying.length > 0) {
    const blocks = paying.map((text) => paragraph(text));
    chapters.push({ heading: label('payment'), blocks, requests: [] });
  }
  return { format: { from, to, date, details }, lines, chapters };
}

/** A word alone that led to the lines says nothing beside them: "Items". */
const isSaying = (piece: Piece): boolean =>
  piece.kind !== 'list' || piece.list.items.some(({ text, label }) => text !== label || text.includes(' '));

/** A sentence about how or when to pay. */
function isPaying(text: string, { words }: Making): boolean {
  const said = text.toLowerCase().split(/[^\p{L}\p{M}]+/u);
  return [...words.roles.payment, ...words.roles.due].some((word) =>
    said.includes(word.split(' ', 1)[0] ?? word),
  );
}

/** A fact of the order that says what it is, and neither who nor when. */
function isDetail({ kind, lead }: Fact, { words }: Making): boolean {
  if (lead === '' || roleOf(lead, words, ['from', 'to', 'date']) !== undefined) return false;
  return kind === 'number' || kind === 'date' || kind === 'price';
}

/** "IBAN" says more than "Payment": such a label stays with its text. */
function payingLine({ label, text }: Labelled, { words }: Making): string {
  return roleOf(label, { ...words, roles: { ...words.roles, payment: words.roles.payment.slice(0, 2) } }, [
    'payment',
  ])
    ? text
    : `${capitalised(label)}: ${text}`;
}
