import { readFile } from 'node:fs/promises';
import { MOODS, type SiteSpec, themeSchema } from '@sitewright/site-spec';
import { z } from 'zod';
import { everything } from './every.ts';
import { fixture } from './fixtures.ts';

const themes = z
  .array(themeSchema)
  .parse(JSON.parse(await readFile(new URL('./fixtures/themes.json', import.meta.url), 'utf8')));

/** The spec in every theme and in every mood's look: dark grounds, light ones, and both in one. */
export const inEveryLook = (spec: SiteSpec): SiteSpec[] =>
  MOODS.map((mood, index) => {
    const theme = themes[index % themes.length] ?? spec.theme;
    return { ...spec, theme: { ...theme, mood } };
  });

/** A website, a deck, a document and a dashboard with all that the schema knows, and what the engine makes besides. */
export const everythingOfEachKind = async (): Promise<SiteSpec[]> => [
  everything(await fixture('website')),
  everything(await fixture('slides')),
  everything(await fixture('document')),
  everything(await fixture('dataviz')),
  await fixture('slides-rtl'),
];
