import { type Html, html } from './html.ts';
import { saidColumn } from './said-column.ts';
import { firstSpan, hasColumnHeads, isBold } from './table-rows.ts';

interface TableContent {
  caption?: string | undefined;
  columns: readonly { label: string; align: 'start' | 'center' | 'end' }[];
  rows: readonly (readonly string[])[];
  totals?: readonly string[] | undefined;
}

/** A cell that is no figure says itself what it is at the foot of a table. */
const FIGURE = /\p{N}/u;

/**
 * A table of words, in a box that scrolls where the page is too narrow; where it is told in rows, each of its cells says
 * its column on a telephone.
 * @param className of the box, beside its own.
 */
export function table(
  { caption, columns, rows, totals }: TableContent,
  className = '',
  isInRows = false,
): Html {
  const name =
    caption ??
    (columns
      .map((column) => column.label)
      .filter(Boolean)
      .join(', ') ||
      'Table');
  const cells = (row: readonly string[], isSum = false): Html[] =>
    columns.map(({ align, label }, index) => {
      const cell = row[index] ?? '';
      const span = isSum ? Math.min(firstSpan(row), columns.length) : 1;
      if (index > 0 && index < span) return html``;
      if (index === 0 && span > 1) return html`<td class="${align}" colspan="${span}">${cell}</td>`;
      if (!isInRows) return html`<td class="${align}">${cell}</td>`;
      const isNamed = index > 0 && label !== '' && (!isSum || FIGURE.test(cell));
      return html`<td class="${align}${cell === '' && ' none'}"${isNamed && html` data-label="${saidColumn(label)}"`}>${cell}</td>`;
    });
  const body = rows.map((row, at) => {
    const isSum = isBold(rows, at);
    return html`<tr${isSum && html` class="sum"`}>${cells(row, isSum)}</tr>`;
  });
  return html`<div class="scroll${className !== '' && ` ${className}`}" tabindex="0" role="group" aria-label="${name}"><table${isInRows && html` class="rows"`}>${caption !== undefined && html`<caption>${caption}</caption>`}${hasColumnHeads({ columns, rows }) && html`<thead><tr>${columns.map((column) => (column.label === '' ? html`<td></td>` : html`<th scope="col" class="${column.align}">${column.label}</th>`))}</tr></thead>`}<tbody>${body}</tbody>${totals !== undefined && html`<tfoot><tr>${cells(totals, true)}</tr></tfoot>`}</table></div>`;
}
