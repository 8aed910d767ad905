import { plainText, type Slide, type SlideBlock } from '@sitewright/site-spec';
import { linesIn } from '../rich-text.ts';

/** Words under a heading that are no longer are a row of a list. */
const ROW = 110;

type Text = Extract<SlideBlock, { type: 'text' }>;

const isRow = (block: SlideBlock | undefined): block is Text & { heading: string } =>
  block?.type === 'text' &&
  block.slot === 'main' &&
  block.heading !== undefined &&
  block.placeholder !== true &&
  plainText(block.text).length <= ROW;

/** A value that stands under a heading: "16 km/h". */
const VALUE = /^[\p{Sc}+−-]?\d\S*(?:\s\S{1,8})?$/u;

/** A slide of nothing but a few values under headings has figures. */
function withFigures(slide: Slide): Slide {
  const figures = slide.blocks.flatMap((block): SlideBlock[] => {
    if (block.type !== 'text' || block.heading === undefined || block.placeholder === true) return [];
    const value = plainText(block.text).trim();
    return VALUE.test(value)
      ? [{ id: block.id, slot: 'main', type: 'number', value, label: block.heading }]
      : [];
  });
  const isAll = figures.length > 1 && figures.length <= 4 && figures.length === slide.blocks.length;
  return isAll ? { ...slide, blocks: figures } : slide;
}

/** A slide whose text under a heading stands in step with a list under one beside it. */
function inStep(slide: Slide): Slide {
  const isBeside = slide.blocks.some(
    (block) => block.type === 'bullets' && block.heading !== undefined && block.slot !== 'main',
  );
  const blocks = slide.blocks.map((block): SlideBlock => {
    if (!isBeside || block.type !== 'text' || block.heading === undefined) return block;
    if (block.slot === 'main' || block.placeholder === true) return block;
    if (block.questions !== undefined || block.look !== undefined) return block;
    const { id, slot, heading, text } = block;
    // What is said is no entry with a name.
    const items = linesIn(text)
      .filter((line) => plainText(line).trim() !== '')
      .map((line, at) => ({ id: `${id}-row${at}`, text: line }));
    return { id, slot, type: 'bullets', heading, items };
  });
  return { ...slide, blocks };
}

/** A slide on which short texts under headings, one after another, are a list: who does what is read as rows. */
export function withRows(given: Slide): Slide {
  const slide = inStep(withFigures(given));
  const rows = slide.blocks.filter(isRow);
  const [first] = rows;
  const from = slide.blocks.findIndex(isRow);
  const areTogether = slide.blocks.slice(from, from + rows.length).every(isRow);
  if (first === undefined || rows.length < 3 || !areTogether) return slide;
  const items = rows.map(({ id, heading, text }) => ({
    id,
    text: [
      { text: `${heading}:`, bold: true },
      { text: ' ' },
      ...(typeof text === 'string' ? [{ text }] : text),
    ],
  }));
  const list: SlideBlock = { id: `${first.id}-rows`, slot: 'main', type: 'bullets', items };
  return { ...slide, blocks: slide.blocks.toSpliced(from, rows.length, list) };
}
