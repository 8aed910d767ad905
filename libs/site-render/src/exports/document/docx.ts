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
  SectionType,
  type Table,
  TableOfContents,
  TextRun,
} from 'docx';
import { asRead } from '../../document-as-read.ts';
import { coverFacts, headLength, ownersSheet, pageColumns, pageMm } from '../../document-layout.ts';
import { paperOn, styleOf } from '../../document-style.ts';
import { isSubjectColoured, mastheadOf } from '../../masthead.ts';
import { markOf, marksOf, withMark } from '../invented.ts';
import { assetSvg } from '../raster.ts';
import { blockDocx, pictureOf } from './docx-blocks.ts';
import { embeddedFonts } from './docx-fonts.ts';
import { mastheadDocx } from './docx-masthead.ts';
import { acrossPage, BETWEEN, openPlace } from './docx-open.ts';
import {
  alignments,
  isTight,
  linesOf,
  markParagraph,
  numberingOf,
  type Place,
  paragraphOf,
  pointsOf,
  runsOf,
} from './docx-place.ts';

/** Twentieths of a point in a millimetre. */
const twips = 1440 / 25.4;

/** A document as Word keeps it: its headings, lists, tables and footnotes are Word's own. */
export async function documentDocx(given: DocumentSpec): Promise<Uint8Array> {
  const spec = asRead(given);
  const { blocks } = spec.content;
  const notes = blocks.filter((block) => block.type === 'footnote');
  const referred = new Set(
    [...JSON.stringify(spec.content).matchAll(/"footnote":"([^"]+)"/g)].map(([, id]) => id),
  );
  const numbered = notes.filter(({ id }) => referred.has(id));
  const place = await openPlace(spec, numbered);
  const isInTwo = spec.content.page.columns === 2;
  const opened: (Paragraph | Table | TableOfContents)[] = await opening(acrossPage(place));
  const form = spec.content.documentType === 'letter' ? undefined : mastheadOf(spec);
  const head = form === undefined ? 0 : headLength(blocks);
  const end = ownersSheet(blocks);
  if (form !== undefined) opened.push(...mastheadDocx(blocks.slice(0, head), form, place));
  // The head goes over both columns of a text.
  const children = isInTwo ? [] : opened;
  for (const [index, block] of blocks.entries())
    if (index >= head && index < end) children.push(...(await blockDocx(block, place, index)));
  // The break before a sheet for the owner is that of its section.
  const own = blocks.at(end + 1);
  const sheet = own === undefined ? [] : await blockDocx(own, place, end + 1);
  const file = new Document({
    title: spec.title,
    ...(spec.description === undefined ? {} : { description: spec.description }),
    creator: 'Sitewright',
    fonts: await embeddedFonts(spec),
    ...(paperOn(spec.theme) === '#ffffff' ? {} : { background: { color: paperOn(spec.theme).slice(1) } }),
    styles: stylesOf(place),
    numbering: { config: [numberingOf(place), pointsOf(place)] },
    footnotes: Object.fromEntries(
      numbered.map((note, index) => {
        const children = runsOf(withMark(note.text, markOf(note, marksOf(spec))), place);
        return [index + 1, { children: [new Paragraph({ bidirectional: place.rtl, children })] }];
      }),
    ),
    sections: [
      ...(isInTwo ? [{ ...sectionOf(place), children: opened }] : []),
      { ...(isInTwo ? inTwo(sectionOf(place)) : sectionOf(place)), children },
      ...(own === undefined ? [] : [{ ...bareSection(place), children: sheet }]),
    ],
  });
  return new Uint8Array(await Packer.toBuffer(file));
}

function stylesOf({ spec, color, type }: Place) {
  const { font } = spec.theme.tokens;
  const [heading = 'Georgia'] = font.heading.$value;
  const [body = 'Arial'] = font.body.$value;
  const isLetter = spec.content.documentType === 'letter';
  const isCovered = spec.content.cover !== undefined;
  const first = isCovered ? 17 : isLetter ? 13 : 28;
  const tone = isLetter && !isSubjectColoured(spec) ? 'text' : 'link';
  const { content } = spec;
  const headingStyle = (points: number, role = 'text', level = 0) => {
    const asked = styleOf(content, level === 0 ? 'title' : 'headings');
    const isSized = asked.points !== undefined && (level < 2 || asked.points < points);
    const size = isSized ? Math.round((asked.points ?? 0) * 2) : type(points * 2);
    const italics = asked.weight === 'italic';
    return {
      run: {
        ...{ font: heading, size, italics, color: color(asked.color ?? role) },
        bold: asked.weight === undefined || asked.weight === 'bold',
      },
      paragraph: {
        spacing: { before: size * 16, after: 140 },
        keepNext: true,
        ...(asked.align === undefined ? {} : { alignment: alignments[asked.align] }),
      },
    };
  };
  const language = { value: spec.language, eastAsia: spec.language, bidirectional: spec.language };
  return {
    default: {
      document: { run: { font: body, size: type(22), color: color('text'), language } },
      title: headingStyle(30, tone),
      heading1: headingStyle(first, isCovered ? 'link' : tone, isCovered ? 1 : 0),
      heading2: headingStyle(isCovered ? 13 : 17, isCovered ? 'text' : 'link', isCovered ? 2 : 1),
      heading3: headingStyle(13, 'text', 2),
      heading4: headingStyle(11.5, 'text', 3),
      heading5: headingStyle(11, 'text', 3),
      heading6: headingStyle(10.5, 'text', 3),
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
  const tight = isTight(spec.content) ? 0.75 : 1;
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
          top: Math.round(page.marginMm.top * tight * twips),
          right: Math.round((page.marginMm.right + beside) * twips),
          bottom: Math.round(page.marginMm.bottom * tight * twips),
          left: Math.round((page.marginMm.left + beside) * twips),
        },
      },
    },
    ...(head === undefined ? {} : { headers: { default: new Header({ children: [head] }) } }),
    footers: { default: new Footer({ children: [foot] }) },
  };
}

/** A section that goes on below the one before it, in two columns. */
const inTwo = (section: Omit<ISectionOptions, 'children'>): Omit<ISectionOptions, 'children'> => ({
  ...section,
  properties: {
    ...section.properties,
    titlePage: false,
    type: SectionType.CONTINUOUS,
    column: { count: 2, space: BETWEEN * 20, equalWidth: true },
  },
});

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
  const size = { width, height: width * 0.8 };
  const facts = coverFacts(cover);
  return [
    title(cover.title, asset === undefined ? 3600 : 1200),
    ...(cover.subtitle === undefined
      ? []
      : [
          paragraphOf(cover.subtitle, place, {
            look: { size: place.type(32) },
            spacing: { after: asset === undefined ? 140 : 1200, line: 340 },
          }),
        ]),
    ...(asset === undefined
      ? []
      : [pictureOf(await raster.png(assetSvg(asset, spec, size), 1600), size, asset.alt)]),
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
