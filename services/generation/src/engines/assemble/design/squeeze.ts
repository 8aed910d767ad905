import { type FrameSetting, setIn } from '@sitewright/site-spec';
import type { FramePart } from '../../draft/design.ts';
import type { AssembleContext } from '../context.ts';
import { plainLayouts, type Scene } from './compositions.ts';
import type { Entry } from './frame-text.ts';
import { textRows } from './text-rows.ts';

const SMALLER = 0.85;
const SMALLEST_SHARE = 0.3;

/** For more text than a frame holds: smaller type first, then the last rows stay out. Both are told. */
export function squeeze(
  { part, entries, scene }: { part: FramePart; entries: readonly Entry[]; scene: Scene },
  context: AssembleContext,
): FrameSetting | undefined {
  const rows = textRows(entries, 'plain');
  const { frame } = scene;
  const layout = plainLayouts(scene).find(({ slots }) => slots.length === 1);
  if (layout === undefined) return undefined;
  for (let kept = rows.length; kept > 0; kept = Math.floor(kept * 0.8)) {
    for (let share = SMALLER; share > SMALLEST_SHARE; share *= SMALLER) {
      const smallest = frame.smallest * share;
      const setting = setIn(layout, rows.slice(0, kept), frame, { smallest });
      if (setting === undefined) continue;
      context.warn(
        'text_small',
        `The texts of "${part.name}" are too many for their frame: they are set very small.`,
      );
      if (kept < rows.length)
        context.warn('text_left_out', `There was no room for the last texts of "${part.name}".`);
      return setting;
    }
  }
  return undefined;
}
