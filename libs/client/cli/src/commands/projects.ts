import type { Project } from '@sitewright/client';
import { type Command, InvalidArgumentError, Option } from 'commander';
import type { Session } from '../session.ts';
import { buildTypes } from './build-types.ts';

const maxLimit = 1_000;

interface Wish {
  query: string;
  type?: Project['buildType'];
  bin?: boolean;
  limit: number;
}

/** `sitewright projects`, `publish` and `unpublish`. */
export function addProjects(program: Command, session: Session): void {
  program
    .command('projects')
    .description('list projects, newest first')
    .option('--query <words>', 'only titles with all of these words', '')
    .addOption(new Option('--type <type>', 'only projects of this type').choices(buildTypes))
    .option('--bin', 'the bin instead')
    .option('--limit <n>', 'how many', limitOf, 20)
    .action(async ({ query, type, bin, limit }: Wish) => {
      const items: Project[] = [];
      const { projects } = await session.api();
      for await (const project of projects.list({ query, buildType: type, deleted: bin === true })) {
        if (items.push(project) >= limit) break;
      }
      session.tell({ items }, items.map(line).join('') || 'None.\n');
    });

  program
    .command('publish')
    .description('put the current revision at its public address')
    .argument('<project>', 'its id')
    .action(async (id: string) => {
      const project = await (await session.api()).projects.publish(id);
      session.tell(project, `${project.publishedUrl}\n`);
    });

  program
    .command('unpublish')
    .description('take it down')
    .argument('<project>', 'its id')
    .action(async (id: string) => {
      const project = await (await session.api()).projects.unpublish(id);
      session.tell(project, `${project.title} is no longer public.\n`);
    });
}

const line = ({ projectId, buildType, updatedAt, title, publishedUrl }: Project): string =>
  `${projectId}  ${buildType.padEnd(8)}  ${updatedAt.slice(0, 16).replace('T', ' ')}  ${title}${
    publishedUrl === null ? '' : `  ${publishedUrl}`
  }\n`;

function limitOf(word: string): number {
  const limit = /^\d{1,4}$/.test(word) ? Number(word) : 0;
  if (limit >= 1 && limit <= maxLimit) return limit;
  throw new InvalidArgumentError(`Give a whole number from 1 to ${maxLimit}.`);
}
