import type { SiteSpec } from '@sitewright/site-spec';

/** Markup that runs script where it is not escaped, for each context that text is put into. */
export const attacks = [
  '<script>globalThis.canary=1</script>',
  '"><img src=x onerror="globalThis.canary=1">',
  "' onmouseover='globalThis.canary=1' x='",
  '</title></style></script><svg onload="globalThis.canary=1">',
  '{{globalThis.canary=1}}',
];

const attack = attacks.join(' ');

// Short texts, such as units and letters of a monogram, hold a part.
const hostileText = (text: string): string => attack.slice(0, Math.max(36, text.length + 20));

const kept = new Set([
  'id',
  'type',
  'kind',
  'ref',
  'dataset',
  'asset',
  'image',
  'path',
  'href',
  'field',
  'slot',
  'layout',
  'size',
]);

/** The spec with an attack in every text of its content, whether the schema would let it pass or not. */
export function hostile<T>(value: T): T {
  if (Array.isArray(value)) return value.map((item: unknown) => hostile(item)) as T;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]): [string, unknown] => {
    if (typeof inner !== 'string') return [key, hostile(inner)];
    if (key === 'href') return [key, 'javascript:globalThis.canary=1'];
    const isWord = /^[a-z][A-Za-z0-9-]*$/.test(inner) || kept.has(key) || inner.startsWith('#');
    return [key, isWord ? inner : hostileText(inner)];
  });
  return Object.fromEntries(entries) as T;
}

/** What tells kinds apart, and what other parts are found by: without it nothing would be drawn at all. */
const structure = new Set([
  'type',
  'kind',
  'source',
  'buildType',
  'motif',
  'mood',
  'size',
  'image',
  'asset',
  'dataset',
  'ref',
  'mark',
]);

/** An attack in every string, names of classes, icons, fonts and ids among them; the schema lets none of it pass. */
export function hostileThroughout<T>(value: T, key = ''): T {
  if (Array.isArray(value)) return value.map((item: unknown) => hostileThroughout(item, key)) as T;
  if (typeof value === 'string')
    return (structure.has(key) ? value : `${attack} javascript:globalThis.canary=1`) as T;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, inner]): [string, unknown] => [
    name,
    // Fields of data are names in charts, and these must agree.
    name === 'spec' || name === 'fields' || name === 'rows' || (name === 'id' && key === 'assets')
      ? inner
      : hostileThroughout(inner, name),
  ]);
  return Object.fromEntries(entries) as T;
}

/** A hostile version of a whole spec: its content, its words and the values of its theme. */
export function hostileSpec(spec: SiteSpec): SiteSpec {
  const copy = structuredClone(spec);
  const injection = 'red}</style><script>globalThis.canary=1</script>';
  for (const token of Object.values(copy.theme.tokens.color)) token.$value = injection;
  copy.theme.tokens.font.heading.$value = ['x";}*{background:url(https://example.org/canary)}', 'serif'];
  return {
    ...copy,
    ...{ title: attack, description: attack, language: attack, labels: hostile(copy.labels ?? {}) },
    ...{ assets: copy.assets.map((asset) => ({ ...hostile(asset), alt: attack, decorative: undefined })) },
    meta: { seo: { title: attack, description: attack }, jsonLd: [{ '@type': 'Thing', name: attack }] },
    content: hostile(copy.content),
  } as SiteSpec;
}
