import type { Slide, SlideBlock } from '@sitewright/site-spec';
import type { ComposeContext } from '../compose-context.ts';
import { linesOf } from '../material/lines.ts';
import { enumerationOf } from '../material/lists.ts';
import { type Entry, labelledParts } from '../material/outline.ts';
import type { Voice } from '../material/voice.ts';
import { bulletsBlock, fitted, isBullet, textBlock } from './blocks.ts';
import type { Place } from './described-slide.ts';
import { notesFor } from './notes.ts';
import { isDesignLabel } from './wishes.ts';

const MAX_PARTS = 6;
/** Longer ones describe how the slide looks, part by part. */
const MAX_PROMPT = 900;

/** The parts of one slide that a prompt names and fills: columns, or the fields of a matrix. */
export function columnsIn(prompt: string): Entry[] | undefined {
  if (prompt.length > MAX_PROMPT || /["“«]|\*\*|\b(?:background|font|bold|textbox|image)\b/i.test(prompt))
    return undefined;
  const plain = prompt.replace(/^[^\n]{0,80}?\bslide\s*:\s*/iu, '');
  const entries = labelledParts(linesOf(plain), 2)?.entries;
  const isPlain = entries?.every((entry) => !isDesignLabel(entry.title)) ?? false;
  return entries && isPlain && entries.length <= MAX_PARTS ? entries : undefined;
}

const SLOTS: Readonly<Record<number, readonly Place[]>> = {
  2: ['left', 'right'],
  3: ['left', 'main', 'right'],
  4: ['left', 'right', 'left', 'right'],
  5: ['left', 'main', 'right', 'left', 'right'],
  6: ['left', 'main', 'right', 'left', 'main', 'right'],
};

function blocksOf(entry: Entry, slot: Place, ctx: ComposeContext): SlideBlock[] {
  const items = enumerationOf(entry.details).map(
    (item) => item.charAt(0).toLocaleUpperCase() + item.slice(1),
  );
  return items.every(isBullet)
    ? [bulletsBlock(ctx, items, { slot, heading: entry.title })]
    : [textBlock(ctx, entry.details, { slot, heading: entry.title })];
}

/** One slide of columns, each with its heading and its points in the asker's words. */
export function columnsSlide(
  title: string,
  entries: readonly Entry[],
  voice: Voice,
  ctx: ComposeContext,
): Slide {
  const slots = SLOTS[entries.length] ?? [];
  return {
    id: ctx.id('slide'),
    layout: entries.length <= 3 ? 'comparison' : 'twoColumn',
    title: fitted(title, 160),
    blocks: entries.flatMap((entry, at) => blocksOf(entry, slots[at] ?? 'main', ctx)),
    notes: notesFor(
      {
        title,
        points: entries.map((entry) => `${entry.title}: ${entry.details}`),
        figures: [],
        open: [],
        overflow: [],
      },
      voice,
      ctx,
    ),
  };
}
