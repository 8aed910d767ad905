import type { Project } from '@sitewright/protos/projects';
import type { Command } from 'commander';
import { integer } from '../arguments.ts';
import { operatorFor } from '../operator.ts';
import type { Session } from '../session.ts';
import type { Column } from '../table.ts';

const columns: Column<Project>[] = [
  { title: 'Project', value: (row) => row.projectId },
  { title: 'Title', value: (row) => row.title },
  { title: 'Type', value: (row) => row.buildType },
  { title: 'Revision', value: (row) => row.revision },
  { title: 'Slug', value: (row) => row.slug },
  { title: 'Public', value: (row) => row.publishedRevision },
  { title: 'Updated (UTC)', value: (row) => row.updatedAt },
];

/** `sitewright projects …`. */
export function addProjects(program: Command, session: Session): void {
  const group = program
    .command('projects')
    .alias('project')
    .description('saved projects: what is there, and taking one down');

  group
    .command('list')
    .description("list a workspace's projects, newest first")
    .argument('<workspace>', 'whose')
    .option('--query <words>', 'only titles with all of these words', '')
    .option('--deleted', 'the bin instead')
    .option('--test', 'what its test keys made instead')
    .option('--limit <n>', 'how many', integer(1, 100), 20)
    .option('--cursor <cursor>', 'where the page before ended', '')
    .action(
      async (
        workspaceId: string,
        options: { query: string; deleted?: boolean; test?: boolean; limit: number; cursor: string },
      ) => {
        const page = await session.projects().listProjects({
          caller: operatorFor(workspaceId, options.test),
          pageSize: options.limit,
          cursor: options.cursor,
          buildType: '',
          query: options.query,
          deleted: options.deleted === true,
        });
        session.printList(page.projects, columns, page.nextCursor);
      },
    );

  group
    .command('unpublish')
    .description('take a public project down')
    .argument('<workspace>', 'whose')
    .argument('<project>', 'its id')
    .option('--test', 'one that a test key made')
    .action(async (workspaceId: string, projectId: string, options: { test?: boolean }) => {
      const { project } = await session
        .projects()
        .unpublishProject({ caller: operatorFor(workspaceId, options.test), projectId });
      if (project !== undefined) session.printRecord(project, columns);
    });
}
