// For a CI job: fails while a project has anything left to check, and says what.
//   SITEWRIGHT_URL=https://… SITEWRIGHT_API_KEY=sw_… node ci-check.ts prj_…
import { createSitewright, type SiteSpec } from '@sitewright/client';

const { SITEWRIGHT_URL: baseUrl = 'http://127.0.0.1:8080', SITEWRIGHT_API_KEY: apiKey = '' } = process.env;
const sitewright = createSitewright({ baseUrl, apiKey });

/** Every place whose words are not all the owner's own, by its JSON Pointer. */
function placeholders(value: unknown, pointer = ''): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'placeholder' in value && value.placeholder === true ? [pointer] : [];
  const within = Object.entries(value).flatMap(([key, inner]) => placeholders(inner, `${pointer}/${key}`));
  return [...own, ...within];
}

function leftToCheck(spec: SiteSpec): string[] {
  return [
    ...spec.warnings.map(({ code, message }) => `${code}: ${message}`),
    ...spec.brief.requested
      .filter(({ status }) => status !== 'honoured')
      .map(({ text, status }) => `${status}: ${text}`),
    ...placeholders(spec.content, '/content').map((pointer) => `placeholder: ${pointer}`),
  ];
}

const { spec, revision } = await sitewright.projects.readSpec(process.argv[2] ?? '');
const left = leftToCheck(spec);
for (const line of left) process.stderr.write(`To check: ${line}\n`);
process.stdout.write(`${spec.title}, revision ${revision}: ${left.length} to check\n`);
process.exitCode = left.length > 0 ? 1 : 0;
