import type { Matter } from './matter.ts';
import { SUBJECTS } from './matters-subjects.ts';
import { TEAMS } from './matters-teams.ts';
import { UNDERTAKINGS } from './matters-undertakings.ts';

/** Every matter that is known; the first that fits is taken, so the narrow ones come first. */
export const MATTERS: readonly Matter[] = [...TEAMS, ...UNDERTAKINGS, ...SUBJECTS];
