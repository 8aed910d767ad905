import { buildEventsRoute } from './build-events.ts';
import { getBuildRoute, listBuildsRoute } from './builds.ts';
import { creditRoutes } from './credits.ts';
import { documentationRoutes } from './docs.ts';
import { generateRoute } from './generate.ts';
import { healthRoute, readinessRoute } from './health.ts';
import { keyRoutes } from './keys.ts';
import { openApiDocument } from './openapi.ts';
import { projectRoutes } from './projects.ts';
import { projectCoverRoute } from './projects-cover.ts';
import { projectExportRoute } from './projects-export.ts';
import { projectLinkRoutes } from './projects-links.ts';
import { projectPreviewRoute } from './projects-preview.ts';
import { projectPublishRoutes } from './projects-publish.ts';
import { projectRevisionRoutes } from './projects-revisions.ts';
import { projectSpecRoutes } from './projects-spec.ts';
import type { Route } from './route.ts';
import { sessionRoutes } from './session.ts';

/** The table of routes: everything that the gateway serves over HTTP, /api/mcp and published pages aside. */
export function createRoutes(publicUrl: string): Route[] {
  const routes: Route[] = [
    generateRoute,
    listBuildsRoute,
    getBuildRoute,
    buildEventsRoute,
    ...projectRoutes,
    ...projectSpecRoutes,
    ...projectRevisionRoutes,
    ...projectPublishRoutes,
    ...projectLinkRoutes,
    projectExportRoute,
    projectPreviewRoute,
    projectCoverRoute,
    ...creditRoutes,
    ...keyRoutes,
    ...sessionRoutes,
    healthRoute,
    readinessRoute,
  ];
  return [...routes, ...documentationRoutes(routes, publicUrl)];
}

/** The OpenAPI document of everything in the table. */
export const apiDocument = (publicUrl: string): Record<string, unknown> =>
  openApiDocument(createRoutes(publicUrl), publicUrl);
