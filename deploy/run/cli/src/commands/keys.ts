import { type Key, KeyMode, KeyState, Scope } from '@sitewright/protos/auth';
import { toDuration, toMs } from '@sitewright/rpc';
import type { Command } from 'commander';
import { duration, integer, newId, someOf } from '../arguments.ts';
import type { Session } from '../session.ts';
import type { Column } from '../table.ts';

const scopes = {
  read: Scope.SCOPE_READ,
  write: Scope.SCOPE_WRITE,
  publish: Scope.SCOPE_PUBLISH,
  admin: Scope.SCOPE_ADMIN,
};
type ScopeName = keyof typeof scopes;
const scopeNames: ScopeName[] = ['read', 'write', 'publish', 'admin'];

/** A key as this tool prints it. */
interface ShownKey {
  keyId: string;
  workspaceId: string;
  name: string;
  scopes: ScopeName[];
  mode: 'live' | 'test';
  state: string;
  ends: string;
  createdAt?: Date;
  expiresAt?: Date;
  revokedAt?: Date;
  lastUsedAt?: Date;
  rotatedFrom?: string;
  /** The key itself, where it is shown. */
  key?: string;
}

const columns: Column<ShownKey>[] = [
  { title: 'Key', value: (row) => row.keyId },
  { title: 'Name', value: (row) => row.name },
  { title: 'Looks like', value: (row) => row.ends },
  { title: 'Scopes', value: (row) => row.scopes.join(',') },
  { title: 'State', value: (row) => row.state },
  { title: 'Expires (UTC)', value: (row) => row.expiresAt },
  { title: 'Last used (UTC)', value: (row) => row.lastUsedAt },
];

/** `sitewright keys …`. */
export function addKeys(program: Command, session: Session): void {
  const group = program.command('keys').alias('key').description('API keys: their whole life');
  addIssue(group, session);
  addList(group, session);
  addRename(group, session);
  addRotate(group, session);
  addRevoke(group, session);
  addVerify(group, session);
}

function addIssue(group: Command, session: Session): void {
  group
    .command('issue')
    .description('issue a key; it is shown this once')
    .argument('<workspace>', 'whose key')
    .requiredOption('--name <name>', 'for people, 1 to 100 characters')
    .requiredOption(
      '--scopes <list>',
      `what it may do, by commas: ${scopeNames.join(', ')}`,
      someOf(scopeNames),
    )
    .option('--test', 'a test key: builds are free and use the built-in engine')
    .option('--expires <time>', 'end by itself after 30m, 24h, 90d', duration)
    .option('--id <key>', 'an id of your own (key_ and a ULID): makes a repeat harmless')
    .option('--quiet', 'print the key and nothing else')
    .addHelpText(
      'after',
      '\nExamples:\n  sitewright keys issue wsp_01k… --name CI --scopes read,write\n' +
        '  KEY=$(sitewright keys issue wsp_01k… --name demo --scopes write --test --expires 24h --quiet)',
    )
    .action(
      async (
        workspaceId: string,
        options: {
          name: string;
          scopes: ScopeName[];
          test?: boolean;
          expires?: number;
          id?: string;
          quiet?: boolean;
        },
      ) => {
        const { key, secret } = await session.auth().issueKey({
          keyId: options.id ?? newId('key'),
          workspaceId,
          name: options.name,
          scopes: options.scopes.map((name) => scopes[name]),
          mode: options.test === true ? KeyMode.KEY_MODE_TEST : KeyMode.KEY_MODE_LIVE,
          ...(options.expires === undefined ? {} : { expiresIn: toDuration(options.expires) }),
        });
        printIssued(session, key, secret, options.quiet === true);
      },
    );
}

/** A repeat has no key to show any more. */
function printIssued(session: Session, key: Key | undefined, secret: string, quiet: boolean): void {
  if (quiet) {
    if (secret === '') throw new Error('This key was issued before; it was shown then, and never again.');
    session.io.out(`${secret}\n`);
    return;
  }
  const shown = secret === '' ? show(key) : { ...show(key), key: secret };
  const secretColumn: Column<ShownKey> = { title: 'The key', value: (row) => row.key };
  session.printRecord(shown, secret === '' ? columns : [...columns, secretColumn]);
  session.note(
    secret === ''
      ? 'This key was issued before; it was shown then.'
      : 'Keep the key now: it is not shown again.',
  );
}

