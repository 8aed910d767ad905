import type { BuildRequest, BuildResult, Sitewright } from '@sitewright/client';
import { type Command, Option } from 'commander';
import { UsageError } from '../exit-codes.ts';
import { createProgressBar } from '../progress-bar.ts';
import type { Session } from '../session.ts';
import { buildTypes } from './build-types.ts';

interface Wish {
  type: BuildRequest['buildType'];
  mode: BuildRequest['mode'];
  save: boolean;
  publish?: boolean;
}

/** `sitewright build`. */
export function addBuild(program: Command, session: Session): void {
  program
    .command('build')
    .description('build, and show how it goes')
    .argument('<prompt>', 'what to build; - reads the standard input')
    .addOption(new Option('--type <type>', 'what kind').choices(buildTypes))
    .addOption(new Option('--mode <mode>', 'how much').choices(['lite', 'economy', 'power']))
    .option('--no-save', 'only the specification')
    .option('--publish', 'publish what was built')
    .action(async (words: string, { type, mode, save, publish }: Wish) => {
      if (publish === true && !save) throw new UsageError('What is not saved cannot be published.');
      const prompt = words === '-' ? await session.io.readInput() : words;
      const api = await session.api();
      const result = await buildShown(api, { prompt, buildType: type, mode, save }, session);
      const address =
        publish === true && result.projectId !== null
          ? (await api.projects.publish(result.projectId)).publishedUrl
          : null;
      tellBuilt(session, result, address);
    });
}

async function buildShown(api: Sitewright, request: BuildRequest, { io }: Session): Promise<BuildResult> {
  const bar = createProgressBar(io);
  try {
    for await (const news of api.builds.stream(request)) {
      if (news.event === 'progress') bar.show(news.data);
      if (news.event === 'result') return news.data;
    }
  } finally {
    bar.end();
  }
  throw new Error('The build ended without a result.');
}

function tellBuilt({ tell }: Session, result: BuildResult, publishedUrl: string | null): void {
  const { projectId, editorUrl, spec, usage, credits } = result;
  const lines = [
    `Built:      ${spec.title}`,
    ...(projectId === null ? [] : [`Project:    ${projectId}`, `Edit:       ${editorUrl}`]),
    ...(publishedUrl === null ? [] : [`Published:  ${publishedUrl}`]),
    ...spec.warnings.map(({ message }) => `To check:   ${message}`),
    `Credits:    ${usage.creditsCharged} used, ${credits.remaining} left`,
  ];
  // Without a project the specification is all that there is: it is what the caller wants.
  const text = projectId === null ? `${JSON.stringify(spec, null, 2)}\n` : `${lines.join('\n')}\n`;
  tell(publishedUrl === null ? result : { ...result, publishedUrl }, text);
}
