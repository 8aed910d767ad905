import type { BuildType } from '@sitewright/site-spec';
import type { Draft } from '../../draft/draft.ts';
import { evenly } from '../../draft/evenly.ts';
import { ProviderFault } from '../../provider/fault.ts';
import type { WriterCall } from '../../provider/provider.ts';
import { ask } from './ask-providers.ts';
import { type Desk, deskOf } from './desk.ts';
import { instructionsSha256, outlineTask, partsTask, wholeTask } from './instructions.ts';
import { draftFrom, mergeDraft, partsByRef, type WrittenPart, withOwnRefs } from './merge-draft.ts';
import type { ModelWriter, RepairWithModel, WriteWithModel, Written } from './model-writer.ts';
import { type Outline, outlineSchemas, type PlannedPart } from './outline.ts';
import { brokenPromises, inOrderedLength } from './promises.ts';
import { harmIn, retouch } from './retouch.ts';
import { pointsOf, review, rewrite } from './revise.ts';
import { asSent, wireSchema } from './wire-schema.ts';

/** Limits of answers in tokens. */
const mostTokens = { whole: 16_000, outline: 12_000, parts: 12_000 };
/** An outline may take this share of the time. */
const outlineShare = 0.35;
/** About so many parts a whole draft has. */
const usualParts = 6;
/** Calls at once. */
const atOnce = 4;
/** Words in one call, and parts. */
const mostWords = 900;
const groupSize: Record<BuildType, number> = { website: 6, slides: 5, document: 5, design: 4, dataviz: 6 };

type Messages = WriterCall['messages'];
const user = (text: string) => ({ role: 'user', text }) as const;

/** Writes at once in lite, else by an outline and its parts, read over in power. */
const write: WriteWithModel = async (writing) => {
  const desk = deskOf(writing);
  if (writing.mode === 'lite') return writtenAt(desk, await writeWhole(desk));
  const { outline, draft } = await writeInParts(desk);
  const read = async () => rewrite(desk, draft, await review(desk, draft));
  const isRead = writing.mode === 'power' && desk.hasTime();
  const whole = isRead ? await orAsItWas(desk, draft, read) : draft;
  const faults = brokenPromises(outline, whole, writing.brief);
  return { ...writtenAt(desk, whole), faults, outline };
};

const repair: RepairWithModel = async (writing, written, faults) => {
  const desk = deskOf(writing);
  const { draft } = written;
  const mended = await orAsItWas(desk, draft, () => rewrite(desk, draft, pointsOf(draft, faults)));
  return { ...written, draft: mended };
};

const retouchTexts: RepairWithModel = async (writing, written, faults) => {
  const harm = [...faults, ...harmIn(written, writing.brief)];
  if (harm.length === 0) return written;
  const desk = deskOf(writing);
  const { draft } = written;
  return { ...written, draft: await orAsItWas(desk, draft, () => retouch(desk, draft, harm)) };
};

export const modelWriter: ModelWriter = { write, repair, retouch: retouchTexts };

function writtenAt({ asking, providers }: Desk, draft: Draft): Written {
  const [writer] = providers.toSorted(
    (one, other) => (asking.wrote.get(other) ?? 0) - (asking.wrote.get(one) ?? 0),
  );
  if (writer === undefined) throw new ProviderFault('misconfigured', 'no language model is configured');
  return { draft, faults: [], writer, instructionsSha256 };
}

/** A draft after more work on it; as it was where that fails, for it is whole. */
async function orAsItWas(desk: Desk, draft: Draft, work: () => Promise<Draft>): Promise<Draft> {
  try {
    return await work();
  } catch (thrown) {
    desk.signal.throwIfAborted();
    if (thrown instanceof ProviderFault) return draft;
    throw thrown;
  }
}

export const hasParts = ({ parts }: Record<string, unknown>): boolean =>
  Array.isArray(parts) && parts.length > 0;

