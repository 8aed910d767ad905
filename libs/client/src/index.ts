export { ApiError } from './api-error.ts';
export type { BuildNews } from './build-events.ts';
export type { BuildOptions } from './builds.ts';
export type { CallOptions, ClientOptions } from './http.ts';
export type { ExportedFile, ExportOptions, ListOptions, RevisionOptions, SpecAt } from './projects.ts';
export type {
  AcceptedBuild,
  Balance,
  Build,
  BuildEntry,
  BuildEvent,
  BuildPart,
  BuildProgress,
  BuildRequest,
  BuildResult,
  CreditEntry,
  Error as ErrorBody,
  ErrorCode,
  Grant,
  IssuedKey,
  IssuedLink,
  JsonPatch,
  Key,
  Link,
  Project,
  paths,
  Revision,
  SiteSpec,
  Usage,
} from './schema.ts';
export { createSitewright, type Sitewright } from './sitewright.ts';
