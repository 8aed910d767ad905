import type { Dataset } from '@sitewright/site-spec';
import type { ComposeContext } from '../compose-context.ts';
import type { Cell } from '../datasets/dataset.ts';
import { apart } from '../datasets/one-series.ts';
import { readDatasets } from '../datasets/read-datasets.ts';
import { isDrawable } from './embedded-chart.ts';
import { factTopics } from './fact-topics.ts';
import { linesOf, unmarked } from './lines.ts';
import { capitalised, enumerationOf } from './lists.ts';
import { isOrder } from './orders.ts';
import { type Entry, gathered } from './outline.ts';
import { quotationsIn } from './quotations.ts';
import { sentencesOf, wordCount } from './sentences.ts';

/** What a short prompt supplies beside its orders, sentence by sentence. */
export interface Supplied {
  /** `Pricing: Solo $39/month, …`, `Budget 18,000 GBP`: a label and what it holds. */
  labelled: Entry[];
  /** `ARR $820K, 212 stores, runway 14 months`: figures in a row. */
  metrics: string[][];
  /** `Q1 2026 Instant payouts, Q2 2026 Card issuing`: things in order of time. */
  dated: string[][];
  /** Statements that can be shown as they stand. */
  sentences: string[];
}

const OUTLINE_LABEL =
  /\b(?:sections?|slides?|outline|structure|contents?|chapters?|topics?|agenda|abschnitte|gliederung|folien|themen|plan|parties|secciones|apartados|temas|sezioni|seções|tópicos|onderdelen|sekcje|deck|presentation|workshop|report|article|guide|lesson|talk|training|policy|memo|proposal|letter|resume|case study|press release|minutes)\b/i;
const LABELLED = /^(\p{Lu}[\p{L}’'-]*(?: [\p{L}&/’'-]+){0,2}|[\p{Lo}]{2,8})\s*[:：]\s*(\S.*)$/su;
const SHORT_LABELLED = /^(\p{Lu}\p{L}+(?: \p{L}+)?)\s+(?:is |of )?((?:[$€£¥]\s?)?\d(?:[^,;]|,(?=\d))*)$/u;
const CONTACT = /^contact:?\s+(\S.*[@\d].*)$/i;
const KIND_PREFIX =
  /^(?:an? |the )?(?:(?:[\p{L}-]+ ){0,3}(?:report|proposal|plan|case study|press release|resume|résumé|cv|article|guide|essay|letter|memo|deck|presentation|lesson plan|policy|procedure|white paper|brief|roadmap|update|post|checklist|review|recipe|manual|handbook|newsletter|speech|lecture|biography|description|itinerary|agenda)\s*(?::|\s(?:for|on|about|of)\b))\s*(?=\S)/iu;
/** A word that makes a statement of a phrase. */
const TELLS =
  /\s(?:is|are|was|were|has|have|had|will|can|must|should|that|who|which|because|\p{L}{3,}ed)\s/iu;
/** Labels of a briefing: what stands behind them tells the writer what to do. */
const BRIEFING = /\b(?:theme|requirements?|creativity|style|tone|highlights|objective|purpose|format)\b/i;
const MEMO_HEAD = /^(?:memo|memorandum|aktennotiz|rundschreiben|note de service)\b[^:.\n]{0,90}:\s*/iu;
const PERIOD =
  /^(?:Q[1-4]\b|H[12]\b|(?:early |late |mid-)?(?:19|20)\d\d\b|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b|week \d|day \d|phase \d|month \d)/i;

/** Reads the prose of a prompt; lists and headings belong to the outline and are left alone. */
export function suppliedBy(text: string, outlineTitles: readonly string[]): Supplied {
  const supplied: Supplied = { labelled: [], metrics: [], dated: [], sentences: [] };
  const taken = outlineTitles.map((title) => title.toLowerCase());
  for (const line of linesOf(text)) {
    if (line.marker !== 'none') continue;
    for (const sentence of sentencesOf(unmarked(line.text))) {
      const lower = sentence.toLowerCase();
      const named = taken.filter((title) => lower.includes(title));
      const isOutline =
        named.length >= 3 ||
        named.some((title) => lower.length <= title.length + 8 || lower.startsWith(`${title}:`));
      if (!isOutline) readSentence(sentence.replace(/[.。]$/, '').trim(), supplied);
    }
  }
  return supplied;
}

