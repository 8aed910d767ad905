import type { Slide } from '@sitewright/site-spec';
import type { Brief } from '../brief/brief.ts';
import type { ComposeContext } from '../compose-context.ts';
import { capitalised } from '../material/lists.ts';
import { wordCount } from '../material/sentences.ts';
import { bare } from '../material/subject.ts';
import type { Voice } from '../material/voice.ts';
import { bulletsBlock, fitted, isBullet } from './blocks.ts';
import { frameNotes } from './notes.ts';

/** What a cover says. */
export interface DeckHead {
  title: string;
  subtitle?: string;
  date?: string;
}

/** A full date of the prompt; parts of figures and mere months are none. */
export function deckDate(brief: Brief): string | undefined {
  const date = brief.dates.find(
    ({ value, kind }) => kind === 'date' && /\d{4}/.test(value) && /\d{1,2}\D/.test(value),
  );
  return date === undefined ? undefined : fitted(date.value, 60);
}

/** The opening slide: the name of the whole and what it is. */
export function coverSlide(
  head: DeckHead,
  first: string | undefined,
  voice: Voice,
  ctx: ComposeContext,
): Slide {
  return {
    id: ctx.id('slide'),
    layout: 'title',
    title: head.title,
    subtitle: head.subtitle,
    eyebrow: head.date,
    background: 'primary',
    blocks: [],
    notes: frameNotes('cover', { title: head.title, next: first }, voice, ctx),
  };
}

/** The titles to come, in two columns where they are many. */
export function agendaSlide(titles: readonly string[], voice: Voice, ctx: ComposeContext): Slide {
  const half = titles.length > 6 ? Math.ceil(titles.length / 2) : titles.length;
  const columns = [titles.slice(0, half), titles.slice(half)].filter((column) => column.length > 0);
  const shown = columns.map((column) =>
    column.slice(0, 6).map((title) => (isBullet(title) ? title : fitted(title, 60))),
  );
  return {
    id: ctx.id('slide'),
    layout: 'agenda',
    title: ctx.words.agenda,
    blocks: shown.map((column, index) =>
      bulletsBlock(ctx, column, {
        ordered: columns.length === 1,
        slot: columns.length === 1 ? 'main' : index === 0 ? 'left' : 'right',
      }),
    ),
    notes: frameNotes(
      'agenda',
      { title: ctx.words.agenda, next: titles[0], parts: titles.length },
      voice,
      ctx,
    ),
  };
}

/** The last slide: room for questions, and how to reach the presenter. */
export function closingSlide(brief: Brief, title: string, voice: Voice, ctx: ComposeContext): Slide {
  const { emails, phones, urls } = brief.contacts;
  const contacts = [...emails, ...phones, ...urls].slice(0, 4).filter(isBullet);
  return {
    id: ctx.id('slide'),
    layout: 'closing',
    title: ctx.words.questions,
    // A long title is said once; at the end its subject will do.
    subtitle: wordCount(title) < 5 ? title : fitted(capitalised(bare(voice.subject, voice.language)), 300),
    background: 'primary',
    blocks: contacts.length > 0 ? [bulletsBlock(ctx, contacts)] : [],
    notes: frameNotes('closing', { title: ctx.words.questions }, voice, ctx),
  };
}
