import { createHash } from 'node:crypto';
import {
  coverOf,
  exportFormats,
  exportSpec,
  hasBleed,
  MissingGlyphsError,
  renderPage,
  renderSite,
} from '@sitewright/site-render';
import { parseSpec, publishable, type SiteSpec } from '@sitewright/site-spec';
import { coverFormat, coverHref, coverPath } from '../domain/cover.ts';
import type { RenderResult, RenderTask } from './render-task.ts';
import type { RenderedFile } from './renderer.ts';

/** What runs in a rendering thread. */
export default async function render(task: RenderTask): Promise<RenderResult> {
  const spec = parseSpec(task.specJson);
  switch (task.kind) {
    case 'page': {
      const html = await renderPage(spec, task.pagePath);
      return html === undefined ? { kind: 'missing' } : { kind: 'page', html };
    }
    case 'site':
      return { kind: 'site', files: await siteOf(publishable(spec)) };
    case 'export': {
      if (task.format === coverFormat) return { kind: 'export', file: await coverOf(spec) };
      const formats = exportFormats(spec);
      if (!formats.includes(task.format)) return { kind: 'unsupported', formats: [...formats] };
      if (task.bleed && !hasBleed(spec, task.format)) return { kind: 'bleedless' };
      try {
        return { kind: 'export', file: await exportSpec(spec, task.format, { bleed: task.bleed }) };
      } catch (error) {
        // An error loses its class on the way out of a thread.
        if (error instanceof MissingGlyphsError)
          return { kind: 'unprintable', characters: [...error.characters] };
        throw error;
      }
    }
  }
}

/** The files of a site, and its cover, which its pages name by what is in it. */
async function siteOf(spec: SiteSpec): Promise<RenderedFile[]> {
  const cover = await coverOf(spec);
  const version = createHash('sha256').update(cover.content).digest('hex').slice(0, 12);
  const files = await renderSite(spec, { coverHref: coverHref(version) });
  return [...files, { ...cover, path: coverPath, immutable: false, scriptSources: [] }];
}
