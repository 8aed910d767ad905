import { addresses, ranges } from 'virtual:font-files';
import { buckets } from 'virtual:icon-files';
import {
  bodyOf,
  chooseFaces,
  faceUse,
  type IconNodes,
  keepIcons,
  renderPages,
  styleSheet,
  takeMissingIcons,
} from '@sitewright/site-render/browser';
import type { SiteSpec } from '@sitewright/site-spec';
import { iconBucket } from '../build/icon-bucket.ts';

/** A page as the renderer of publications makes it: the body of a document, and the style that is this page's own. */
export interface Drawn {
  markup: string;
  style: string;
}

export async function renderBody(spec: SiteSpec, path: string): Promise<Drawn> {
  const shown = pageShown(spec, path);
  const markup = await bodyMarkup(spec, shown);
  const missing = takeMissingIcons();
  if (missing.length === 0) return markup;
  await loadIcons(missing);
  const whole = await bodyMarkup(spec, shown);
  takeMissingIcons();
  return whole;
}

async function bodyMarkup(spec: SiteSpec, path: string): Promise<Drawn> {
  const [page] = await renderPages(spec, path);
  if (page === undefined) throw new RangeError('there is no page to show');
  const { className, markup } = bodyOf(spec, page);
  return { markup: `<body class="${className}">${markup}</body>`, style: page.style ?? '' };
}

/** The page that is shown, alone, for the others would be drawn for nothing; the first where there is none at the path. */
function pageShown(spec: SiteSpec, path: string): string {
  if (spec.buildType !== 'website') return path;
  const page = spec.content.pages.find((one) => one.path === path) ?? spec.content.pages[0];
  return page?.path ?? path;
}

async function loadIcons(names: readonly string[]): Promise<void> {
  const wanted = new Set(names.map(iconBucket));
  const loaded = await Promise.all([...wanted].map((bucket) => buckets[bucket]?.()));
  const all: Record<string, IconNodes> = Object.assign({}, ...loaded.map((file) => file?.default));
  keepIcons(Object.fromEntries(Object.entries(all).filter(([name]) => names.includes(name))));
}

/** The fonts of a spec as rules, those that the publication would have. */
export function fontRules(spec: SiteSpec): string {
  return chooseFaces(spec, (name) => ranges[name] ?? {})
    .flatMap((face) => {
      const address = addresses[face.name];
      return address === undefined
        ? []
        : [
            `@font-face{font-family:"${face.family}";font-style:${face.style};font-weight:${face.weight};font-display:swap;src:url(${address}) format("woff2");${faceUse(face)}}`,
          ];
    })
    .join('\n');
}

/** The style of a spec with its fonts, for a scheme that is asked for or the system's. */
export async function pageStyle(
  spec: SiteSpec,
  own: string,
  scheme: 'light' | 'dark' | 'system',
): Promise<string> {
  const style = `${fontRules(spec)}\n${await styleSheet(spec)}${own}`;
  if (scheme === 'system') return style;
  const holds = { light: scheme === 'light', dark: scheme === 'dark' };
  return style.replace(/\(prefers-color-scheme:\s*(light|dark)\)/g, (_, name: 'light' | 'dark') =>
    holds[name] ? '(min-width: 0)' : '(max-width: 0)',
  );
}
