import type { DocumentBlock, DocumentContent } from '@sitewright/site-spec';
import type { Composed } from '../compose-context.ts';
import { capitalised } from '../material/lists.ts';
import { promptText } from '../material/prompt-text.ts';
import type { CreativeKind } from '../recipe/documents/creative.ts';
import { GENERAL_DOCUMENT } from '../recipe/documents/documents.ts';
import { headingBlock } from './blocks.ts';
import { contractBlocks, contractSignature, sidesOf } from './contract.ts';
import { creativeBlocks, creativeTitle } from './creative.ts';
import { finish } from './finish.ts';
import type { DocumentJob } from './job.ts';
import { keepFacts } from './keep-facts.ts';
import { frameFor } from './opening.ts';

/** A poem, a story or a dialogue: a plan to write it from. */
export function composeCreative(
  kind: CreativeKind,
  title: string,
  job: DocumentJob,
): Composed<DocumentContent> {
  const named = job.brief.title ?? creativeTitle(kind, promptText(job.brief)) ?? title;
  const essay: DocumentJob = { ...job, recipe: { ...GENERAL_DOCUMENT, type: 'essay', opening: 'title' } };
  const frame = frameFor(named.slice(0, 200), undefined, essay);
  const blocks = [...frame.before, ...creativeBlocks(kind, essay), ...frame.after];
  return finish({ title: named, blocks, sections: [], frame, job: essay });
}

/** A contract between two sides. */
export function composeContract(title: string, job: DocumentJob): Composed<DocumentContent> {
  const text = promptText(job.brief);
  const name =
    /^(?:please\s+|bitte\s+)?(?:(?:write|draft|create|make|prepare|erstelle|schreibe|rédige|redacta|escribe|prepara|scrivi|crea|haz)\s+)?(?:an?\s+|einen?\s+|une?\s+|una?\s+)?(.{4,60}?)\s+(?:between|zwischen|entre|tra|tussen|między)\b/iu.exec(
      text,
    )?.[1];
  const heading = capitalised(name ?? title).slice(0, 200);
  const blocks: DocumentBlock[] = [headingBlock(job.ctx, 1, heading), ...contractBlocks(job)];
  keepFacts(blocks, 2, job);
  blocks.push(contractSignature(job, sidesOf(text)));
  return finish({ title: heading, blocks, sections: [], frame: { before: [], after: [], level: 2 }, job });
}
