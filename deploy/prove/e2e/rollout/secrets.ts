import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { mesh } from '@sitewright/local/mesh';
import { createTestAuthority, mountSecret, secretFiles } from '@sitewright/testing/certificates';

/** The certificates of a mesh: one for each service and one for operators, in folders as a cluster mounts them. */
export interface Secrets {
  /** Where the files of one of them are. */
  filesOf(name: string): ReturnType<typeof secretFiles>;
}

/** Makes an authority and signs a certificate for everyone. */
export async function makeSecrets(folder: string): Promise<Secrets> {
  const authority = await createTestAuthority();
  const filesOf = (name: string) => secretFiles(join(folder, name));
  for (const name of ['operator', ...mesh.map((service) => service.name)]) {
    mkdirSync(join(folder, name), { recursive: true });
    mountSecret(join(folder, name), await authority.issue(name), [authority.ca]);
  }
  return { filesOf };
}
