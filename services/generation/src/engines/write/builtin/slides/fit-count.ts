import type { Voice } from '../common/voice.ts';
import { blankSlide, type Sketch, textBlock } from './sketch.ts';

/** More slides by some that ask what shall stand on them. */
export function fillUp(slides: readonly Sketch[], least: number, voice: Voice): Sketch[] {
  const end = slides.at(-1)?.layout === 'closing' ? slides.length - 1 : slides.length;
  const empty = Array.from({ length: Math.max(0, least - slides.length) }, (_, index) => ({
    ...blankSlide(),
    title: voice.askNumber(end + index + 1),
  }));
  return [...slides.slice(0, end), ...empty, ...slides.slice(end)];
}

/** Fewer slides by putting neighbours together that nobody asked for by name. */
export function mergeDown(slides: Sketch[], most: number): Sketch[] {
  let merged = slides;
  while (merged.length > most) {
    const at = indexOfMerger(merged);
    if (at === undefined) return merged;
    merged = merged.flatMap((slide, index) => {
      const next = merged[index + 1];
      if (index === at + 1) return [];
      return index === at && next !== undefined ? [together(slide, next)] : [slide];
    });
  }
  return merged;
}

const weightOf = ({ blocks }: Sketch): number =>
  blocks.reduce((sum, { items, rows }) => sum + Math.max(items.length, rows.length, 1), 0);

const isFrame = ({ layout }: Sketch): boolean => ['title', 'closing', 'agenda'].includes(layout);

function indexOfMerger(slides: readonly Sketch[]): number | undefined {
  let best: { at: number; weight: number } | undefined;
  slides.forEach((slide, at) => {
    const next = slides[at + 1];
    if (next === undefined || isFrame(slide) || isFrame(next)) return;
    const twice = slide.asked && next.asked && slide.requests[0] !== next.requests[0];
    if (twice || slide.blocks.length + next.blocks.length > 8) return;
    const weight = weightOf(slide) + weightOf(next);
    if (best === undefined || weight < best.weight) best = { at, weight };
  });
  return best?.at;
}

/** Two slides on one, under the title of the one that was asked for, else of the first. */
function together(one: Sketch, other: Sketch): Sketch {
  const named = other.asked && !one.asked ? other : one;
  const blocks = [one, other].flatMap((slide) => {
    const lines = slide === named ? [] : [slide.title, slide.subtitle];
    const [first, ...rest] = slide.blocks;
    const over = [...lines, first?.heading ?? ''].filter((line) => line !== '').join(' – ');
    if (first === undefined) return over === '' ? [] : [textBlock(over)];
    return [{ ...first, heading: over }, ...rest];
  });
  return {
    ...named,
    layout: 'bullets',
    blocks: blocks.map((block) => ({ ...block, slot: 'main' })),
    requests: [...new Set([...one.requests, ...other.requests])],
    asked: one.asked || other.asked,
  };
}
