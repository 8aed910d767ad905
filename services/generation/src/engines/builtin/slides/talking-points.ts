import type { ComposeContext } from '../compose-context.ts';
import { wordCount } from '../material/sentences.ts';
import { fill, type Voice, withinSentence } from '../material/voice.ts';
import { CLAIM_POINTS, QUESTION_POINTS } from '../recipe/decks/claims.ts';
import { isBullet } from './blocks.ts';

/** `Churn fell from 6% to 3.5%`, `We launched in March`: a sentence or a figure rather than the name of a topic. */
function isStatement(title: string): boolean {
  return (
    wordCount(title) > 5 ||
    /\d/.test(title.replace(/^\d{1,2} (?=\p{L})/u, '')) ||
    /^(?:we|our|i|wir|nous)\s/i.test(title)
  );
}

/** `4 warning signs` has room for four, to be named by whoever knows them. */
function countedPoints(title: string): string[] {
  const [, count, noun] = /^([2-6]) (\p{L}[\p{L} -]{2,40}?)s$/u.exec(title) ?? [];
  if (count === undefined || noun === undefined) return [];
  const name = noun.charAt(0).toUpperCase() + noun.slice(1);
  return Array.from({ length: Number(count) }, (_, index) => `${name} ${index + 1}`);
}

/** Points to talk about that the asker did not give; questions and names of things, never claims. */
export function talkingPoints(
  title: string,
  templates: readonly string[] | undefined,
  voice: Voice,
  ctx: ComposeContext,
): string[] {
  const random = ctx.random(`points ${title}`);
  // A subject of many words behind every point says nothing more.
  const isLong = voice.language !== 'en' && wordCount(voice.noun) >= 4;
  const source = (templates ?? voice.speech.points).map((each) =>
    isLong ? each.replace(/\s?[:：]\s*\{s\}$/u, '') : each,
  );
  // A statement cannot stand where a noun does.
  if (templates === undefined && isStatement(title)) return [...(CLAIM_POINTS[voice.language] ?? [])];
  if (templates === undefined && voice.language === 'en') {
    const counted = countedPoints(title);
    if (counted.length > 0) return counted;
    if (/^(?:who|whom|what|when|where|why|how|which)\s/i.test(title))
      return QUESTION_POINTS.map((template) => fill(template, voice));
  }
  const known = withinSentence(title, voice);
  const t = wordCount(known) > 5 ? known.split(/\s+/).slice(0, 5).join(' ') : known;
  const filled = source.map((template) => fill(template, voice, { t, s: voice.noun }));
  // A seeded turn of the list: decks differ in where they begin, and what belongs together stays together.
  const start = random.int(filled.length);
  return [...filled.slice(start), ...filled.slice(0, start)].map((text) =>
    isBullet(text) ? text : text.split(/\s+/).slice(0, 14).join(' '),
  );
}
