import { type Chart, formatPointer, type SiteSpec } from '@sitewright/site-spec';
import { lettersOf, wordsOf } from '../../draft/plain.ts';

/** A part of a specification that a request may have gone to. */
export interface Place {
  pointer: string;
  id: string;
  /** Section type, slide layout, block type, mark of a chart, frame. */
  kind: string;
  title: string;
  /** What it says in words, questions left out. */
  said: string;
  /** Whether it holds questions. */
  asks: boolean;
  /** Entries of its lists, questions included. */
  count: number;
}

/** The parts of a specification in order: pages and sections, slides, chapters and blocks, frames, charts and notes. */
export function placesOf(spec: SiteSpec): Place[] {
  switch (spec.buildType) {
    case 'website':
      return [
        ...spec.content.pages.flatMap((page, at) => [
          place(page, ['content', 'pages', at], 'page', page.title),
          ...page.sections.map((section, index) =>
            place(section, ['content', 'pages', at, 'sections', index], section.type, section.heading ?? ''),
          ),
        ]),
        ...(spec.content.aids ?? []).map((aid, at) =>
          place(aid, ['content', 'aids', at], aid.kind, aid.label),
        ),
      ];
    case 'slides':
      return spec.content.slides.map((slide, at) =>
        place(slide, ['content', 'slides', at], slide.layout, slide.title),
      );
    case 'document':
      return chapters(spec.content.blocks);
    case 'design':
      return spec.content.frames.map((frame, at) =>
        place(frame, ['content', 'frames', at], 'frame', frame.name),
      );
    case 'dataviz':
      return [
        ...spec.content.charts.map((chart, at) =>
          place(chart, ['content', 'charts', at], chartPartOf(chart.spec), chart.title),
        ),
        ...(spec.content.notes ?? []).map((note, at) =>
          place(note, ['content', 'notes', at], 'note', note.heading ?? ''),
        ),
      ];
  }
}

type Blocks = Extract<SiteSpec, { buildType: 'document' }>['content']['blocks'];

/** A heading speaks for what follows it, up to the next one of its level. */
function chapters(blocks: Blocks): Place[] {
  return blocks.map((block, at) => {
    const path = ['content', 'blocks', at];
    if (block.type !== 'heading') return place(block, path, block.type, '');
    const next = blocks.findIndex(
      (later, index) => index > at && later.type === 'heading' && later.level <= block.level,
    );
    const own = blocks.slice(at + 1, next === -1 ? undefined : next);
    return { ...place(own, path, 'chapter', block.text), id: block.id };
  });
}

const PARTS_BY_MARK: Readonly<Record<string, string>> = {
  point: 'scatter',
  circle: 'scatter',
  square: 'scatter',
  rect: 'heatmap',
  arc: 'pie',
};

/** What a chart is called by who asks for it: "pie", "stacked bars". */
function chartPartOf({ mark, encoding: { x, y, color, xOffset, yOffset } }: Chart['spec']): string {
  const type = typeof mark === 'string' ? mark : mark.type;
  if (type === 'arc') return typeof mark === 'object' && mark.innerRadius !== undefined ? 'donut' : 'pie';
  if (type !== 'bar') return PARTS_BY_MARK[type] ?? type;
  if (x?.bin !== undefined) return 'histogram';
  if (color !== undefined && xOffset === undefined && yOffset === undefined) return 'barStacked';
  return y?.type === 'nominal' || y?.type === 'ordinal' ? 'barHorizontal' : 'bar';
}

function place(node: object, path: (string | number)[], kind: string, title: string): Place {
  const said: string[] = [];
  const asks = gather(node, said);
  const items: unknown = Reflect.get(node, 'items');
  const id: unknown = Reflect.get(node, 'id');
  return {
    pointer: formatPointer(path),
    id: typeof id === 'string' ? id : '',
    kind,
    title,
    said: said.join('\n'),
    asks,
    count: Array.isArray(items) ? items.length : 0,
  };
}

/** Members whose strings are not words for a reader. */
const silent = new Set('id type layout href icon asset image background style kind spec'.split(' '));

/** Gathers the words of a node; of one that asks, only the fields that do not. @returns whether anything asks. */
function gather(node: unknown, said: string[]): boolean {
  if (Array.isArray(node)) return node.map((entry) => gather(entry, said)).includes(true);
  if (typeof node !== 'object' || node === null) return false;
  const isAsking = Reflect.get(node, 'placeholder') === true;
  const named: unknown = Reflect.get(node, 'questions');
  const questions = new Set(Array.isArray(named) ? named : []);
  let asks = isAsking;
  for (const [key, value] of Object.entries(node)) {
    if (silent.has(key) || key === 'questions') continue;
    if (typeof value === 'string') {
      if (!questions.has(key) && !(isAsking && questions.size === 0)) said.push(value);
    } else if (gather(value, said)) asks = true;
  }
  return asks;
}

/** Whether two titles name the same thing: one holds the other, or they share their telling words. */
export function isSameTitle(one: string, other: string): boolean {
  const [left, right] = [lettersOf(one), lettersOf(other)];
  if (left === '' || right === '') return false;
  if (left === right) return true;
  const [shorter, longer] = left.length < right.length ? [left, right] : [right, left];
  if (shorter.length >= 4 && longer.includes(shorter)) return true;
  const words = new Set(wordsOf(one).filter((word) => word.length > 3));
  const shared = wordsOf(other).filter((word) => words.has(word));
  return shared.length > 0 && shared.length * 2 >= Math.min(words.size, wordsOf(other).length);
}
