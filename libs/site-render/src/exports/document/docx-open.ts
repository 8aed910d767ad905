import type { DocumentBlock, DocumentSpec } from '@sitewright/site-spec';
import { type PageColumns, pageColumns, pointsPerMm, tableWidth } from '../../document-layout.ts';
import { documentScale, styleOf } from '../../document-style.ts';
import { colorOf } from '../../theme-css.ts';
import { openRasteriser } from '../raster.ts';
import { commonSize } from '../table-setting.ts';
import { openFontBook } from '../text/font-book.ts';
import { layLines } from '../text/lines.ts';
import type { Place } from './docx-place.ts';

/** A reader may not have the theme's fonts: columns have room for wider ones. */
const SPARE = 1.15;
/** Between two columns of text, in points. */
export const BETWEEN = 20;
const pixels = 96 / 25.4;

/** The colour of rules, where one was asked for; none have that of the page. */
function asRule({ content }: DocumentSpec, role: string): string {
  const { form, color = role } = styleOf(content, 'rules');
  return role !== 'border' ? role : form === 'none' ? 'background' : color;
}

/** One of two columns of text, in which nothing is wider than it. */
const halved = (columns: PageColumns): PageColumns => ({
  ...columns,
  text: (columns.text - BETWEEN / pointsPerMm) / 2,
  beyond: 0,
});

/** The width of a bold text, in the fonts of the document. */
async function measureOf(spec: DocumentSpec): Promise<Place['widthOf']> {
  const { language, dir, theme } = spec;
  const setting = { book: await openFontBook(spec), language, dir };
  const scale = documentScale(spec) * SPARE;
  return (text, size, type = 'body') => {
    const style = { families: theme.tokens.font[type].$value, size: size * scale, bold: true, color: '' };
    const lines = layLines(text, style, Number.POSITIVE_INFINITY, setting);
    return Math.max(0, ...lines.map(({ width }) => width));
  };
}

/** What the parts of a Word file know of a document. @param notes its footnotes that something refers to. */
export async function openPlace(
  spec: DocumentSpec,
  notes: readonly Pick<DocumentBlock, 'id'>[],
): Promise<Place> {
  const { content, language } = spec;
  const widthOf = await measureOf(spec);
  const whole = pageColumns(content);
  const columns = content.page.columns === 2 ? halved(whole) : whole;
  const large = documentScale(spec);
  return {
    ...{ spec, columns, widthOf },
    raster: await openRasteriser(spec),
    color: (role) => colorOf(spec.theme, asRule(spec, role)).slice(1, 7),
    rtl: spec.dir === 'rtl',
    type: (usual) => Math.round(usual * large),
    numbers: new Map(notes.map(({ id }, index) => [id, index + 1])),
    width: Math.max(120, columns.text * pixels),
    tableSize: commonSize(
      content.blocks
        .filter((block) => block.type === 'table')
        .map((content) => ({
          content,
          room: { width: tableWidth(content, columns) * pointsPerMm, language, widthOf },
        })),
    ),
  };
}

/** The same over the whole width of its page, of a text in two columns too. */
export function acrossPage(place: Place): Place {
  const columns = pageColumns(place.spec.content);
  return { ...place, columns, width: columns.text * pixels };
}
