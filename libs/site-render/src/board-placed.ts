import {
  boardOwner,
  type DatavizSpec,
  type PlacedBoard,
  type PlacedTile,
  type PlacedTitle,
  type Placement,
  placedBoard,
  SHEETS,
  typeScale,
  type WrittenBoard,
} from '@sitewright/site-spec';
import { lettersOf } from './board-heights.ts';
import { inOneColumn } from './board-in-column.ts';
import { headOfTable, inside, kindOfTile, tile } from './board-tile.ts';
import { unplaced } from './board-unplaced.ts';
import { marksOf } from './exports/invented.ts';
import { shownTable } from './figure.ts';
import { type Html, html } from './html.ts';
import { type PageContext, tellsUnmet } from './page-context.ts';
import type { RenderedPage } from './rendered-page.ts';
import { boundWords, keptWords } from './rich-text.ts';

/** Px of a thousandth of a sheet on a usual screen, and the labels of a chart drawn as it is. */
const SCREEN = 1.24;
const LABEL = 13;

/** So many letters are no shout but a sentence: on a telephone it would be as large as the title, and fill the screen. */
const SENTENCE = 48;

/** The element of the title: no tile has such an id. */
const TITLE = '_title';

/** A board with the cells of its tables as they are written. */
export function writtenBoard(spec: DatavizSpec): WrittenBoard {
  const { content, theme, title, language, brief } = spec;
  const datasets = content.datasets.map((dataset) => {
    const { fields, heads, shown } = shownTable(dataset, language);
    const named = fields.map(({ unit: _, ...field }, at) => ({ ...field, title: heads[at] ?? field.name }));
    return { ...dataset, title: headOfTable(dataset, title), fields: named, rows: shown };
  });
  // What could not be done is told to whoever ordered the board: nothing is to be put in its place.
  const notes = content.notes?.map(({ placeholder, ...note }) =>
    placeholder === true && !tellsUnmet(note, spec.labels) ? { ...note, placeholder } : note,
  );
  return {
    content: { ...content, datasets, ...(notes && { notes }) },
    ...{ theme, title: boundWords(title), owner: brief.organisation ?? '' },
    marks: marksOf(spec),
  };
}

/** The sides of a sheet, px: where none is named as wide as a usual screen. */
export function sidesInPx(
  { width, height }: PlacedBoard['sheet'],
  named: keyof typeof SHEETS = 'screen',
): readonly [across: number, up: number] {
  const [across] = SHEETS[named];
  return [across, Math.round((across * height) / width)];
}

/** How a chart is drawn in its place. */
export function drawnIn({ drawing }: PlacedTile, { sheet }: PlacedBoard, spec: DatavizSpec) {
  const { width = 0, height = 0 } = drawing ?? {};
  const side = (length: number): number => Math.max(80, Math.round(length * SCREEN));
  const enlarged = (sheet.type * SCREEN) / LABEL / typeScale(spec.theme);
  return { width: side(width), height: side(height), enlarged, mayGrow: false, isPlaced: true };
}

/** The class of what lies under a place. */
const groundClass = ({ place: { ground, align } }: PlacedTitle): string =>
  `${ground === undefined ? '' : ` on-${ground}`}${align === undefined ? '' : ` at-${align}`}`;

/** The class of what is large, and whether that is said in a sentence. */
const largeClass = ({ large, ref }: Placement, { content }: DatavizSpec): string =>
  large !== true ? '' : lettersOf(ref, content) > SENTENCE ? ' large said' : ' large';

/** A tile in its place, or nothing where it has nothing to show. */
async function spot(
  tile: PlacedTile,
  placed: PlacedBoard,
  spec: DatavizSpec,
  context: PageContext,
): Promise<Html | undefined> {
  const { placement } = tile;
  const own = await inside(placement, 1, spec, context, drawnIn(tile, placed, spec));
  return (
    own &&
    html`<section class="spot spot-${kindOfTile(placement, own)}${largeClass(placement, spec)}${groundClass(tile)}" id="${placement.id}">${own.markup}</section>`
  );
}

