import {
  type Box,
  type DatavizSpec,
  isFilled,
  type PlacedBoard,
  type PlacedTile,
  type PlacedTitle,
  placedBoard,
  type SiteSpec,
  TABLE_CELL,
  typeScale,
  wordsBeneath,
} from '@sitewright/site-spec';
import { drawnIn, sidesInPx, writtenBoard } from '../board-placed.ts';
import { alignedIn } from '../board-sheet.ts';
import { unplaced } from '../board-unplaced.ts';
import { chartSvg } from '../chart-svg.ts';
import { endsInTotal, shownTable } from '../figure.ts';
import { attributes, Html, html } from '../html.ts';
import { readFrom } from '../reading-order.ts';
import { colorOf, fillsOf, fontStack } from '../theme-css.ts';

type Line = PlacedTitle['lines'][number];

/** The colour of a ground, and of the words on it. */
function groundOf({ theme }: SiteSpec, { ground }: PlacedTitle['place']): { fill?: string; ink: string } {
  const ink = colorOf(theme, 'text');
  const fills = fillsOf(theme.tokens.color, theme.named);
  if (ground === undefined || ground === 'line') return { ink };
  if (ground === 'surface') return { fill: colorOf(theme, 'surface'), ink };
  if (ground === 'accent') return { fill: colorOf(theme, 'accent'), ink: colorOf(theme, 'onAccent') };
  const [fill, words] = ground === 'primary' ? fills.band : fills.deep;
  return { fill, ink: words };
}

/** Words at one side of a box, or in its middle. */
interface Standing {
  spec: SiteSpec;
  ink: string;
  align?: 'center' | 'end' | undefined;
}

function lineSvg(line: Line, { x, y, width }: Omit<Box, 'height'>, { spec, ink, align }: Standing): Html {
  const { theme, dir } = spec;
  const isRight = (align === 'end') !== (dir === 'rtl');
  const [anchor, at] =
    align === 'center' ? ['middle', x + width / 2] : isRight ? ['end', x + width] : (['start', x] as const);
  const baseline = y + line.y + (line.height - line.size) / 2 + line.size * 0.8;
  const family = fontStack(theme.tokens.font[line.font].$value).replaceAll('"', "'");
  return html`<text x="${at}" y="${baseline}"${attributes({ 'text-anchor': anchor === 'start' ? undefined : anchor })} font-family="${family}" font-size="${line.size}" font-weight="${line.weight}" fill="${ink}">${readFrom(line.text, dir)}</text>`;
}

/** A table under its words: rules between its rows, numbers at their end. */
function tableSvg(
  { placement, room, table, under = [] }: PlacedTile,
  spec: DatavizSpec,
  { top, ink }: { top: number; ink: string },
): Html[] {
  if (table === undefined) return [];
  const { theme, content, dir, language } = spec;
  const dataset = content.datasets.find(({ id }) => id === placement.ref);
  const shown = dataset && shownTable(dataset, language);
  const total = shown && endsInTotal(shown) ? shown.rows.length : undefined;
  const { size, pad: above, columns, rows } = table;
  const isPlain = ink === colorOf(theme, 'text');
  const line = attributes({
    stroke: isPlain ? colorOf(theme, 'border') : ink,
    'stroke-opacity': isPlain ? undefined : 0.32,
  });
  let y = top;
  const drawn = rows.flatMap(({ height, cells }, row) => {
    let x = room.x;
    const weight = row === 0 ? TABLE_CELL.headWeight : row === total ? 700 : 400;
    const words = cells.flatMap((lines, at) => {
      const width = columns[at] ?? 0;
      const align = shown?.aligns[at] === 'end' ? ('end' as const) : undefined;
      const [side, leading] = [(size * TABLE_CELL.beside) / 2, size * TABLE_CELL.leading];
      const pad = at === 0 ? 0 : side;
      const box = { x: x + pad, y: y + above, width: width - pad - (align ? side : 0) };
      const from = dir === 'rtl' ? { ...box, x: room.x * 2 + room.width - box.x - box.width } : box;
      x += width;
      return lines.map((text, nth) =>
        lineSvg(
          {
            ...{ text, font: 'body' as const, size, weight },
            ...{ y: nth * leading, height: leading },
          },
          from,
          { spec, ink, align },
        ),
      );
    });
    y += height;
    const rule = html`<line x1="${room.x}" x2="${room.x + room.width}" y1="${y}" y2="${y}"${line} stroke-width="1"/>`;
    return row === rows.length - 1 ? words : [...words, rule];
  });
  return [...drawn, ...under.map((line) => lineSvg(line, { ...room, y: y + size * 0.6 }, { spec, ink }))];
}

