import type { BuildType, SiteSpec } from '@sitewright/site-spec';
import { serializeSpec } from '@sitewright/site-spec';
import { hasBleed } from './exports/print.ts';
import { renderPage } from './page.ts';
import { inReadingOrder } from './reading-order.ts';

/** A specification as a file of another kind. */
export interface ExportedFile {
  content: Uint8Array;
  mediaType: string;
}

/** What may be asked of an export. */
export interface ExportWishes {
  /** Bleed and crop marks, for printers. @see hasBleed */
  bleed?: boolean;
}

type Export = (spec: SiteSpec, bleed: boolean) => Promise<ExportedFile>;

const html: Export = async (spec) => ({
  content: (await renderPage(spec, '')) ?? new Uint8Array(),
  mediaType: 'text/html; charset=utf-8',
});
const json: Export = async (spec) => ({ content: serializeSpec(spec), mediaType: 'application/json' });

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const mediaTypes = {
  zip: 'application/zip',
  md: 'text/markdown; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pdf: 'application/pdf',
} as const;

/** Formats that fonts are drawn into; the others leave that to whoever opens them. */
const drawn: ReadonlySet<string> = new Set(['pdf', 'png', 'zip']);

/** A format of one build type; the libraries that make it are loaded when it is first asked for. */
const of =
  <T extends BuildType>(
    buildType: T,
    format: keyof typeof mediaTypes,
    make: (spec: Extract<SiteSpec, { buildType: T }>, bleed: boolean) => Promise<Uint8Array>,
  ): Export =>
  async (spec, bleed) => {
    if (!isOf(spec, buildType)) throw new RangeError(`not a ${buildType}`);
    const shown =
      drawn.has(format) && buildType !== 'website'
        ? await (await import('./exports/text/drawable.ts')).drawable(spec)
        : spec;
    return {
      content: await make(buildType === 'website' ? shown : inReadingOrder(shown), bleed),
      mediaType: mediaTypes[format],
    };
  };

const isOf = <T extends BuildType>(spec: SiteSpec, type: T): spec is Extract<SiteSpec, { buildType: T }> =>
  spec.buildType === type;

type Pictures = 'design' | 'dataviz';
const first = async (spec: Extract<SiteSpec, { buildType: Pictures }>): Promise<string> => {
  const [picture] = await (await import('./exports/pictures.ts')).picturesOf(spec, { most: 1 });
  if (picture === undefined) throw new RangeError('nothing to draw');
  return picture.svg;
};
const pictureFormats = (type: Pictures): Record<string, Export> => ({
  html,
  svg: of(type, 'svg', async (spec) => bytesOf(await first(spec))),
  png: of(type, 'png', async (spec) =>
    (await (await import('./exports/pictures.ts')).openPainter(spec))(await first(spec)),
  ),
  pdf: of(type, 'pdf', async (spec, bleed) =>
    (await import('./exports/pictures-pdf.ts')).picturesPdf(spec, bleed),
  ),
  zip: of(type, 'zip', async (spec) => (await import('./exports/zip.ts')).picturesZip(spec)),
  json,
});

/** Which format a type has, and what makes it. */
const exports: Record<BuildType, Record<string, Export>> = {
  website: {
    html,
    zip: of('website', 'zip', async (spec) => (await import('./exports/zip.ts')).siteZip(spec)),
    json,
  },
  design: pictureFormats('design'),
  slides: {
    html,
    pptx: of('slides', 'pptx', async (spec) => (await import('./exports/pptx.ts')).slidesPptx(spec)),
    pdf: of('slides', 'pdf', async (spec) => (await import('./exports/slides-pdf.ts')).slidesPdf(spec)),
    md: of('slides', 'md', async (spec) =>
      bytesOf((await import('./exports/markdown.ts')).slidesMarkdown(spec)),
    ),
    json,
  },
  document: {
    html,
    pdf: of('document', 'pdf', async (spec, bleed) =>
      (await import('./exports/document/document-pdf.ts')).documentPdf(spec, bleed),
    ),
    docx: of('document', 'docx', async (spec) =>
      (await import('./exports/document/docx.ts')).documentDocx(spec),
    ),
    md: of('document', 'md', async (spec) =>
      bytesOf((await import('./exports/markdown.ts')).documentMarkdown(spec)),
    ),
    json,
  },
  dataviz: pictureFormats('dataviz'),
};

/** What stands for a project in lists and where its address is shared: 1200 x 630 pixels of every type. */
export const coverOf = async (spec: SiteSpec): Promise<ExportedFile> => ({
  content: await (await import('./exports/cover.ts')).coverPng(spec),
  mediaType: mediaTypes.png,
});

/** The formats that a specification has by its type; without a chart there are no pictures to make. */
export const exportFormats = (spec: SiteSpec): readonly string[] =>
  spec.buildType === 'dataviz' &&
  spec.content.charts.length === 0 &&
  spec.content.dashboard.rows === undefined
    ? ['html', 'json']
    : Object.keys(exports[spec.buildType]);

/** A specification in one of the formats that its type has. @throws RangeError for any other, and for bleed that it lacks. */
export async function exportSpec(
  spec: SiteSpec,
  format: string,
  { bleed = false }: ExportWishes = {},
): Promise<ExportedFile> {
  const formats = exports[spec.buildType];
  const make = Object.hasOwn(formats, format) ? formats[format] : undefined;
  if (make === undefined) throw new RangeError(`a ${spec.buildType} has no format ${format}`);
  if (bleed && !hasBleed(spec, format)) throw new RangeError(`this ${format} has no bleed`);
  return make(spec, bleed);
}
