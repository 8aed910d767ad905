import type { LabelledFigure } from './brief.ts';
import { stripEdges } from './item-names.ts';
import type { FoundPrice } from './prices.ts';
import type { Reading } from './reading.ts';
import { segmentAt } from './reading.ts';
import { isClauseEnd, type Segment } from './segments.ts';

const FIGURE =
  /(?<![\p{Script=Latin}\p{Script=Cyrillic}\p{N}.,:/#-]|\d )[~≈±<>+-]?(?:\d{1,3}(?:[.,\u00a0\u202f ]\d{3})+(?:[.,]\d{1,3})?|\d{1,12}(?:[.,]\d{1,4})?)(?:[-–](?:\d{1,6}(?:[.,]\d{1,4})?))?(?![\d]|[:h]\d)(?:\+|x(?![\p{L}]))?(?: ?(?:%|‰|percent|prozent|per cent|pour cent|por ciento|por cento|per cento|procent|प्रतिशत))?/giu;
/** Units that belong to the number: `50 km`, `4 weeks`, `3 kg`. */
const UNIT =
  /^ ?(?:km\/h|km²|m²|m³|km|cm|mm|kg|mg|ml|cl|kwh|mwh|gwh|kw|mw|gw|gb|tb|mb|ghz|mhz|ms|°c|°f|°|°|ha|sqm|sq ft|ft|mph|rpm|dpi|ppm|px|weeks?|months?|years?|days?|hours?|hrs?|minutes?|mins?|seconds|secs?|tonnes?|tons?|litres?|liters?|metres?|meters?|miles?|acres?|hectares?|wochen?|monaten?|jahren?|tagen?|stunden?|minuten?|tonnen?|meter|semaines?|mois|ans|jours|heures|minutes|tonnes|mètres|semanas|meses|años|días|horas|minutos|toneladas|metros|settimane|mesi|anni|giorni|ore|minuti|tonnellate|metri|anos|dias|weken|maanden|jaar|dagen|uur|minuten|ton|tygodni|miesięcy|lat|dni|godzin|minut|ton|年間?|か月|ヶ月|週間|日間|時間|分|トン|人|名|件|店舗|个月|周|天|小时|分钟|吨|年|人|家|أسابيع|أشهر|سنوات|أيام|ساعات|दिन|सप्ताह|महीने|वर्ष|घंटे|[gml](?=[\s.,;)]|$)|k(?=[\s.,;)]|$)|[KMB](?=[\s.,;)]|$))(?![\p{L}])/iu;
const YEAR = /^(?:1[5-9]\d\d|20\d\d|21\d\d)(?:[-–]\d{2,4})?$/;
const LEFT_WORDS = 4;

export interface FoundFigure extends Segment {
  figure: LabelledFigure;
}

/** Every figure that is not a date, a phone number or a time, with the words that say what it counts. */
export function findFigures(
  reading: Reading,
  prices: readonly FoundPrice[],
  taken: readonly Segment[],
): FoundFigure[] {
  const blocked = mark(reading.prose.length, [...taken, ...prices]);
  const found: FoundFigure[] = prices.map((price) => toFigure(reading, price.start, price.end, 'money'));
  for (const match of reading.prose.matchAll(FIGURE)) {
    const start = match.index;
    if (blocked[start] === 1 || blocked[start + match[0].length - 1] === 1) continue;
    const number = match[0].trimEnd();
    const unit = UNIT.exec(reading.prose.slice(start + number.length, start + number.length + 24))?.[0] ?? '';
    const end = start + number.length + (YEAR.test(number) && !/年|lat/u.test(unit) ? 0 : unit.length);
    if (isMarker(reading.prose, start, number.length)) continue;
    found.push(toFigure(reading, start, end, kindOf(number, unit)));
  }
  return found.sort((left, right) => left.start - right.start).slice(0, 300);
}

function kindOf(number: string, unit: string): LabelledFigure['kind'] {
  if (/[%‰]|percent|prozent|per cent|pour cent|por ciento|por cento|per cento|procent|प्रतिशत/iu.test(number))
    return 'percent';
  if (YEAR.test(number) && !/^ ?[\p{L}]/u.test(unit.replace('年', ''))) return 'year';
  return unit === '' ? 'count' : 'quantity';
}

