import type { DocumentBlock, DocumentContent } from '@sitewright/site-spec';
import type { Brief } from '../brief/brief.ts';
import type { ComposeContext } from '../compose-context.ts';
import { withArticle } from '../material/noun-phrase.ts';
import { promptText } from '../material/prompt-text.ts';
import { sentencesOf } from '../material/sentences.ts';
import type { Voice } from '../material/voice.ts';
import type { DocumentRecipe } from '../recipe/documents/documents.ts';
import { ENGLISH_LETTER, LETTERS, type LetterWords } from '../recipe/documents/letters.ts';
import { readAgenda } from './agenda.ts';
import { headingBlock, openTerm, paragraphBlocks } from './blocks.ts';
import type { DocumentJob } from './job.ts';
import { type Party, readParties } from './parties.ts';
import { positionsIn } from './positions.ts';

type Terms = Extract<DocumentBlock, { type: 'definitions' }>;

/** What stands before the first section, and after the last. */
export interface Frame {
  cover?: DocumentContent['cover'];
  before: DocumentBlock[];
  after: DocumentBlock[];
  /** Level of the headings of sections. */
  level: number;
}

export const letterWords = (voice: Voice): LetterWords => LETTERS[voice.language] ?? ENGLISH_LETTER;

/** Makes the opening that the kind of document has: cover, head of a memo, address of a letter. */
export function frameFor(title: string, subtitle: string | undefined, job: DocumentJob): Frame {
  const { recipe, brief, voice, ctx } = job;
  const date = brief.dates[0]?.value;
  const isOffer =
    recipe.key === 'proposal' && recipe.signature === true && positionsIn(brief.text).length > 0;
  const offerer = readParties(promptText(brief)).sender?.name;
  const after = recipe.signature ? [signatureBlock(brief, ctx)] : [];
  switch (recipe.opening) {
    case 'cover': {
      // An offer with its prices fits on one page and needs no cover.
      if (isOffer)
        return {
          before: [headingBlock(ctx, 1, title)],
          after: [signatureBlock(brief, ctx, offerer)],
          level: 2,
        };
      const cover = {
        id: ctx.id('cover'),
        title: title.slice(0, 200),
        subtitle,
        organisation: brief.organisation?.slice(0, 200),
        author: brief.people[0]?.name.slice(0, 200),
        date: date?.slice(0, 60),
      };
      return ctx.mode === 'lite'
        ? { before: [headingBlock(ctx, 1, title)], after, level: 2 }
        : { cover, before: [], after, level: 1 };
    }
    case 'memo':
      return { before: [headingBlock(ctx, 1, title), memoHead(title, brief, voice, ctx)], after, level: 2 };
    case 'minutes':
      return { before: [headingBlock(ctx, 1, title), minutesHead(job)], after, level: 2 };
    case 'letter':
      return letterFrame(title, brief, voice, ctx);
    case 'resume':
      return {
        before: [
          headingBlock(ctx, 1, brief.people[0]?.name ?? brief.organisation ?? title),
          ...contactLine(brief, ctx),
        ],
        after,
        level: 2,
      };
    case 'invoice':
      return { before: [headingBlock(ctx, 1, title)], after, level: 2 };
    case 'title':
      return {
        before: [headingBlock(ctx, 1, title), ...byline(recipe, subtitle, brief, ctx)],
        after,
        level: 2,
      };
  }
}

/** The date of the paper itself, which is not any date that it speaks of. */
export function statedDate(brief: Brief): string | undefined {
  return brief.dates.find(({ value }) =>
    /(?:dated|date:?|datum:?|issued(?: on)?|fecha:?|data:?|日付[:：]?|日期[:：]?)\s*$/iu.test(
      brief.raw.slice(0, Math.max(0, brief.raw.indexOf(value))),
    ),
  )?.value;
}

