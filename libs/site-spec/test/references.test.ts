import { describe, expect, test } from '@jest/globals';
import {
  checkReferences,
  findAt,
  findPointerOfId,
  formatPointer,
  parsePointer,
  type SiteSpec,
} from '../src/index.ts';
import { sampleSpec } from './sample.ts';

function broken(change: (spec: ReturnType<typeof sampleSpec>) => void): string[] {
  const spec = sampleSpec();
  change(spec);
  return checkReferences(spec).map((issue) => `${issue.code} ${issue.path}`);
}

describe('checkReferences', () => {
  test('finds nothing wrong with a right spec', () => {
    expect(checkReferences(sampleSpec())).toEqual([]);
  });

  test('finds links to pages and anchors that are not there', () => {
    const link = (href: string) =>
      broken((spec) => {
        spec.content.navigation[0] = { id: 'nav-1', label: 'x', href, style: 'link' };
      });
    expect(link('/nowhere')).toEqual(['broken_link /content/navigation/0']);
    expect(link('#nowhere')).toEqual(['broken_link /content/navigation/0']);
    expect(link('/#nowhere')).toEqual(['broken_link /content/navigation/0']);
    expect(link('/#cta')).toEqual([]);
    expect(link('https://example.com/')).toEqual([]);
  });

  test('finds an anchor of the navigation that only one of two pages has', () => {
    const found = broken((spec) => {
      const section = { ...spec.content.pages[0]?.sections[1], id: 'other' } as never;
      spec.content.pages.push({
        id: 'p2',
        path: '/two',
        title: 'Two',
        seo: { title: 'Two', description: '' },
        sections: [section],
      });
    });
    expect(found).toEqual(['broken_link /content/navigation/0']);
  });

  test('finds unknown assets, second heroes, double ids, double paths and a missing root', () => {
    expect(broken((spec) => spec.assets.pop())).toEqual(['unknown_id /content/pages/0/sections/0/image']);
    expect(broken((spec) => spec.content.pages[0]?.sections.reverse())).toEqual([
      'heading_order /content/pages/0/sections/1',
    ]);
    expect(broken((spec) => Object.assign(spec.content.footer, { id: 'hero' }))).toEqual([
      'duplicate_id /content/pages/0/sections/0/id',
    ]);
    expect(broken((spec) => Object.assign(spec.content.pages[0] ?? {}, { path: '/a' }))).toEqual([
      'no_root_page /content/pages',
    ]);
  });

  test('finds headings of a document that skip a level', () => {
    const { content: _, ...envelope } = sampleSpec();
    const heading = (id: string, level: number) => ({ id, type: 'heading' as const, level, text: id });
    const spec: SiteSpec = {
      ...envelope,
      buildType: 'document',
      content: {
        documentType: 'report',
        page: {
          size: 'A4',
          orientation: 'portrait',
          marginMm: { top: 20, right: 20, bottom: 20, left: 20 },
          pageNumbers: true,
        },
        tableOfContents: { show: false, depth: 2 },
        blocks: [heading('a', 1), heading('b', 2), heading('c', 1), heading('d', 3)],
      },
    };
    expect(checkReferences(spec).map((issue) => issue.path)).toEqual(['/content/blocks/3/level']);
  });
});

describe('JSON Pointer', () => {
  test('finds own members only, escaped or not', () => {
    const root = { 'a/b': { '~c': [10, 20] } };
    expect(findAt(root, '/a~1b/~0c/1')).toBe(20);
    expect(findAt(root, '')).toBe(root);
    expect(findAt(root, '/a~1b/~0c/01')).toBeUndefined();
    expect(findAt(root, '/constructor')).toBeUndefined();
    expect(findAt(root, 'a')).toBeUndefined();
    expect(parsePointer('/~2')).toBeUndefined();
    expect(parsePointer(formatPointer(['a/b', '~', 0]))).toEqual(['a/b', '~', '0']);
  });

  test('is found for an id', () => {
    expect(findPointerOfId(sampleSpec(), 'cta')).toBe('/content/pages/0/sections/1');
    expect(findPointerOfId(sampleSpec(), 'none')).toBeUndefined();
    const { requested, ...brief } = sampleSpec().brief;
    const asked = requested.slice(0, 1).map((request) => ({ ...request, id: 'cta' }));
    const spec = { ...sampleSpec(), brief: { ...brief, requested: asked } };
    expect(findPointerOfId(spec, 'cta')).toBe('/content/pages/0/sections/1');
  });
});
