import type { DocumentBlock, DocumentContent } from '@sitewright/site-spec';
import type { Composed } from '../compose-context.ts';
import { indefiniteArticle } from '../copy/article.ts';
import { joinList } from '../copy/join-list.ts';
import { capitalised } from '../material/lists.ts';
import { wordCount } from '../material/sentences.ts';
import type { Application } from './application.ts';
import { listBlock, paragraphBlocks, plainItems } from './blocks.ts';
import { finish } from './finish.ts';
import type { DocumentJob } from './job.ts';
import { keepFacts } from './keep-facts.ts';
import { letterWords, signatureBlock, statedDate } from './opening.ts';
import { readParties } from './parties.ts';
import { warnOfSuggestions } from './warn-of-suggestions.ts';

/** With so many statements of their own a letter needs none to be thought of. */
const ENOUGH = 2;
/** So does a long one. */
const FEW_WORDS = 12;

/** A letter by whoever applies: what for, what the prompt says of them, and the wish to talk. */
export function composeApplication(application: Application, given: DocumentJob): Composed<DocumentContent> {
  const job: DocumentJob = { ...given, isBare: true };
  const { ctx, voice, brief } = job;
  const words = letterWords(voice);
  const sender = application.sender ?? readParties(brief.text).signer?.name ?? brief.people[0]?.name;
  const title = capitalised(`application${purposeOf(application)}`).slice(0, 200);
  const address = [sender, ...brief.contacts.addresses, ...brief.contacts.emails, ...brief.contacts.phones]
    .filter((part) => part !== undefined)
    .join('\n');
  const date = statedDate(brief);
  const blocks: DocumentBlock[] = [
    ...paragraphBlocks(ctx, address || ctx.words.toBeConfirmed, 'address', address === ''),
    ...paragraphBlocks(ctx, date ?? ctx.words.toBeConfirmed, 'date', date === undefined),
    ...paragraphBlocks(ctx, `${words.subject}: ${title}`, 'subject'),
    ...paragraphBlocks(ctx, salutation(application, job), 'salutation'),
    ...bodyOf(application, job),
  ];
  warnOfSuggestions(blocks, ctx);
  keepFacts(blocks, 2, job, `${title}\n${sender ?? ''}`);
  blocks.push(
    ...paragraphBlocks(ctx, wishOf(application, job)),
    ...paragraphBlocks(ctx, words.closing, 'closing'),
    signatureBlock({ ...brief, organisation: undefined }, ctx, sender),
  );
  return finish({ title, blocks, sections: [], frame: { before: [], after: [], level: 2 }, job });
}

/** ` as a nurse`, ` for a master's in marine biology`. */
function purposeOf({ role, isStudy }: Application): string {
  if (role === undefined) return '';
  return isStudy ? ` for ${indefiniteArticle(role)} ${role}` : ` as ${indefiniteArticle(role)} ${role}`;
}

function bodyOf(application: Application, { ctx }: DocumentJob): DocumentBlock[] {
  const { organisation, told, assets } = application;
  const goal = application.isStudy
    ? `${purposeOf(application)}${organisation ? ` at ${organisation}` : ''}`
    : `${organisation ? ` to ${organisation}` : ''}${purposeOf(application)}`;
  const brought = assets.length > 0 ? [`What I bring: ${joinList(assets, 'en', 'and')}.`] : [];
  const statements = [...told, ...brought];
  const isThin = statements.length < ENOUGH && wordCount(statements.join(' ')) < FEW_WORDS;
  return [
    ...paragraphBlocks(ctx, `I am applying${goal}.`),
    ...(statements.length > 0 ? paragraphBlocks(ctx, statements.join(' ')) : []),
    ...(isThin ? [listBlock(ctx, plainItems(openPoints(application)), 'check')] : []),
  ];
}

/** What only whoever applies can say. */
function openPoints({ role, organisation, isStudy }: Application): string[] {
  const name = role ?? 'colleague';
  return isStudy
    ? [`Work and studies before the ${name}`, `After the ${name}: what for`, `Why ${organisation ?? 'there'}`]
    : [
        `Years as ${indefiniteArticle(name)} ${name}: where, how many`,
        `A day as ${indefiniteArticle(name)} ${name} that went well`,
        `Why ${organisation ?? `another ${name} post`}`,
      ];
}

/** The wish to talk, in words that differ from letter to letter. */
function wishOf(application: Application, { ctx }: DocumentJob): string {
  const { role, organisation } = application;
  const name = role ?? 'application';
  const ways = organisation
    ? [
        `I will gladly visit ${organisation} for a conversation.`,
        `A conversation at ${organisation} would be welcome: when may I come?`,
        `When may I visit ${organisation} to talk in person?`,
      ]
    : [
        `May we talk about the ${name} post in person?`,
        `I will gladly say more of my work as ${indefiniteArticle(name)} ${name} when we talk.`,
        `A conversation about the ${name} post would be welcome.`,
      ];
  return application.isStudy
    ? `In a conversation I will gladly explain why the ${name} is my choice.`
    : ctx.random('wish').pick(ways);
}

/** People are greeted by name, and houses through whoever works there. */
function salutation({ organisation }: Application, { voice, brief }: DocumentJob): string {
  const words = letterWords(voice);
  const person =
    /\b(?:to|addressed to|dear)\s+((?:Mr|Mrs|Ms|Dr|Prof)\.?\s+\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+)?)/u.exec(
      brief.text,
    )?.[1];
  if (person !== undefined) return words.salutationTo.replace('{r}', person);
  return organisation === undefined
    ? words.salutation
    : words.salutationTo.replace('{r}', `team at ${organisation}`);
}
