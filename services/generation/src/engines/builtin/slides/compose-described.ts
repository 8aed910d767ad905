import type { Asset, Slide, SlideBlock, SlideLayout } from '@sitewright/site-spec';
import type { ComposeContext } from '../compose-context.ts';
import { pictureAsset } from '../material/picture-asset.ts';
import type { Voice } from '../material/voice.ts';
import { fitted, listBlocks, textBlock } from './blocks.ts';
import type { DescribedSlide, Part, Place } from './described-slide.ts';
import { describedNotes } from './notes.ts';

const MAX_BLOCKS = 8;

/** Builds the one slide that a prompt describes, with its texts to the letter. */
export function composeDescribed(
  described: DescribedSlide,
  fallbackTitle: string,
  voice: Voice,
  ctx: ComposeContext,
): { slide: Slide; assets: Asset[] } {
  const title = fitted(described.title ?? fallbackTitle, 160);
  const assets: Asset[] = [];
  const backdrop = described.parts.find((part) => part.kind === 'picture' && part.backdrop);
  const parts = described.parts.filter(
    (part) => part !== backdrop && !(part.kind === 'heading' && part.text === described.title),
  );
  let image: string | undefined;
  if (backdrop?.kind === 'picture') {
    const asset = pictureAsset(ctx, backdrop.alt);
    assets.push(asset);
    image = asset.id;
  }
  const blocks = fitBlocks(ctx, partsToBlocks(ctx, parts, assets));
  const layout = layoutOf(blocks);
  const slide: Slide = {
    id: ctx.id('slide'),
    layout,
    title,
    subtitle: described.subtitle === undefined ? undefined : fitted(described.subtitle, 300),
    eyebrow: described.eyebrow === undefined ? undefined : fitted(described.eyebrow, 80),
    background: described.wishes.some((wish) =>
      /\bdark\b(?! (blue|green|red|gr[ae]y))[^.]*\bbackground|background[^.]*\bdark\b(?! (blue|green|red|gr[ae]y))/i.test(
        wish,
      ),
    )
      ? 'dark'
      : undefined,
    image,
    blocks,
    notes: describedNotes(described, title, voice, ctx),
  };
  for (const wish of described.wishes.slice(0, 20))
    ctx.note({ kind: 'style', text: fitted(wish, 300), status: 'adapted', nodeId: slide.id });
  return { slide, assets };
}

/** A heading opens a group, points run together into lists, every other part is a block of its own. */
function partsToBlocks(ctx: ComposeContext, parts: readonly Part[], assets: Asset[]): SlideBlock[] {
  const blocks: SlideBlock[] = [];
  let heading: string | undefined;
  let points: Extract<Part, { kind: 'point' }>[] = [];
  const flush = () => {
    const [first] = points;
    if (first) {
      blocks.push(
        ...listBlocks(
          ctx,
          points.map((point) => point.text),
          { slot: first.place, heading, ordered: first.ordered },
        ),
      );
      heading = undefined;
    }
    points = [];
  };
  for (const part of parts) {
    if (part.kind === 'point' && (points[0] === undefined || points[0].place === part.place)) {
      points.push(part);
      continue;
    }
    if (part.kind !== 'picture' || points.length > 0) flush();
    if (part.kind === 'point') points.push(part);
    else if (part.kind === 'heading') {
      if (heading !== undefined) blocks.push(textBlock(ctx, heading, { slot: part.place }));
      heading = part.text;
    } else {
      const block = blockOf(ctx, part, assets, heading);
      if (part.kind === 'text' && part.heading === undefined) heading = undefined;
      blocks.push(block);
    }
  }
  flush();
  if (heading !== undefined) blocks.push(textBlock(ctx, heading));
  return blocks;
}

type Single = Exclude<Part, { kind: 'point' } | { kind: 'heading' }>;

function blockOf(
  ctx: ComposeContext,
  part: Single,
  assets: Asset[],
  heading: string | undefined,
): SlideBlock {
  const slot: Place = part.place ?? 'main';
  switch (part.kind) {
    case 'text':
      return textBlock(ctx, part.text, { slot, heading: part.heading ?? heading });
    case 'speech':
      return part.text.length <= 600
        ? { id: ctx.id('block'), slot, type: 'quote', text: part.text }
        : textBlock(ctx, part.text, { slot });
    case 'button':
      return { id: ctx.id('block'), slot, type: 'callToAction', text: fitted(part.text, 200) };
    case 'picture': {
      const asset = pictureAsset(ctx, part.alt);
      assets.push(asset);
      return {
        id: ctx.id('block'),
        slot,
        type: 'image',
        asset: asset.id,
        caption: part.caption === undefined ? undefined : fitted(part.caption, 200),
      };
    }
  }
}

/** Eight blocks fit on a slide; past that, texts of one column share a block. */
function fitBlocks(ctx: ComposeContext, blocks: SlideBlock[]): SlideBlock[] {
  const kept = [...blocks];
  while (kept.length > MAX_BLOCKS) {
    const at = kept.findIndex((block, index) => {
      const next = kept[index + 1];
      return (
        block.type === 'text' &&
        next?.type === 'text' &&
        typeof block.text === 'string' &&
        typeof next.text === 'string'
      );
    });
    const [block, next] = [kept[at], kept[at + 1]];
    if (at === -1 || block?.type !== 'text' || next?.type !== 'text') break;
    const text = [block.text, next.heading, next.text].filter((part) => typeof part === 'string').join('\n');
    kept.splice(at, 2, { ...block, text });
  }
  if (kept.length > MAX_BLOCKS)
    ctx.warn('slide_full', 'The slide holds eight blocks; what came after them was left out.');
  return kept.slice(0, MAX_BLOCKS);
}

function layoutOf(blocks: readonly SlideBlock[]): SlideLayout {
  const slots = new Set(blocks.map((block) => block.slot));
  const words = blocks.filter((block) => block.type !== 'image');
  const pictures = blocks.length - words.length;
  if (blocks.length === 0) return 'title';
  if (slots.has('left') && slots.has('right') && words.length >= 2) return 'twoColumn';
  if (pictures > 0) return pictures > 2 ? 'twoColumn' : 'imageText';
  if (words.length === 1 && words[0]?.type === 'quote') return 'quote';
  const headed = words.filter((block) => 'heading' in block && block.heading !== undefined).length;
  return headed >= 2 ? 'twoColumn' : 'bullets';
}
