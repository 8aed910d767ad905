import type { BuildType } from '@sitewright/site-spec';
import { type DatavizDraft, type Draft, draftSchemas, parseDraft } from '../../draft/draft.ts';
import { boardSchema, type Outline, type PlannedPart, partsSchemas } from './outline.ts';
import { withWordedTables } from './worded-table.ts';

/** A part as it was written; which kind of part it is follows from the build type. */
export type WrittenPart = Record<string, unknown> & { ref: string };

const bare = (ref: string): string => ref.replace(/^#/u, '').trim();

/**
 * The parts of an answer by the refs they were asked for under; of a finished answer by their place, where as many have come
 * as were asked for but under other refs.
 */
export function partsByRef(
  buildType: BuildType,
  answer: unknown,
  asked: readonly string[],
  isFinished = true,
): Map<string, WrittenPart> {
  const { parts } = partsSchemas[buildType].parse({ parts: Reflect.get(Object(answer), 'parts') });
  const found = new Map<string, WrittenPart>();
  for (const part of parts) {
    const ref = bare(part.ref);
    if (asked.includes(ref) && !found.has(ref)) found.set(ref, { ...part, ref });
  }
  const isInOrder = isFinished && parts.length === asked.length && found.size < asked.length;
  if (isInOrder)
    for (const [index, ref] of asked.entries()) {
      const part = parts[index];
      if (part !== undefined && !found.has(ref) && !asked.includes(bare(part.ref)))
        found.set(ref, { ...part, ref });
    }
  return found;
}

/** The plan with a ref of its own for each part: what two parts share, the second gets anew. */
export function withOwnRefs<Planned extends { ref: string }>(parts: readonly Planned[]): Planned[] {
  const taken = new Set<string>();
  return parts.map((part, index) => {
    const wanted = bare(part.ref) || `part-${index + 1}`;
    const ref = taken.has(wanted) ? `${wanted}-${index + 1}` : wanted;
    taken.add(ref);
    return { ...part, ref };
  });
}

/** A plan and what was written after it, as one draft. A part stands on the page, in the chapter or in the place that it was planned for. */
export function mergeDraft(
  buildType: BuildType,
  outline: Outline,
  written: ReadonlyMap<string, WrittenPart>,
): Draft {
  const parts = outline.parts.flatMap((planned) => {
    const part = written.get(planned.ref);
    return part === undefined ? [] : [placed(buildType, planned, part)];
  });
  return draftFrom(buildType, { ...outline, parts });
}

function placed(buildType: BuildType, planned: PlannedPart, part: WrittenPart): WrittenPart {
  const { page } = planned;
  if (buildType === 'website' && page !== '') return { ...part, page };
  if (buildType === 'slides' && page !== '') return { ...part, section: page };
  // Those who write the tiles of a board do not see each other's.
  return 'place' in planned && planned.place.trim() !== '' ? { ...part, place: planned.place } : part;
}

/** The draft with some of its parts in a new wording, each in the chapter that it was in. */
export function withParts({ buildType, draft }: Draft, rewritten: ReadonlyMap<string, WrittenPart>): Draft {
  const parts = draft.parts.map((part) => {
    const again = rewritten.get(part.ref) ?? part;
    return 'section' in part ? { ...again, section: part.section } : again;
  });
  return draftFrom(buildType, { ...draft, parts });
}

/** Refs of the tables that charts and tiles are of. */
const tablesOf = (shown: readonly object[]): Set<unknown> =>
  new Set(shown.map((one): unknown => Reflect.get(one, 'dataset')));

/** A board once more: with tiles in a new wording or gone, and its title and sheet as they are said anew. */
export function withBoard(draft: DatavizDraft, answer: unknown): Draft {
  const { title, format, gone } = boardSchema.parse(answer);
  const refs = draft.parts.map(({ ref }) => ref);
  const rewritten = partsByRef('dataviz', answer, refs);
  const left = draft.parts.filter(({ ref }) => !gone.map(bare).includes(ref));
  const before = tablesOf(draft.parts);
  const after = tablesOf([...draft.charts, ...draft.parts.map((part) => rewritten.get(part.ref) ?? part)]);
  const board = {
    ...draft,
    // Rows that were written anew, for a word in them that must not appear, are not kept behind the board.
    datasets: draft.datasets.filter(({ ref }) => after.has(ref) || !before.has(ref)),
    ...(title.trim() === '' ? {} : { title }),
    // A board that stands in places has one for its title.
    ...(format.place.trim() === '' ? {} : { format }),
    ...(left.length === 0 ? {} : { parts: left }),
  };
  return withParts({ buildType: 'dataviz', draft: board }, rewritten);
}

/** A draft from an object that has its members, and maybe others. */
export function draftFrom(buildType: BuildType, given: object): Draft {
  const names = Object.keys(draftSchemas[buildType].shape);
  const draft = parseDraft(
    buildType,
    Object.fromEntries(names.map((name) => [name, Reflect.get(given, name)])),
  );
  return draft.buildType === 'dataviz' ? { ...draft, draft: withWordedTables(draft.draft) } : draft;
}
