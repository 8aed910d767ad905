import { readFile } from 'node:fs/promises';
import { type DocumentSpec, parseSpec, type SiteSpec } from '@sitewright/site-spec';
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
