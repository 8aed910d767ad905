import type { Asset, Dataset, Slide, SlideBlock, SlideLayout } from '@sitewright/site-spec';
import type { ComposeContext } from '../compose-context.ts';
import { embeddedChart } from '../material/embedded-chart.ts';
import { pictureAsset } from '../material/picture-asset.ts';
import type { Voice } from '../material/voice.ts';
import { fitted, listBlocks, textBlock } from './blocks.ts';
import type { DescribedSlide, Part, Place } from './described-slide.ts';
import { describedNotes } from './notes.ts';

const MAX_BLOCKS = 8;

/** Builds the one slide that a prompt describes, with its texts to the letter. */
export function composeDescribed(
  described: DescribedSlide & { datasets: readonly Dataset[] },
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
  const blocks = fitBlocks(ctx, [
    ...partsToBlocks(ctx, parts, assets),
    ...described.datasets.map((dataset) => chartBlock(ctx, dataset, title, voice)),
  ]);
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

/** Data that the description wants drawn. */
function chartBlock(ctx: ComposeContext, dataset: Dataset, title: string, voice: Voice): SlideBlock {
  const { dataset: drawn, chart } = embeddedChart(dataset, title, ctx, voice.source);
  return { id: ctx.id('block'), slot: 'main', type: 'chart', dataset: drawn, chart };
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
        ...pointBlocks(
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

const MILESTONE =
  /^((?:19|20)\d\d|Q[1-4](?: \d{4})?|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*(?: \d{4})?|(?:phase|step|week|day|month) \d+)\s*[:–-]\s*(.+)$/iu;

/** Points that all begin with a date are a timeline; others are a list. */
function pointBlocks(
  ctx: ComposeContext,
  items: readonly string[],
  options: { slot?: Place; heading?: string; ordered?: boolean },
): SlideBlock[] {
  const dated = items.map((item) => MILESTONE.exec(item));
  if (
    items.length < 2 ||
    items.length > 8 ||
    !dated.every((match) => match !== null && (match[2] ?? '').length <= 120)
  )
    return listBlocks(ctx, items, options);
  const steps = dated.map((match) => ({
    id: ctx.id('item'),
    label: fitted(match?.[1] ?? '', 60),
    title: match?.[2] ?? '',
  }));
  return [{ id: ctx.id('block'), slot: options.slot ?? 'main', type: 'steps', items: steps }];
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
        ? {
            id: ctx.id('block'),
            slot,
            type: 'quote',
            text: part.text,
            by: part.by === undefined ? undefined : fitted(part.by, 120),
          }
        : textBlock(ctx, part.text, { slot });
    case 'table':
      return {
        id: ctx.id('block'),
        slot,
        type: 'table',
        columns: part.header.slice(0, 20).map((label) => ({ label: fitted(label, 120), align: 'start' })),
        rows: part.rows
          .slice(0, 30)
          .map((row) => part.header.slice(0, 20).map((_, index) => fitted(row[index] ?? '', 1000))),
      };
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
  const [only] = words;
  if (words.length === 1 && only?.type === 'steps') return 'timeline';
  if (words.some((block) => block.type === 'chart')) return 'chart';
  if (words.some((block) => block.type === 'table')) return 'table';
  if (slots.has('left') && slots.has('right') && words.length >= 2) return 'twoColumn';
  if (pictures > 0) return pictures > 2 ? 'twoColumn' : 'imageText';
  if (words.length === 1 && words[0]?.type === 'quote') return 'quote';
  const headed = words.filter((block) => 'heading' in block && block.heading !== undefined).length;
  return headed >= 2 ? 'twoColumn' : 'bullets';
}
