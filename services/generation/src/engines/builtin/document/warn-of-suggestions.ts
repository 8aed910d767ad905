import type { DocumentBlock } from '@sitewright/site-spec';
import type { ComposeContext } from '../compose-context.ts';

/** Says of a document with boxes that they are ours to suggest and the asker's to fill in. */
export function warnOfSuggestions(blocks: readonly DocumentBlock[], ctx: ComposeContext): void {
  if (!blocks.some((block) => block.type === 'list' && block.style === 'check')) return;
  ctx.warn(
    'suggested_points',
    'Points with a box are suggestions to fill in: the prompt gives no facts for them.',
  );
}
