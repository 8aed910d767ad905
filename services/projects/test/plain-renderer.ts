import { createHash } from 'node:crypto';
import { unsupportedFormat } from '../src/domain/export-format.ts';
import type { RenderedFile, Renderer } from '../src/rendering/renderer.ts';

/** A renderer of few words that can be held up: what the tests of publishing need of one. */
export interface PlainRenderer extends Renderer {
  /** How many sites it has made. */
  made: number;
  /** Makes the renderings that start from now on wait. @returns what lets them go on. */
  hold(): () => void;
  /** Settles when a rendering is being held. */
  reached: Promise<void>;
}

export function createPlainRenderer(): PlainRenderer {
  let gate = Promise.resolve();
  let arrive: () => void = () => undefined;
  const renderer: PlainRenderer = {
    version: async () => 'plain',
    made: 0,
    reached: Promise.resolve(),
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>();
      const arrival = Promise.withResolvers<void>();
      gate = promise;
      arrive = arrival.resolve;
      renderer.reached = arrival.promise;
      return () => {
        gate = Promise.resolve();
        resolve();
      };
    },
    page: async (specJson, pagePath) => Buffer.from(`<p>${titleOf(specJson)} ${pagePath}</p>`),
    async site(specJson) {
      const held = gate;
      arrive();
      await held;
      renderer.made += 1;
      return siteOf(titleOf(specJson));
    },
    async export(specJson, { format, bleed }) {
      if (!['pdf', 'zip', 'cover.png'].includes(format))
        throw unsupportedFormat(format, ['pdf', 'zip', 'json']);
      return {
        content: Buffer.from(`${format}${bleed ? ' with bleed' : ''}:${titleOf(specJson)}`),
        mediaType: `application/x-${format}`,
      };
    },
    close: async () => undefined,
  };
  return renderer;
}

const titleOf = (specJson: Buffer): string => JSON.parse(specJson.toString()).title;

/** The path of the site's style sheet: it has the title in its content, and so in its name. */
export const assetPath = (title: string): string =>
  `assets/${createHash('sha256').update(title).digest('hex').slice(0, 16)}.css`;

function siteOf(title: string): RenderedFile[] {
  const page = (path: string, text: string): RenderedFile => ({
    path,
    mediaType: 'text/html; charset=utf-8',
    content: Buffer.from(
      `<!doctype html><title>${title}</title><link rel="stylesheet" href="${assetPath(title)}"><p>${`${text} `.repeat(400)}`,
    ),
    immutable: false,
    scriptSources: ["'sha256-abc='"],
  });
  return [
    page('index.html', 'Home'),
    page('about/index.html', 'About'),
    page('404.html', 'Missing'),
    {
      path: assetPath(title),
      mediaType: 'text/css; charset=utf-8',
      content: Buffer.from(`/* ${title} */`),
      immutable: true,
      scriptSources: [],
    },
  ];
}
