import type { DocumentBlock, RichText } from '@sitewright/site-spec';
import { AlignmentType, BorderStyle, HeadingLevel, ImageRun, Paragraph, type Table, TextRun } from 'docx';
import { chartSvg } from '../../chart-svg.ts';
import { furtherTakeaway } from '../../chart-words.ts';
import { headForm, isBeside } from '../../definition-forms.ts';
import { isFoot, isSigned, letterhead, letterheadLines } from '../../document-layout.ts';
import { inkOf, isAddressAside, sideOf, styleOf } from '../../document-style.ts';
import { markRole } from '../../theme-css.ts';
import { itemMark, markOf, marksOf, withMark } from '../invented.ts';
import { assetSvg } from '../raster.ts';
import { callout, inBox, onPlane } from './docx-callout.ts';
import { inColumns } from './docx-figures.ts';
import {
  alignments,
  lineIn,
  linesOf,
  markParagraph,
  numberLook,
  type Place,
  paragraphOf,
} from './docx-place.ts';
import { tableOf, termsOf } from './docx-table.ts';

type Block<T extends DocumentBlock['type']> = Extract<DocumentBlock, { type: T }>;
type Parts = (Paragraph | Table)[];

const levels = [
  HeadingLevel.HEADING_1,
  HeadingLevel.HEADING_2,
  HeadingLevel.HEADING_3,
  HeadingLevel.HEADING_4,
  HeadingLevel.HEADING_5,
  HeadingLevel.HEADING_6,
] as const;

/** One block as Word's paragraphs and tables. */
export async function blockDocx(block: DocumentBlock, place: Place, index: number): Promise<Parts> {
  const { spec } = place;
  const mark = markOf(block, marksOf(spec));
  const markBelow = markParagraph(mark, place);
  switch (block.type) {
    case 'heading':
      return [headingOf(block, place), ...markBelow];
    case 'paragraph':
      if (block === letterhead(spec.content)) return [headOf(block, place), ...markBelow];
      return [paragraph(block, withMark(block.text, mark), place)];
    case 'list':
      return [...list(block, place, index), ...markBelow];
    case 'table':
      return tableOf(block, place, block.caption, mark);
    case 'chart':
      return chart(block, place, mark);
    case 'figure':
      return [...(await figure(block, place)), ...markBelow];
    case 'callout':
      return [...callout(block, place, mark), gap(120)];
    case 'quote':
      return [...quote(block, place), ...planeMark(mark, place), gap(80)];
    case 'code':
      return [...code(block, place), ...markBelow];
    case 'definitions':
      return [...definitions(block, place), ...markBelow];
    case 'divider':
      if (block.isCut === true) return [cutLine(place)];
      return [new Paragraph({ thematicBreak: true, spacing: { after: 200 }, children: [] })];
    case 'pageBreak':
      return [new Paragraph({ pageBreakBefore: true, children: [] })];
    case 'footnote':
      return footnote(block, place);
    case 'signature':
      return [...signatures(block, place), ...markBelow];
  }
}

/** The line along which a slip is cut off; what stands under it stays with it. */
const cutLine = ({ color, rtl }: Place): Paragraph =>
  new Paragraph({
    bidirectional: rtl,
    keepNext: true,
    spacing: { before: 300, after: 300 },
    border: { bottom: { style: BorderStyle.DASHED, size: 8, color: color('muted'), space: 1 } },
    children: [new TextRun({ text: '✂', font: 'Segoe UI Symbol', color: color('muted') })],
  });

const gap = (after: number): Paragraph => new Paragraph({ spacing: { after }, children: [] });

const headingOf = ({ level, numbering, text }: Block<'heading'>, { rtl, spec }: Place): Paragraph =>
  new Paragraph({
    bidirectional: rtl,
    heading: levels[level - 1] ?? HeadingLevel.HEADING_6,
    keepNext: true,
    children: [
      ...(numbering === undefined ? [] : linesOf(`${numbering} `, numberLook(spec), rtl)),
      ...linesOf(text, {}, rtl),
    ],
  });

