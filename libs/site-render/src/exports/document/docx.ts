import type { DocumentSpec } from '@sitewright/site-spec';
import {
  AlignmentType,
  Document,
  Footer,
  Header,
  HeadingLevel,
  type ISectionOptions,
  Packer,
  PageNumber,
  PageOrientation,
  Paragraph,
  type Table,
  TableOfContents,
  TextRun,
} from 'docx';
import { asRead } from '../../document-as-read.ts';
import {
  coverFacts,
  headLength,
  ownersSheet,
  pageColumns,
  pageMm,
  pointsPerMm,
  tableWidth,
} from '../../document-layout.ts';
import { isSubjectColoured, mastheadOf } from '../../masthead.ts';
import { colorOf, typeScale } from '../../theme-css.ts';
import { markOf, marksOf, withMark } from '../invented.ts';
import { assetSvg, openRasteriser } from '../raster.ts';
import { commonSize } from '../table-setting.ts';
import { openFontBook } from '../text/font-book.ts';
import { layLines } from '../text/lines.ts';
import { blockDocx, pictureOf } from './docx-blocks.ts';
import { mastheadDocx } from './docx-masthead.ts';
import { linesOf, markParagraph, type Place, paragraphOf, runsOf } from './docx-place.ts';

/** A reader may not have the theme's fonts: columns have room for wider ones. */
const SPARE = 1.15;

/** Twentieths of a point in a millimetre. */
const twips = 1440 / 25.4;
const pixels = 96 / 25.4;

/** A document as Word keeps it: its headings, lists, tables and footnotes are Word's own. */
export async function documentDocx(given: DocumentSpec): Promise<Uint8Array> {
  const spec = asRead(given);
  const { blocks } = spec.content;
  const notes = blocks.filter((block) => block.type === 'footnote');
  const referred = new Set(
    [...JSON.stringify(spec.content).matchAll(/"footnote":"([^"]+)"/g)].map(([, id]) => id),
  );
  const numbered = notes.filter(({ id }) => referred.has(id));
  const color = (role: string): string => colorOf(spec.theme, role).slice(1, 7);
  const raster = await openRasteriser(spec);
  const book = await openFontBook(spec);
  const { language, dir, theme } = spec;
  const families = theme.tokens.font.body.$value;
  const columns = pageColumns(spec.content);
  const large = typeScale(theme);
  const widthOf: Place['widthOf'] = (text, size) =>
    Math.max(
      0,
      ...layLines(
        text,
        { families, size: size * large * SPARE, bold: true, color: '' },
        Number.POSITIVE_INFINITY,
        {
          book,
          language,
          dir,
        },
      ).map(({ width }) => width),
    );
  const place: Place = {
    spec,
    raster,
    color,
    rtl: spec.dir === 'rtl',
    type: (usual) => Math.round(usual * large),
    numbers: new Map(numbered.map(({ id }, index) => [id, index + 1])),
    width: Math.max(120, columns.text * pixels),
    tableSize: commonSize(
      blocks
        .filter((block) => block.type === 'table')
        .map((content) => ({
          content,
          room: { width: tableWidth(content, columns) * pointsPerMm, language, widthOf },
        })),
    ),
    widthOf,
  };
  const children: (Paragraph | Table | TableOfContents)[] = await opening(place);
  const form = spec.content.documentType === 'letter' ? undefined : mastheadOf(spec);
  const head = form === undefined ? 0 : headLength(blocks);
  const end = ownersSheet(blocks);
  if (form !== undefined) children.push(...mastheadDocx(blocks.slice(0, head), form, place));
  for (const [index, block] of blocks.entries())
    if (index >= head && index < end) children.push(...(await blockDocx(block, place, index)));
  // The break before a sheet for the owner is that of its section.
  const own = blocks.at(end + 1);
  const sheet = own === undefined ? [] : await blockDocx(own, place, end + 1);
  const file = new Document({
    title: spec.title,
    ...(spec.description === undefined ? {} : { description: spec.description }),
    creator: 'Sitewright',
    styles: stylesOf(place),
    numbering: { config: [numbering] },
    footnotes: Object.fromEntries(
      numbered.map((note, index) => {
        const children = runsOf(withMark(note.text, markOf(note, marksOf(spec))), place);
        return [index + 1, { children: [new Paragraph({ bidirectional: place.rtl, children })] }];
      }),
    ),
    sections: [
      { ...sectionOf(place), children },
      ...(own === undefined ? [] : [{ ...bareSection(place), children: sheet }]),
    ],
  });
  return new Uint8Array(await Packer.toBuffer(file));
}

const numbering = {
  reference: 'numbered',
  levels: [
    {
      level: 0,
      format: 'decimal',
      text: '%1.',
      alignment: AlignmentType.START,
      style: { paragraph: { indent: { start: 500, hanging: 360 } } },
    },
  ],
} as const;

