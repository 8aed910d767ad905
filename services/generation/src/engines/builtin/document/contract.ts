import type { DocumentBlock } from '@sitewright/site-spec';
import { splitOutside } from '../material/lists.ts';
import { isOrder } from '../material/orders.ts';
import { promptText } from '../material/prompt-text.ts';
import { sentencesOf, wordCount } from '../material/sentences.ts';
import { CONTRACT, ENGLISH_CONTRACT } from '../recipe/documents/contract-words.ts';
import { headingBlock, listBlock, paragraphBlocks, plainItems, termsBlock } from './blocks.ts';
import type { DocumentJob } from './job.ts';

interface Side {
  name: string;
  role: string;
}

const NAME = "\\p{Lu}[\\p{L}.&'’-]*(?:\\s+(?:(?:de|da|van|von|der|la|&)\\s+)?\\p{Lu}[\\p{L}.&'’-]*){0,4}";
const BETWEEN = new RegExp(
  `(?:between|zwischen|entre|tra|fra|tussen|między|pomiędzy)\\s+(${NAME})\\s*(?:[(,]\\s*([^(),.]{2,40}?)\\s*[),])?\\s*(?:and|und|et|y|e|en|i|a)\\s+(${NAME})\\s*(?:\\(\\s*([^()]{2,40}?)\\s*\\))?`,
  'u',
);

/** The two sides that a prompt names, with their parts where it tells them. */
export function sidesOf(text: string): Side[] {
  const match = BETWEEN.exec(text);
  if (!match?.[1] || !match[3]) return [];
  return [
    { name: match[1], role: match[2] ?? '' },
    { name: match[3], role: match[4] ?? '' },
  ];
}

/** What the contract is about: the words behind the sides, up to the first comma that is no address. */
function matterOf(text: string): string {
  const match = BETWEEN.exec(text);
  const rest = match ? text.slice(match.index + match[0].length) : '';
  return (sentencesOf(rest)[0] ?? '')
    .replace(/^[\s,:]*(?:for|about|on|über|für|pour|sobre|para|per|voor|dotycząca)?\s*/iu, '')
    .replace(/\.$/, '');
}

/** Sides, matter and terms of a contract as the prompt gives them; what is usual and missing is listed as open. */
export function contractBlocks({ brief, ctx, voice }: DocumentJob): DocumentBlock[] {
  const text = promptText(brief);
  const words = CONTRACT[voice.language] ?? ENGLISH_CONTRACT;
  const sides = sidesOf(text);
  const matter = matterOf(text);
  const terms = sentencesOf(text)
    .filter((sentence) => !BETWEEN.test(sentence) && !isOrder(sentence))
    .flatMap((sentence) => {
      const parts = splitOutside(sentence.replace(/\.$/, ''), ',;');
      return parts.every((part) => wordCount(part) >= 2) ? parts : [sentence.replace(/\.$/, '')];
    })
    .map((term) => term.charAt(0).toLocaleUpperCase() + term.slice(1));
  return [
    headingBlock(ctx, 2, words.parties),
    termsBlock(
      ctx,
      sides.map((side) => [side.name, side.role || ctx.words.toBeConfirmed]),
    ),
    ...(matter === ''
      ? []
      : [
          headingBlock(ctx, 2, words.matter),
          ...paragraphBlocks(ctx, `${matter.charAt(0).toLocaleUpperCase()}${matter.slice(1)}.`),
        ]),
    ...(terms.length > 0
      ? [headingBlock(ctx, 2, words.terms), listBlock(ctx, plainItems(terms), 'numbered')]
      : []),
    headingBlock(ctx, 2, words.open),
    listBlock(ctx, plainItems(words.points), 'check'),
  ];
}

/** A line to sign for each side. */
export function contractSignature({ ctx }: DocumentJob, sides: readonly Side[]): DocumentBlock {
  return {
    id: ctx.id('signature'),
    type: 'signature',
    items: sides.map((side) => ({
      id: ctx.id('item'),
      name: side.name.slice(0, 200),
      role: side.role === '' ? undefined : side.role.slice(0, 200),
      dateLabel: ctx.words.date,
    })),
  };
}