/** A chart in the room under its words. */
async function drawingSvg(
  tile: PlacedTile,
  placed: PlacedBoard,
  spec: DatavizSpec,
): Promise<Html | undefined> {
  const { placement, place, room, drawing } = tile;
  const chart = spec.content.charts.find(({ id }) => id === placement.ref);
  const dataset = spec.content.datasets.find(({ id }) => id === chart?.dataset);
  if (drawing === undefined || chart === undefined || dataset === undefined) return undefined;
  const { width, height, enlarged } = drawnIn(tile, placed, spec);
  const by = enlarged * typeScale(spec.theme);
  const size = { width: Math.round(width / by), height: Math.round(height / by) };
  const isAligned = alignedIn(spec.content).has(chart.id);
  const drawn = { ...size, isDescribed: true, isOnSurface: isFilled(place), isAligned };
  const svg = await chartSvg(chart, dataset, spec, drawn);
  const inner = svg.replace(/^<svg[^>]*>/u, '').replace(/<\/svg>\s*$/u, '');
  return new Html(
    `<svg x="${room.x}" y="${room.y + room.height - drawing.height}" width="${drawing.width}" height="${drawing.height}" viewBox="0 0 ${size.width} ${size.height}">${inner}</svg>`,
  );
}

async function tileSvg(
  tile: PlacedTitle | PlacedTile,
  placed: PlacedBoard,
  spec: DatavizSpec,
): Promise<Html> {
  const { ground, lines, place } = tile;
  const isMirrored = spec.dir === 'rtl';
  const mirrored = <Of extends Box>(box: Of): Of =>
    isMirrored ? { ...box, x: placed.sheet.width - box.x - box.width } : box;
  const [plane, room] = [mirrored(ground), mirrored(tile.room)];
  const own = 'placement' in tile ? { ...tile, room } : undefined;
  const { fill, ink } = groundOf(spec, place);
  const under =
    fill &&
    html`<rect x="${plane.x}" y="${plane.y}" width="${plane.width}" height="${plane.height}" fill="${fill}"/>`;
  const rule =
    place.ground === 'line' &&
    html`<rect x="${plane.x}" y="${plane.y}" width="${plane.width}" height="1.6" fill="${colorOf(spec.theme, 'text')}"/>`;
  const last = lines.at(-1);
  const high = last === undefined ? 0 : last.y + last.height;
  const isWords = own?.table === undefined && own?.drawing === undefined;
  const isMiddle = own === undefined || (fill !== undefined && isWords);
  const y = room.y + (isMiddle ? Math.max(0, room.height - high) / 2 : 0);
  const largest = Math.max(...lines.map(({ size }) => size));
  const isFigure = own?.placement.kind === 'number' && fill === undefined;
  const words = lines.map((line) => {
    const color = isFigure && line.size === largest ? colorOf(spec.theme, 'link') : ink;
    return lineSvg(line, { ...room, y }, { spec, ink: color, align: place.align });
  });
  const top = room.y + high + (own?.table?.size ?? 0) * 0.4;
  return html`${under}${rule}${words}${own && tableSvg(own, spec, { top, ink })}${own && (await drawingSvg(own, placed, spec))}`;
}

/** A board on its sheet, as one picture; words that were added since stand beneath it. */
export async function boardSvg(spec: DatavizSpec): Promise<string> {
  const board = writtenBoard(spec);
  const placed = placedBoard(board);
  const { sheet, head, tiles } = placed;
  const added = unplaced(spec.content).filter(({ kind }) => kind !== 'chart');
  const beneath = wordsBeneath(board, added, sheet);
  const high = sheet.height + beneath.height;
  const named = spec.content.dashboard.sheet;
  const [across, foot] = sidesInPx(sheet, named);
  const up = Math.round((foot * high) / sheet.height);
  const room = { x: beneath.x, y: sheet.height, width: sheet.width - 2 * beneath.x };
  const rows = beneath.lines.map((line) => lineSvg(line, room, { spec, ink: colorOf(spec.theme, 'text') }));
  const all = head === undefined ? tiles : [head, ...tiles];
  const drawn = await Promise.all(all.map((tile) => tileSvg(tile, placed, spec)));
  return html`<svg xmlns="http://www.w3.org/2000/svg" width="${across}" height="${up}" viewBox="0 0 ${sheet.width} ${high}" direction="ltr" role="img" aria-label="${spec.title}"><title>${spec.title}</title><rect width="100%" height="100%" fill="${colorOf(spec.theme, 'background')}"/>${drawn}${rows}</svg>`
    .text;
}
