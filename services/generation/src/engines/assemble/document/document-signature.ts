import type { DocumentBlock } from '@sitewright/site-spec';
import type { DocumentDraftBlock } from '../../draft/document.ts';
import type { DocumentWriter } from './document-writer.ts';

const MOST_SIGNERS = 8;

/** Lines to sign on: a name, its role, then the organisation and what the date is called. */
export function signatureBlocks(
  block: DocumentDraftBlock,
  ids: () => string,
  writer: DocumentWriter,
): DocumentBlock[] {
  const items =
    block.items.length > 0
      ? [...block.items, ...signingLine(block.items, writer)]
      : [{ label: block.by || block.title, text: block.text, points: [] }];
  const blocks: DocumentBlock[] = [];
  for (let at = 0; at < items.length; at += MOST_SIGNERS) {
    const id = ids();
    const signers = items.slice(at, at + MOST_SIGNERS).map((item, index) => {
      const texts = writer.texts();
      const [organisation, dateLabel, ...more] = item.points;
      const last = [dateLabel ?? '', ...more].filter((part) => part.trim() !== '').join(', ');
      return {
        id: `${id}_i${index + 1}`,
        name: texts.plain('name', item.label, 200) ?? '',
        role: texts.plain('role', item.text, 200),
        organisation: texts.plain('organisation', organisation ?? '', 200),
        dateLabel: texts.plain('dateLabel', last, 80),
        ...texts.marking(),
      };
    });
    blocks.push({ id, type: 'signature', items: signers });
  }
  return blocks;
}

/** A line to sign on, where there are lines for a date and whoever is not named yet, and none for that. */
function signingLine(
  items: readonly { label: string }[],
  { context: { labels, brief } }: DocumentWriter,
): { label: string; text: string; points: string[] }[] {
  const [date, signature] = [labels.date ?? '', labels.signature ?? ''];
  const says = (word: string): boolean =>
    items.some(({ label }) => label.toLowerCase().includes(word.slice(0, STEM).toLowerCase()));
  const isNamed = brief.facts.some(
    ({ kind, value }) => kind === 'person' && items.some(({ label }) => label.includes(value)),
  );
  const isWanted = items.length > 1 && !isNamed && date !== '' && says(date) && !says(signature);
  return isWanted ? [{ label: signature, text: '', points: [] }] : [];
}

/** Words that begin alike are forms of one. */
const STEM = 4;
