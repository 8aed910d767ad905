// Changes the description of a project by JSON Patch. Where somebody else was faster it reads again and tries again.
//   SITEWRIGHT_URL=https://… SITEWRIGHT_API_KEY=sw_… node edit-with-conflict.ts prj_… "Bread from six in the morning"
import { ApiError, createSitewright, type SpecAt } from '@sitewright/client';

const { SITEWRIGHT_URL: baseUrl = 'http://127.0.0.1:8080', SITEWRIGHT_API_KEY: apiKey = '' } = process.env;
const sitewright = createSitewright({ baseUrl, apiKey });

const [, , projectId = '', value = 'Bread from six in the morning'] = process.argv;

async function describe(id: string, tries: number): Promise<SpecAt> {
  const { revision } = await sitewright.projects.readSpec(id);
  // Somebody else, in between: so that there is a conflict to see.
  if (tries === 3)
    await sitewright.projects.patchSpec(id, revision, [{ op: 'add', path: '/title', value: 'Theirs' }]);
  try {
    return await sitewright.projects.patchSpec(id, revision, [
      { op: 'replace', path: '/description', value },
    ]);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'revision_conflict' || tries === 0) throw error;
    process.stdout.write(`Revision ${revision} has moved on to ${error.currentRevision}: once more.\n`);
    return describe(id, tries - 1);
  }
}

const { spec, revision } = await describe(projectId, 3);
process.stdout.write(`Revision ${revision}: ${spec.title}. ${spec.description}\n`);
