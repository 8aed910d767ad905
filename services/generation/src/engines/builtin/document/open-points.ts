import type { DocumentBlock } from '@sitewright/site-spec';
import { wordCount } from '../material/sentences.ts';
import { fill, topicOf } from '../material/voice.ts';
import { headingBlock, listBlock, plainItems } from './blocks.ts';
import type { DocumentJob } from './job.ts';
import { nodeText, type Section } from './sections.ts';

const MOST = 8;

/** Where a draft is to grow to a length that its facts do not carry: what would have to be found out, part by part. */
export function openPoints(sections: readonly Section[], level: number, job: DocumentJob): DocumentBlock[] {
  const { ctx, voice } = job;
  const drafted = sections.filter((section) => section.nodes.length > 0);
  const words = drafted.reduce((sum, section) => sum + wordCount(section.nodes.map(nodeText).join(' ')), 0);
  if (
    job.asked === undefined ||
    drafted.length < 2 ||
    words > job.asked * 0.7 ||
    ctx.mode === 'lite' ||
    voice.language !== 'en'
  )
    return [];
  const taken = new Set<string>();
  const points = drafted.flatMap((section) => {
    const topic = topicOf(section.title, voice);
    if (!topic || taken.has(topic.key)) return [];
    taken.add(topic.key);
    const random = ctx.random(`open ${section.title}`);
    const chosen = random.take(topic.points, ctx.mode === 'power' ? 2 : 1);
    return chosen.map((point) => `${section.title}: ${fill(point, voice, { s: voice.noun })}`);
  });
  if (points.length < 2) return [];
  return [
    headingBlock(ctx, level, 'Open points'),
    listBlock(ctx, plainItems(points.slice(0, MOST)), 'check'),
  ];
}
