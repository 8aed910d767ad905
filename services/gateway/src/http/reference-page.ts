import { z } from 'zod';
import type { Json } from './openapi-schemas.ts';

/** Scripts, requests and pictures are of this origin alone; only styles, which the library makes as it draws, are inline. */
export const referencePolicy: Record<string, string> = {
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
};

/** What the library is told: nothing is fetched from its makers, nothing is sent to them, no key is kept. */
const configuration = {
  url: '/docs/openapi.json',
  withDefaultFonts: false,
  telemetry: false,
  persistAuth: false,
  hideClientButton: true,
  showDeveloperTools: 'never',
  agent: { disabled: true },
  mcp: { disabled: true },
  // Those of the document are shown: curl, TypeScript and Python.
  hiddenClients: true,
  authentication: { preferredSecurityScheme: 'key' },
  documentDownloadType: 'direct',
};

const documentSchema = z.looseObject({ info: z.looseObject({ description: z.string() }) });

/** The document as the reference shows it: with what changed, and tried against the origin that the page came from. */
export function referenceDocument(document: Json, changelog: string): Json {
  const { info, ...rest } = documentSchema.parse(document);
  const description = `${info.description}\n${collections}\n${changesIn(changelog)}`;
  return { ...rest, info: { ...info, description }, servers: [{ url: '/' }] };
}

/** The reference as a page. */
export function referencePage(): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="data:,">
<title>Sitewright API</title>
</head>
<body>
<noscript>This page needs JavaScript. The same is at <a href="/api/v1/openapi.json">/api/v1/openapi.json</a>, as OpenAPI 3.1.</noscript>
<script id="api-reference" data-configuration="${escapeHtml(JSON.stringify(configuration))}"></script>
<script src="/docs/scalar.js"></script>
</body>
</html>`;
}

const collections = `## Collections

This API for [Postman](/docs/postman.json) and for [Bruno](/docs/bruno.json), as [OpenAPI 3.1](/api/v1/openapi.json), and the [JSON Schema of the Site Specification](/schemas/site-spec/v1.json).
`;

/** The changelog as a section of the introduction, a version under each heading. */
const changesIn = (changelog: string): string =>
  changelog.replace(/^# .*$/m, '## Changes').replace(/^## (?=\d)/gm, '### ');

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
