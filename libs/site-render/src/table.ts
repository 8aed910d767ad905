import { isBold } from './document-layout.ts';
import { type Html, html } from './html.ts';

interface TableContent {
  caption?: string | undefined;
  columns: readonly { label: string; align: 'start' | 'center' | 'end' }[];
  rows: readonly (readonly string[])[];
  totals?: readonly string[] | undefined;
}

/** A table of words, in a box that scrolls where the page is too narrow. @param className of the box, beside its own. */
export function table({ caption, columns, rows, totals }: TableContent, className = ''): Html {
  const name =
    caption ??
    (columns
      .map((column) => column.label)
      .filter(Boolean)
      .join(', ') ||
      'Table');
  const cells = (row: readonly string[]): Html[] =>
    columns.map((column, index) => html`<td class="${column.align}">${row[index] ?? ''}</td>`);
  return html`<div class="scroll${className !== '' && ` ${className}`}" tabindex="0" role="group" aria-label="${name}"><table>${caption !== undefined && html`<caption>${caption}</caption>`}<thead><tr>${columns.map((column) => (column.label === '' ? html`<td></td>` : html`<th scope="col" class="${column.align}">${column.label}</th>`))}</tr></thead><tbody>${rows.map((row, at) => html`<tr${isBold(rows, at) && html` class="sum"`}>${cells(row)}</tr>`)}</tbody>${totals !== undefined && html`<tfoot><tr>${cells(totals)}</tr></tfoot>`}</table></div>`;
}