async function writeWhole({ asking, told, onDraft }: Desk): Promise<Draft> {
  const answer = await ask(asking, {
    ...{ step: 'outline', stage: 'whole', maxOutputTokens: mostTokens.whole, suffices: hasParts },
    messages: [user(told), user(wholeTask(asking.buildType))],
    onPart: (soFar) => {
      const draft = draftFrom(asking.buildType, soFar);
      const written = draft.draft.parts.length;
      onDraft(draft, { written, planned: Math.max(written + 1, usualParts) });
    },
  });
  return draftFrom(asking.buildType, answer);
}

async function writeInParts(desk: Desk): Promise<{ outline: Outline; draft: Draft }> {
  const { asking, told, onDraft } = desk;
  const { buildType } = asking;
  const answer = await ask(asking, {
    ...{ step: 'outline', stage: 'outline', maxOutputTokens: mostTokens.outline, suffices: hasParts },
    ...{ messages: [user(told), user(outlineTask(buildType))], mostMs: asking.msLeft() * outlineShare },
  });
  const planned = outlineSchemas[buildType].parse(answer);
  const parts = withOwnRefs<Outline['parts'][number]>(planned.parts);
  const outline = inOrderedLength({ ...planned, parts });
  const answered = JSON.stringify(asSent(wireSchema('outline', buildType), outline));
  const before: Messages = [user(told), { role: 'assistant', text: answered }];
  const kindOf = new Map(outline.parts.map(({ ref, kind }) => [ref, kind]));
  const written = new Map<string, WrittenPart>();
  const tell = (): void =>
    onDraft(mergeDraft(buildType, outline, written), { written: written.size, planned: parts.length });
  const write = async (refs: readonly string[]): Promise<void> => {
    const take = (answer: unknown, isFinished: boolean): void => {
      for (const [ref, part] of partsByRef(buildType, answer, refs, isFinished)) written.set(ref, part);
      tell();
    };
    const kinds = refs.flatMap((ref) => kindOf.get(ref) ?? []);
    take(
      await ask(asking, {
        ...{ step: 'parts', stage: 'parts', maxOutputTokens: mostTokens.parts, suffices: hasParts },
        messages: [...before, user(partsTask(buildType, refs, kinds))],
        onPart: (soFar) => take(soFar, false),
      }),
      true,
    );
  };
  tell();
  const [first = [], ...others] = groupsOf(outline, buildType);
  // The first goes ahead, so that the others find the provider's cache warm.
  await write(first);
  await eachOf(others, write);
  const missing = outline.parts.map(({ ref }) => ref).filter((ref) => !written.has(ref));
  await eachOf(evenly(missing, groupSize[buildType]), write);
  if (outline.parts.some(({ ref }) => !written.has(ref)))
    throw new ProviderFault('broken', 'the language model left parts out');
  return { outline, draft: mergeDraft(buildType, outline, written) };
}

/** Parts that are written in one call: those of a page, a few slides, a chapter. */
function groupsOf({ parts }: Outline, buildType: BuildType): string[][] {
  const size = groupSize[buildType];
  const pages = Map.groupBy(parts, ({ page }) => (buildType === 'website' ? page : ''));
  const groups = [...pages.values()].flatMap((page) => evenly(page, sizeFor(page, size)));
  return groups.map((group) => group.map(({ ref }) => ref));
}

/** So many parts that their words fit into one call. */
function sizeFor(page: readonly PlannedPart[], most: number): number {
  const words = page.reduce((sum, part) => sum + Math.max(0, part.words), 0) / page.length;
  return Math.max(1, Math.min(most, Math.floor(mostWords / Math.max(1, words))));
}

/** Does all of a list, a few at once; the first that fails ends it. */
async function eachOf<T>(list: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const waiting = list.values();
  const worker = async (): Promise<void> => {
    for (const item of waiting) await work(item);
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, list.length) }, worker));
}
