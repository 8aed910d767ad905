import type { Brief } from '../brief/brief.ts';

/**
 * The prompt with its line breaks and indents, which say what is a list and what a heading. Where the reader had
 * mark-up or commands to take out, its cleaned text is used and the indents are lost.
 */
export function promptText(brief: Brief): string {
  const isPlain =
    !brief.hasInjection && !/<\/?[a-z!?][^<]*>/i.test(brief.raw) && !/javascript:/i.test(brief.raw);
  const text = isPlain ? brief.raw : brief.text;
  return text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n\t]|\p{Cs}|[\u200b\ufeff]/gu, '');
}