/** `1.` at the start of a line, `2.1 Scope`, `#3`, `Slide 4:` are order, not figures. */
function isMarker(text: string, start: number, length: number): boolean {
  const lineStart = text.lastIndexOf('\n', start) + 1;
  const lead = text.slice(Math.max(lineStart, start - 24), start);
  const next = text.slice(start + length, start + length + 2);
  if (/^\s*(?:[#*>\-(]\s*)*$/.test(lead) && /^[.):]/.test(next)) return true;
  return (
    /(?:slide|folie|diapositive|diapositiva|slajd|dia|page|seite|section|chapter|step|figure|table|スライド|第|شريحة|स्लाइड)\s*$/iu.test(
      lead,
    ) && /^[:.)\s]|^$/.test(next)
  );
}

function toFigure(reading: Reading, start: number, end: number, kind: LabelledFigure['kind']): FoundFigure {
  const value = reading.prose.slice(start, end);
  const label = labelAfter(reading, end, kind) || labelBefore(reading, start);
  return { start, end, figure: { value, label, kind, span: reading.spanOf(start, end) } };
}

const STOP_LABEL =
  /^(?:and|or|und|oder|et|ou|y|e|o|en|of|i|with|mit|to|in|at|on|for|by|from|the|a|per|from|bis|von|der|die|das|für|pour|par|à|de|du|des|del|por|para|com|con|da|do|di|met|van|voor|dla|na|w|z|as|is|are|was|were|we|has|have|since|please|that|which|who|this|than|then|each)$/iu;
const FILLER_LABEL = /^(?:of|de|di|d|da|do|du|des|von|van)$/iu;

/** `312 tonnes removed` -> "tonnes removed": up to five words before the next punctuation, number or preposition. */
function labelAfter(reading: Reading, end: number, kind: LabelledFigure['kind']): string {
  const text = reading.prose.slice(end, end + 80);
  if (!/^\s*\p{L}/u.test(text) || /^\s*\n/.test(text)) return '';
  const stop = endOfWords(text);
  const words: string[] = [];
  for (const word of text
    .slice(0, stop)
    .split(/\s+/u)
    .filter((entry) => entry !== '')) {
    if (/^\d|^[$€£¥₹]/.test(word) || words.length === 5) break;
    if (STOP_LABEL.test(word) && !(FILLER_LABEL.test(word) && words.length > 0)) break;
    words.push(word);
  }
  while (words.length > 0 && STOP_LABEL.test(words.at(-1) ?? '')) words.pop();
  return kind === 'money' && words.length > 3 ? '' : words.join(' ');
}

function endOfWords(text: string): number {
  for (let index = 0; index < text.length; index++) {
    if (isClauseEnd(text, index) || /[()[\]{}（）「」\n"“”.!?]/.test(text[index] ?? '')) return index;
  }
  return text.length;
}

function labelBefore(reading: Reading, start: number): string {
  const clause = segmentAt(reading.clauses, start);
  const from = Math.max(clause?.start ?? 0, start - 80);
  let text = reading.prose.slice(from, start);
  const bracket = Math.max(text.lastIndexOf('('), text.lastIndexOf('（'));
  if (bracket !== -1)
    text = /^[(（]\s*$/.test(text.slice(bracket)) ? text.slice(0, bracket) : text.slice(bracket + 1);
  const pieces = text.split(/[,;:、]\s*(?=\S)|\d/u);
  const last = pieces.at(-1) ?? '';
  const bare = pieces.length > 1 ? last.replace(UNIT, '') : last;
  const words = stripEdges(bare)
    .split(/\s+/u)
    .filter((word) => word !== '');
  return stripEdges(words.slice(-LEFT_WORDS).join(' '));
}

function mark(length: number, segments: readonly Segment[]): Uint8Array {
  const marks = new Uint8Array(length);
  for (const segment of segments) marks.fill(1, segment.start, segment.end);
  return marks;
}