function byline(
  recipe: DocumentRecipe,
  subtitle: string | undefined,
  brief: Brief,
  ctx: ComposeContext,
): DocumentBlock[] {
  const by = recipe.type === 'article' ? brief.people[0]?.name : undefined;
  return [
    ...(subtitle ? paragraphBlocks(ctx, subtitle, 'lead') : []),
    ...(by ? paragraphBlocks(ctx, by, 'byline') : []),
  ];
}

function terms(ctx: ComposeContext, entries: readonly [term: string, value: string | undefined][]): Terms {
  return {
    id: ctx.id('terms'),
    type: 'definitions',
    layout: 'columns',
    items: entries.map(([term, value]) =>
      value ? { id: ctx.id('item'), term, text: value } : openTerm(ctx, term),
    ),
  };
}

function memoHead(title: string, brief: Brief, voice: Voice, ctx: ComposeContext): Terms {
  const words = letterWords(voice);
  const [first] = brief.people;
  return terms(ctx, [
    [words.to, parties(brief)[1] ?? brief.audience],
    [
      words.from,
      readParties(promptText(brief)).sender?.name ??
        (first ? [first.name, first.role].filter(Boolean).join(', ') : brief.organisation),
    ],
    [ctx.words.date, statedDate(brief)],
    [words.subject, title],
  ]);
}

function minutesHead({ recipe, brief, voice, ctx }: DocumentJob): Terms {
  const agenda = recipe.key === 'agenda' ? readAgenda(brief.text) : undefined;
  const listed =
    /(?<!\p{L})(?:present|attendees|participants|anwesend|présents|presentes|出席者|与会者)\s*[:：]\s*([^\n]{2,400})/iu.exec(
      brief.raw,
    )?.[1];
  const names =
    (listed &&
      sentencesOf(listed)[0]
        ?.replace(/[.。]$/, '')
        .trim()) ??
    brief.people
      .map((person) => [person.name, person.role && `(${person.role})`].filter(Boolean).join(' '))
      .join(', ');
  return terms(ctx, [
    [ctx.words.date, weekdayIn(brief.raw) ?? brief.dates[0]?.value],
    [ctx.words.venue, brief.place ?? brief.contacts.addresses[0]],
    [letterWords(voice).participants, agenda?.participants.join(', ') || names || undefined],
    ...(agenda?.duration ? [[ctx.words.duration, agenda.duration] as [string, string]] : []),
  ]);
}

/** `Tuesday 14:00`: a time of day alone says not which day. */
const weekdayIn = (text: string): string | undefined =>
  /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day(?: (?:at |\d)[^,.;\n]{1,24})?/i.exec(text.slice(0, 400))?.[0];

function contactLine(brief: Brief, ctx: ComposeContext): DocumentBlock[] {
  const { emails, phones, urls, addresses } = brief.contacts;
  const line = [...emails, ...phones, ...addresses, ...urls, ...(brief.place ? [brief.place] : [])].join(
    ' · ',
  );
  return line === ''
    ? paragraphBlocks(ctx, `${ctx.words.email}: ${ctx.words.toBeConfirmed}`, 'contact', true)
    : paragraphBlocks(ctx, line, 'contact');
}

function letterFrame(title: string, brief: Brief, voice: Voice, ctx: ComposeContext): Frame {
  const words = letterWords(voice);
  const { signer } = readParties(promptText(brief));
  const [sender, recipient, from] = parties(brief);
  const streets = from?.address ? [from.address] : brief.contacts.addresses;
  const address = [sender, ...streets, ...brief.contacts.emails, ...brief.contacts.phones]
    .filter((part) => part !== undefined)
    .join('\n');
  const date = statedDate(brief);
  return {
    before: [
      ...(address === ''
        ? paragraphBlocks(ctx, ctx.words.toBeConfirmed, 'address', true)
        : paragraphBlocks(ctx, address, 'address')),
      ...paragraphBlocks(ctx, date ?? ctx.words.toBeConfirmed, 'date', date === undefined),
      ...paragraphBlocks(ctx, `${words.subject}: ${title}`, 'subject'),
      ...paragraphBlocks(
        ctx,
        recipient && isPerson(recipient) ? words.salutationTo.replace('{r}', recipient) : words.salutation,
        'salutation',
      ),
      ...paragraphBlocks(ctx, letterOpening(words, brief, voice)),
    ],
    after: [
      ...paragraphBlocks(ctx, words.closing, 'closing'),
      signatureBlock(brief, ctx, signer?.name ?? sender, signer?.role),
    ],
    level: 2,
  };
}

