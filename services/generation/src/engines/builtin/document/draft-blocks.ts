import type { DocumentBlock } from '@sitewright/site-spec';
import type { ComposeContext } from '../compose-context.ts';
import { sentencesOf, wordCount } from '../material/sentences.ts';
import { headingBlock, listBlock, paragraphBlocks, tableBlock } from './blocks.ts';
import { pairBlocks } from './data-blocks.ts';
import type { DraftNode } from './draft.ts';
import type { DocumentJob } from './job.ts';

/** The supplied draft in the blocks that its layout asks for. */
export function draftBlocks(
  nodes: readonly DraftNode[],
  title: string,
  level: number,
  { voice, ctx }: DocumentJob,
): DocumentBlock[] {
  const levels = nodes.flatMap((node) => (node.kind === 'heading' ? [node.level] : []));
  const top = levels.length === 0 ? 0 : Math.min(...levels);
  let last = title;
  const blocks: DocumentBlock[] = [];
  for (const node of nodes) {
    if (node.kind === 'heading') {
      last = node.text;
      blocks.push(headingBlock(ctx, level + Math.min(2, node.level - top), node.text, node.numbering));
    } else if (node.kind === 'paragraph') blocks.push(...paragraphOrQuote(node.text, ctx));
    else if (node.kind === 'list') blocks.push(...listOrProse(node, ctx));
    else if (node.kind === 'table') blocks.push(tableBlock(ctx, node.header, node.rows));
    else blocks.push(...pairBlocks(ctx, node.pairs, last, voice));
  }
  return blocks;
}

/** A list, unless its bullets are paragraphs in truth. */
function listOrProse(node: Extract<DraftNode, { kind: 'list' }>, ctx: ComposeContext): DocumentBlock[] {
  const words = node.items.reduce((sum, item) => sum + wordCount(item.text), 0);
  if (words <= node.items.length * 22)
    return [listBlock(ctx, node.items, node.ordered ? 'numbered' : 'bullet')];
  return node.items.flatMap((item) => [
    ...paragraphBlocks(ctx, item.text),
    ...(item.items.length > 0 ? [listBlock(ctx, item.items)] : []),
  ]);
}

/** `X said: "…"` as a quotation, anything else as a paragraph. */
export function paragraphOrQuote(text: string, ctx: ComposeContext): DocumentBlock[] {
  const cited = /^[“"„«](.{8,600}?)[”"“»]\s*(?:from|by|von|de|[-–—,(])\s*(.{2,100}?)\)?\.?$/su.exec(text);
  if (cited) return [{ id: ctx.id('quote'), type: 'quote', text: cited[1] ?? '', by: cited[2] }];
  const said = /^(.{2,60}?)\s+(?:said|says|asked|wrote|sagte|dit|dijo):\s*["“](.+)["”]$/su.exec(text);
  if (said && sentencesOf(said[2] ?? '').length <= 6)
    return [{ id: ctx.id('quote'), type: 'quote', text: said[2] ?? '', by: said[1] }];
  return paragraphBlocks(ctx, text);
}
