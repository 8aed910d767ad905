import { type Brief, countOf } from '../brief/brief.ts';

const ONE =
  /\b(?:an?|one|single|1)\s+(?:[\w-]+\s+){0,3}?slide\b(?!\s*(?:deck|show|presentation|set|s\b))|\bof the slide\b|\b(?:eine|1|einzelne) folie\b|\b(?:une|1) (?:seule )?diapositive\b|\b(?:una|1) (?:sola |singola )?diapositiva\b|\bum (?:único )?slide\b|\béén dia\b|\bjed(?:en|nego) slajd|スライドを?(?:1|一)枚|(?:1|一)枚のスライド|一[张張页頁](?:幻灯片|投影片|PPT)/iu;
const MANY =
  /\bslides\b(?! (?:should|must) have)|\b(?:slide ?)?decks?\b|\bpresentation with\b|\bfolien\b|\bdiapositives\b|\bdiapositivas\b|\bslajd(?:y|ów)\b/iu;

/** `SWOT slide for …`, `Three-column slide: …`: the word in the singular, and nothing that counts. */
const LONE = /^[^.:\n]{0,60}\bslide\b(?!\s*(?:deck|show|presentation|set|s\b|\d))/iu;

/** Whether the prompt asks for one slide, rather than for a deck. */
export function isSingleSlide(brief: Brief): boolean {
  if (/\b(?:two|three|four|five|six|[2-6])[- ]columns? slide\b/i.test(brief.text)) return true;
  const asked = countOf(brief, 'slides');
  if (asked && asked.value > 1) return false;
  if (/^\s*(?:\*\*)?slide\s*2\b/im.test(brief.text)) return false;
  if (asked?.value === 1) return true;
  if (
    /^\s*(?:\d+\.\s*)?\*\*(?:title|heading)[^*\n]{0,20}\*\*\s*:?[^\n]*["“]/im.test(brief.raw) &&
    !MANY.test(brief.raw)
  )
    return true;
  if (LONE.test(brief.text) && !MANY.test(brief.text)) return true;
  return ONE.test(brief.text) && !MANY.test(brief.text.replace(/["“][^"”]*["”]/g, ''));
}
