import type { TextStyle } from '../element.ts';
import type { Room } from '../fitted.ts';

/** How it is said that something was invented: small and quiet, yet to be read. */
export const markStyle = ({ look, scale }: Room): TextStyle => ({
  families: look.body,
  size: Math.max(14, 15 * scale),
  color: look.muted,
  italic: true,
  leading: 1.3,
});
