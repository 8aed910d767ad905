// Builds a website, publishes it and prints its address.
//   SITEWRIGHT_URL=https://… SITEWRIGHT_API_KEY=sw_… node build-and-publish.ts "A site for a bakery in Freiburg"
import { createSitewright } from '@sitewright/client';

const { SITEWRIGHT_URL: baseUrl = 'http://127.0.0.1:8080', SITEWRIGHT_API_KEY: apiKey = '' } = process.env;
const sitewright = createSitewright({ baseUrl, apiKey });

const prompt = process.argv[2] ?? 'A one-page site for Kessler & Daughters, a bakery in Freiburg';
const { projectId, editorUrl, credits } = await sitewright.builds.create({ prompt });
if (projectId === null) throw new Error('The build was not saved.');
const { publishedUrl } = await sitewright.projects.publish(projectId);

process.stdout.write(
  `Edit:      ${editorUrl}\nPublished: ${publishedUrl}\nLeft:      ${credits.remaining} credits\n`,
);
