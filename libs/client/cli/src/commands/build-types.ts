import type { Project } from '@sitewright/client';

/** What can be built. */
export const buildTypes: readonly Project['buildType'][] = [
  'website',
  'design',
  'slides',
  'document',
  'dataviz',
];
