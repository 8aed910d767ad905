import { type SlideDraftBlock, slideBlock, slideItem } from '../../../draft/slides.ts';
import { begun } from '../common/facts.ts';
import type { Voice } from '../common/voice.ts';
import { bullets } from './blocks.ts';
import { blankSlide, type Sketch, textBlock } from './sketch.ts';

/** More slides by dividing the fullest ones, then by slides that ask what shall stand on them. */
export function fillUp(slides: Sketch[], least: number, voice: Voice): Sketch[] {
  let filled = slides;
  while (filled.length < least) {
    const most = Math.max(...filled.map(surplus));
    if (most === 0) break;
    const fullest = filled.findIndex((slide) => surplus(slide) === most);
    filled = filled.flatMap((slide, index) => (index === fullest ? halves(slide) : [slide]));
  }
  const end = filled.at(-1)?.layout === 'closing' ? filled.length - 1 : filled.length;
  const empty = Array.from({ length: Math.max(0, least - filled.length) }, (_, index) => ({
    ...blankSlide(),
    title: voice.ask('documents', 'title'),
    blocks: [bullets([voice.askNumber(end + index + 1)])],
  }));
  return [...filled.slice(0, end), ...empty, ...filled.slice(end)];
}

const DIVISIBLE = new Set(['bullets', 'numbered', 'number', 'steps', 'people']);

/** Letters of a sentence that can stand alone on a slide. */
const MOST_TITLE = 140;

/** The bullets of a slide that has nothing else; its first sentence, where that stands over it, is one of them. */
function sentencesOf({ blocks, titled, title }: Sketch): SlideDraftBlock['items'] | undefined {
  const [block, ...more] = blocks;
  if (titled === 'heading' || more.length > 0 || (block !== undefined && block.kind !== 'bullets'))
    return undefined;
  const items = [...(titled === 'lead' ? [slideItem({ text: title })] : []), ...(block?.items ?? [])];
  return items.every(({ text }) => text.length <= MOST_TITLE) ? items : undefined;
}

/** How much a slide could give to a second one; 0 if it can't be divided. */
function surplus(slide: Sketch): number {
  const { blocks, layout } = slide;
  if (layout === 'closing' || layout === 'title') return 0;
  if (blocks.length > 1) return 10 + blocks.length;
  const [block] = blocks;
  const items = sentencesOf(slide) ?? (block !== undefined && DIVISIBLE.has(block.kind) ? block.items : []);
  return items.length >= 2 ? items.length : 0;
}

const cutIn = <T>(all: readonly T[]): T[][] => [
  all.slice(0, Math.ceil(all.length / 2)),
  all.slice(Math.ceil(all.length / 2)),
];

function halves(slide: Sketch): Sketch[] {
  const [block] = slide.blocks;
  const sentences = sentencesOf(slide);
  if (sentences !== undefined) {
    return cutIn(sentences).map(([first, ...rest], index) => {
      const title = begun(first?.text ?? slide.title);
      const blocks = rest.length === 0 ? [] : [slideBlock('bullets', { items: rest })];
      const layout = rest.length === 0 ? 'section' : 'bullets';
      return {
        ...slide,
        layout,
        title,
        titled: 'lead',
        subtitle: index === 0 ? slide.subtitle : '',
        blocks,
      };
    });
  }
  if (block === undefined) return [slide];
  const layout = slide.layout === 'twoColumn' ? 'bullets' : slide.layout;
  const parts: Sketch['blocks'][] =
    slide.blocks.length > 1
      ? cutIn(slide.blocks.map((part) => ({ ...part, slot: 'main' as const })))
      : cutIn(block.items).map((items) => [{ ...block, items }]);
  return parts.map((blocks, index) => ({
    ...slide,
    layout,
    subtitle: index === 0 ? slide.subtitle : '',
    blocks,
  }));
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
