import { expect, test } from '@jest/globals';
import { LinkRole, LinkState } from '@sitewright/protos/auth';
import {
  balanceExample,
  balanceSchema,
  editorUrl,
  entryExample,
  entrySchema,
  grantExample,
  grantSchema,
  linkExample,
  linkJson,
  linkSchema,
  linkUrl,
  projectExample,
  projectJson,
  projectSchema,
  publishedUrl,
} from '../src/index.ts';

const addresses = { publicUrl: 'https://api.example' };
const project = {
  ...{
    projectId: 'prj_1',
    workspaceId: 'wsp_1',
    test: false,
    title: 'Kessler',
    buildType: 'website',
    revision: 3,
  },
  ...{ slug: undefined, publishedRevision: undefined, publishedAt: undefined, deletedAt: undefined },
  createdAt: new Date('2026-11-21T09:30:00Z'),
  updatedAt: new Date('2026-11-21T09:50:00Z'),
};

test.each([
  ['balance', balanceSchema, balanceExample],
  ['grant', grantSchema, grantExample],
  ['entry', entrySchema, entryExample],
  ['link', linkSchema, linkExample],
  ['project', projectSchema, projectExample],
])('the example of a %s fits its schema', (_name, schema, example) => {
  expect(schema.parse(example)).toEqual(example);
});

test('a project that was never published has a slug at most, and no address', () => {
  const reserved = projectJson(addresses, { ...project, slug: 'kessler' });
  expect(reserved).toMatchObject({ slug: 'kessler', publishedUrl: null, publishedRevision: null });
  const published = projectJson(addresses, { ...project, slug: 'kessler', publishedRevision: 2 });
  expect(published).toMatchObject({ publishedUrl: 'https://api.example/s/kessler/', publishedRevision: 2 });
  expect(projectSchema.parse(published)).toEqual(published);
});

test('addresses go to the builder and the origin of publications where those have their own', () => {
  const own = {
    ...addresses,
    builderUrl: 'https://edit.example/?a=1',
    publishedOrigin: 'https://pages.example',
  };
  expect(editorUrl(addresses, 'prj_1')).toBe('https://api.example/builder?project=prj_1');
  expect(editorUrl(own, 'prj_1')).toBe('https://edit.example/?a=1&project=prj_1');
  expect(publishedUrl(own, 'kessler')).toBe('https://pages.example/s/kessler/');
  expect(new URL(linkUrl(own, 'prj_1', 'secret')).hash).toBe('#t=secret');
});

test('a link has words for its role and state, and none of it is guessed', () => {
  const link = {
    ...{ linkId: 'lnk_1', workspaceId: 'wsp_1', keyId: 'key_1', projectId: 'prj_1' },
    ...{ role: LinkRole.LINK_ROLE_EDIT, state: LinkState.LINK_STATE_ACTIVE, revokedAt: undefined },
    createdAt: new Date('2026-11-21T09:30:00Z'),
    expiresAt: new Date('2026-11-22T09:30:00Z'),
  };
  expect(linkSchema.parse(linkJson(link))).toMatchObject({ role: 'edit', state: 'active', revokedAt: null });
  for (const missing of [undefined, { ...link, createdAt: undefined }, { ...link, expiresAt: undefined }]) {
    expect(() => linkJson(missing)).toThrow(expect.objectContaining({ reason: 'INTERNAL' }));
  }
});