function stylesOf({ spec, color, type }: Place) {
  const { font } = spec.theme.tokens;
  const [heading = 'Georgia'] = font.heading.$value;
  const [body = 'Arial'] = font.body.$value;
  const isLetter = spec.content.documentType === 'letter';
  const first = spec.content.cover !== undefined ? 17 : isLetter ? 13 : 28;
  const tone = isLetter && !isSubjectColoured(spec) ? 'text' : 'link';
  const headingStyle = (points: number, role = 'text') => ({
    run: { font: heading, size: type(points * 2), bold: true, color: color(role) },
    paragraph: { spacing: { before: points * 32, after: 140 }, keepNext: true },
  });
  const language = { value: spec.language, eastAsia: spec.language, bidirectional: spec.language };
  return {
    default: {
      document: { run: { font: body, size: type(22), color: color('text'), language } },
      title: headingStyle(30, tone),
      heading1: headingStyle(first, spec.content.cover === undefined ? tone : 'link'),
      heading2: headingStyle(
        spec.content.cover === undefined ? 17 : 13,
        spec.content.cover === undefined ? 'link' : 'text',
      ),
      heading3: headingStyle(13),
      heading4: headingStyle(11.5),
      heading5: headingStyle(11),
      heading6: headingStyle(10.5),
    },
  };
}

/** The page, its header and its footer; a cover has neither. */
function sectionOf({ spec, rtl, color, type }: Place): Omit<ISectionOptions, 'children'> {
  const { page, cover } = spec.content;
  const [width, height] = pageMm[page.size];
  const { around, side } = pageColumns(spec.content);
  // Heads stand over the text in Word, and the text in the middle.
  const beside = around + side / 2;
  const quiet = { size: type(17), color: color('muted') };
  const number = page.pageNumbers ? [new TextRun({ children: ['  ', PageNumber.CURRENT], ...quiet })] : [];
  const foot = new Paragraph({
    alignment: AlignmentType.CENTER,
    bidirectional: rtl,
    children: [...linesOf(page.footer ?? '', quiet, rtl), ...number],
  });
  const head =
    page.header === undefined
      ? undefined
      : new Paragraph({ bidirectional: rtl, children: linesOf(page.header, quiet, rtl) });
  return {
    properties: {
      titlePage: cover !== undefined,
      page: {
        size: {
          width: Math.round(width * twips),
          height: Math.round(height * twips),
          orientation:
            page.orientation === 'landscape' ? PageOrientation.LANDSCAPE : PageOrientation.PORTRAIT,
        },
        margin: {
          top: Math.round(page.marginMm.top * twips),
          right: Math.round((page.marginMm.right + beside) * twips),
          bottom: Math.round(page.marginMm.bottom * twips),
          left: Math.round((page.marginMm.left + beside) * twips),
        },
      },
    },
    ...(head === undefined ? {} : { headers: { default: new Header({ children: [head] }) } }),
    footers: { default: new Footer({ children: [foot] }) },
  };
}

/** A sheet that is no part of the document: the same page, with neither head nor foot. */
const bareSection = (place: Place): Omit<ISectionOptions, 'children'> => ({
  properties: { ...sectionOf(place).properties, titlePage: false },
  headers: { default: new Header({ children: [new Paragraph({})] }) },
  footers: { default: new Footer({ children: [new Paragraph({})] }) },
});

async function opening(place: Place): Promise<(Paragraph | TableOfContents)[]> {
  const { spec, rtl } = place;
  const { cover, tableOfContents, blocks } = spec.content;
  const titled = blocks.some((block) => block.type === 'heading' && block.level === 1);
  const title = (text: string, before: number): Paragraph =>
    new Paragraph({
      bidirectional: rtl,
      heading: HeadingLevel.TITLE,
      spacing: { before, after: 160 },
      children: linesOf(text, {}, rtl),
    });
  const head =
    cover !== undefined ? await coverOf(place, cover, title) : titled ? [] : [title(spec.title, 0)];
  if (!tableOfContents.show) return head;
  const words = tableOfContents.title ?? spec.labels?.contents ?? 'Contents';
  return [
    ...head,
    paragraphOf([{ text: words, bold: true }], place, { look: { size: place.type(30) }, keepNext: true }),
    new TableOfContents(words, { hyperlink: true, headingStyleRange: `1-${tableOfContents.depth}` }),
    new Paragraph({ spacing: { after: 200 }, children: [] }),
  ];
}

/** A page of its own: a picture where there is one, the title, and whose it is. */
async function coverOf(
  place: Place,
  cover: NonNullable<DocumentSpec['content']['cover']>,
  title: (text: string, before: number) => Paragraph,
): Promise<Paragraph[]> {
  const { spec, raster, width, color } = place;
  const asset = spec.assets.find(({ id }) => id === cover.image);
  const size = { width, height: width * 0.62 };
  const facts = coverFacts(cover);
  return [
    ...(asset === undefined
      ? []
      : [pictureOf(await raster.png(assetSvg(asset, spec, size), 1600), size, asset.alt)]),
    title(cover.title, asset === undefined ? 3600 : 600),
    ...(cover.subtitle === undefined
      ? []
      : [paragraphOf(cover.subtitle, place, { look: { size: place.type(32) } })]),
    ...(facts.length === 0
      ? []
      : [
          paragraphOf(facts.join('\n'), place, {
            look: { size: place.type(22), color: color('muted') },
            spacing: { before: 400, line: 340 },
          }),
        ]),
    ...markParagraph(markOf(cover, marksOf(spec)), place),
    new Paragraph({ pageBreakBefore: true, children: [] }),
  ];
}
