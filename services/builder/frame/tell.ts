import type { FromFrame } from './messages.ts';

/** Tells the editor. The frame has no origin of its own, and only its own builder may be around it. */
export const tell = (message: FromFrame): void => window.parent.postMessage(message, '*');
