import type { Build, SumCostsResponse_ModeCost } from '@sitewright/protos/generation';
import { toDuration } from '@sitewright/rpc';
import type { Command } from 'commander';
import { duration } from '../arguments.ts';
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

/** Millionths of the price table's currency, as that currency. */
const money = (micros: number): string => (micros / 1e6).toFixed(2);

const costColumns: Column<SumCostsResponse_ModeCost>[] = [
  { title: 'Mode', value: (row) => row.mode },
  { title: 'Builds', value: (row) => row.builds },
  { title: 'Charged', value: (row) => row.chargedBuilds },
  { title: 'Tokens read', value: (row) => row.inputTokens },
  { title: 'Tokens written', value: (row) => row.outputTokens },
  { title: 'Cost', value: (row) => money(row.costMicros) },
  { title: 'Revenue', value: (row) => money(row.revenueMicros) },
  { title: 'Margin', value: (row) => money(row.revenueMicros - row.costMicros) },
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

  group
    .command('cost')
    .description(
      'what language models cost and brought in, by mode, by GENERATION_PRICES and GENERATION_CREDIT_PRICE',
    )
    .option('--within <duration>', 'builds of this time until now', duration, 30 * 86_400_000)
    .action(async ({ within }: { within: number }) => {
      const { modes } = await session.generation().sumCosts({ within: toDuration(within) });
      session.printList(modes, costColumns);
    });
}
