/** What is typed into a cell of data: a number where the field counts, nothing where it is empty; undefined if neither. */
export function fromCell(typed: string, isNumber: boolean): string | number | null | undefined {
  const text = typed.trim();
  if (text === '') return null;
  if (!isNumber) return typed;
  const number = Number(text.replace(/[\s\u00a0\u202f']/g, '').replace(/,(?=\d+$)/, '.'));
  return Number.isFinite(number) ? number : undefined;
}

/** The cells of what was copied from a sheet: lines of cells between tabs; undefined for a single cell. */
export function pastedCells(text: string): string[][] | undefined {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n$/, '').split('\n');
  const cells = lines.map((line) => line.split('\t'));
  return cells.length > 1 || (cells[0]?.length ?? 0) > 1 ? cells : undefined;
}