const APPLIES = /\b(?:cover letter|application|apply(?:ing)?|job as|position of|post of)\b/i;

/** What a letter is about, in its first sentence. */
function letterOpening(words: LetterWords, brief: Brief, voice: Voice): string {
  if (voice.language !== 'en') return words.opening.replace('{s}', voice.named);
  const subject = withArticle(voice.named, brief.raw);
  return APPLIES.test(brief.raw.slice(0, 300)) &&
    /\b(?:job|post|position|role|internship|place)\b/i.test(subject)
    ? `I am applying for ${subject}.`
    : words.opening.replace('{s}', subject);
}

/** Who writes and who reads: "from A", "to B", else the first person named writes. */
function parties(
  brief: Brief,
): [sender: string | undefined, recipient: string | undefined, from: Party | undefined] {
  const read = readParties(promptText(brief));
  const to =
    /\b(?:to|an|à|a|para)\s+((?:Mr\.?|Mrs\.?|Ms\.?|Dr\.?|Frau|Herrn?|Madame|Monsieur|Señora?)\s+)?(\p{Lu}[\p{L}'’-]+(?:\s+\p{Lu}[\p{L}'’-]+){0,3})/u.exec(
      brief.text,
    );
  const from =
    /\b(?:from|signed by|von|de la part de|de parte de)\s+(\p{Lu}[\p{L}'’-]+(?:\s+\p{Lu}[\p{L}'’-]+){0,3})/u.exec(
      brief.text,
    );
  const readers =
    /\b(?:letter|memo) to (?:the |our )?([^,.;:]{3,60}?)(?:\s*:|\s+(?:announcing|about|regarding|concerning|on|thanking|from|for|that)\b)/i.exec(
      brief.text,
    )?.[1];
  const recipient =
    read.recipient?.name ?? readers ?? (to ? `${to[1] ?? ''}${to[2] ?? ''}`.trim() : undefined);
  const sender =
    read.sender?.name ??
    from?.[1] ??
    read.signer?.name ??
    brief.people.find((person) => person.name !== recipient)?.name ??
    (brief.organisation === recipient ? undefined : brief.organisation);
  return [sender, recipient, read.sender];
}

const BODY =
  /\b(?:Ltd|Inc|Corp|GmbH|AG|Service|Services|Company|Bank|Council|Society|Office|Group|Studio|School|University|Team|Department|Agency|Institute|Insurance|Hotel|Club|Operations)\b|^\S+$/;

/** Letters greet people by name, and firms with the set phrase. */
function isPerson(name: string): boolean {
  return (
    /^(?:Mr|Mrs|Ms|Dr|Prof|Frau|Herrn?|Familie|Madame|Monsieur|Mme|Sr|Sra|Señor)/.test(name) ||
    !BODY.test(name)
  );
}

/** Who signs, and the day; open where nobody is named. */
export function signatureBlock(
  brief: Brief,
  ctx: ComposeContext,
  name?: string,
  role?: string,
): DocumentBlock {
  const [person] = brief.people;
  const signer = name ?? person?.name;
  return {
    id: ctx.id('signature'),
    type: 'signature',
    items: [
      {
        id: ctx.id('item'),
        name: (signer ?? '').slice(0, 200),
        role: role ?? (person && person.name === signer ? person.role?.slice(0, 200) : undefined),
        organisation: brief.organisation === signer ? undefined : brief.organisation?.slice(0, 200),
        dateLabel: ctx.words.date,
        placeholder: signer === undefined || undefined,
      },
    ],
  };
}
