// Shows a build in the terminal while it runs.
//   SITEWRIGHT_URL=https://… SITEWRIGHT_API_KEY=sw_… node stream.ts "Six slides about tides" slides
import { type BuildRequest, createSitewright } from '@sitewright/client';

const { SITEWRIGHT_URL: baseUrl = 'http://127.0.0.1:8080', SITEWRIGHT_API_KEY: apiKey = '' } = process.env;
const sitewright = createSitewright({ baseUrl, apiKey });

const types = ['website', 'design', 'slides', 'document', 'dataviz'] as const;
const [, , prompt = 'Six slides about tides, for a school', wish = 'slides'] = process.argv;
const buildType: BuildRequest['buildType'] = types.find((type) => type === wish) ?? 'slides';

for await (const news of sitewright.builds.stream({ prompt, buildType })) {
  if (news.event === 'progress') {
    const { fraction, message } = news.data;
    process.stdout.write(`${String(Math.round(fraction * 100)).padStart(3)} %  ${message}\n`);
  } else if (news.event === 'part') {
    process.stdout.write(`       ${news.data.op} ${news.data.path}\n`);
  } else if (news.event === 'result') {
    process.stdout.write(`Done: ${news.data.spec.title}\n${news.data.editorUrl}\n`);
  }
}
