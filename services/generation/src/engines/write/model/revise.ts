import type { Draft } from '../../draft/draft.ts';
import { ask } from './ask-providers.ts';
import type { Desk } from './desk.ts';
import { repairTask, reviewTask } from './instructions.ts';
import { partsByRef, withBoard, withParts } from './merge-draft.ts';
import { type Fault, mostFaults } from './model-writer.ts';
import { reviewSchema } from './outline.ts';
import { fenced } from './tell-brief.ts';
import { unsaid } from './unsaid.ts';

const mostTokens = { review: 3_000, rewrite: 12_000 };

/** What is said of a board as a whole has no ref. */
const WHOLE = '';

/** What is to be said about parts, by ref. */
export type Points = ReadonlyMap<string, readonly string[]>;

/** What a check found, by the part that it was found in; what is wrong outside of them is mended on boards alone, whose title and sheet can be written once more. */
export function pointsOf({ buildType, draft }: Draft, faults: readonly Fault[]): Points {
  const points = new Map<string, string[]>();
  for (const { path, message } of faults.slice(0, mostFaults)) {
    const [member, index] = path;
    const isOfBoard = buildType === 'dataviz' && (member === 'format' || member === 'title');
    const ref = member === 'parts' ? draft.parts[Number(index)]?.ref : isOfBoard ? WHOLE : undefined;
    if (ref !== undefined) points.set(ref, [...(points.get(ref) ?? []), message]);
  }
  return points;
}

/** Reads the whole over. @returns what is to be written once more, and why. */
export async function review({ asking, told, brief }: Desk, draft: Draft): Promise<Points> {
  const refs = draft.draft.parts.map(({ ref }) => ref);
  const most = Math.max(2, Math.ceil(refs.length / 3));
  const doubtful = unsaid(brief, draft);
  const task = reviewTask(most, doubtful.length === 0 ? '' : fenced(brief, doubtful.join('\n')));
  const answer = await ask(asking, {
    ...{ step: 'review', stage: 'review', maxOutputTokens: mostTokens.review, suffices: () => true },
    messages: [{ role: 'user', text: `${told}\n\n${pieceOf(draft)}\n\n${task}` }],
  });
  const wanted = reviewSchema.parse(answer).rewrite.filter(({ ref }) => refs.includes(ref));
  return new Map(wanted.slice(0, most).map(({ ref, reason }) => [ref, [reason]]));
}

/** The draft with those parts written once more of which something is to be said, while there is time. */
export async function rewrite({ asking, told, hasTime }: Desk, draft: Draft, points: Points): Promise<Draft> {
  if (points.size === 0 || !hasTime()) return draft;
  const isBoard = draft.buildType === 'dataviz';
  const named = draft.draft.parts.flatMap(({ ref }) => (points.has(ref) ? [ref] : []));
  // Of a board all tiles may have to move.
  const kinds = draft.draft.parts.flatMap((part) => (isBoard || points.has(part.ref) ? kindOf(part) : []));
  const task = repairTask(asking.buildType, kinds, {
    faults: [...points]
      .flatMap(([ref, said]) => said.map((one) => `- ${ref || 'the whole'}: ${one}`))
      .join('\n'),
    refs: named.join(', ') || 'those that have to change',
  });
  const answer = await ask(asking, {
    ...{ step: 'repair', stage: isBoard ? 'repair' : 'parts' },
    ...{ maxOutputTokens: mostTokens.rewrite, suffices: () => true },
    messages: [{ role: 'user', text: `${told}\n\n${pieceOf(draft)}\n\n${task}` }],
  });
  if (isBoard) return withBoard(draft.draft, answer);
  return withParts(draft, partsByRef(asking.buildType, answer, named));
}

const kindOf = (part: Draft['draft']['parts'][number]): string =>
  'kind' in part ? part.kind : 'layout' in part ? part.layout : '';

const isEmpty = (value: unknown): boolean =>
  value === '' || value === 0 || value === false || (Array.isArray(value) && value.length === 0);

/** A draft as it is read over: without what is empty. */
function pieceOf({ draft }: Draft): string {
  const text = JSON.stringify(draft, (_, value: unknown) => (isEmpty(value) ? undefined : value), 1);
  return `The piece, its empty fields left out:\n${text}`;
}
