import type { RenderLimits } from './render-lane.ts';
import { createRenderPool } from './render-pool.ts';
import type { Renderer } from './renderer.ts';
import { rendererVersion } from './renderer-version.ts';

// The worker's file has this file's ending: .ts from source, .js once built.
const worker = new URL(`./render-worker${import.meta.url.slice(-3)}`, import.meta.url);

/** The renderer of Site Specifications, in threads. */
export const createSiteRenderer = (limits: RenderLimits): Renderer =>
  createRenderPool(limits, worker, () =>
    rendererVersion(new URL(import.meta.resolve('@sitewright/site-render'))),
  );
