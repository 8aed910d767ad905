import type { Brief } from '../brief/brief.ts';
import type { ComposeContext } from '../compose-context.ts';
import type { Voice } from '../material/voice.ts';
import type { DocumentRecipe } from '../recipe/documents/documents.ts';

/** All that the makers of one document share. */
export interface DocumentJob {
  brief: Brief;
  ctx: ComposeContext;
  voice: Voice;
  recipe: DocumentRecipe;
  /** The orders of the prompt, apart from the material. */
  orders: string;
  /** Words asked for. */
  asked?: number;
  /** The text is to be one piece without headings. */
  isBare: boolean;
  /** Long texts were asked for: whatever can honestly be added is. */
  isGenerous: boolean;
}