/** The title, and every tile in the order in which it is read. */
async function placedMarkup(
  placed: PlacedBoard,
  owner: string,
  spec: DatavizSpec,
  context: PageContext,
): Promise<Html> {
  const { head } = placed;
  const tiles = inOneColumn(placed.tiles);
  const title = html`${owner !== '' && html`<p class="owner">${owner}</p>`}<h1>${keptWords(spec.title)}</h1>`;
  // What stands over the title is read before it, on a telephone too.
  const from = tiles.findIndex(
    ({ place }) => head === undefined || place.row + place.rowSpan > head.place.row,
  );
  const over = from === -1 ? tiles.length : from;
  const spots = await Promise.all(tiles.map((tile) => spot(tile, placed, spec, context)));
  return html`<div class="paper"><div class="spots">${spots.slice(0, over)}${head === undefined ? html`<div class="unseen">${title}</div>` : html`<div class="spot spot-title${groundClass(head)}" id="${TITLE}">${title}</div>`}${spots.slice(over)}</div></div>`;
}

/** A length of the sheet, in a unit that grows with it. */
const long = (length: number): string => `${(length / 10).toFixed(3)}cqw`;

/** Where a tile stands, and how large its words are. */
function spotCss(
  id: string,
  { ground, room, size, beside, table }: PlacedTitle & Partial<PlacedTile>,
): string {
  const [top, start] = [room.y - ground.y, room.x - ground.x];
  const padding = [top, ground.width - room.width - start, ground.height - room.height - top, start].map(
    (length) => long(Math.max(0, length)),
  );
  const [above, end, below, before] = padding;
  const place = `inset-inline-start:${long(ground.x)};inset-block-start:${long(ground.y)};inline-size:${long(ground.width)};block-size:${long(ground.height)};padding-block:${above} ${below};padding-inline:${before} ${end}`;
  const cell = table === undefined ? '' : `;--cell:${long(table.pad)}`;
  return `#${id}{${place};font-size:${long(size)};--beside:${long(beside)}${cell}}`;
}

/** The sheets of paper, as printers call them. */
const paper = (sheet: keyof typeof SHEETS): string | undefined =>
  /^(?:a[34]|letter)/u.test(sheet) ? sheet.replace('-', ' ') : undefined;

/** The rules of one board on its sheet. */
function sheetCss({ sheet, head, tiles }: PlacedBoard, spec: DatavizSpec): string {
  const { sheet: named } = spec.content.dashboard;
  const ratio = sheet.height / sheet.width;
  const spots = [
    ...(head === undefined ? [] : [spotCss(TITLE, head)]),
    ...tiles.map((tile) => spotCss(tile.placement.id, tile)),
  ].join('');
  // A wide sheet is seen whole where the screen is not much too low for it.
  const most =
    named !== undefined && ratio < 1 ? `max(60rem,calc((100vh - 2rem)/${ratio.toFixed(4)}))` : '78rem';
  const [across, up] = sidesInPx(sheet, named);
  const page = (named && paper(named)) ?? `${across}px ${up}px`;
  const rules = `.spots{position:relative;display:block;block-size:${long(sheet.height)}}${spots}${wide}`;
  return `@media (min-width:64rem){.paper{max-width:${most}}${rules}}@page{size:${page};margin:0}@media print{${rules}.board.placed{padding:0}.placed .paper{outline:0;max-width:none;print-color-adjust:exact;-webkit-print-color-adjust:exact}.placed .beyond{break-before:page;margin:1.5rem}}`;
}

