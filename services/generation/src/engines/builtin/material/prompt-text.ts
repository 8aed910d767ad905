import type { Brief } from '../brief/brief.ts';

/**
 * The prompt with its line breaks and indents, which say what is a list and what a heading. Where the reader had
 * mark-up or commands to take out, its cleaned text is used and the indents are lost.
 */
export function promptText(brief: Brief): string {
  const isPlain =
    !brief.hasInjection && !/<\/?[a-z!?][^<]*>/i.test(brief.raw) && !/javascript:/i.test(brief.raw);
  const text = isPlain ? brief.raw : brief.text;
  return brokenUp(text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n\t]|\p{Cs}|[\u200b\ufeff]/gu, ''));
}

const INLINE_SLIDE =
  /(?<=\S)[^\S\n](?=\**(?:slide|folie|diapositive|diapositiva|diapo|slajd|dia|lâmina|lámina)\s+\d{1,3}\s*(?:[:.)–—：]|-\s))/giu;

/** Slides that are dictated in one line, and a table that begins behind a colon, get lines of their own. */
function brokenUp(text: string): string {
  const slides = text.match(INLINE_SLIDE)?.length ?? 0;
  const lined = slides >= 1 ? text.replace(INLINE_SLIDE, '\n') : text;
  return lined.replace(/([:.])[^\S\n](?=\|[^\n]*\|[^\S\n]*\n\s*\|?[\s:|-]+\|)/g, '$1\n');
}
