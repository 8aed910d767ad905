import { readIn } from '@sitewright/site-spec';
import type { Draft } from './draft.ts';

export type DraftPath = readonly (string | number)[];

/** A text of a draft that somebody will read, and where it stands. */
export interface DraftText {
  path: DraftPath;
  text: string;
}

/** Members that hold refs, ids and words of the vocabulary, not words to be read. */
const silent = new Set([
  ...['ref', 'kind', 'page', 'chart', 'dataset', 'layout', 'slot', 'target', 'style', 'preset', 'unit'],
  ...['composition', 'ground', 'emphasis', 'language', 'width', 'height', 'calculation', 'currency'],
  ...['aspect', 'documentType', 'size', 'extras', 'looks', 'required', 'form'],
]);

/** What says how texts of a frame or slide and tiles of a board stand, and which columns a tile is of; elsewhere that is read. */
const OF_PLACES: Partial<Record<Draft['buildType'], readonly string[]>> = {
  design: ['role', 'group', 'place', 'art'],
  dataviz: ['fields', 'place'],
  slides: ['place', 'art'],
};

/** Every text of a draft that is read in the result; data, refs and the account of requests left out. */
export function* draftTexts({ buildType, draft }: Draft): Generator<DraftText> {
  for (const key of ['title', 'tagline', 'summary'] as const) yield { path: [key], text: draft[key] };
  for (const [index, chart] of draft.charts.entries()) {
    yield { path: ['charts', index, 'title'], text: chart.title };
    yield { path: ['charts', index, 'takeaway'], text: chart.takeaway };
  }
  for (const key of ['pages', 'format', 'lines', 'parts']) {
    const value: unknown = Reflect.get(draft, key);
    if (value === undefined) continue;
    for (const found of walk(value, [key])) {
      const name = found.path.findLast((step) => typeof step === 'string');
      if (OF_PLACES[buildType]?.includes(name ?? '')) continue;
      const text = name === 'picture' ? readIn(found.text) : found.text;
      if (text !== '') yield { ...found, text };
    }
  }
}

function* walk(value: unknown, path: DraftPath): Generator<DraftText> {
  if (typeof value === 'string') yield { path, text: value };
  else if (Array.isArray(value)) {
    for (const [index, entry] of value.entries()) yield* walk(entry, [...path, index]);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, entry] of Object.entries(value))
      if (!silent.has(key)) yield* walk(entry, [...path, key]);
  }
}

/** Puts another text at a place of a draft, in place. */
export function setText(draft: Draft['draft'], path: DraftPath, text: string): void {
  let owner: unknown = draft;
  for (const step of path.slice(0, -1)) owner = Reflect.get(Object(owner), step);
  const last = path.at(-1);
  if (last !== undefined && typeof owner === 'object' && owner !== null) Reflect.set(owner, last, text);
}
