import type { SiteSpec } from '@sitewright/site-spec';
import { describe } from './document-head.ts';
import { escapeText, Html, html } from './html.ts';
import { lookClasses } from './look.ts';
import type { RenderedPage } from './rendered-page.ts';
import { withWholeAddresses } from './written-address.ts';

/** Where a document's style, script and icon are: inside it, or in files of their own. */
export type Resources =
  | { style: string; iconHref: string; styleHrefs?: never; script?: never; coverHref?: never }
  | {
      style?: never;
      iconHref: string;
      styleHrefs: string[];
      script?: { href: string; integrity: string };
      coverHref?: string;
    };

/** A complete HTML document around a page. */
export function shell(spec: SiteSpec, page: RenderedPage, resources: Resources): string {
  const style =
    resources.style === undefined
      ? html`${resources.styleHrefs.map((href) => html`<link rel="stylesheet" href="${href}">`)}`
      : new Html(`<style>${resources.style.replaceAll('</', '<\\/')}</style>`);
  const script = page.script === undefined ? undefined : scriptElement(page.script, resources.script);
  const { className, markup } = bodyOf(spec, page);
  const head = html`<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${describe(spec, page, resources.coverHref)}<link rel="icon" href="${resources.iconHref}" type="image/svg+xml">${style}</head>`;
  return `<!DOCTYPE html>\n<html lang="${escapeText(spec.language)}" dir="${spec.dir}">\n${head.text}\n<body class="${className}">${withWholeAddresses(markup, spec.dir)}${html`${script}`.text}</body>\n</html>\n`;
}

/** The inside of a page's body and its classes, as every document has them: what an editor shows is this too. */
export function bodyOf(spec: SiteSpec, page: RenderedPage): { className: string; markup: string } {
  const skip = spec.labels?.skipToContent ?? 'Skip to content';
  return {
    className: `${page.kind} ${lookClasses(spec)}`,
    markup: `<a class="skip" href="#content">${escapeText(skip)}</a>${page.body.text}`,
  };
}

/** The integrity is what a policy that names hashes asks of a script in a file of its own. */
function scriptElement(script: string, file: { href: string; integrity: string } | undefined): Html {
  if (file === undefined) return new Html(`<script>${script.replaceAll('</', '<\\/')}</script>`);
  return html`<script src="${file.href}" integrity="${file.integrity}" defer></script>`;
}
