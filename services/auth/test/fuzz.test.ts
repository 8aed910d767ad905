import { afterAll, test } from '@jest/globals';
import { AuthServiceService, KeyMode, LinkRole, Scope } from '@sitewright/protos/auth';
import { fuzz } from '@sitewright/testing/fuzz';
import { ulid } from 'ulid';
import { boot, makeWorkspace, newId, wish } from './boot.ts';

const auth = await boot();
afterAll(() => auth.close());

test.each(Object.keys(AuthServiceService))(
  '%s answers, or says what was wrong, whatever it is sent',
  async (name) => {
    const workspaceId = await makeWorkspace(auth);
    const scopes = [Scope.SCOPE_READ, Scope.SCOPE_WRITE, Scope.SCOPE_ADMIN];
    const key = wish(workspaceId, { scopes });
    const { secret } = await auth.rpc.issueKey(key);
    await fuzz(AuthServiceService, auth.rpc, name, {
      workspaceId: [workspaceId, newId('wsp')],
      keyId: [key.keyId, newId('key'), newId('key')],
      successorKeyId: [newId('key'), newId('key')],
      linkId: [`lnk_${ulid().toLowerCase()}`, `lnk_${ulid().toLowerCase()}`],
      projectId: [`prj_${ulid().toLowerCase()}`],
      key: [secret],
      ...{ name: ['Acme'], plan: [''], cursor: [''], scopes, mode: [KeyMode.KEY_MODE_LIVE] },
      grantor: [undefined, { scopes, mode: KeyMode.KEY_MODE_LIVE }],
      role: [LinkRole.LINK_ROLE_VIEW, LinkRole.LINK_ROLE_EDIT],
      expiresIn: [undefined, { seconds: 3600, nanos: 0 }],
    });
  },
);
