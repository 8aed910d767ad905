import type { SiteSpec } from '@sitewright/site-spec';

/** One operation of a JSON Patch (RFC 6902) on a document that begins as {}. */
export interface Part {
  op: 'add' | 'replace' | 'remove';
  path: string;
  value?: unknown;
}

/** More parts than this are not worth telling one by one. */
const mostParts = 80;

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