function addList(group: Command, session: Session): void {
  group
    .command('list')
    .description("list a workspace's keys, newest first")
    .argument('<workspace>', 'whose keys')
    .option('--limit <n>', 'how many', integer(1, 100), 20)
    .option('--cursor <cursor>', 'where the page before ended', '')
    .action(async (workspaceId: string, options: { limit: number; cursor: string }) => {
      const page = await session
        .auth()
        .listKeys({ workspaceId, pageSize: options.limit, cursor: options.cursor });
      session.printList(page.keys.map(show), columns, page.nextCursor);
    });
}

function addRename(group: Command, session: Session): void {
  group
    .command('rename')
    .description('change the name of a key')
    .argument('<workspace>', 'whose key')
    .argument('<key>', 'its id')
    .argument('<name>', 'the new name')
    .action(async (workspaceId: string, keyId: string, name: string) => {
      const { key } = await session.auth().renameKey({ workspaceId, keyId, name });
      session.printRecord(show(key), columns);
    });
}

function addRotate(group: Command, session: Session): void {
  group
    .command('rotate')
    .description('replace a key by a successor with the same rights; it is shown this once')
    .argument('<workspace>', 'whose key')
    .argument('<key>', 'its id')
    .option('--overlap <time>', 'how long the old key lives on, up to 7d', duration, 0)
    .option('--id <key>', "the successor's id (key_ and a ULID): makes a repeat harmless")
    .option('--quiet', 'print the successor and nothing else')
    .addHelpText(
      'after',
      '\nExample: the old key works for a day, while the new one is rolled out\n  sitewright keys rotate wsp_01k… key_01k… --overlap 24h',
    )
    .action(
      async (
        workspaceId: string,
        keyId: string,
        options: { overlap: number; id?: string; quiet?: boolean },
      ) => {
        const { key, secret, replaced } = await session.auth().rotateKey({
          workspaceId,
          keyId,
          successorKeyId: options.id ?? newId('key'),
          overlap: toDuration(options.overlap),
        });
        printIssued(session, key, secret, options.quiet === true);
        session.note(`The old key ends at ${replaced?.expiresAt?.toISOString() ?? 'an unknown time'}.`);
      },
    );
}

function addRevoke(group: Command, session: Session): void {
  group
    .command('revoke')
    .description('end a key everywhere within a second')
    .argument('<workspace>', 'whose key')
    .argument('<key>', 'its id')
    .action(async (workspaceId: string, keyId: string) => {
      const { key } = await session.auth().revokeKey({ workspaceId, keyId });
      session.printRecord(show(key), columns);
    });
}

function addVerify(group: Command, session: Session): void {
  group
    .command('verify')
    .description('tell whose a key is; it is read from the standard input, so that no shell history keeps it')
    .addHelpText('after', '\nExample:\n  sitewright keys verify < key.txt')
    .action(async () => {
      const answer = await session.auth().verifyKey({ key: (await session.io.readInput()).trim() });
      const shown = {
        keyId: answer.keyId,
        workspaceId: answer.workspaceId,
        scopes: namesOf(answer.scopes),
        mode: modeOf(answer.mode),
        expiresInSeconds:
          answer.expiresIn === undefined ? undefined : Math.floor(toMs(answer.expiresIn) / 1000),
      };
      session.printRecord(shown, [
        { title: 'Key', value: (row) => row.keyId },
        { title: 'Workspace', value: (row) => row.workspaceId },
        { title: 'Scopes', value: (row) => row.scopes.join(',') },
        { title: 'Mode', value: (row) => row.mode },
        { title: 'Expires in (s)', value: (row) => row.expiresInSeconds },
      ]);
    });
}

const namesOf = (list: readonly Scope[]): ScopeName[] =>
  scopeNames.filter((name) => list.includes(scopes[name]));
const modeOf = (mode: KeyMode): 'live' | 'test' => (mode === KeyMode.KEY_MODE_TEST ? 'test' : 'live');
const states: Partial<Record<KeyState, string>> = {
  [KeyState.KEY_STATE_ACTIVE]: 'active',
  [KeyState.KEY_STATE_EXPIRED]: 'expired',
  [KeyState.KEY_STATE_REVOKED]: 'revoked',
};

function show(key: Key | undefined): ShownKey {
  if (key === undefined) throw new Error('The service answered without a record.');
  const { prefix, lastFour, scopes: list, mode, state, ...rest } = key;
  return {
    ...rest,
    scopes: namesOf(list),
    mode: modeOf(mode),
    state: states[state] ?? 'unknown',
    ends: `${prefix}…${lastFour}`,
  };
}
