import type { ComposeContext } from '../compose-context.ts';
import { pointsOf } from '../material/chapters.ts';
import { wordCount } from '../material/sentences.ts';
import { fill, isSayable, type Voice, withinSentence } from '../material/voice.ts';
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

export interface TalkingPoints {
  shown: string[];
  /** What found no room on the slide. */
  spare: string[];
}

/** Points to talk about that the asker did not give, the nearest first; questions and names of things, never claims. */
export function talkingPoints(
  title: string,
  count: number,
  voice: Voice,
  ctx: ComposeContext,
): TalkingPoints {
  const known = pointsOf(title, count, voice, ctx.random(`points ${title}`));
  const fresh = (templates: readonly string[]) => {
    const filled = [...new Set(templates.map((each) => said(each, title, voice)))];
    return filled.filter((text) => isBullet(text) && !voice.said.has(text));
  };
  const shown = fresh(known?.shown ?? []);
  const spare = fresh(known?.spare ?? []);
  if (shown.length > 0) return { shown, spare };
  if (spare.length > 0) return { shown: spare.slice(0, count), spare: spare.slice(count) };
  const asked = unknownPoints(title, voice, ctx);
  return { shown: asked.slice(0, count), spare: asked.slice(count) };
}

/** A template as it is shown: a subject of many words behind every point says nothing more. */
function said(template: string, title: string, voice: Voice): string {
  const isLong = voice.language !== 'en' && wordCount(voice.noun) >= 4;
  const source = isLong ? template.replace(/\s?[:：]\s*\{s\}$/u, '') : template;
  const named = withinSentence(title, voice);
  const t = wordCount(named) > 5 ? named.split(/\s+/).slice(0, 5).join(' ') : named;
  return fill(source, voice, { t, s: voice.noun });
}

const cut = (text: string) => (isBullet(text) ? text : text.split(/\s+/).slice(0, 14).join(' '));

/** What can be asked under a title that no topic knows. */
function unknownPoints(title: string, voice: Voice, ctx: ComposeContext): string[] {
  const random = ctx.random(`points ${title}`);
  // A statement cannot stand where a noun does.
  if (isStatement(title)) return [...(CLAIM_POINTS[voice.language] ?? [])];
  const counted = voice.language === 'en' ? countedPoints(title) : [];
  if (counted.length > 0) return counted;
  const isQuestion = voice.language === 'en' && /^(?:who|whom|what|when|where|why|how|which)\s/i.test(title);
  const source = (isQuestion ? QUESTION_POINTS : voice.speech.points).filter((each) =>
    isSayable(each, voice),
  );
  const filled = source.map((template) => cut(said(template, title, voice)));
  // A seeded turn of the list: decks differ in where they begin, and what belongs together stays together.
  const start = isQuestion ? 0 : random.int(filled.length);
  return [...filled.slice(start), ...filled.slice(0, start)];
}
