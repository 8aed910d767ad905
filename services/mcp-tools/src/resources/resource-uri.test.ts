import { expect, test } from '@jest/globals';
import { parseResourceUri } from './resource-uri.ts';

const pdf = 'sitewright://project/prj_1/export/pdf';

test.each([
  [pdf, undefined, false],
  [`${pdf}?bleed=true`, undefined, true],
  [`${pdf}?bleed=false`, undefined, false],
  [`${pdf}?revision=3&bleed=true`, 3, true],
  [`${pdf}?revision=3&bleed=false`, 3, false],
])('%s is of revision %s, with bleed: %s', (uri, revision, bleed) => {
  expect(parseResourceUri(uri)).toEqual({
    kind: 'export',
    format: 'pdf',
    projectId: 'prj_1',
    revision,
    bleed,
  });
});

test.each([`${pdf}?bleed=1`, 'sitewright://project/prj_1/spec?bleed=false'])('%s is none', (uri) => {
  expect(parseResourceUri(uri)).toBeUndefined();
});
