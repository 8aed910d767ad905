import type { Brief, OutlineNode } from '../../brief/brief.ts';
import type { RequestedPage } from '../../brief/requests.ts';

const PAGES =
  /^(?:(?:site|web ?site) )?(?:pages?|site ?map|structure|navigation|seiten|sitemap|páginas|pagine|pagina['’]?s|strony|ページ|页面|الصفحات|पेज)\s*:?$/iu;
const MAX_TITLE = 60;

function* nodesOf(nodes: readonly OutlineNode[]): Generator<OutlineNode> {
  for (const node of nodes) {
    yield node;
    yield* nodesOf(node.children);
  }
}

/** The list under a heading "Pages", where the reader has not made pages of it. */
export function outlinePages(brief: Brief): RequestedPage[] {
  for (const node of nodesOf(brief.outline)) {
    if (!PAGES.test(node.title.trim()) || node.children.length < 2) continue;
    return node.children.map(({ title, body, span }) => {
      const [name = title, ...rest] = title.split(/\s*[:：(–—]\s*|\s-\s/u);
      return {
        title: name.slice(0, MAX_TITLE),
        details: [...rest, ...body].filter((text) => text !== ''),
        span,
      };
    });
  }
  return [];
}
