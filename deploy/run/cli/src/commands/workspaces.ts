import type { Workspace } from '@sitewright/protos/auth';
import type { Command } from 'commander';
import { integer, newId } from '../arguments.ts';
import type { Session } from '../session.ts';
import type { Column } from '../table.ts';

const columns: Column<Workspace>[] = [
  { title: 'Workspace', value: (row) => row.workspaceId },
  { title: 'Name', value: (row) => row.name },
  { title: 'Plan', value: (row) => row.plan },
  { title: 'Deleting', value: (row) => row.deleting },
  { title: 'Created (UTC)', value: (row) => row.createdAt },
];

/** `sitewright workspaces …`. */
export function addWorkspaces(program: Command, session: Session): void {
  const group = program
    .command('workspaces')
    .alias('workspace')
    .description('the tenants: who owns keys, credit and projects');
  const print = (workspace: Workspace | undefined): void => {
    if (workspace !== undefined) session.printRecord(workspace, columns);
  };

  group
    .command('create')
    .description('make a workspace')
    .argument('<name>', 'for people, 1 to 100 characters')
    .option('--plan <plan>', 'the name of its plan', 'free')
    .option('--id <workspace>', 'an id of your own (wsp_ and a ULID): makes a repeat harmless')
    .addHelpText(
      'after',
      '\nExamples:\n  sitewright workspaces create "Acme"\n  sitewright workspaces create "Acme" --plan team --json',
    )
    .action(async (name: string, options: { plan: string; id?: string }) => {
      const workspaceId = options.id ?? newId('wsp');
      print((await session.auth().createWorkspace({ workspaceId, name, plan: options.plan })).workspace);
    });

  group
    .command('list')
    .description('list workspaces, newest first')
    .option('--limit <n>', 'how many', integer(1, 100), 20)
    .option('--cursor <cursor>', 'where the page before ended', '')
    .action(async (options: { limit: number; cursor: string }) => {
      const page = await session.auth().listWorkspaces({ pageSize: options.limit, cursor: options.cursor });
      session.printList(page.workspaces, columns, page.nextCursor);
    });

  group
    .command('show')
    .description('show one workspace')
    .argument('<workspace>', 'its id')
    .action(async (workspaceId: string) => {
      print((await session.auth().getWorkspace({ workspaceId })).workspace);
    });

  group
    .command('delete')
    .description(
      'delete a workspace: its keys stop and its pages go within a second, its projects are purged',
    )
    .argument('<workspace>', 'its id')
    .requiredOption('--yes', 'say that you mean it: this cannot be undone')
    .addHelpText('after', '\nExample:\n  sitewright workspaces delete wsp_01k… --yes')
    .action(async (workspaceId: string) => {
      const { workspace } = await session.auth().deleteWorkspace({ workspaceId });
      await session.projects().purgeWorkspace({ workspaceId });
      print(workspace);
    });
}
