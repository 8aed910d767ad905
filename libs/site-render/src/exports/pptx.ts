import { type RichText, type SlidesSpec, slideSize } from '@sitewright/site-spec';
import pptxgen from 'pptxgenjs';
import { chartPalette } from '../chart-palette.ts';
import { chartSvg } from '../chart-svg.ts';
import {
  type Area,
  type ChartElement,
  isSmall,
  type SlideElement,
  SMALL,
  type TableElement,
  type TextStyle,
} from '../deck/element.ts';
import { layOutDeck } from '../deck/lay-out-deck.ts';
import { measureOf } from '../deck/measure.ts';
import { html } from '../html.ts';
import { colorOf } from '../theme-css.ts';
import { type ChartSeries, chartSeries } from './chart-series.ts';
import { assetSvg, openRasteriser, type Rasteriser } from './raster.ts';

type Page = pptxgen.default.Slide;
type Run = pptxgen.default.TextProps;
type Shared = pptxgen.default.TextPropsOptions;

interface Deck {
  spec: SlidesSpec;
  page: Page;
  raster: Rasteriser;
}

/** The library's types say that its class is a level deeper than it is. */
const isConstructor = (value: unknown): value is typeof pptxgen.default => typeof value === 'function';

const inches = (points: number): number => points / 72;
const boxOf = ({ x, y, width, height }: Area) => ({
  x: inches(x),
  y: inches(y),
  w: inches(width),
  h: inches(height),
});
/** A colour as the format writes it. */
const bare = (color: string): string => color.slice(1, 7);

/** A deck as PowerPoint: text stays text, lists stay lists, charts stay charts, notes are notes. */
export async function slidesPptx(spec: SlidesSpec): Promise<Uint8Array> {
  const PptxGen = [pptxgen, pptxgen.default].find(isConstructor);
  if (PptxGen === undefined) throw new Error('the library of decks has no constructor');
  const pptx = new PptxGen();
  const [width, height] = slideSize(spec.content.aspect);
  pptx.defineLayout({ name: 'deck', width: inches(width), height: inches(height) });
  pptx.layout = 'deck';
  pptx.title = spec.title;
  pptx.subject = spec.description ?? '';
  pptx.company = spec.brief.organisation ?? '';
  pptx.author = 'Sitewright';
  pptx.rtlMode = spec.dir === 'rtl';
  const { heading, body } = spec.theme.tokens.font;
  pptx.theme = { headFontFace: heading.$value[0] ?? 'Arial', bodyFontFace: body.$value[0] ?? 'Arial' };
  const raster = await openRasteriser(spec);
  for (const { slide, look, elements } of layOutDeck(spec, await measureOf(spec))) {
    const page = pptx.addSlide();
    page.background = { color: bare(look.ground) };
    for (const element of elements) await draw({ spec, page, raster }, element);
    if (slide.notes !== '') page.addNotes(slide.notes);
  }
  const content = await pptx.write({ outputType: 'uint8array' });
  if (!(content instanceof Uint8Array)) throw new Error('the deck is not bytes');
  return content;
}

async function draw(deck: Deck, element: SlideElement): Promise<void> {
  const { page, spec } = deck;
  switch (element.kind) {
    case 'text':
      page.addText(runsOf(element.text, element.style, direction(spec)), {
        ...boxOf(element),
        ...shared(element.style, spec),
        valign: 'top',
        ...(element.tag === 'H1' ? { objectName: 'Title' } : {}),
      });
      return;
    case 'shape': {
      const shape = element.shape === 'ellipse' ? 'ellipse' : element.radius ? 'roundRect' : 'rect';
      page.addShape(shape, {
        ...boxOf(element),
        ...(element.shape === 'broken'
          ? { line: { color: bare(element.fill), width: 1.5, dashType: 'dash' as const } }
          : { fill: { color: bare(element.fill) } }),
        ...(element.radius ? { rectRadius: inches(element.radius) } : {}),
      });
      return;
    }
    case 'table':
      return drawTable(deck, element);
    case 'chart':
      return drawChart(deck, element);
    case 'drawing': {
      const { parts, width, height } = element;
      const paths = parts.map(({ path, fill }) => html`<path d="${path}" fill="${fill}"/>`);
      const svg = html`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 100 100">${paths}</svg>`;
      page.addImage({ data: dataOf(await deck.raster.png(svg.text, 480)), ...boxOf(element), altText: '' });
      return;
    }
    case 'picture': {
      const wide = element.isBehind ? 2400 : 1600;
      const picture = await deck.raster.png(assetSvg(element.asset, spec, element), wide);
      page.addImage({ data: dataOf(picture), ...boxOf(element), altText: element.asset.alt ?? '' });
    }
  }
}

const dataOf = (png: Buffer): string => `image/png;base64,${png.toString('base64')}`;

/** What each paragraph says of its direction; a box does not hand its own down. */
const direction = ({ dir }: SlidesSpec): Shared => ({ rtlMode: dir === 'rtl' });

