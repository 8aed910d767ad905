import { readFile } from 'node:fs/promises';
import {
  type DocumentBlock,
  type DocumentSpec,
  parseSpec,
  type SiteSpec,
  type Slide,
} from '@sitewright/site-spec';
import { type Laid, laidOut, openManuscript } from '../src/exports/document/laid-out.ts';

const names = ['website', 'website-pages', 'slides', 'slides-rtl', 'document', 'design', 'dataviz'] as const;
export type FixtureName = (typeof names)[number];

/** A specification as the built-in engine makes it. */
export const fixture = async (name: FixtureName): Promise<SiteSpec> =>
  parseSpec(await readFile(new URL(`./fixtures/${name}.json`, import.meta.url)));

/** One of every build type, several pages and right-to-left text among them. */
export const fixtures = async (): Promise<{ name: FixtureName; spec: SiteSpec }[]> =>
  Promise.all(names.map(async (name) => ({ name, spec: await fixture(name) })));

export const textOf = (bytes: Uint8Array | undefined): string => new TextDecoder().decode(bytes);

/** A document on its pages as it is set where nothing has to give way. */
export const laidAsUsual = async (spec: DocumentSpec): Promise<Laid> =>
  laidOut(await openManuscript(spec), { air: 1, margin: 1 });

/** A document of these blocks without a cover or contents; on so many pages at most, where that was ordered. */
export async function documentOf(
  documentType: DocumentSpec['content']['documentType'],
  blocks: DocumentBlock[],
  most?: number,
): Promise<DocumentSpec> {
  const spec = await fixture('document');
  if (spec.buildType !== 'document') throw new Error('no document');
  const tableOfContents = { show: false, depth: 1 };
  const page = { ...spec.content.page, most };
  const content = { ...spec.content, documentType, cover: undefined, tableOfContents, page, blocks };
  return { ...spec, content };
}

export const heading = (level: number, text: string): DocumentBlock => ({
  ...{ id: text, type: 'heading', level, text },
});

/** How many pages a PDF has. */
export const pagesOf = (pdf: Uint8Array): number =>
  Buffer.from(pdf)
    .toString('latin1')
    .match(/\/Type \/Page\b/gu)?.length ?? 0;

export const slideOf = (title: string, blocks: Slide['blocks'], more: Partial<Slide> = {}): Slide => ({
  ...{ id: 's', layout: 'bullets', title, notes: '', blocks },
  ...more,
});
