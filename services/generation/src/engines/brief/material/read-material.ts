import type { Dataset, Fact, List, Request, Segment, Topic } from '../brief.ts';
import { findQuotes } from '../segments/quotes.ts';
import { readBlocks } from './blocks.ts';
import { findFacts } from './facts/find-facts.ts';
import type { Found } from './facts/reader.ts';
import { readLines } from './lines.ts';
import { briefFacts, type Material } from './material.ts';
import { requestFinder } from './requests.ts';
import { readTopics } from './topics.ts';
import { HIDDEN, type Range, type View, viewOf } from './view.ts';
import { mentions, wordsOf, wordsOfParagraph } from './words.ts';

/** Facts, paragraph by paragraph, each in its own language. */
function factsOf(view: View, language: string): Found[] {
  const found: Found[] = [];
  const quoted = findQuotes(view.prompt)
    .map(({ from, to }) => ({ start: from, end: to }))
    .filter(({ start, end }) => !view.text.slice(start, end).includes(HIDDEN));
  let place = 0;
  for (let start = 0; start < view.text.length; ) {
    const gap = view.text.indexOf('\n\n', start);
    const end = gap < 0 ? view.text.length : gap + 2;
    const text = view.text.slice(start, end);
    const inside: Range[] = [];
    for (; (quoted[place]?.start ?? end) < end; place++) {
      const one = quoted[place];
      if (one !== undefined && one.end <= end)
        inside.push({ start: one.start - start, end: one.end - start });
    }
    for (const fact of findFacts(text, wordsOfParagraph(text, language), inside)) {
      const core = fact.core === undefined ? {} : { core: fact.core + start };
      found.push({ kind: fact.kind, start: fact.start + start, end: fact.end + start, ...core });
    }
    start = end;
  }
  return found;
}

/** Material next to an order that says to leave text as it is. */
function finalRanges(view: View, segments: readonly Segment[], language: string): Range[] {
  const words = wordsOf(language);
  const ranges: Range[] = [];
  let at = 0;
  for (const [index, { role, text }] of segments.entries()) {
    if (role === 'order' && mentions(words, 'asIs', text)) {
      const rest = text.slice(text.trimEnd().length);
      const opens = /[:：]$/.test(text.trimEnd().slice(-1)) || rest.includes('\n');
      const next = view.text.indexOf(HIDDEN, at + text.length);
      const before = view.text.lastIndexOf(HIDDEN, at - 1) + 1;
      if (opens && segments[index + 1] !== undefined)
        ranges.push({ start: at + text.length, end: next < 0 ? view.text.length : next });
      else ranges.push({ start: before, end: at });
    }
    at += text.length;
  }
  return ranges;
}

/** Facts, lists and topics of the material of a prompt, each piece of it in one place. */
export function readMaterial(input: {
  prompt: string;
  segments: Segment[];
  language: string;
  requested: Request[];
  datasets: Dataset[];
  named: ReadonlySet<number>;
}): { facts: Fact[]; lists: List[]; topics: Topic[]; material: Material } {
  const view = viewOf(input.prompt, input.segments, input.datasets);
  const lines = readLines(view);
  const bodies = new Set(lines.map(({ body }) => body.start));
  const isMarker = ({ end }: Found) => [0, 1, 2, 3].some((signs) => signs > 0 && bodies.has(end + signs));
  const facts = factsOf(view, input.language)
    .filter(
      (fact) =>
        fact.kind !== 'number' || !isMarker(fact) || view.text.slice(fact.end, fact.end + 3).includes('\n'),
    )
    .map((fact, at) => ({ ...fact, id: `f${at + 1}` }));
  const material: Material = { view, words: wordsOf(input.language), facts, named: input.named };
  const finals = finalRanges(view, input.segments, input.language);
  const isFinal = ({ start, end }: Range) => finals.some((range) => range.start <= start && end <= range.end);
  const { topics, lists } = readTopics(
    material,
    readBlocks(material, lines),
    requestFinder(view, lines, input.requested),
    isFinal,
  );
  return { facts: briefFacts(material), lists, topics, material };
}
