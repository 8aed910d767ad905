import { readFileSync } from 'node:fs';

// It is data: it stands where it was written, beside no built code.
const file = new URL('./CHANGELOG.md', import.meta.url.replace('/dist/src/', '/src/'));

/** What changed for callers, the newest version first; Markdown. */
export const changelog = (): string => readFileSync(file, 'utf8');
