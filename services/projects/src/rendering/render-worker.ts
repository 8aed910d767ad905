import {
  exportFormats,
  exportSpec,
  MissingGlyphsError,
  renderPage,
  renderSite,
} from '@sitewright/site-render';
import { parseSpec, publishable } from '@sitewright/site-spec';
import type { RenderResult, RenderTask } from './render-task.ts';

/** What runs in a rendering thread. */
export default async function render(task: RenderTask): Promise<RenderResult> {
  const spec = parseSpec(task.specJson);
  switch (task.kind) {
    case 'page': {
      const html = await renderPage(spec, task.pagePath);
      return html === undefined ? { kind: 'missing' } : { kind: 'page', html };
    }
    case 'site':
      return { kind: 'site', files: await renderSite(publishable(spec)) };
    case 'export': {
      const formats = exportFormats(spec.buildType);
      if (!formats.includes(task.format)) return { kind: 'unsupported', formats: [...formats] };
      try {
        return { kind: 'export', file: await exportSpec(spec, task.format) };
      } catch (error) {
        // An error loses its class on the way out of a thread.
        if (error instanceof MissingGlyphsError)
          return { kind: 'unprintable', characters: [...error.characters] };
        throw error;
      }
    }
  }
}
