import type { DocumentBlock, Labels, RichText, Run } from '@sitewright/site-spec';
import type { DocumentDraft } from '../../draft/draft.ts';
import { labelOf } from '../context.ts';

type Kind = DocumentDraft['format']['documentType'];

/** Headings nest: none is more than one level below the one that it stands under, and sisters have one level. */
export function nested(blocks: readonly DocumentBlock[]): DocumentBlock[] {
  const above: number[] = [];
  return blocks.map((block) => {
    if (block.type !== 'heading') return block;
    while ((above.at(-1) ?? 0) >= block.level) above.pop();
    above.push(block.level);
    return { ...block, level: above.length };
  });
}

/** A chart of what three sections or more are about stands before the first of them: in it, it would be read as of that one alone. */
export function withOverviews(blocks: readonly DocumentBlock[]): DocumentBlock[] {
  const heads = blocks.filter((block) => block.type === 'heading');
  const done: DocumentBlock[] = [];
  for (const block of blocks) {
    const over = done.findLastIndex(({ type }) => type === 'heading');
    const names = block.type === 'chart' ? block.dataset.rows.flat().map(String) : [];
    const shown = heads.filter(({ text }) => names.includes(text));
    done.splice(shown.length >= 3 && shown[0] === done[over] ? over : done.length, 0, block);
  }
  return done;
}

/** "2. Fees", "§ 2", "二、费用", "第二条", "II. Fees", "B) Fees". */
const BEGINS_NUMBERED =
  /^(?:[\p{Nd}§]|第?[一二三四五六七八九十百]+[、.．章条節节款項项]|[IVX]+\.\s|\p{Lu}[.)]\s)/u;

/** Rules and manuals are quoted by number: 1, 1.1. Headings that are numbered already stay as they are. */
export function numbered(blocks: readonly DocumentBlock[], type: Kind, level: number): DocumentBlock[] {
  const heads = blocks.filter((block) => block.type === 'heading').filter((block) => block.level >= level);
  const isNumbered =
    (type === 'policy' || type === 'manual') && heads.filter((block) => block.level === level).length >= 3;
  if (!isNumbered || heads.some(({ text }) => BEGINS_NUMBERED.test(text))) return [...blocks];
  const counts = [0, 0];
  return blocks.map((block) => {
    if (block.type !== 'heading' || block.level < level || block.level > level + 1) return block;
    const [chapter = 0, section = 0] = counts;
    if (block.level === level) counts.splice(0, 2, chapter + 1, 0);
    else counts[1] = section + 1;
    return { ...block, numbering: counts.filter((count) => count > 0).join('.') };
  });
}

const CAPTIONED: readonly Kind[] = ['report', 'proposal', 'article', 'essay', 'policy', 'manual', 'brief'];

/** Tables and figures with a caption are numbered where there are several of the kind. */
export function captioned(blocks: readonly DocumentBlock[], type: Kind, labels: Labels): DocumentBlock[] {
  if (!CAPTIONED.includes(type)) return [...blocks];
  const kinds = blocks.map((block) => {
    if (block.type === 'code' || !('caption' in block) || block.caption === undefined) return undefined;
    return block.type === 'table' ? ('table' as const) : ('figure' as const);
  });
  const counts = { table: 0, figure: 0 };
  return blocks.map((block, at) => {
    const kind = kinds[at];
    if (kind === undefined || kinds.indexOf(kind) === kinds.lastIndexOf(kind) || !('caption' in block))
      return block;
    counts[kind] += 1;
    const name = `${labelOf({ labels }, kind)} ${counts[kind]}`;
    const most = kind === 'table' ? 300 : 400;
    return { ...block, caption: `${name} · ${block.caption}`.slice(0, most).toWellFormed() };
  });
}

const MOST_RUNS = 60;

function withoutDead(
  text: RichText,
  ids: ReadonlySet<string>,
  markers: ReadonlyMap<string, string>,
): RichText {
  if (typeof text === 'string') return text;
  let room = MOST_RUNS - text.length;
  const runs = text.flatMap(({ footnote = '', ...run }): Run[] => {
    const marker = markers.get(footnote);
    return marker === undefined || room-- <= 0 ? [run] : [run, { text: `[${marker}]`, footnote }];
  });
  return runs.map(({ href, ...words }) =>
    href === undefined || (href.startsWith('#') && !ids.has(href.slice(1))) ? words : { ...words, href },
  );
}

/** References to notes show their numbers; links to parts and references to notes that are not there keep their words. */
export function linked(blocks: readonly DocumentBlock[]): DocumentBlock[] {
  const ids = new Set(blocks.map(({ id }) => id));
  const markers = new Map(
    blocks.flatMap((block) => (block.type === 'footnote' ? [[block.id, block.marker]] : [])),
  );
  const clean = <T extends { text: RichText }>(node: T): T => ({
    ...node,
    text: withoutDead(node.text, ids, markers),
  });
  return blocks.map((block) => {
    switch (block.type) {
      case 'paragraph':
      case 'callout':
      case 'quote':
      case 'footnote':
        return clean(block);
      case 'definitions':
        return { ...block, items: block.items.map(clean) };
      case 'list':
        return {
          ...block,
          items: block.items.map((item) => ({
            ...clean(item),
            ...(item.items === undefined ? {} : { items: item.items.map(clean) }),
          })),
        };
      default:
        return block;
    }
  });
}
