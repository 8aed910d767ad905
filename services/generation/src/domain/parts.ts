import { isDeepStrictEqual } from 'node:util';
import type { SiteSpec } from '@sitewright/site-spec';

/** One operation of a JSON Patch (RFC 6902) on a document that begins as {}. */
export interface Part {
  op: 'add' | 'replace' | 'remove';
  path: string;
  value?: unknown;
}

/** More parts than this are not worth telling one by one. */
const mostParts = 80;

/** Nodes deeper than this are told whole: content, pages, sections, and what a section holds. */
const depth = 6;

/** What makes `shown` into `next`; all of it in parts where nothing was shown. */
export function changesTo(next: SiteSpec, shown: SiteSpec | undefined): Part[] {
  if (shown === undefined) return partsOf(next);
  const changes = changesOf('', shown, next, depth);
  return changes.length > mostParts ? [{ op: 'replace', path: '', value: next }] : changes;
}

function changesOf(path: string, from: unknown, to: unknown, levels: number): Part[] {
  if (isDeepStrictEqual(from, to)) return [];
  if (levels > 0 && Array.isArray(from) && Array.isArray(to)) return changesOfList(path, from, to, levels);
  if (levels > 0 && isObject(from) && isObject(to)) return changesOfObject(path, from, to, levels);
  return [{ op: 'replace', path, value: to }];
}

function changesOfList(path: string, from: unknown[], to: unknown[], levels: number): Part[] {
  const kept = Math.min(from.length, to.length);
  return [
    ...from.slice(0, kept).flatMap((value, at) => changesOf(`${path}/${at}`, value, to[at], levels - 1)),
    // From the end, so that the places of the others stay.
    ...from.slice(kept).map((_, at): Part => ({ op: 'remove', path: `${path}/${from.length - 1 - at}` })),
    ...adding(path, to.slice(kept)),
  ];
}

type Json = Record<string, unknown>;
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function changesOfObject(path: string, from: Json, to: Json, levels: number): Part[] {
  const at = (key: string): string => `${path}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
  return [
    ...Object.keys(from).flatMap((key): Part[] =>
      Object.hasOwn(to, key) ? [] : [{ op: 'remove', path: at(key) }],
    ),
    ...Object.entries(to).flatMap(([key, value]): Part[] =>
      Object.hasOwn(from, key)
        ? changesOf(at(key), from[key], value, levels - 1)
        : [{ op: 'add', path: at(key), value }],
    ),
  ];
}

/** A finished specification in the parts that people see come: first all around them, then each of them in order. */
export function partsOf(spec: SiteSpec): Part[] {
  const { shell, parts } = split(spec);
  if (parts.length > mostParts) return [{ op: 'add', path: '', value: spec }];
  return [{ op: 'add', path: '', value: shell }, ...parts];
}

const adding = (path: string, values: readonly unknown[]): Part[] =>
  values.map((value) => ({ op: 'add', path: `${path}/-`, value }));

function split(spec: SiteSpec): { shell: object; parts: Part[] } {
  switch (spec.buildType) {
    case 'website': {
      const pages = spec.content.pages.map((page) => ({ ...page, sections: [] }));
      const parts = spec.content.pages.flatMap(({ sections }, at) =>
        adding(`/content/pages/${at}/sections`, sections),
      );
      return { shell: { ...spec, content: { ...spec.content, pages } }, parts };
    }
    case 'slides': {
      const content = { ...spec.content, slides: [] };
      return { shell: { ...spec, content }, parts: adding('/content/slides', spec.content.slides) };
    }
    case 'document': {
      const content = { ...spec.content, blocks: [] };
      return { shell: { ...spec, content }, parts: adding('/content/blocks', spec.content.blocks) };
    }
    case 'design': {
      const content = { ...spec.content, frames: [] };
      return { shell: { ...spec, content }, parts: adding('/content/frames', spec.content.frames) };
    }
    case 'dataviz': {
      const content = { ...spec.content, charts: [] };
      return { shell: { ...spec, content }, parts: adding('/content/charts', spec.content.charts) };
    }
  }
}
