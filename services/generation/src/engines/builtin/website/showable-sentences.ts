import type { Brief } from '../brief/brief.ts';

const LAST_STOP = /[.!?。！？।]$/u;
const STOPS: Record<string, string> = { ja: '。', zh: '。', hi: '।' };

/** Statements of the prompt that may stand on the page as they are, closed as sentences. */
export function showableSentences(brief: Brief): string[] {
  const stop = STOPS[brief.language.slice(0, 2)] ?? '.';
  return brief.sentences
    .filter(({ text, showable }) => showable && text.trim().length > 12)
    .map(({ text }) => {
      const sentence = text.trim().replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
      return LAST_STOP.test(sentence) ? sentence : `${sentence}${stop}`;
    });
}
