import { existsSync, type FSWatcher, watch } from 'node:fs';
import { join } from 'node:path';
import { type MeshService, rootFolder } from '../mesh.ts';

/** An editor writes a file in several steps, and a checkout many files. */
const settleMs = 100;

export interface SourceChange {
  service: MeshService;
  /** One of the files, below the root of the repository. */
  file: string;
  /** The schema changed too. */
  migrates: boolean;
}

/** Tells of every service whose source has changed, tests left out; a lib's change is one of all. @returns what ends it */
export function watchSources(
  services: readonly MeshService[],
  changed: (change: SourceChange) => void,
): () => void {
  const noted = new Map<MeshService, SourceChange>();
  const note = (service: MeshService, file: string, migrates: boolean): void => {
    if (!/\.(ts|tsx|sql|json|css)$/.test(file) || file.endsWith('.test.ts')) return;
    const before = noted.get(service);
    noted.set(service, { service, file, migrates: migrates || before?.migrates === true });
    timer.refresh();
  };
  const timer = setTimeout(() => {
    for (const change of noted.values()) changed(change);
    noted.clear();
  }, settleMs);

  const watchers: FSWatcher[] = [];
  const see = (folder: string, tell: (file: string) => void): void => {
    const path = join(rootFolder, folder);
    if (!existsSync(path)) return;
    watchers.push(watch(path, { recursive: true }, (_, file) => tell(join(folder, file ?? ''))));
  };
  for (const service of services) {
    for (const folder of ['src', 'migrations', 'sql'])
      see(`services/${service.name}/${folder}`, (file) => note(service, file, folder !== 'src'));
  }
  see('libs', (file) => {
    if (!/^libs\/([\w-]+|protos\/gen)\/src\//.test(file) && !file.startsWith('libs/protos/gen/')) return;
    for (const service of services) note(service, file, false);
  });
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}
