import type { Build } from '@sitewright/protos/generation';
import type { Command } from 'commander';
import { operatorFor } from '../operator.ts';
import type { Session } from '../session.ts';
import type { Column } from '../table.ts';

/** Without the specification, which is long and the customer's own. */
type ShownBuild = Omit<Build, 'specJson'>;

const columns: Column<ShownBuild>[] = [
  { title: 'Build', value: (row) => row.buildId },
  { title: 'Status', value: (row) => row.status.replace('BUILD_STATUS_', '').toLowerCase() },
  { title: 'Type', value: (row) => row.buildType },
  { title: 'Mode', value: (row) => row.mode },
  { title: 'Project', value: (row) => row.projectId },
  { title: 'Created (UTC)', value: (row) => row.createdAt },
  { title: 'Stage', value: (row) => row.progress?.stage },
  { title: 'Error', value: (row) => row.error?.message },
];

/** `sitewright builds …`. */
export function addBuilds(program: Command, session: Session): void {
  const group = program.command('builds').alias('build').description('what became of a build');

  group
    .command('show')
    .description('show one build')
    .argument('<workspace>', 'whose')
    .argument('<build>', 'its id, as `usage.buildId` or the log has it')
    .option('--test', 'one of a test key')
    .action(async (workspaceId: string, buildId: string, options: { test?: boolean }) => {
      const request = { caller: operatorFor(workspaceId, options.test), buildId, wait: undefined };
      const { build } = await session.generation().getBuild(request);
      if (build === undefined) return;
      const { specJson: _, ...shown } = build;
      session.printRecord(shown, columns);
    });
}
