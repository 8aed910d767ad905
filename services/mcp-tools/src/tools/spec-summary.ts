import { outlineOf, type Part, parseSpec, type SiteSpec, toCheck } from '@sitewright/site-spec';
import { z } from 'zod';

/** A model reads this in place of a specification: enough to go on, and where to read more. */
export const specSummary = z.object({
  outline: z.array(z.looseObject({})).describe('pointer (for read_spec), kind, text.'),
  toCheck: z.array(z.looseObject({})),
  toCheckCount: z.int(),
});

/** A part of a specification: where it is, what it is, how it begins. */
export type OutlinePart = { pointer: string; kind: string; text: string };

const maxParts = 80;
const maxToCheck = 12;
const maxText = 80;

/** A specification by its title, its parts and what is left to check. */
export function summaryOf(specJson: Buffer) {
  const spec = parseSpec(specJson);
  const left = toCheck(spec);
  return {
    title: spec.title,
    outline: outlineParts(spec).slice(0, maxParts),
    toCheck: left.slice(0, maxToCheck).map(({ kind, text, detail, path }) => ({
      kind,
      text,
      ...(detail === undefined ? {} : { detail }),
      ...(path === undefined ? {} : { pointer: path }),
    })),
    toCheckCount: left.length,
  };
}

/** All parts in their order, the pages of a website among them. */
export function outlineParts(spec: SiteSpec): OutlinePart[] {
  if (spec.buildType !== 'website') return outlineOf(spec, '').map(shown);
  return spec.content.pages.flatMap(({ path, title }, at) => [
    { pointer: `/content/pages/${at}`, kind: 'page', text: `${title} (${path})` },
    ...outlineOf(spec, path).map(shown),
  ]);
}

const shown = ({ path, kind, text }: Part): OutlinePart => ({
  pointer: path,
  kind,
  text: text.slice(0, maxText),
});