function quote(block: Block<'quote'>, place: Place): Parts {
  const source = [block.by, block.source].filter((part) => part !== undefined).join(', ');
  const [font = 'Georgia'] = place.spec.theme.tokens.font.heading.$value;
  const quiet = { size: place.type(18), color: place.color('muted') };
  const { content, theme } = place.spec;
  const { points, weight = 'italic', align } = styleOf(content, 'quotes');
  const color = inkOf(content, theme, 'quotes');
  const look = {
    ...{ font, bold: weight === 'bold', italics: weight === 'italic' },
    size: points === undefined ? place.type(26) : Math.round(points * 2),
    ...(color === undefined ? {} : { color: place.color(color) }),
  };
  return [
    onPlane(block.text, place, look, align === undefined ? {} : { alignment: alignments[align] }),
    ...(source === '' ? [] : [onPlane(source, place, quiet)]),
  ];
}

function code({ text, caption }: Block<'code'>, place: Place): Parts {
  const [font = 'Courier New'] = place.spec.theme.tokens.font.mono.$value;
  return [
    inBox(text, { ...place, rtl: false }, { fill: 'surface' }, { font, size: place.type(18) }),
    ...(caption === undefined ? [] : [captionOf(caption, place)]),
  ];
}

function definitions(block: Block<'definitions'>, place: Place): Parts {
  const marks = marksOf(place.spec);
  const items = block.items.map((item): [string, RichText] => [
    item.term,
    withMark(item.text, itemMark(item, block, marks)),
  ]);
  const form = headForm(place.spec.content, block);
  if (form === 'grid' || form === 'figures') return [inColumns(items, form, place), gap(120)];
  if (isBeside(block)) return [termsOf(items, place), gap(120)];
  return items.flatMap(([term, text]) => [
    paragraphOf([{ text: term, bold: true }], place, { keepNext: true, spacing: { after: 40 } }),
    paragraphOf(text, place, { indent: { start: 300 } }),
  ]);
}

/** Lines to sign on, and whose they are. */
const signatures = (block: Block<'signature'>, place: Place): Parts =>
  block.items.flatMap((item) => {
    const { name, role, organisation, dateLabel } = item;
    const atEnd = block.items.length === 1 && styleOf(place.spec.content, 'signatures').align === 'end';
    const words = [name, role, organisation, dateLabel, itemMark(item, block, marksOf(place.spec))];
    return [
      new Paragraph({
        spacing: { before: 700 },
        keepNext: true,
        border: { bottom: { style: BorderStyle.SINGLE, size: 6, color: place.color('text'), space: 1 } },
        indent: atEnd ? { start: 4600 } : { end: 4600 },
        children: [],
      }),
      paragraphOf(words.filter(Boolean).join('\n') || ' ', place, {
        look: { size: place.type(18), color: place.color('muted') },
        ...(atEnd ? { indent: { start: 4600 } } : {}),
      }),
    ];
  });

/** The mark of what stands beside a bar, beside it too. */
const planeMark = (mark: string | undefined, place: Place): Paragraph[] =>
  mark === undefined
    ? []
    : [onPlane(mark, place, { size: place.type(18), italics: true, color: place.color('muted') })];

/** A note is at the foot of the page that refers to it; one that nothing refers to stands where it is. */
function footnote(block: Block<'footnote'>, place: Place): Parts {
  if (place.numbers.has(block.id)) return [];
  const note =
    typeof block.text === 'string'
      ? `${block.marker} ${block.text}`
      : [{ text: `${block.marker} ` }, ...block.text];
  const text = withMark(note, markOf(block, marksOf(place.spec)));
  return [paragraphOf(text, place, { look: { size: place.type(18), color: place.color('muted') } })];
}

function paragraph(block: Block<'paragraph'>, text: RichText, place: Place): Paragraph {
  const { role } = block;
  const quiet = { size: place.type(19), color: place.color('muted') };
  const looks: Partial<Record<typeof role, object>> = {
    lead: { size: place.type(25) },
    abstract: { italics: true },
    subject: { bold: true, size: place.type(24) },
    reference: quiet,
    contact: quiet,
    byline: quiet,
    meta: quiet,
  };
  const { content } = place.spec;
  const isRuled = isFoot(content, block);
  const isName = isSigned(content, block);
  const align = isName ? 'end' : role === 'date' ? sideOf(place.spec, 'dates') : undefined;
  const tight = ['address', 'contact', 'byline', 'meta', 'reference'].includes(role);
  const rule = { style: BorderStyle.SINGLE, size: 6, color: place.color('border'), space: 8 };
  return paragraphOf(text, place, {
    ...(looks[role] === undefined || isName ? {} : { look: looks[role] }),
    spacing: { ...(isRuled ? { before: 200 } : {}), after: tight ? 40 : 160, line: lineIn(place.spec) },
    ...(align === undefined ? {} : { alignment: alignments[align] }),
    ...(role === 'closing' ? { keepNext: true } : {}),
    ...(isAddressAside(place.spec, block) ? { indent: { start: Math.round((place.width / 96) * 720) } } : {}),
    ...(isRuled ? { border: { top: rule } } : {}),
  });
}

