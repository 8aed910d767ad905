import { isObject, type Json } from './tree.ts';

/** Keys whose strings are addresses, names of variants or settings: nobody reads them on the page. */
const SILENT = new Set([
  ...['id', 'type', 'layout', 'variant', 'kind', 'preset', 'mark', 'icon', 'asset', 'image', 'path', 'unit'],
  ...['align', 'style', 'format', 'dataset', 'anchor', 'color', 'fill', 'font', 'size', 'weight', 'aspect'],
  ...['documentType', 'language', 'background', 'slot', 'motif', 'orientation', 'transform', 'verticalAlign'],
  ...['fontStyle', 'shape', 'fit', 'footnote', 'section', 'tone', 'ref'],
]);

/** Settings and bookkeeping: whole branches without a word for the reader. */
const SKIPPED = new Set(['spec', 'placements', 'evidence', 'fields', 'marginMm', 'safeArea', 'colors']);

/** Names of roles of layers and paragraphs share a key with the roles of people. */
const ROLE_NAME =
  /^(background|title|subtitle|body|list|price|date|place|contact|callToAction|caption|quote|logo|picture|decoration|lead|abstract|address|reference|subject|salutation|closing|byline|meta)$/;

/** Addresses can be read or followed; the scheme is dropped so that `mailto:a@b.c` keeps the fact `a@b.c`. */
const ADDRESS = new Set(['href', 'url']);

function isRuns(value: Json[]): boolean {
  return (
    value.length > 0 &&
    value.every(
      (item) =>
        isObject(item) && typeof item.text === 'string' && item.id === undefined && item.type === undefined,
    )
  );
}

function ofString(value: string, key: string): string[] {
  if (ADDRESS.has(key)) return [value.replace(/^(mailto|tel):/, '')];
  if (SILENT.has(key) || (key === 'role' && ROLE_NAME.test(value))) return [];
  return [value];
}

/** Every text of the content that a reader meets, one entry a text node, in document order. */
export function visibleTexts(value: Json | undefined, key = ''): string[] {
  if (typeof value === 'string') return ofString(value, key);
  if (typeof value === 'number') return key === 'cell' ? [String(value)] : [];
  if (Array.isArray(value)) {
    if (isRuns(value)) return [value.map((run) => (isObject(run) ? String(run.text) : '')).join('')];
    return value.flatMap((item) => visibleTexts(item, key === 'rows' ? 'cell' : key));
  }
  if (!isObject(value)) return [];
  // What a chart's title says already is not said again beneath it.
  const isSaid = (name: string, item: Json): boolean => name === 'takeaway' && item === value.title;
  return Object.entries(value).flatMap(([name, item]) =>
    SKIPPED.has(name) || isSaid(name, item) ? [] : visibleTexts(item, name),
  );
}

/** What a reader of the whole spec meets: the content, what stands over a board, and the words for its pictures. */
export function readerTexts(spec: Json | undefined): string[] {
  if (!isObject(spec)) return [];
  const alts = Array.isArray(spec.assets)
    ? spec.assets.flatMap((asset) => (isObject(asset) && typeof asset.alt === 'string' ? [asset.alt] : []))
    : [];
  const head = spec.buildType === 'dataviz' && typeof spec.title === 'string' ? [spec.title] : [];
  return [...head, ...visibleTexts(spec.content ?? null), ...alts];
}
