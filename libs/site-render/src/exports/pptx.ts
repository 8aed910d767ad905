import type { RichText, Slide, SlideBlock, SlidesSpec } from '@sitewright/site-spec';
import { plainText } from '@sitewright/site-spec';
import pptxgen from 'pptxgenjs';
import { colorOf } from '../theme-css.ts';
import { type ChartSeries, chartSeries } from './chart-series.ts';

const sizes = {
  '16:9': [13.333, 7.5],
  '4:3': [10, 7.5],
  '16:10': [12, 7.5],
  '1:1': [7.5, 7.5],
  '9:16': [7.5, 13.333],
} as const;

interface Area {
  x: number;
  y: number;
  w: number;
  h: number;
}

interface Deck {
  spec: SlidesSpec;
  pptx: pptxgen.default;
  width: number;
  height: number;
  /** A colour as the format writes it. */
  color(reference: string): string;
}

/** The library's types say that its class is a level deeper than it is. */
const isConstructor = (value: unknown): value is typeof pptxgen.default => typeof value === 'function';

/** A deck as PowerPoint: text stays text, charts stay charts, notes are notes. */
export async function slidesPptx(spec: SlidesSpec): Promise<Uint8Array> {
  const PptxGen = [pptxgen, pptxgen.default].find(isConstructor);
  if (PptxGen === undefined) throw new Error('the library of decks has no constructor');
  const pptx = new PptxGen();
  const [width, height] = sizes[spec.content.aspect];
  pptx.defineLayout({ name: 'deck', width, height });
  pptx.layout = 'deck';
  pptx.title = spec.title;
  pptx.rtlMode = spec.dir === 'rtl';
  const { heading, body } = spec.theme.tokens.font;
  pptx.theme = { headFontFace: heading.$value[0] ?? 'Arial', bodyFontFace: body.$value[0] ?? 'Arial' };
  const color = (reference: string): string => colorOf(spec.theme, reference).slice(1, 7);
  const deck: Deck = { spec, pptx, width, height, color };
  for (const [index, slide] of spec.content.slides.entries()) addSlide(deck, slide, index);
  const content = await pptx.write({ outputType: 'uint8array' });
  if (!(content instanceof Uint8Array)) throw new Error('the deck is not bytes');
  return content;
}

const grounds = {
  default: ['background', 'text'],
  surface: ['surface', 'text'],
  primary: ['primary', 'onPrimary'],
  accent: ['accent', 'onAccent'],
  dark: ['text', 'background'],
} as const;

function addSlide(deck: Deck, slide: Slide, index: number): void {
  const { pptx, width, height, color, spec } = deck;
  const page = pptx.addSlide();
  const [ground, ink] = grounds[slide.background ?? 'default'];
  page.background = { color: color(ground) };
  const rtl = spec.dir === 'rtl';
  const align = rtl ? 'right' : 'left';
  const margin = width * 0.06;
  const room = width - margin * 2;
  const opening = ['title', 'section', 'closing'].includes(slide.layout);
  const shared = { color: color(ink), align, rtlMode: rtl, fit: 'shrink' } as const;
  const [face = 'Arial'] = spec.theme.tokens.font.heading.$value;
  const top = opening && slide.blocks.length === 0 ? height * 0.34 : height * 0.07;
  if (slide.eyebrow !== undefined)
    page.addText(slide.eyebrow, {
      ...shared,
      x: margin,
      y: top - 0.35,
      w: room,
      h: 0.35,
      fontSize: 12,
      bold: true,
    });
  page.addText(slide.title, {
    ...shared,
    x: margin,
    y: top,
    w: room,
    h: opening ? 1.5 : 1,
    fontSize: opening ? 44 : 30,
    bold: true,
    fontFace: face,
    valign: opening ? 'bottom' : 'middle',
  });
  let y = top + (opening ? 1.6 : 1.05);
  if (slide.subtitle !== undefined) {
    page.addText(slide.subtitle, { ...shared, x: margin, y, w: room, h: 0.6, fontSize: 18, valign: 'top' });
    y += 0.7;
  }
  placeBlocks(deck, page, slide, { x: margin, y, w: room, h: height * 0.9 - y }, color(ink));
  page.addText(String(index + 1), {
    x: width - 1,
    y: height - 0.5,
    w: 0.7,
    h: 0.3,
    fontSize: 10,
    align: 'right',
    color: color(ink),
  });
  page.addNotes(slide.notes);
}

/** Blocks of a column share its height; the left column and the right one share the width. */
function placeBlocks(deck: Deck, page: pptxgen.default.Slide, slide: Slide, area: Area, ink: string): void {
  const columns = [
    slide.blocks.filter(({ slot }) => slot === 'main'),
    slide.blocks.filter(({ slot }) => slot === 'left'),
    slide.blocks.filter(({ slot }) => slot === 'right'),
  ].filter((blocks) => blocks.length > 0);
  const gap = 0.4;
  const w = (area.w - gap * (columns.length - 1)) / Math.max(1, columns.length);
  const ordered = deck.spec.dir === 'rtl' ? columns.toReversed() : columns;
  for (const [column, blocks] of ordered.entries()) {
    const h = (area.h - 0.15 * (blocks.length - 1)) / blocks.length;
    for (const [row, block] of blocks.entries()) {
      addBlock(
        deck,
        page,
        block,
        { x: area.x + column * (w + gap), y: area.y + row * (h + 0.15), w, h },
        ink,
      );
    }
  }
}

