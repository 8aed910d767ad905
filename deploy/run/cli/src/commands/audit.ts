import type { AuditRecord } from '@sitewright/protos/mcp-tools';
import type { Command } from 'commander';
import { integer } from '../arguments.ts';
import type { Session } from '../session.ts';
import type { Column } from '../table.ts';

const columns: Column<AuditRecord>[] = [
  { title: 'When (UTC)', value: (row) => row.createdAt },
  { title: 'Workspace', value: (row) => row.workspaceId },
  { title: 'Key', value: (row) => row.keyId },
  { title: 'Tool', value: (row) => row.tool },
  { title: 'Outcome', value: (row) => row.outcome },
  { title: 'Took (ms)', value: (row) => row.durationMs },
];

/** `sitewright audit`. */
export function addAudit(program: Command, session: Session): void {
  program
    .command('audit')
    .description('list calls of MCP tools, newest first: who, which tool, how it ended; never with what')
    .argument('[workspace]', 'whose calls; all where it is left out', '')
    .option('--limit <n>', 'how many', integer(1, 100), 20)
    .option('--cursor <cursor>', 'where the page before ended', '')
    .addHelpText(
      'after',
      '\nExamples:\n  sitewright audit wsp_01k… --limit 100\n' +
        '  sitewright audit --json | jq -r \'.items[] | select(.outcome != "ok") | .keyId\'',
    )
    .action(async (workspaceId: string, options: { limit: number; cursor: string }) => {
      const page = await session
        .mcpTools()
        .listAudit({ workspaceId, pageSize: options.limit, cursor: options.cursor });
      session.printList(page.records, columns, page.nextCursor);
    });
}
