import type { SectionOf } from '@sitewright/site-spec';
import { roomFor } from '../../context.ts';
import { within } from '../../ids.ts';
import { cleanText } from '../../text/clean-text.ts';
import { baseOf, type SectionBuilder, type SectionContext, textsOf } from '../section-context.ts';

type Line = SectionOf<'comparison'>['items'][number];
const MOST_COLUMNS = 8;
const MOST_ROWS = 60;

const cellOf = (text: string): string | true => (/^[✓✔☑]$/u.test(text) ? true : text === '' ? '–' : text);

/** Rows with one cell more than there are columns bring their label along; else the first column is the labels'. */
function headsOf(
  columns: readonly string[],
  rows: readonly string[][],
): { corner: string; options: string[]; width: number } {
  const widest = Math.max(...rows.map((row) => row.length), 0);
  const isApart = widest === columns.length + 1;
  const [corner = '', ...others] = isApart ? ['', ...columns] : columns;
  const missing = Math.max(0, widest - 1 - others.length);
  return { corner, options: [...others, ...Array.from({ length: missing }, () => '')], width: widest };
}

function lineOf(section: SectionContext, row: readonly string[], count: number, index: number): Line {
  const texts = textsOf(section);
  const [head = '', ...cells] = row;
  const label = texts.plain('label', head, 160) ?? '–';
  const shown = Array.from({ length: count }, (_, at) => {
    const text = texts.plain('cells', cells[at] ?? '', 200) ?? '';
    return cellOf(text);
  });
  return { id: within(section.id, `r${index + 1}`), label, cells: shown, ...texts.marking() };
}

export const comparison: SectionBuilder<'comparison'> = (section) => {
  const { part, context, id } = section;
  const rows = part.rows.filter((row) => row.some((cell) => cleanText(cell) !== ''));
  const { corner, options } = headsOf(part.columns, rows);
  if (rows.length === 0 || options.length === 0) return undefined;
  const kept = roomFor(options, MOST_COLUMNS, { what: `columns of "${part.heading}"`, ...context });
  const lines = roomFor(rows, MOST_ROWS, { what: `rows of "${part.heading}"`, ...context });
  const texts = textsOf(section);
  return {
    ...baseOf(section),
    type: 'comparison',
    layout: 'table',
    corner: texts.plain('corner', corner, 120),
    columns: kept.map((title, index) => ({
      id: within(id, `c${index + 1}`),
      title: texts.plain('title', title, 120) ?? '–',
    })),
    items: lines.map((row, index) => lineOf(section, row, kept.length, index)),
  };
};
