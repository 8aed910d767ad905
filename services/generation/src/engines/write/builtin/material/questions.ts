import { question } from '../../../draft/marks.ts';
import { languagePackOf } from '../../../packs/language-pack.ts';
import type { Voice } from '../common/voice.ts';

/** Parts by a brief's names for them, and the question that asks for what they hold. */
const QUESTION_OF_PART: Record<string, string> = {
  ...{ financials: 'budget', pricing: 'lines', timeline: 'schedule', introduction: 'background' },
  ...{ about: 'background', comparison: 'competition', process: 'steps', closing: 'nextSteps' },
};

/** The marked question of a part that has no material: its own, else what is to be said about it. */
export function askPart(voice: Voice, part: string, name: string): string {
  const key = QUESTION_OF_PART[part] ?? part;
  const { documents = {} } = languagePackOf(voice.language).questions;
  const called = Object.keys(documents).find((own) => voice.label(own).toLowerCase() === name.toLowerCase());
  const words = documents[key] ?? (name === '' || called === undefined ? undefined : documents[called]);
  if (words !== undefined && !words.includes('{name}')) return question(words);
  return name === '' ? (voice.askSlide('bullets')[0] ?? '') : voice.ask('documents', 'text', name);
}
