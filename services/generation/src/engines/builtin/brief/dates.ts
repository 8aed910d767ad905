import * as chrono from 'chrono-node';
import type { LabelledFigure } from './brief.ts';
import type { Reading } from './reading.ts';
import { overlaps } from './reading.ts';
import type { Segment } from './segments.ts';

interface Parser {
  parse(text: string, reference: Date): chrono.ParsedResult[];
}

const PARSERS: Readonly<Record<string, Parser>> = {
  en: chrono.en.strict,
  de: chrono.de.strict,
  fr: chrono.fr.strict,
  es: chrono.es.strict,
  it: chrono.it.strict,
  pt: chrono.pt.strict,
  nl: chrono.nl.strict,
  ja: chrono.ja.strict,
  zh: chrono.zh.strict,
};

/** Months of the languages that the date library does not read, and joined forms it does not know. */
const OWN_DATES: readonly RegExp[] = [
  /(?<![\d:.])(?:[01]?\d|2[0-4])[:h時][0-5]\d(?![\d:])(?: ?(?:am|pm|Uhr|uhr))?/gu,
  /\d{1,2}(?:[-–]\d{1,2})?\.? (?:stycznia|lutego|marca|kwietnia|maja|czerwca|lipca|sierpnia|września|października|listopada|grudnia)(?: \d{4})?/giu,
  /\d{1,2}(?:[-–]\d{1,2})? (?:يناير|فبراير|مارس|أبريل|إبريل|مايو|يونيو|يوليو|أغسطس|سبتمبر|أكتوبر|نوفمبر|ديسمبر)(?: \d{4})?/gu,
  /\d{1,2}(?:[-–]\d{1,2})? (?:जनवरी|फरवरी|मार्च|अप्रैल|मई|जून|जुलाई|अगस्त|सितंबर|अक्टूबर|अक्तूबर|नवंबर|दिसंबर)(?: \d{4})?/gu,
  /(?:\d{4}年)?\d{1,2}月\d{1,2}日(?:[〜~～-](?:\d{1,2}月)?\d{1,2}日)?/gu,
  /\d{1,2}\.(?:[-–/] ?\d{1,2}\.)? ?(?:Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)(?: \d{4})?/gu,
  /\d{1,2}(?: ?(?:[-–]|au|al|to) ?\d{1,2})? (?:de )?(?:janvier|février|mars|avril|juin|juillet|août|septembre|octobre|novembre|décembre|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|gennaio|febbraio|aprile|maggio|giugno|luglio|settembre|ottobre|novembre|dicembre|janeiro|fevereiro|março|maio|junho|julho|setembro|outubro|novembro|dezembro|januari|februari|maart|mei|augustus|oktober)(?: (?:de )?\d{4})?/giu,
];
/** The same for every build: the library's idea of today must not move results. */
const REFERENCE = new Date(Date.UTC(2026, 0, 1, 12));
const DURATION =
  /\d\s*(?:days?|weeks?|months?|years?|hours?|minutes?|tagen?|wochen?|monaten?|jahren?|stunden?|jours?|semaines?|mois|ans|heures?|días?|semanas?|meses|años|horas?|giorni|settimane|mesi|anni|ore|dias?|anos|dagen|weken|maanden|jaar|uur)(?![\p{L}])|^\s*\d+\s*[:.]?\s*$/iu;
const LONGEST_PIECE = 400;
const MOST_DATES = 120;

export interface FoundDate extends Segment {
  text: string;
}

/** Dates and times of day, as written. Weekday names alone and opening hours are not dates. */
export function findDates(reading: Reading, taken: readonly Segment[]): FoundDate[] {
  const found: FoundDate[] = [];
  const add = (text: string, start: number): void => {
    const date = { text, start, end: start + text.length };
    if (taken.some((other) => overlaps(other, date))) return;
    // "9.80. Mai": the pennies of a price are no day.
    if (/^\d/.test(text) && /\d[.,]$/.test(reading.prose.slice(Math.max(0, start - 2), start))) return;
    const rival = found.findIndex((other) => overlaps(other, date));
    const other = found[rival];
    if (!other) found.push(date);
    else if (date.end - date.start > other.end - other.start) found[rival] = date;
  };
  for (const pattern of OWN_DATES)
    for (const match of reading.prose.matchAll(pattern)) add(match[0], match.index);
  const parser = PARSERS[reading.language.tag.split('-')[0] ?? 'en'] ?? PARSERS.en;
  for (const piece of piecesOf(reading)) {
    if (!parser || found.length >= MOST_DATES) break;
    for (const result of parser.parse(piece.text, REFERENCE)) {
      if (isDate(result)) add(...trimmed(result.text, piece.start + result.index));
    }
  }
  return found.sort((left, right) => left.start - right.start);
}

/** Pieces that hold a digit, short enough for the library's patterns to stay fast. */
function piecesOf(reading: Reading): { text: string; start: number }[] {
  return reading.sentences.flatMap((sentence) => {
    const pieces: { text: string; start: number }[] = [];
    for (let start = sentence.start; start < sentence.end; start += LONGEST_PIECE) {
      const text = reading.prose.slice(start, Math.min(sentence.end, start + LONGEST_PIECE));
      if (/\d/.test(text)) pieces.push({ text, start });
    }
    return pieces;
  });
}

function isDate(result: chrono.ParsedResult): boolean {
  if (!/\d{1,2}[:.h時]\d|\p{L}|\d{4}|\d[./-]\d/u.test(result.text) || DURATION.test(result.text))
    return false;
  const { start } = result;
  if (start.isCertain('day') && start.isCertain('month')) return true;
  if (start.isCertain('month') && start.isCertain('year')) return /\p{L}/u.test(result.text);
  return start.isCertain('hour') && /[:h時點点]|am|pm|uhr/iu.test(result.text);
}

/** Without a leading preposition: "am 3. Oktober" is the third of October. */
function trimmed(text: string, start: number): [string, number] {
  const lead = /^[\s,;]*(?:(?:on|at|am|um|le|à|el|il|em|op|om|the|von|from)\s+)?/iu.exec(text)?.[0] ?? '';
  return [text.slice(lead.length).trimEnd(), start + lead.length];
}

export function labelDates(reading: Reading, dates: readonly FoundDate[]): LabelledFigure[] {
  return dates.map((date) => ({
    value: date.text,
    label: '',
    kind: 'date',
    span: reading.spanOf(date.start, date.end),
  }));
}
