import { AppError } from '@sitewright/errors';
import type { Renderer } from './renderer.ts';

const refuse = async (): Promise<never> => {
  throw new AppError('UNIMPLEMENTED', 'Rendering is not available yet.');
};

/** Says that nothing here can render. What needs no rendering works without. */
export const noRenderer: Renderer = {
  version: 'none',
  page: refuse,
  site: refuse,
  export: refuse,
  close: async () => undefined,
};