function addBlock(deck: Deck, page: pptxgen.default.Slide, block: SlideBlock, area: Area, ink: string): void {
  const series = block.type === 'chart' ? chartSeries(block.chart, block.dataset) : undefined;
  if (block.type === 'chart' && series !== undefined) {
    addChart(deck, page, series, block.chart.alt, area, ink);
    return;
  }
  const grid =
    block.type === 'table'
      ? [
          block.columns.map(({ label }) => label),
          ...block.rows,
          ...(block.totals === undefined ? [] : [block.totals]),
        ]
      : undefined;
  const chartGrid =
    block.type === 'chart'
      ? [
          block.dataset.fields.map(({ title, name }) => title ?? name),
          ...block.dataset.rows.slice(0, 12).map((row) => row.map((cell) => String(cell ?? ''))),
        ]
      : undefined;
  const rows = grid ?? chartGrid;
  if (rows !== undefined) {
    const line = { type: 'solid', pt: 0.75, color: deck.color('border') } as const;
    const cells = rows.map((row, at) =>
      row.map((text) => ({ text, options: { bold: at === 0, color: ink } })),
    );
    page.addTable(cells, { x: area.x, y: area.y, w: area.w, fontSize: 14, border: line });
    return;
  }
  const rtl = deck.spec.dir === 'rtl';
  page.addText(textOf(block), {
    ...area,
    color: ink,
    valign: 'top',
    align: rtl ? 'right' : 'left',
    rtlMode: rtl,
    fit: 'shrink',
    paraSpaceAfter: 8,
  });
}

const line = (text: string, options: pptxgen.default.TextPropsOptions = {}): pptxgen.default.TextProps => ({
  text,
  options: { breakLine: true, fontSize: 20, ...options },
});

/** The runs of marked text, the last of which ends the line. */
function runs(text: RichText, options: pptxgen.default.TextPropsOptions = {}): pptxgen.default.TextProps[] {
  if (typeof text === 'string') return [line(text, options)];
  return text.map((run, index) => {
    const last = index === text.length - 1;
    const marks = { bold: run.bold === true, italic: run.italic === true, breakLine: last };
    return line(run.text, { ...(index === 0 ? options : { fontSize: options.fontSize ?? 20 }), ...marks });
  });
}

function textOf(block: SlideBlock): pptxgen.default.TextProps[] {
  const heading =
    'heading' in block && block.heading !== undefined ? [line(block.heading, { bold: true })] : [];
  switch (block.type) {
    case 'bullets':
      return [
        ...heading,
        ...block.items.flatMap(({ text }) =>
          runs(text, { bullet: block.ordered === true ? { type: 'number' } : true }),
        ),
      ];
    case 'text':
      return [...heading, ...runs(block.text)];
    case 'quote':
      return [
        line(block.text, { fontSize: 28, italic: true }),
        ...[block.by, block.role]
          .filter((part) => part !== undefined)
          .map((part) => line(part, { fontSize: 16 })),
      ];
    case 'number':
      return [
        line(block.value, { fontSize: 66, bold: true }),
        line(block.label),
        ...(block.context === undefined ? [] : [line(block.context, { fontSize: 14 })]),
      ];
    case 'steps':
      return block.items.flatMap(({ label, title, text }) => [
        line([label, title].filter(Boolean).join(': '), { bold: true }),
        ...(text === undefined ? [] : [line(text, { fontSize: 16 })]),
      ]);
    case 'people':
      return block.items.flatMap(({ name, role, text }) => [
        line(name, { bold: true }),
        ...[role, text].filter((part) => part !== undefined).map((part) => line(part, { fontSize: 16 })),
      ]);
    case 'callToAction':
      return [
        line(block.text, { bold: true, fontSize: 24 }),
        ...(block.href === undefined ? [] : [line(block.href, { fontSize: 16 })]),
      ];
    case 'image':
      return block.caption === undefined ? [] : [line(block.caption, { fontSize: 14 })];
    case 'table':
      return [line(plainText(block.caption ?? ''))];
    case 'chart':
      return [line(block.chart.takeaway)];
  }
}

function addChart(
  deck: Deck,
  page: pptxgen.default.Slide,
  { kind, series }: ChartSeries,
  altText: string,
  area: Area,
  ink: string,
): void {
  page.addChart(kind, series, {
    ...area,
    altText,
    chartColors: deck.spec.theme.tokens.chart.map(({ $value }) => $value.slice(1, 7)),
    showLegend: series.length > 1 || kind === 'pie',
    legendColor: ink,
    legendPos: 'b',
    catAxisLabelColor: ink,
    valAxisLabelColor: ink,
    valGridLine: { color: deck.color('border'), size: 0.5 },
  });
}
