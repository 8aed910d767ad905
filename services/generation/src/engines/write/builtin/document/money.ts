import { docBlock } from '../../../draft/document.ts';
import type { Role } from '../../../packs/writing.ts';
import { begun, capitalised } from '../common/facts.ts';
import type { Material } from '../common/pieces.ts';
import { plainly } from '../material/words.ts';
import { paragraph } from './blocks.ts';
import { chaptersOf } from './chapters.ts';
import { takeMoney } from './lines.ts';
import type { Body, Chapter, Making } from './making.ts';
import { partiesOf, takeAddressing } from './parties.ts';
import { labelledAs, linesOf, roleOf, sortByRole } from './roles.ts';

const DETAILS: Role[] = ['number', 'subject', 'due', 'validity'];
const ROLES: Role[] = ['from', 'to', 'date', 'payment', ...DETAILS];

/** An invoice or a quotation: the parties, the lines as given, what is asked of the payer. Sums are not ours. */
export function moneyOf(material: Material, making: Making): Body {
  const { voice, words, documentType } = making;
  const { name, lines, terms } = takeMoney(material, making);
  const sorted = sortByRole(material, making, ROLES);
  const addressed = takeAddressing(sorted.rest, making);
  const { from, to, date } = partiesOf(sorted, making, addressed);
  const details = [...DETAILS.flatMap((role) => labelledAs(sorted, role)), ...terms].map(
    ({ label, text }) => ({ label: capitalised(label), text }),
  );
  const label = (role: Role) => capitalised(words.roles[role][0] ?? role);
  const isInvoice = documentType === 'invoice';
  const told = addressed.pieces.flatMap(linesOf).filter((text) => isPaying(text, making));
  for (const role of isInvoice ? (['number', 'due'] as const) : (['validity'] as const)) {
    const known = details.some((detail) => roleOf(detail.label, words, [role]) !== undefined);
    const inText = role === 'due' && told.some((text) => /\p{Nd}/u.test(text));
    if (!known && !inText) details.push({ label: label(role), text: voice.ask('documents', role) });
  }
  const open = lines.length === 0 ? [paragraph(voice.ask('documents', 'lines'))] : [];
  const paying = labelledAs(sorted, 'payment').map((one) =>
    words.roles.payment.slice(0, 2).some((word) => plainly(word) === plainly(one.label))
      ? one.text
      : `${capitalised(one.label)}: ${one.text}`,
  );
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

/** A sentence about how or when to pay. */
function isPaying(text: string, { words }: Making): boolean {
  const said = text.toLowerCase().split(/[^\p{L}\p{M}]+/u);
  return [...words.roles.payment, ...words.roles.due].some((word) =>
    said.includes(word.split(' ', 1)[0] ?? word),
  );
}
