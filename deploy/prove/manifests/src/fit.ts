import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type MeshService, mesh } from '@sitewright/local/mesh';
import { z } from 'zod';

/** The commit that each service is built from, by its name. */
export type Commits = ReadonlyMap<string, string>;

/** What says that an RPC which a caller knows is not there. */
const missingRpc = ['RPC_NO_DELETE', 'SERVICE_NO_DELETE', 'PACKAGE_SERVICE_NO_DELETE', 'FILE_NO_DELETE'];
const complaint = z.object({ path: z.string().optional(), type: z.string(), message: z.string() });

/**
 * Holds a release of some services against what runs.
 * @param repository a clone that has the commits of both
 * @returns what does not fit, in words: a contract that breaks those who use it, an RPC that a caller knows and the one
 * it calls does not serve, a migration that has run and was changed.
 */
export function findMisfits(repository: string, running: Commits, released: Commits): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'sitewright-fit-'));
  try {
    const contracts = contractsOf(repository, folder);
    const then = new Map([...running, ...released]);
    return [
      ...mesh
        .filter(({ name }) => released.has(name))
        .flatMap((service) => {
          const [before, after] = [running.get(service.name), released.get(service.name)];
          if (before === undefined || after === undefined) return [];
          // On the way back a contract shrinks and migrations stay; what callers need is looked at below.
          if (isAncestor(repository, after, before)) return [];
          return [
            ...contracts
              .complaints(service, after, before)
              .map(({ message }) => `${service.name}: ${message}`),
            ...changedMigrations(repository, service, before, after),
          ];
        }),
      ...mesh.flatMap((caller) =>
        mesh
          .filter(({ name }) => caller.calls.includes(name))
          .filter(({ name }) => released.has(name) || released.has(caller.name))
          .flatMap((callee) => missingIn(contracts, then, caller, callee)),
      ),
    ];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function missingIn(
  contracts: ReturnType<typeof contractsOf>,
  commits: Commits,
  caller: MeshService,
  callee: MeshService,
): string[] {
  const [known, served] = [commits.get(caller.name), commits.get(callee.name)];
  if (known === undefined || served === undefined || known === served) return [];
  return contracts
    .complaints(callee, served, known)
    .filter(({ type }) => missingRpc.includes(type))
    .map(({ message }) => `${caller.name} knows what ${callee.name} does not serve: ${message}`);
}

/** The contracts as of a commit, each taken out of the repository once. */
function contractsOf(repository: string, folder: string) {
  const at = (commit: string): string => {
    const file = join(folder, `${commit}.tar`);
    if (!existsSync(file))
      execFileSync('git', ['archive', '--format=tar', '--output', file, `${commit}:proto`], {
        cwd: repository,
      });
    return file;
  };
  return {
    /** What users of a service's contract as of `old` miss or misread in that of `now`. */
    complaints({ name }: MeshService, now: string, old: string): z.infer<typeof complaint>[] {
      const own = ['--path', `sitewright/${name.replace('-', '_')}`];
      const args = ['breaking', at(now), '--against', at(old), ...own, '--error-format', 'json'];
      const { status, stdout, stderr } = spawnSync('buf', args, { cwd: folder, encoding: 'utf8' });
      const lines = stdout.split('\n').filter((line) => line !== '');
      if (status !== 0 && lines.length === 0) throw new Error(`buf could not compare contracts: ${stderr}`);
      return lines.map((line) => complaint.parse(JSON.parse(line)));
    },
  };
}

const isAncestor = (repository: string, old: string, now: string): boolean =>
  spawnSync('git', ['merge-base', '--is-ancestor', old, now], { cwd: repository }).status === 0 &&
  old !== now;

/** Migrations only go forward: one that has run stays as it was, and what is new comes after it. */
function changedMigrations(
  repository: string,
  { name }: MeshService,
  before: string,
  after: string,
): string[] {
  const folder = `services/${name}/migrations`;
  const git = (...args: string[]): string => execFileSync('git', args, { cwd: repository, encoding: 'utf8' });
  const listed = (text: string): string[] => text.split('\n').filter((line) => /\/\d{4}-[^/]*$/.test(line));
  const ran = listed(git('ls-tree', '--name-only', before, `${folder}/`));
  const last = ran.at(-1) ?? '';
  return listed(git('diff', '--no-renames', '--name-status', before, after, '--', folder)).flatMap((line) => {
    const [how = '', file = ''] = line.split('\t');
    if (how !== 'A') return [`${name}: ${file} has run where this is to run, and was changed or taken away`];
    return file > last ? [] : [`${name}: ${file} is new and comes before ${last}, which has run`];
  });
}