const NOTES_HEAD =
  /^(?:\S+\s){0,10}?(?:presentation|deck|slides?|meeting|report|memo|update|präsentation|bericht|présentation|presentación)\s*[:：]\s*(.{20,})$/isu;

function readSentence(whole: string, supplied: Supplied): void {
  // "Notes for the meeting: Atlas is late, Carla starts Monday": each clause tells something of its own.
  const told = enumerationOf(NOTES_HEAD.exec(whole)?.[1] ?? '');
  if (told.length >= 3 && told.every((item) => wordCount(item) >= 3 && wordCount(item) <= 14)) {
    supplied.sentences.push(...told.map(capitalised));
    return;
  }
  // The name of the kind of thing asked for is no content: `Case study: how …`, `Business plan for …`.
  const sentence = isOrder(whole)
    ? whole
    : capitalised(whole.replace(MEMO_HEAD, '').replace(KIND_PREFIX, ''));
  // `Remote work policy for a company` names the order once more; only its figures would be missed.
  if (sentence !== whole && /^[^:]*$/.test(whole) && !/\d/.test(sentence) && !TELLS.test(sentence)) return;
  const versus =
    /^compare\s+(?:us |our\p{L}* )?(.{2,50}?)\s+(?:vs\.?|versus|with|to|against)\s+(.{2,60})$/iu.exec(
      sentence,
    );
  if (versus) {
    supplied.labelled.push({
      title: `${capitalised(versus[1] ?? '')} vs ${versus[2]}`,
      details: '',
      children: [],
    });
    return;
  }
  const contact = CONTACT.exec(sentence);
  if (contact) {
    supplied.labelled.push({ title: 'Contact', details: contact[1] ?? '', children: [] });
    return;
  }
  const label = LABELLED.exec(sentence);
  if (label && BRIEFING.test(label[1] ?? '') && isOrder(label[2] ?? '')) return;
  if (label && isOrder(label[2] ?? '') && /^(?:note|notes|tip|important|hinweis|nota)$/i.test(label[1] ?? ''))
    return;
  if (label && /^(?:note|hinweis|nota)$/i.test(label[1] ?? '') && /\bshould\b/i.test(label[2] ?? '')) return;
  if (label && !OUTLINE_LABEL.test(label[1] ?? '') && !/^\d{2}\b/.test(label[2] ?? '')) {
    supplied.labelled.push({
      title: capitalised(label[1] ?? ''),
      details: (label[2] ?? '').trim(),
      children: [],
    });
    return;
  }
  const short = SHORT_LABELLED.exec(sentence);
  if (short && wordCount(sentence) <= 7 && !isOrder(sentence)) {
    supplied.labelled.push({ title: short[1] ?? '', details: short[2] ?? '', children: [] });
    return;
  }
  const tail = /(?:[:：]\s+|：)([^:：]+)$/.exec(sentence)?.[1];
  const clauses = tail?.split(/;\s+/).flatMap((clause) => enumerationOf(clause)) ?? [];
  if (tail?.includes(';') && clauses.length >= 3 && isMetrics(clauses)) {
    supplied.metrics.push(clauses.map(capitalised));
    return;
  }
  const listed = enumerationOf(/(?:[:：]\s+|：)([^:：]+)$/.exec(sentence)?.[1] ?? sentence);
  const row = enumerationOf(sentence);
  if (isFactRow(row) && !isOrder(sentence)) {
    fileRow(row, supplied);
    return;
  }
  if (listed.length >= 2 && listed.every((item) => PERIOD.test(item))) supplied.dated.push(listed);
  else if (listed.length >= 3 && isMetrics(listed) && !isOrder(sentence))
    supplied.metrics.push(listed.map(capitalised));
  else if (!isOrder(sentence) && wordCount(sentence) >= 3 && !/[:：]$/.test(sentence))
    supplied.sentences.push(sentence);
  else readOrder(sentence, supplied);
}

