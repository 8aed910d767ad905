import { readFileSync } from 'node:fs';

// It is data: it stands where it was written, beside no built code.
const file = new URL('./card.html', import.meta.url.replace('/dist/src/', '/src/'));
let text: string | undefined;

/** The card of MCP Apps: one document, with no script, style or picture from elsewhere. */
export const card = (): string => {
  text ??= readFileSync(file, 'utf8');
  return text;
};
