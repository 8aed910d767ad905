import { createBuilds } from './builds.ts';
import { createCredits } from './credits.ts';
import { type ClientOptions, createHttp } from './http.ts';
import { createKeys } from './keys.ts';
import { createProjects } from './projects.ts';

/** The Sitewright API of one key. Every method throws ApiError for what the API refuses. */
export function createSitewright(options: ClientOptions) {
  const http = createHttp(options);
  return {
    builds: createBuilds(http),
    projects: createProjects(http),
    credits: createCredits(http),
    keys: createKeys(http),
    /** Every path of the API, typed by its document, for what has no method here. */
    http,
  };
}

/** What `createSitewright` gives. */
export type Sitewright = ReturnType<typeof createSitewright>;