/** A longer row is a list of things, not a few facts. */
const MOST_CLAUSES = 12;

/** `New developers at Northwind, 3 weeks, mentor Ana Silva`: short clauses, one of which is a sum, a date or a head count. */
function isFactRow(items: readonly string[]): boolean {
  return (
    items.length >= 3 &&
    items.length <= MOST_CLAUSES &&
    !isMetrics(items) &&
    items.every((item) => wordCount(item) <= 7) &&
    items.slice(1).some((item) => factTopics(item).length > 0)
  );
}

/** Clauses of a row, the ones with a label under it; further people belong to the label before. */
function fileRow(items: readonly string[], supplied: Supplied): void {
  for (const item of gathered(items)) {
    const [, label, details] = /^(\p{L}{3,20})\s*:\s+(\S.*)$/u.exec(item) ?? [];
    if (label !== undefined && details !== undefined)
      supplied.labelled.push({ title: capitalised(label), details, children: [] });
    else supplied.metrics.push([capitalised(item)]);
  }
}

function isMetrics(items: readonly string[]): boolean {
  const figures = items.filter((item) => /\d/.test(item)).length;
  return figures >= items.length * 0.6 && items.every((item) => wordCount(item) <= 9);
}

/** An order may still carry facts after a colon: `3-slide summary of our plan: we need 4 engineers`. */
function readOrder(sentence: string, supplied: Supplied): void {
  const mentioned = /^(?:please )?(?:mention|note|state|point out|say)\s+(?:that )?(.+\d.*)$/is.exec(
    sentence,
  )?.[1];
  if (mentioned !== undefined) {
    const listed = enumerationOf(mentioned);
    if (listed.length >= 2 && isMetrics(listed)) supplied.metrics.push(listed.map(capitalised));
    else supplied.sentences.push(capitalised(mentioned));
    return;
  }
  const tail = /[:：]\s+(.{12,})$/s.exec(sentence)?.[1];
  if (tail === undefined || quotationsIn(tail).length > 1) return;
  for (const clause of tail.split(/;\s+/)) {
    const items = enumerationOf(clause);
    if (items.length >= 3 && isMetrics(items)) supplied.metrics.push(items.map(capitalised));
    else if (/\d/.test(clause) && !isOrder(clause)) supplied.sentences.push(capitalised(clause.trim()));
  }
}

const ORDER_TITLE =
  /^(?:report|write|create|make|prepare|draft|escribe|schreibe|erstelle|rédige|scrivi|escreva|schrijf|napisz|crea|haz|business plan|add)\b/i;

