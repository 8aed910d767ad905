export { type Addresses, editorUrl, linkUrl, publishedUrl } from './addresses.ts';
export { buildEventData, buildEventSchema } from './build-events.ts';
export {
  type BuildRequestBody,
  buildRequestSchema,
  idempotencyKeySchema,
} from './build-request.ts';
export {
  buildEntry,
  buildErrorJson,
  buildPageSchema,
  buildResultJson,
  buildResultSchema,
  buildStatusJson,
  buildStatusSchema,
  creditsAfterSchema,
  errorSchema,
  siteSpecReference,
  statusWord,
  usageSchema,
} from './build-result.ts';
export {
  balanceExample,
  balanceSchema,
  entryExample,
  entryJson,
  entrySchema,
  grantExample,
  grantJson,
  grantSchema,
} from './credits-record.ts';
export { type LinkJson, linkExample, linkJson, linkSchema, wireRoles } from './link.ts';
export { type ProjectJson, projectExample, projectJson, projectSchema } from './project-record.ts';
export { promptSchema } from './prompt.ts';
export { named, nameOf } from './schema-names.ts';
