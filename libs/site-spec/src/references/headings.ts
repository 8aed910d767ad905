import type { SpecIssue } from '../issue.ts';
import type { SiteSpec } from '../spec.ts';

function checkDocument(spec: SiteSpec): SpecIssue[] {
  if (spec.buildType !== 'document') return [];
  const issues: SpecIssue[] = [];
  let last = 0;
  for (const [index, block] of spec.content.blocks.entries()) {
    if (block.type !== 'heading') continue;
    if (block.level > last + 1) {
      const message = `a heading of level ${block.level} follows one of level ${last}`;
      issues.push({ path: `/content/blocks/${index}/level`, code: 'heading_order', message });
    }
    last = block.level;
  }
  return issues;
}

/** A page's first heading is its hero's; one hero a page, and it comes first. */
function checkWebsite(spec: SiteSpec): SpecIssue[] {
  if (spec.buildType !== 'website') return [];
  const issues: SpecIssue[] = [];
  const paths = new Set<string>();
  for (const [index, page] of spec.content.pages.entries()) {
    const path = `/content/pages/${index}`;
    if (paths.has(page.path)) {
      issues.push({ path: `${path}/path`, code: 'duplicate_path', message: `two pages are at ${page.path}` });
    }
    paths.add(page.path);
    for (const [position, section] of page.sections.entries()) {
      if (section.type === 'hero' && position > 0) {
        const message = 'a hero opens its page and stands nowhere else';
        issues.push({ path: `${path}/sections/${position}`, code: 'heading_order', message });
      }
    }
  }
  if (!paths.has('/'))
    issues.push({ path: '/content/pages', code: 'no_root_page', message: 'no page is at /' });
  return issues;
}

/** Headings of a document skip no level; pages of a website open with their hero, at paths of their own, one of them /. */
export function checkHeadings(spec: SiteSpec): SpecIssue[] {
  return [...checkDocument(spec), ...checkWebsite(spec)];
}