/** Titles and columns in words fit to be shown: no order as a title, periods named in the language of the result. */
function presentable(dataset: Dataset, subject: string, ctx: ComposeContext): Dataset {
  const { words } = ctx;
  const names = new Map([
    ['Month', words.month],
    ['Year', words.year],
    ['Category', words.category],
    ['Value', words.value],
  ]);
  const isOrderly = ORDER_TITLE.test(dataset.title) || dataset.title.length > 70;
  const title = isOrderly ? capitalised(subject).slice(0, 200) : dataset.title;
  const fields = dataset.fields.map((field) => {
    const name = names.get(field.name) ?? (ORDER_TITLE.test(field.name) ? words.value : field.name);
    return { ...field, name: name.replace(/[[\].\\"']/g, ' ').slice(0, 100) };
  });
  const isUnique = new Set(fields.map((field) => field.name)).size === fields.length;
  return { ...dataset, title: title || dataset.title, fields: isUnique ? fields : dataset.fields };
}

/** Prose with figures in it is no series: labels that begin with a number or hang on a preposition tell. */
function isSeries(dataset: Dataset): boolean {
  return dataset.rows.every(
    (row) =>
      !/^\d+\s|\s(?:after|at|by|for|of|in|to|from|about|over|a day)$/i.test(String(row[0])) &&
      wordCount(String(row[0])) <= 4,
  );
}

const TABULAR = new Set(['csv', 'tsv', 'markdown', 'json']);

/** Data of the prompt that can be shown. `blank` is the prompt without its tables, lines kept. */
export function dataOf(
  text: string,
  subject: string,
  ctx: ComposeContext,
): { datasets: Dataset[]; blank: string } {
  const { datasets, notations } = readDatasets(text, { id: (prefix) => ctx.id(prefix) });
  const points = [...text];
  const isTable = (index: number) => TABULAR.has(notations[index] ?? '');
  for (const [index, dataset] of datasets.entries()) {
    const { span } = dataset.source;
    if (span === undefined || !isTable(index)) continue;
    for (let at = span[0]; at < span[1]; at += 1) if (points[at] !== '\n') points[at] = '';
  }
  const blank = points.join('').replace(/```\w*\s*```/g, '');
  const kept = datasets.filter(
    (dataset, index) => isTable(index) || (isDrawable(dataset) && isSeries(dataset)),
  );
  const single = kept.flatMap((dataset) => apart(dataset, text));
  return { datasets: single.map((dataset) => presentable(dataset, subject, ctx)), blank };
}

/** A number as people write it: 120000 is `120k` too. */
function waysOf(cell: Cell): string[] {
  const plain = String(cell).toLowerCase();
  if (typeof cell !== 'number' || Math.abs(cell) < 1000) return [plain];
  return [plain, `${cell / 1e3}k`, `${cell / 1e6}m`, `${cell / 1e6} m`, `${cell / 1e9}b`, `${cell / 1e9} b`];
}

/** The rows of each series, for tables of several; the words give them one by one. */
function seriesOf(dataset: Dataset): Dataset[] {
  if (dataset.fields[0]?.name !== 'Series') return [dataset];
  const names = [...new Set(dataset.rows.map((row) => row[0]))];
  return names.map((name) => ({
    ...dataset,
    rows: dataset.rows.filter((row) => row[0] === name).map((row) => row.slice(1)),
  }));
}

/** Whether a text names every label and number of a dataset, however the numbers are grouped. */
export function tells(text: string, dataset: Dataset): boolean {
  const folded = text
    .toLowerCase()
    .replace(/(\d)[,.'’\u00a0\u202f ](?=\d{3}(?!\d))/g, '$1')
    .replace(/(\d),(?=\d)/g, '$1.');
  return dataset.rows.every((row) => row.every((cell) => waysOf(cell).some((way) => folded.includes(way))));
}

/** What is left to say in words once the data is drawn. */
export function withoutData(supplied: Supplied, datasets: readonly Dataset[]): Supplied {
  const isDrawn = (text: string) => datasets.flatMap(seriesOf).some((dataset) => tells(text, dataset));
  return {
    labelled: supplied.labelled.filter((entry) => !isDrawn(entry.details)),
    metrics: supplied.metrics.filter((items) => !isDrawn(items.join(' '))),
    dated: supplied.dated.filter((items) => !isDrawn(items.join(' '))),
    sentences: supplied.sentences.filter((sentence) => !isDrawn(sentence)),
  };
}

/** Drops sentences that say no more than the title does. */
export function withoutTitle(supplied: Supplied, title: string): Supplied {
  const lower = title.toLowerCase();
  const isTitle = (text: string, room: number) =>
    text.toLowerCase().includes(lower) && wordCount(text) <= wordCount(title) + room;
  return {
    ...supplied,
    metrics: supplied.metrics.map((items) => items.filter((item) => !isTitle(item, /\d/.test(item) ? 4 : 8))),
    sentences: supplied.sentences.filter((text) => !isTitle(text, 3)),
  };
}
