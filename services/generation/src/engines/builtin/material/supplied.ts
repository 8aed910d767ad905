import type { Dataset } from '@sitewright/site-spec';
import type { ComposeContext } from '../compose-context.ts';
import { isOrder } from '../document/split-prompt.ts';
import { readDatasets } from '../datasets/read-datasets.ts';
import { isDrawable } from './embedded-chart.ts';
import { linesOf, unmarked } from './lines.ts';
import { capitalised, enumerationOf } from './lists.ts';
import { quotationsIn } from './quotations.ts';
import type { Entry } from './outline.ts';
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

const OUTLINE_LABEL = /\b(?:sections?|slides?|outline|structure|contents?|chapters?|topics?|agenda|abschnitte|gliederung|folien|themen|plan|parties|secciones|apartados|temas|sezioni|seções|tópicos|onderdelen|sekcje|deck|presentation|workshop|report|article|guide|lesson|talk|training|policy|memo|proposal|letter|resume|case study|press release|minutes)\b/i;
const LABELLED = /^(\p{Lu}[\p{L}’'-]*(?: [\p{L}&/’'-]+){0,2}|[\p{Lo}]{2,8})\s*[:：]\s*(\S.*)$/su;
const SHORT_LABELLED = /^(\p{Lu}\p{L}+(?: \p{L}+)?)\s+(?:is |of )?((?:[$€£¥]\s?)?\d[^,;]*)$/u;
const PERIOD = /^(?:Q[1-4]\b|H[12]\b|(?:early |late |mid-)?(?:19|20)\d\d\b|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b|week \d|day \d|phase \d|month \d)/i;

/** Reads the prose of a prompt; lists and headings belong to the outline and are left alone. */
export function suppliedBy(text: string, outlineTitles: readonly string[]): Supplied {
  const supplied: Supplied = { labelled: [], metrics: [], dated: [], sentences: [] };
  const taken = outlineTitles.map((title) => title.toLowerCase());
  for (const line of linesOf(text)) {
    if (line.marker !== 'none') continue;
    for (const sentence of sentencesOf(unmarked(line.text))) {
      const isOutline = taken.filter((title) => sentence.toLowerCase().includes(title)).length >= 3;
      if (!isOutline) readSentence(sentence.replace(/[.。]$/, '').trim(), supplied);
    }
  }
  return supplied;
}

function readSentence(sentence: string, supplied: Supplied): void {
  const label = LABELLED.exec(sentence);
  if (label && !OUTLINE_LABEL.test(label[1] ?? '') && !/^\d{2}\b/.test(label[2] ?? '')) {
    supplied.labelled.push({ title: capitalised(label[1] ?? ''), details: (label[2] ?? '').trim(), children: [] });
    return;
  }
  const short = SHORT_LABELLED.exec(sentence);
  if (short && wordCount(sentence) <= 7) {
    supplied.labelled.push({ title: short[1] ?? '', details: short[2] ?? '', children: [] });
    return;
  }
  const listed = enumerationOf(/[:：]\s*([^:：]+)$/.exec(sentence)?.[1] ?? sentence);
  if (listed.length >= 2 && listed.every((item) => PERIOD.test(item))) supplied.dated.push(listed);
  else if (listed.length >= 3 && isMetrics(listed) && !isOrder(sentence)) supplied.metrics.push(listed.map(capitalised));
  else if (!isOrder(sentence) && wordCount(sentence) >= 3 && !/[:：]$/.test(sentence)) supplied.sentences.push(sentence);
  else readOrder(sentence, supplied);
}

function isMetrics(items: readonly string[]): boolean {
  const figures = items.filter((item) => /\d/.test(item)).length;
  return figures >= items.length * 0.6 && items.every((item) => wordCount(item) <= 9);
}

/** An order may still carry facts after a colon: `3-slide summary of our plan: we need 4 engineers`. */
function readOrder(sentence: string, supplied: Supplied): void {
  const tail = /[:：]\s+(.{12,})$/s.exec(sentence)?.[1];
  if (tail === undefined || quotationsIn(tail).length > 1) return;
  for (const clause of tail.split(/;\s+/)) {
    const items = enumerationOf(clause);
    if (items.length >= 3 && isMetrics(items)) supplied.metrics.push(items.map(capitalised));
    else if (/\d/.test(clause) && !isOrder(clause)) supplied.sentences.push(capitalised(clause.trim()));
  }
}

/** Data of the prompt that can be drawn. `blank` is the prompt without its tables, lines kept. */
export function dataOf(text: string, ctx: ComposeContext): { datasets: Dataset[]; blank: string } {
  const { datasets, notations } = readDatasets(text, { id: (prefix) => ctx.id(prefix) });
  const points = [...text];
  for (const [index, dataset] of datasets.entries()) {
    const { span } = dataset.source;
    const notation = notations[index];
    if (span === undefined || notation === 'list' || notation === 'prose') continue;
    for (let at = span[0]; at < span[1]; at += 1) if (points[at] !== '\n') points[at] = '';
  }
  const blank = points.join('').replace(/```\w*\s*```/g, '');
  return { datasets: datasets.filter((dataset, index) => isDrawable(dataset) || ['csv', 'tsv', 'markdown', 'json'].includes(notations[index] ?? '')), blank };
}

/** What is left to say in words once the data is drawn. */
export function withoutData(supplied: Supplied, datasets: readonly Dataset[]): Supplied {
  const isDrawn = (text: string) =>
    datasets.some((dataset) => dataset.rows.every((row) => row.every((cell) => text.includes(String(cell)))));
  return {
    labelled: supplied.labelled.filter((entry) => !isDrawn(entry.details)),
    metrics: supplied.metrics.filter((items) => !isDrawn(items.join(' '))),
    dated: supplied.dated.filter((items) => !isDrawn(items.join(' '))),
    sentences: supplied.sentences.filter((sentence) => !isDrawn(sentence)),
  };
}
