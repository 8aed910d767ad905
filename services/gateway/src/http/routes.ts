import { getBuildRoute } from './builds.ts';
import { documentationRoutes } from './docs.ts';
import { generateRoute } from './generate.ts';
import { healthRoute, readinessRoute } from './health.ts';
import type { Route } from './route.ts';

/** The table of routes: everything that the gateway serves over HTTP, /api/mcp and published pages aside. */
export function createRoutes(publicUrl: string): Route[] {
  const routes: Route[] = [generateRoute, getBuildRoute, healthRoute, readinessRoute];
  return [...routes, ...documentationRoutes(routes, publicUrl)];
}
