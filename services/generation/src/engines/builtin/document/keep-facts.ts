import type { DocumentBlock } from '@sitewright/site-spec';
import type { BriefFact } from '../brief/brief.ts';
import { factTopics } from '../material/fact-topics.ts';
import { capitalised } from '../material/lists.ts';
import { isOrder } from '../material/orders.ts';
import { sentencesOf, wordCount } from '../material/sentences.ts';
import { topicOf } from '../material/voice.ts';
import { blockText } from './block-text.ts';
import { headingBlock, listBlock, paragraphBlocks, plainItems } from './blocks.ts';
import type { DocumentJob } from './job.ts';

/** The clause of an order that a fact stands in: "revenue grew 12% to $3.4M" out of "write a report …, revenue …". */
function clauseWith(value: string, orders: string): string | undefined {
  const sentence = sentencesOf(orders).find((entry) => entry.includes(value));
  const clauses =
    sentence?.split(/,\s+(?=\p{L})|;\s+|\s+(?:that|which|where|because|after|since)\s+|\s[–—-]\s/u) ?? [];
  const clause = clauses
    .find((entry) => entry.includes(value))
    ?.replace(/[.:]$/, '')
    .trim();
  if (clause !== undefined && /\b(?:words?|pages?|characters)\b/i.test(clause)) return undefined;
  return clause !== undefined && wordCount(clause) >= 2 && wordCount(clause) <= 25 && !isOrder(clause)
    ? clause
    : undefined;
}

const GREETING = /^(?:hello|hi|dear|thanks?|please)\b/i;

/** A number that only sizes the work ("3,000 words", "5 sections") is an order, not a fact for the reader. */
function isSize(fact: BriefFact, job: DocumentJob): boolean {
  if (fact.kind !== 'number') return false;
  return job.brief.counts.some(
    (count) => count.text.includes(fact.value) || fact.value.includes(String(count.value)),
  );
}

function wording(fact: BriefFact, job: DocumentJob): string | undefined {
  const { brief, orders } = job;
  const clause = clauseWith(fact.value, orders);
  if (clause) return clause;
  const sentence = brief.sentences.find(
    (entry) => entry.showable && entry.text.includes(fact.value) && !isOrder(entry.text),
  );
  if (sentence) return sentence.text;
  const figure = brief.figures.find((entry) => entry.value === fact.value && entry.label !== '');
  const joined =
    figure &&
    [`${figure.value} ${figure.label}`, `${figure.label} ${figure.value}`].find((text) =>
      brief.raw.includes(text),
    );
  return joined ?? (isSize(fact, job) ? undefined : fact.value);
}

/** `Budget 24,500 EUR` belongs under the heading that has its first word, where there is one. */
function fileFact(text: string, blocks: DocumentBlock[], { ctx, voice, isBare }: DocumentJob): boolean {
  if (isBare || wordCount(text) > 12) return false;
  const headings = blocks.flatMap((block, at) =>
    block.type === 'heading' ? [{ at, title: blockText(block) }] : [],
  );
  const [word] = /^\p{L}{4,}/u.exec(text) ?? [];
  const named = headings.find(({ title }) => title.toLowerCase() === word?.toLowerCase());
  const fitting = factTopics(text)
    .map((key) => headings.find(({ title }) => topicOf(title, voice)?.key === key))
    .find((heading) => heading !== undefined);
  const at = (named ?? fitting)?.at;
  if (at === undefined) return false;
  blocks.splice(at + 1, 0, ...paragraphBlocks(ctx, `${text}.`));
  return true;
}

/** Facts of the prompt that no block shows yet are listed at the end, in the words they came in. */
export function keepFacts(blocks: DocumentBlock[], level: number, job: DocumentJob, title = ''): void {
  let shown = `${title}\n${blocks.map(blockText).join('\n')}`;
  const missing: string[] = [];
  for (const fact of job.brief.facts) {
    const value = fact.value.replace(/[,;.]$/, '');
    if (shown.includes(value) || value.length > 600 || GREETING.test(value)) continue;
    // In a long prompt a number of the orders sizes the work; the material is there as a whole anyway.
    if (fact.kind === 'number' && job.brief.raw.length >= 700 && job.orders.includes(value)) continue;
    const text = wording(fact, job);
    if (text === undefined) continue;
    missing.push(capitalised(text));
    shown += `\n${text}`;
  }
  const { ctx } = job;
  const homeless = missing.filter((text) => !fileFact(text, blocks, job));
  if (homeless.length === 0) return;
  if (job.isBare) blocks.push(listBlock(ctx, plainItems(homeless)));
  else blocks.push(headingBlock(ctx, level, ctx.words.notes), listBlock(ctx, plainItems(homeless)));
}
