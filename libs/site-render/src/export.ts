import type { BuildType, SiteSpec } from '@sitewright/site-spec';
import { serializeSpec } from '@sitewright/site-spec';
import { renderPage } from './page.ts';

/** A specification as a file of another kind. */
export interface ExportedFile {
  content: Uint8Array;
  mediaType: string;
}

type Export = (spec: SiteSpec) => Promise<ExportedFile>;

const html: Export = async (spec) => ({
  content: (await renderPage(spec, '')) ?? new Uint8Array(),
  mediaType: 'text/html; charset=utf-8',
});
const json: Export = async (spec) => ({ content: serializeSpec(spec), mediaType: 'application/json' });

/** Which format a type has, and what makes it. */
const exports: Record<BuildType, Record<string, Export>> = {
  website: { html, json },
  design: { html, json },
  slides: { html, json },
  document: { html, json },
  dataviz: { html, json },
};

/** The formats of a build type. */
export const exportFormats = (buildType: BuildType): readonly string[] => Object.keys(exports[buildType]);

/** A specification in one of the formats that its type has. @throws RangeError for any other. */
export async function exportSpec(spec: SiteSpec, format: string): Promise<ExportedFile> {
  const formats = exports[spec.buildType];
  const make = Object.hasOwn(formats, format) ? formats[format] : undefined;
  if (make === undefined) throw new RangeError(`a ${spec.buildType} has no format ${format}`);
  return make(spec);
}
