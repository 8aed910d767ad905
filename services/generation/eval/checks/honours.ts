import { findAt } from '@sitewright/site-spec';
import { isObject, type Json, list, objects } from '../tree.ts';
import { visibleTexts } from '../visible-text.ts';

/** A node without what it asks. */
function said(node: Json): Json {
  if (Array.isArray(node)) return node.map(said);
  if (!isObject(node)) return node;
  const asks = node.placeholder === true;
  const asked = new Set(list(node, 'questions').map(String));
  if (asks && asked.size === 0) return null;
  return Object.fromEntries(
    Object.entries(node).flatMap(([key, value]) => (asked.has(key) ? [] : [[key, said(value)]])),
  );
}

/** How many requests are called honoured whose place is not there, or says nothing of its own. */
export function falselyHonoured(spec: Json): number {
  const brief = isObject(spec) ? spec.brief : null;
  return objects(list(brief ?? null, 'requested')).filter(({ status, where, kind }) => {
    if (status !== 'honoured' || typeof where !== 'string' || where === '') return false;
    const place = findAt(spec, where);
    if (place === undefined) return true;
    if (kind !== 'section' && kind !== 'page') return false;
    if (typeof place !== 'object' || place === null) return false;
    const node: Json = JSON.parse(JSON.stringify(place));
    return !visibleTexts(said(node)).some((text) => /[\p{L}\p{N}]/u.test(text));
  }).length;
}
