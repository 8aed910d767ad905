import { readFile } from 'node:fs/promises';
import { type SiteSpec, themeSchema } from '@sitewright/site-spec';
import { z } from 'zod';
import { lookClasses } from '../src/look.ts';
import { everything } from './every.ts';
import { fixture } from './fixtures.ts';

const themes = z
  .array(themeSchema)
  .parse(JSON.parse(await readFile(new URL('./fixtures/themes.json', import.meta.url), 'utf8')));

/** The spec in every theme, so that each look comes up at least once: dark grounds, light ones, and both in one. */
export function inEveryLook(spec: SiteSpec): SiteSpec[] {
  const seen = new Set<string>();
  return themes.flatMap((theme) =>
    Array.from({ length: 12 }, (_, seed) => ({ ...spec, theme, provenance: { ...spec.provenance, seed } }))
      .filter((candidate) => {
        const isNew = !seen.has(lookClasses(candidate));
        seen.add(lookClasses(candidate));
        return isNew;
      })
      .slice(0, 3),
  );
}

/** A website, a deck, a document and a dashboard with all that the schema knows, and what the engine makes besides. */
export const everythingOfEachKind = async (): Promise<SiteSpec[]> => [
  everything(await fixture('website')),
  everything(await fixture('slides')),
  everything(await fixture('document')),
  everything(await fixture('dataviz')),
  await fixture('slides-rtl'),
];
