import { KINDS } from './names.ts';
import { type Reading, segmentAt } from './reading.ts';
import type { Segment } from './segments.ts';

/** ", a bakery in Freiburg that …" and " — handmade ceramics": what stands right behind the name. */
export function findDescriptor(reading: Reading, organisation: Segment | undefined): Segment | undefined {
  if (!organisation) return undefined;
  const rest = reading.prose.slice(organisation.end, organisation.end + 160);
  const lead =
    /^["”»」']?(?:,| [-–—]|:)\s+(?=(?:an?|the|eine?[rn]?|der|die|das|une?|le|la|una?|un|il|lo|uma?|o|een|het|de)\s+[\p{L}])|^["”»」']?,\s+(?=[\p{Ll}])(?!(?:no|not|without|please|ohne|kein|keine|bitte|sans|pas|ni|sin|senza|niente|sem|zonder|geen|bez|on|in|at|with|for|from|by|and|or|to|of|near|since|that|which|who|where|using|including|plus|also|is|was|am|im|mit|und|oder|für|aus|seit|bei|das|die|der|avec|et|à|en|sur|pour|dans|qui|depuis|con|y|para|que|desde|sobre|e|ed|per|che|dal|com|em|desde|met|voor|die|sinds|z|w|dla|od|na|i)\s)/u.exec(
      rest,
    );
  if (!lead) return undefined;
  const start = organisation.end + lead[0].length;
  const clause = segmentAt(reading.clauses, start);
  if (!clause) return undefined;
  const text = reading.prose.slice(start, Math.min(clause.end, start + 120));
  const bracket = text.search(/[(（:]/u);
  const end = start + (bracket === -1 ? text.length : bracket);
  const hasArticle =
    /[\p{L}]/u.test(lead[0]) ||
    /^(?:an?|the|eine?[rn]?|der|die|das|une?|le|la|una?|un|il|lo|uma?|o|een|het|de)\s/iu.test(text);
  const sentenceStart = segmentAt(reading.sentences, organisation.start)?.start ?? 0;
  const isKnown = KINDS.findAll(reading.lower.slice(sentenceStart, organisation.start)).length > 0;
  if (!hasArticle && isKnown && KINDS.findAll(text.toLowerCase()).length === 0) return undefined;
  return end - start >= 4 && !/^(?:an?|the|and|with|und|mit|et|avec)\s*$/iu.test(text)
    ? { start, end }
    : undefined;
}
