import type { SpecIssue } from '../issue.ts';
import type { SiteSpec } from '../spec.ts';
import { walkNodes } from '../walk.ts';

/** The ids that can be jumped to on each page, by path; other build types are one page. */
function anchorsByPath(spec: SiteSpec): Map<string, Set<string>> {
  const idsIn = (root: unknown) =>
    new Set([...walkNodes(root)].flatMap(({ value }) => (typeof value.id === 'string' ? [value.id] : [])));
  if (spec.buildType !== 'website') return new Map([['/', idsIn(spec.content)]]);
  return new Map(
    spec.content.pages.map((page) => [
      page.path,
      new Set([page.id, ...idsIn(page.sections), spec.content.footer.id]),
    ]),
  );
}

function problemOf(
  href: string,
  own: string | undefined,
  anchors: Map<string, Set<string>>,
): string | undefined {
  if (!href.startsWith('#') && !href.startsWith('/')) return undefined;
  const [path = '', anchor] = href.split('#', 2);
  if (path === '') {
    // Navigation and footer stand on every page, so their bare anchors must be on each of them.
    const targets = own === undefined ? [...anchors.values()] : [anchors.get(own) ?? new Set<string>()];
    return targets.every((ids) => ids.has(anchor ?? '')) ? undefined : `"${href}" is no anchor of its page`;
  }
  const page = anchors.get(path);
  if (page === undefined) return `"${href}" is no page of this site`;
  return anchor === undefined || anchor === '' || page.has(anchor)
    ? undefined
    : `"${href}" is no anchor of that page`;
}

/** Every path and anchor within the site leads to a page or node that is there. */
export function checkLinks(spec: SiteSpec): SpecIssue[] {
  const anchors = anchorsByPath(spec);
  const issues: SpecIssue[] = [];
  const check = (root: unknown, path: (string | number)[], own: string | undefined) => {
    for (const node of walkNodes(root, path)) {
      const href = node.value.href ?? node.value.mapHref;
      const message = typeof href === 'string' ? problemOf(href, own, anchors) : undefined;
      if (message !== undefined) issues.push({ path: node.path, code: 'broken_link', message });
    }
  };
  if (spec.buildType !== 'website') check(spec.content, ['content'], '/');
  else {
    const { pages, ...rest } = spec.content;
    for (const [index, page] of pages.entries()) check(page, ['content', 'pages', index], page.path);
    check(rest, ['content'], undefined);
  }
  return issues;
}
