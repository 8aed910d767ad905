import type { SlideBlock } from '@sitewright/site-spec';
import type { ComposeContext } from '../compose-context.ts';
import { wordCount } from '../material/sentences.ts';
import type { Place } from './described-slide.ts';

export const MAX_BULLETS = 6;
export const MAX_BULLET_WORDS = 14;
/** A word without end is no bullet either. */
const MAX_BULLET_LENGTH = 240;
const MAX_TEXT_LENGTH = 7000;

/** Cuts a text to what a field holds, at a word's end. */
export function fitted(text: string, max: number): string {
  if (text.length <= max) return text;
  const cut = text.slice(0, max - 1);
  const space = cut.lastIndexOf(' ');
  return `${cut.slice(0, space > max / 2 ? space : max - 1).trimEnd()}…`;
}

export function isBullet(text: string): boolean {
  return wordCount(text) <= MAX_BULLET_WORDS && text.length <= MAX_BULLET_LENGTH;
}

export function bulletsBlock(
  ctx: ComposeContext,
  items: readonly string[],
  options: { slot?: Place; heading?: string; ordered?: boolean; placeholder?: boolean } = {},
): SlideBlock {
  const { slot = 'main', heading, ordered, placeholder } = options;
  return {
    id: ctx.id('block'),
    slot,
    type: 'bullets',
    heading: heading === undefined ? undefined : fitted(heading, 120),
    ordered: ordered || undefined,
    placeholder: placeholder || undefined,
    items: items.slice(0, MAX_BULLETS).map((text) => ({ id: ctx.id('item'), text })),
  };
}

export function textBlock(
  ctx: ComposeContext,
  text: string,
  options: { slot?: Place; heading?: string } = {},
): SlideBlock {
  const { slot = 'main', heading } = options;
  return {
    id: ctx.id('block'),
    slot,
    type: 'text',
    heading: heading === undefined ? undefined : fitted(heading, 120),
    text: fitted(text, MAX_TEXT_LENGTH),
  };
}

/**
 * Lists in the asker's words: short entries become bullets, six to a block; an entry longer than a bullet may be
 * stays whole as a text of its own, so that nothing is cut or reworded.
 */
export function listBlocks(
  ctx: ComposeContext,
  items: readonly string[],
  options: { slot?: Place; heading?: string; ordered?: boolean } = {},
): SlideBlock[] {
  const blocks: SlideBlock[] = [];
  let run: string[] = [];
  let heading = options.heading;
  const flush = () => {
    const parts = Math.ceil(run.length / MAX_BULLETS);
    const size = Math.ceil(run.length / Math.max(1, parts));
    for (let at = 0; at < run.length; at += size) {
      blocks.push(bulletsBlock(ctx, run.slice(at, at + size), { ...options, heading }));
      heading = undefined;
    }
    run = [];
  };
  // Entries of one list look alike: where many are too long to be bullets, none is one.
  const long = items.filter((item) => !isBullet(item)).length;
  const asTexts = long >= items.length / 2 && items.length <= 6;
  for (const item of items) {
    if (isBullet(item) && !asTexts) run.push(item);
    else {
      flush();
      blocks.push(textBlock(ctx, item, { slot: options.slot, heading }));
      heading = undefined;
    }
  }
  flush();
  return blocks;
}