/** How a whole box of text is set. Its height was measured, so nothing is left around it. */
function shared(style: TextStyle, { dir }: SlidesSpec): Shared {
  const away = dir === 'rtl' ? 'left' : 'right';
  const align = { start: dir === 'rtl' ? 'right' : 'left', center: 'center', end: away } as const;
  return {
    margin: 0,
    align: align[style.align ?? 'start'],
    rtlMode: dir === 'rtl',
    fit: 'shrink',
    lineSpacingMultiple: Math.max(0.9, style.leading / 1.2),
  };
}

function lookOfRun({
  families: [face = 'Arial'],
  size,
  color,
  bold = false,
  italic = false,
}: TextStyle): Shared {
  return { fontFace: face, fontSize: Math.round(size * 10) / 10, color: bare(color), bold, italic };
}

/** The runs of marked text; the last ends the line where there is another line. */
function runsOf(text: RichText, style: TextStyle, line: Shared = {}): Run[] {
  const runs = typeof text === 'string' ? [{ text }] : text;
  return runs.map((run, index): Run => {
    const href = 'href' in run ? run.href : undefined;
    const away = href !== undefined && /^(?:https|mailto):/.test(href);
    return {
      text: run.text,
      options: {
        ...lookOfRun(isSmall(run) ? { ...style, size: style.size * SMALL } : style),
        ...('bold' in run && run.bold === true ? { bold: true } : {}),
        ...('italic' in run && run.italic === true ? { italic: true } : {}),
        ...(away ? { hyperlink: { url: href } } : {}),
        ...(index === 0 ? line : {}),
        ...(index === runs.length - 1 && line.breakLine === true
          ? { breakLine: true }
          : { breakLine: false }),
      },
    };
  });
}

type Border = pptxgen.default.BorderProps;

/** A rule beneath a cell, and none around it. */
const bordersOf = (rule: Border): [Border, Border, Border, Border] => [
  { type: 'none' },
  { type: 'none' },
  rule,
  { type: 'none' },
];

function drawTable({ page, spec }: Deck, element: TableElement): void {
  const { columns, rows, totals, style } = element;
  const all = [columns.map(({ label }) => label), ...rows, ...(totals === undefined ? [] : [totals])];
  const rtl = spec.dir === 'rtl';
  const sides = { start: rtl ? 'right' : 'left', center: 'center', end: rtl ? 'left' : 'right' } as const;
  const cells = all.map((row, at) => {
    const own = at === 0 ? element.headLook : undefined;
    const strong = at === 0 || (totals !== undefined && at === all.length - 1);
    const rule = {
      type: 'solid',
      pt: at === 0 ? 1.5 : 0.5,
      color: bare(at === 0 ? element.head : element.line),
    } as const;
    const ordered = columns.map(({ align }, index) => ({
      text: row[index] ?? '',
      options: {
        ...lookOfRun({ ...style, color: own?.ink ?? style.color }),
        ...(own === undefined ? {} : { fill: { color: bare(own.fill) } }),
        bold: strong,
        align: sides[align],
        border: bordersOf(rule),
      },
    }));
    return rtl ? ordered.toReversed() : ordered;
  });
  const widths = element.widths.map(inches);
  page.addTable(cells, {
    x: inches(element.x),
    y: inches(element.y),
    w: inches(element.width),
    colW: rtl ? widths.toReversed() : widths,
    rowH: element.heights.map(inches),
    valign: 'middle',
    margin: [0, inches(element.padding), 0, inches(element.padding)],
  });
}

/** A chart that office programs know stays one; another is a picture, and its alternative text says what it shows. */
async function drawChart(deck: Deck, element: ChartElement): Promise<void> {
  const { spec, page, raster } = deck;
  const { chart, dataset, width, height, enlargements } = element;
  const series = chartSeries(chart, dataset);
  if (series !== undefined) {
    drawSeries(deck, series, element);
    return;
  }
  const picture = await raster.png(
    await chartSvg(chart, dataset, spec, { width, height, enlargements }),
    1800,
  );
  page.addShape('rect', { ...boxOf(element), fill: { color: bare(colorOf(spec.theme, 'background')) } });
  page.addImage({ data: dataOf(picture), ...boxOf(element), altText: chart.alt });
}

function drawSeries({ spec, page }: Deck, { kind, series }: ChartSeries, element: ChartElement): void {
  // A chart's colours stand on the theme's background, whatever the slide's is.
  const ink = bare(colorOf(spec.theme, 'text'));
  page.addShape('rect', { ...boxOf(element), fill: { color: bare(colorOf(spec.theme, 'background')) } });
  const colors = chartPalette(spec.theme).map(bare);
  const [face = 'Arial'] = spec.theme.tokens.font.body.$value;
  page.addChart(kind, series, {
    ...boxOf(element),
    altText: element.chart.alt,
    chartColors: series.length === 1 && kind !== 'pie' ? colors.slice(0, 1) : colors,
    showLegend: series.length > 1 || kind === 'pie',
    legendColor: ink,
    legendPos: 'b',
    legendFontFace: face,
    legendFontSize: 16,
    catAxisLabelColor: ink,
    catAxisLabelFontFace: face,
    catAxisLabelFontSize: 16,
    valAxisLabelColor: ink,
    valAxisLabelFontFace: face,
    valAxisLabelFontSize: 16,
    valGridLine: { color: bare(colorOf(spec.theme, 'border')), size: 0.5 },
    barGapWidthPct: 45,
  });
}
