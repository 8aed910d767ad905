import type { Cell, Dataset } from './dataset.ts';

const words = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word.length > 2);

/**
 * The one series that a request is about, out of a table of several: `a bar chart of sales` over visitors and sales.
 * The table itself where the request names none of them, or more than one.
 */
export function oneSeries(dataset: Dataset, request: string): Dataset {
  const [series, label, value] = dataset.fields;
  if (series?.name !== 'Series' || !label || !value || dataset.fields.length !== 3) return dataset;
  const said = new Set(words(request));
  const names: Cell[] = [...new Set(dataset.rows.map((row) => row[0] ?? null))];
  const named = names.filter((name) => words(String(name)).some((word) => said.has(word)));
  const [only] = named;
  if (named.length !== 1 || names.length < 2) return dataset;
  const name = String(only).replace(/[[\].\\"']/g, ' ');
  return {
    ...dataset,
    id: `${dataset.id}-${names.indexOf(only ?? null) + 1}`,
    title: name.charAt(0).toLocaleUpperCase() + name.slice(1, 200),
    fields: [label, { ...value, name: name.slice(0, 100) }],
    rows: dataset.rows.filter((row) => row[0] === only).map((row) => row.slice(1)),
  };
}

const CHARTED = /\b(?:charts?|graphs?|plots?|\p{L}*diagramm\p{L}*|graphique|gráfico|grafico)\b/iu;

/** A table of several series as one table each, where the prompt wants a chart of its own for each of them. */
export function apart(dataset: Dataset, prompt: string): Dataset[] {
  if (dataset.fields[0]?.name !== 'Series') return [dataset];
  const clauses = prompt
    .split(/[.;\n]\s*|,\s+|\s+(?:and|und|et|y|e|en)\s+/iu)
    .filter((clause) => CHARTED.test(clause));
  const parts = clauses.map((clause) => oneSeries(dataset, clause)).filter((part) => part !== dataset);
  const names = new Set(parts.map((part) => part.id));
  return names.size >= 2 && names.size === parts.length ? parts : [dataset];
}