/** Where the sheet is wide enough for its places. */
const wide = `.paper{container-type:inline-size;margin-inline:auto}.board.placed .spot{position:absolute;margin:0}.spot-number:not(.spot-title) :is(h2,p:not(.value)),.spot.large h2,.spot-title .owner{font-size:var(--beside)}.spot-number .value,.spot-title h1,.spot h2,.spot p,.spot.large:not(.spot-number)>p{font-size:1em}.spot:is(.spot-note,.spot-insight,.spot-table):not(.large) h2{font-size:1.2em}.spot-chart h2{font-size:1em}.spot-chart :is(.note,.takeaway){font-size:var(--beside)}.spot.spot blockquote{font-size:1.25em}.spot table{font-size:1em}.spot.spot :is(th,td){padding:var(--cell,.35em) .65em}.spot :is(th,td):first-child{padding-inline-start:0}.spot .scroll{overflow:visible;animation:none;container-type:normal}.spot figure.chart{flex:1;min-block-size:0}.spot .chart-canvas{min-block-size:0;block-size:100%}.spot .chart-canvas svg.wide{display:block;block-size:100%;max-block-size:none}.spot .chart-canvas .narrow,.spot details.data{display:none}.spot-title{justify-content:center}.spot:is(.on-surface,.on-primary,.on-accent,.on-dark):not(.spot-chart,.spot-table){justify-content:safe center}`;

/** The style of all boards on sheets; on a telephone what stands on them comes one under another. */
export const placedCss = `.board.placed{max-width:none;padding:1rem}body:has(.placed){background:color-mix(in srgb,var(--background) 93%,var(--text))}.paper{background:var(--background);outline:1px solid var(--border)}.spots{display:grid;gap:1.75rem;padding:1rem}@media (min-width:64rem){.spots{padding:0}}@media (max-width:63.99rem){.spot.spot-number .value.broad{font-size:1.7rem}.spot.large.said:not(.spot-number,:has(blockquote))>p{font-size:1.35rem;line-height:1.25}}
.spot{display:flex;flex-direction:column;min-width:0}.spot.at-center{text-align:center;align-items:center}.spot.at-end{text-align:end;align-items:end}.spot.on-line{border-block-start:2px solid var(--text);padding-block-start:.6rem}.spot.on-surface{background:var(--surface)}.spot:is(.on-surface,.on-primary,.on-accent,.on-dark){padding:1rem;margin-inline:-1rem}
.spot :is(h1,h2){margin:0;overflow-wrap:normal}.spot h1{line-height:1.1}.spot .owner{font-weight:600;line-height:1.4;margin:0 0 .3em}.spot h2{font:700 1.2rem/1.25 var(--font-heading);margin-block-end:.3em}.spot p{line-height:1.4;margin:0}.spot p+p{margin-block-start:.35em}.spot .note{color:inherit}
.spot-number h2,.spot.large h2{line-height:1.25;margin-block-end:.25em}.spot-number .value,.spot.large:not(.spot-number,:has(blockquote))>p{font:700 2.2rem/1.12 var(--font-heading);font-synthesis-weight:none}.spot-number .value{font-variant-numeric:lining-nums;color:var(--link)}.spot:not(.large) strong{font-weight:700}
.spot-chart h2{line-height:1.2}.spot-chart .note{line-height:1.35;margin:0}.spot figure.chart{margin-block-start:.5em;gap:0;grid-template-rows:minmax(0,1fr) auto}.spot blockquote{line-height:1.3;font-family:var(--font-heading);max-width:none;margin:0 0 .35em}.spot blockquote footer{font-size:.8em}.spot dl.rows{max-width:34em;inline-size:100%}.spot dl.rows>div{padding-block:.15em}.spot table{line-height:1.3}.spot-table :is(.note,.file){margin-block-start:.5em}.spot-table caption{position:absolute;clip-path:inset(50%)}`;

/** A board whose writer placed everything on its sheet; what was added to it since stands under that. */
export async function onItsSheet(spec: DatavizSpec, context: PageContext): Promise<RenderedPage> {
  const board = writtenBoard(spec);
  const placed = placedBoard(board);
  const sheet = await placedMarkup(placed, boardOwner(board), spec, context);
  const rest = unplaced(spec.content);
  const others = await Promise.all(rest.map((placement) => tile(placement, 12, spec, context)));
  return {
    path: '/',
    title: spec.title,
    description: spec.description,
    kind: 'dataviz',
    style: sheetCss(placed, spec),
    body: html`<main id="content" class="board placed">${sheet}${others.length > 0 && html`<div class="board-grid cols-12 beyond">${others}</div>`}</main>`,
  };
}