/** The sender of a letter over a rule. */
function headOf(block: Block<'paragraph'>, place: Place): Paragraph {
  const [name, lines] = letterheadLines(block);
  const [font = 'Georgia'] = place.spec.theme.tokens.font.heading.$value;
  const { spec, rtl, color, type } = place;
  const mark = color(markRole(spec.theme));
  return new Paragraph({
    bidirectional: rtl,
    spacing: { after: 480 },
    border: { bottom: { style: BorderStyle.SINGLE, size: 12, color: mark, space: 8 } },
    children: [
      ...linesOf(name, { bold: true, size: type(34), font, color: color('link') }, rtl),
      ...(lines.length === 0
        ? []
        : linesOf(`\n${lines.join('  ·  ')}`, { size: type(19), color: color('muted') }, rtl)),
    ],
  });
}

const runsIn = (text: RichText) => (typeof text === 'string' ? [{ text }] : text);

function list(block: Block<'list'>, place: Place, index: number): Parts {
  const { items, style } = block;
  const marked = (item: { text: RichText }): RichText =>
    withMark(item.text, itemMark(item, block, marksOf(place.spec)));
  const spacing = { after: 70, line: lineIn(place.spec) };
  return items.flatMap((item) => {
    const mark = style === 'check' ? `${item.checked === true ? '☑' : '☐'} ` : '';
    const marks =
      style === 'bullet'
        ? { numbering: { reference: 'points', level: 0 } }
        : style === 'numbered'
          ? { numbering: { reference: 'numbered', level: 0, instance: index } }
          : {};
    return [
      paragraphOf([...(mark === '' ? [] : [{ text: mark }]), ...runsIn(marked(item))], place, {
        spacing,
        ...marks,
      }),
      ...(item.items ?? []).map((inner) =>
        paragraphOf(marked(inner), place, { spacing, numbering: { reference: 'points', level: 1 } }),
      ),
    ];
  });
}

const captionOf = (text: string, place: Place): Paragraph =>
  paragraphOf(text, place, {
    look: { size: place.type(18), color: place.color('muted') },
    spacing: { after: 200 },
  });

/** A picture with its words; without words it is decoration. */
export const pictureOf = (
  data: Buffer,
  { width, height }: { width: number; height: number },
  alt: string | undefined,
): Paragraph =>
  new Paragraph({
    alignment: AlignmentType.CENTER,
    keepNext: true,
    spacing: { before: 80, after: 80 },
    children: [
      new ImageRun({
        type: 'png',
        data,
        transformation: { width: Math.round(width), height: Math.round(height) },
        altText: { name: alt?.slice(0, 60) ?? 'decoration', description: alt ?? '' },
      }),
    ],
  });

/** A chart as a picture, with what it says. */
async function chart(block: Block<'chart'>, place: Place, mark: string | undefined): Promise<Parts> {
  const { spec, width, raster } = place;
  const size = { width: Math.round(width), height: Math.round(width * 0.5) };
  const picture = await raster.png(await chartSvg(block.chart, block.dataset, spec, size), 1600);
  const further = furtherTakeaway(block.chart);
  return [
    paragraphOf([{ text: block.chart.title, bold: true }], place, { keepNext: true }),
    pictureOf(picture, size, block.chart.alt),
    ...(further === undefined ? [] : [paragraphOf(further, place)]),
    ...(block.caption === undefined ? [] : [captionOf(block.caption, place)]),
    ...markParagraph(mark, place),
  ];
}

async function figure(block: Block<'figure'>, place: Place): Promise<Parts> {
  const { spec, raster } = place;
  const asset = spec.assets.find(({ id }) => id === block.asset);
  const caption = block.caption === undefined ? [] : [captionOf(block.caption, place)];
  if (asset === undefined) return caption;
  const width = Math.min(place.width, (520 * asset.width) / asset.height);
  const size = { width, height: (width * asset.height) / asset.width };
  return [pictureOf(await raster.png(assetSvg(asset, spec, size), 1600), size, asset.alt), ...caption];
}
