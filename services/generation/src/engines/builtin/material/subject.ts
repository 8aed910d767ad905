import type { Brief } from '../brief/brief.ts';
import { wordCount } from './sentences.ts';

const KIND =
  'reports?|articles?|essays?|analys[ei]s|proposals?|plans?|guides?|descriptions?|information|introductions?|abstracts?|posting|postings|copy|scripts?|video|letters?|memos?|minutes|polic(?:y|ies)|presentations?|slides?|decks?|pitch|training|lessons?|lectures?|talks?|workshops?|briefs?|overviews?|summar(?:y|ies)|papers?|speech|posts?|documents?|news|review|webinar|course|class|session|case study|roadmap|strategy|kick-?off|update|all-?hands|handbook|manual|tutorial|newsletter|poem|story|list|news';
const AFTER_KIND = new RegExp(
  `\\b(?:${KIND})\\b[^.,:;\\n]{0,40}?\\s+(?:on|about|regarding|concerning|covering|explaining|describing|introducing|exploring|for|of|to|that explains|for a newly launched)\\s+(?:the (?:topic|subject|theme) (?:of )?)?["“]?(.{3,110}?)["”]?(?=[.,;:\\n]|\\s\\((?:such|e\\.g|for example)|\\s+(?:with a|with the|of around|of about|of at least|of over|based on|for (?:parents|students|beginners|new|our|the|patients|employees|investors|a |an )|in (?:approximately|around|about|\\d)|using|that (?:i|we|should|covers|includes)|including|covering|called|named|at the end|within|as well as|about \\d|so that|i plan)\\b|$)`,
  'iu',
);

const BAD =
  /^-|^\d+[- ]?(?:word|page|second|minute|slide)|^\d+$|^(?:over|around|about|approximately|at least|the following|this|that|it|them|me|us|you|a|an|the|below|slide \d|lawyer|student|teacher|manager|current|our|my)$|\b\d[\d,.]*[ -]?words?\b|^(?:the )?(?:following|attached|given|provided)\b/i;

/** A subject fit to stand in a sentence: the draft's own title, else what the orders name, else what the brief says. */
export function subjectOf(brief: Brief, orders: string, fallback?: string): string {
  const sizeless = orders.replace(
    /\b(?:of |with |in )?(?:around|about|approximately|at least|over|up to|roughly)?\s?\d[\d,.-]*[- ]?(?:words?|pages?|seconds?|minutes?|slides?)\b(?: long)?/gi,
    ' ',
  );
  const written = /\bletter\b/i.test(orders) ? /\b(?:announcing|about|regarding|concerning|complaining about|confirming|thanking [^,]{2,30} for|applying for|for)\s+(.{3,90}?)(?=[.;\n]|,\s+(?:from|signed|phone|by|with)\b|$)/i.exec(orders)?.[1] : undefined;
  const hired = /\b(?:recruit|hire|hiring)\s+(?:an?\s+)?(.{3,60}?)(?=\s+with|[.,;\n])/i.exec(orders)?.[1];
  const found = tidy(hired ?? written ?? AFTER_KIND.exec(sizeless)?.[1] ?? '');
  const read = tidy(brief.subject);
  const isSound = (text: string) =>
    text.length >= 3 && wordCount(text) <= 12 && !BAD.test(text) && !text.includes('\n');
  if (fallback !== undefined && isSound(fallback)) return fallback;
  const isName = brief.organisation !== undefined && bare(found) === bare(brief.organisation);
  if (isSound(found) && !isName && found !== brief.audience) return found;
  return isSound(read) ? read : (brief.organisation ?? brief.topics[0] ?? found);
}

/** Without its article, for titles and for comparing. */
export function bare(text: string): string {
  return text.replace(/^(?:the|an?|our)\s+(?=\S)/i, '');
}

function tidy(text: string): string {
  return text
    .replace(/^slide \d+\s*[:.-]\s*/i, '')
    .replace(/^(?:my|your|their)\s+(?=\S)/i, '')
    .replace(/["“”*_#`]+/g, '')
    .replace(/[\s.,:;–-]+$/, '')
    .trim();
}
