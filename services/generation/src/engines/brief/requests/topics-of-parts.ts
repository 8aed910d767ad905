import type { Request, Topic } from '../brief.ts';
import { foldWord } from '../segments/tokens.ts';

const wordsOf = (text: string): string =>
  foldWord(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/**
 * Which topics were given for which request. A part that was asked for by its name ("Pages: Home, Rules") and for which
 * nothing stands beside takes what stands under that name elsewhere ("Rules: no glass …").
 */
export function topicsOfParts(
  requested: readonly Request[],
  topics: readonly Topic[],
): { requested: Request[]; topics: Topic[] } {
  const takers = new Map(topics.map(({ id, request }) => [id, request]));
  for (const { id, kind, title, text } of requested) {
    const name = wordsOf(title || text);
    if ((kind !== 'page' && kind !== 'section') || name === '' || [...takers.values()].includes(id)) continue;
    for (const topic of topics) {
      const heading = wordsOf(topic.heading);
      const isNamed =
        heading === name ||
        (heading !== '' && (name.startsWith(`${heading} `) || heading.startsWith(`${name} `)));
      if (isNamed) takers.set(topic.id, id);
    }
  }
  return {
    requested: requested.map((request) => ({
      ...request,
      topics: topics.filter(({ id }) => takers.get(id) === request.id).map(({ id }) => id),
    })),
    topics: topics.map((topic) => ({ ...topic, request: takers.get(topic.id) ?? '' })),
  };
}
