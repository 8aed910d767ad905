import { copiesFor } from '../material/chapters.ts';
import { bare } from '../material/subject.ts';
import type { Voice } from '../material/voice.ts';
import type { DocumentRecipe } from '../recipe/documents/documents.ts';

/** Gives the voice what the kind of document says, and a noun where the prompt names the kind and nothing else. */
export function speakOfKind(voice: Voice, recipe: DocumentRecipe): void {
  voice.copies = copiesFor(recipe.key, voice);
  if (voice.language !== 'en') return;
  // Whoever applies is one of many: a designer, not the designer.
  if (recipe.type === 'resume') voice.noun = voice.subject;
  const news = recipe.key === 'press-release' ? newsOf(voice.named) : undefined;
  if (news !== undefined) speakOf(voice, news);
  if (recipe.type === 'memo' && READERS.test(voice.named)) speakOf(voice, recipe.noun ?? voice.noun);
  if (recipe.noun === undefined) return;
  const named = bare(voice.named).toLowerCase();
  const left = named.replace(recipe.match, '').replace(KIND_WORDS, '').trim();
  if (!recipe.isOccasion && left !== '') return;
  speakOf(voice, recipe.noun);
}

function speakOf(voice: Voice, noun: string): void {
  voice.subject = noun;
  voice.noun = noun;
  voice.plural = false;
}

/** Who reads a memo is not what it is about. */
const READERS =
  /^(?:all |our |the )?(?:staff|employees|colleagues|team|everyone|everybody|managers|residents|members)\b/i;

const NEWS: readonly [RegExp, string][] = [
  [/\b(?:re-?)?opens?\b/i, 'the opening'],
  [/\b(?:launch(?:es)?|releases?|introduces?|presents?)\b/i, 'the launch'],
  [/\b(?:wins?|won|awarded|receives?)\b/i, 'the award'],
  [/\b(?:raises?|raised|secures?)\b/i, 'the funding round'],
  [/\b(?:acquires?|buys?|takes over|merges?)\b/i, 'the takeover'],
  [/\b(?:appoints?|hires?|names)\b/i, 'the appointment'],
  [/\b(?:moves?|relocates?)\b/i, 'the move'],
  [/\b(?:closes?|shuts?|cuts?)\b/i, 'the decision'],
  [/\b(?:celebrates?|turns)\b/i, 'the anniversary'],
];

/** `Oakfield Bikes opens its second shop` is about the opening, not about the bikes. */
const newsOf = (headline: string): string | undefined =>
  /^\p{Lu}/u.test(headline) ? NEWS.find(([verb]) => verb.test(headline))?.[1] : undefined;

const KIND_WORDS =
  /\b(?:project|brief|plan|short|simple|new|my|our|a|an|the|document|template|example|draft|letter|report|meeting|business|job|post|lesson|press|release|policy|guide|for|of)\b/g;
