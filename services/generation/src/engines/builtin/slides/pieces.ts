import type { Dataset } from '@sitewright/site-spec';
import type { ComposeContext } from '../compose-context.ts';
import { readDatasets } from '../datasets/read-datasets.ts';
import { asItem, capitalised, enumerationOf, titled } from '../material/lists.ts';
import type { Entry } from '../material/outline.ts';
import { sentencesOf, wordCount } from '../material/sentences.ts';

/** What an entry of an outline gives a slide to show. */
export interface Pieces {
  datasets: Dataset[];
  /** Points in the asker's words. */
  points: string[];
  /** Figures as written, with what they measure: `$1.1M ARR`, `churn 2.1%`. */
  figures: { text: string }[];
  dated: { label: string; title: string; text?: string; whole: string }[];
  people: { name: string; role?: string }[];
  quotes: { text: string; by?: string }[];
  /** The asker's words for all of it, which may say how data shall be drawn. */
  said: string;
}

const FIGURE =
  /^((?:about|over|under|up to|total(?: of)?|ca\.?|~|>|<)\s+)?([$€£¥₹]?\s?\d[\d.,]*\s?(?:%|k|K|M|m|B|bn|T|x|million|billion|trillion|Mio\.?|Mrd\.?|EUR|USD|GBP|CHF|€|\$|£|円|元|万|亿)?\+?)(?=\s|$)\s*(.*)$/u;
const LAST_FIGURE =
  /^(.{2,60}?)\s+([$€£¥]?\d[\d.,]*\s?(?:%|k|K|M|B|bn|million|billion|EUR|USD|GBP|CHF|€|\$|£)?)$/u;
const DATE =
  /^((?:Q[1-4]|H[12]|T[1-4])(?:\s*[/-]?\s*\d{2,4})?|(?:early |late |mid-)?(?:19|20)\d\d(?:\s*[-–]\s*(?:(?:19|20)\d\d|\d\d|today|now))?|(?:January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\.?(?:\s+\d{1,2})?(?:,?\s+(?:19|20)\d\d)?|(?:week|day|month|phase|step|year|woche|tag|monat|semaine|jour|mois|semana|día|mes)\s+\d+(?:\s*[-–]\s*\d+)?|\d{1,2}\.?\s+(?:January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)(?:\s+(?:19|20)\d\d)?|\d{1,2}:\d\d(?:\s*[-–]\s*\d{1,2}:\d\d)?)\s*[:\-–—)]?\s+(.+)$/iu;
const PERSON =
  /^(\p{Lu}[\p{L}.'’-]+(?:\s+(?:de|van|von|der|la|di|bin|al)?\s*\p{Lu}[\p{L}.'’-]+){1,3})\s*(?:[(,–—-]\s*(.+?)\)?|\s(?:as|als)\s(.+))?$/u;

const QUOTED = /^[“"„«](.{8,500}?)[”"“»]\s*(?:(?:from|by|von|de|[-–—,(])\s*(.{2,100}))?$/su;

/** Reads the details and lines of one entry: series become data, the rest points, figures, dates, people. */
export function piecesOf(entry: Entry, isTeam: boolean, ctx: ComposeContext): Pieces {
  const pieces: Pieces = {
    datasets: [...(entry.datasets ?? [])],
    points: [],
    figures: [],
    dated: [],
    people: [],
    quotes: [],
    said: [entry.title, entry.details, ...entry.children, entry.said ?? ''].join('\n'),
  };
  const details = entry.details.replace(/^(?:table|chart|graph|list|bullets?)\s*:\s*/i, '');
  // Titles as a lead tell the reader of data what is measured.
  const lead = details === '' ? '' : readData(`${entry.title}: ${details}`, pieces, ctx);
  const rest = lead === undefined ? [] : details === '' ? [] : detailItems(details);
  const children = readData(entry.children.join('\n'), pieces, ctx) === undefined ? [] : entry.children;
  for (const item of [...rest, ...children.flatMap(childItems)]) sort(item, pieces, isTeam);
  return pieces;
}

/** Undefined if the text was data through and through. */
function readData(text: string, pieces: Pieces, ctx: ComposeContext): string | undefined {
  if (!/\d/.test(text)) return text;
  const { datasets, query } = readDatasets(text, { id: (prefix) => ctx.id(prefix) });
  const usable = datasets.filter(
    (set) => set.rows.length >= 3 && set.fields.some((field) => field.type === 'quantitative'),
  );
  if (usable.length === 0) return text;
  pieces.datasets.push(...usable);
  const left = query
    .replace(/^[^:]*:/, '')
    .replace(/[\s,;.()]+/g, ' ')
    .trim();
  return left.length > 20 ? left : undefined;
}

function detailItems(details: string): string[] {
  // "ext. 4411" is no two sentences.
  if (wordCount(details) <= 3 && !/[,;]/.test(details)) return [details];
  const sentences = sentencesOf(details);
  if (sentences.length > 1) return sentences.map((sentence) => sentence.replace(/\.$/, ''));
  const items = enumerationOf(details);
  return items.some((item) => wordCount(item) > 14) ? [details] : items;
}

function childItems(child: string): string[] {
  if (QUOTED.test(child)) return [child];
  const listed = enumerationOf(child);
  if (
    listed.length >= 2 &&
    listed.every((item) => /\d/.test(item) && wordCount(item) >= 2 && wordCount(item) <= 6)
  )
    return listed;
  return wordCount(child) <= 14 ? [child] : sentencesOf(child);
}

function sort(item: string, pieces: Pieces, isTeam: boolean): void {
  const text = asItem(item.trim().replace(/[;,]$/, ''));
  if (text === '') return;
  const quote = QUOTED.exec(text);
  if (quote) {
    pieces.quotes.push({ text: quote[1] ?? '', by: quote[2]?.replace(/\)$/, '').trim() });
    return;
  }
  const dated = DATE.exec(text);
  if (dated && wordCount(dated[2] ?? '') <= 14) {
    const { title, details } = titled(dated[2] ?? '');
    pieces.dated.push({
      label: (dated[1] ?? '').trim(),
      title: capitalised(title),
      text: details || undefined,
      whole: text,
    });
    return;
  }
  const figure = FIGURE.exec(item.trim());
  if (figure && wordCount(figure[3] ?? '') <= 6) {
    pieces.figures.push({ text });
    return;
  }
  const last = LAST_FIGURE.exec(item.trim());
  if (last && wordCount(last[1] ?? '') <= 5 && !/\b(in|since|by|of|the|from|and|to)$/i.test(last[1] ?? '')) {
    pieces.figures.push({ text });
    return;
  }
  const person = isTeam || /[(]/.test(text) ? PERSON.exec(text) : null;
  if (person && (person[2] ?? person[3]))
    pieces.people.push({ name: (person[1] ?? '').trim(), role: (person[2] ?? person[3] ?? '').trim() });
  else pieces.points.push(text);
}
