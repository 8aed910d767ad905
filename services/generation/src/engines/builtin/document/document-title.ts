import type { Brief } from '../brief/brief.ts';
import { capitalised } from '../material/lists.ts';
import { wordCount } from '../material/sentences.ts';
import { bare } from '../material/subject.ts';
import type { Voice } from '../material/voice.ts';
import { meetingNamed } from './agenda.ts';
import type { DraftNode } from './draft.ts';
import { INVOICE_NUMBER, isPricedOffer, offerTitle } from './invoice.ts';
import type { DocumentJob } from './job.ts';
import { letterWords } from './opening.ts';

/** The bare heading that a supplied draft begins with, if it heads the whole. */
export function draftTitle(draft: readonly DraftNode[]): string | undefined {
  const [first, second] = draft;
  if (
    first?.kind !== 'heading' ||
    first.numbering !== undefined ||
    second === undefined ||
    first.text.length > 160
  )
    return undefined;
  const peers = draft.filter(
    (node) => node.kind === 'heading' && node.level === first.level && node.numbering === undefined,
  );
  return peers.length === 1 ? first.text : undefined;
}

/** The title: dictated, the draft's own, or the subject and the kind of document. */
export function documentTitle(
  brief: Brief,
  own: string | undefined,
  { recipe, orders, voice }: Pick<DocumentJob, 'recipe' | 'orders' | 'voice'>,
): { title: string; fromDraft: boolean } {
  if (recipe.opening === 'invoice') return { title: invoiceTitle(brief, voice), fromDraft: false };
  if (isPricedOffer({ recipe, brief })) return { title: offerTitle({ brief, voice }), fromDraft: false };
  const memo =
    /^(?:\S+\s+){0,4}?(?:memo|memorandum|rundschreiben|note de service)\b[^:.\n]{0,90}:\s*([^.\n]{5,110})/iu.exec(
      brief.raw,
    )?.[1];
  if (recipe.type === 'memo' && memo && own === undefined)
    return { title: capitalised(memo.replace(/[,;].*$/s, '').trim()).slice(0, 200), fromDraft: false };
  if (recipe.type === 'minutes' && own === undefined) {
    const meeting = (recipe.key === 'agenda' ? meetingNamed(brief.raw) : undefined) ?? meetingOf(brief.raw);
    if (meeting) return { title: meeting, fromDraft: false };
  }
  const owner = brief.people[0]?.name ?? brief.organisation;
  if (recipe.opening === 'resume' && owner) return { title: owner, fromDraft: false };
  if (brief.title) return { title: brief.title.slice(0, 200), fromDraft: false };
  const named =
    /\b(?:titled|entitled|called|on|theme of|theme|title:|mit dem titel|intitulée?|titulado)\s+["“«„]([^"”»“]{3,120})["”»“]/i.exec(
      orders,
    );
  if (named) return { title: (named[1] ?? '').replace(/[.,]$/, ''), fromDraft: false };
  if (own !== undefined) return { title: own, fromDraft: true };
  return { title: composedTitle(voice, orders), fromDraft: false };
}

/** `Minutes of the meeting of the Allotment Society on 4 May`: the meeting, without its day. */
function meetingOf(text: string): string | undefined {
  const head =
    /\b((?:minutes|(?:meeting )?agenda|tagesordnung|ordre du jour|orden del día|protokoll|compte[- ]rendu|procès-verbal|acta|verbale|notulen)\b.{3,110}?)(?=\s+(?:on|am|vom|du \d|le \d|del? \d|op)\s|[.,:;\n]|$)/iu.exec(
      text.slice(0, 300),
    )?.[1];
  return head === undefined || wordCount(head) < 3 ? undefined : capitalised(head).slice(0, 200);
}

function invoiceTitle(brief: Brief, voice: Voice): string {
  const match = INVOICE_NUMBER.exec(brief.raw);
  const number = match?.[1] ?? match?.[2];
  return [letterWords(voice).invoice, number].filter(Boolean).join(' ');
}

function composedTitle(voice: Voice, orders: string): string {
  const plan = /^(.{2,60}?)\s+to\s+(\p{Ll}+\s.+)$/u.exec(voice.named);
  if (plan && voice.language === 'en' && /^\p{Lu}/u.test(voice.named))
    return `${plan[1]}: plan to ${plan[2]}`.slice(0, 200);
  const subject = capitalised(bare(voice.named, voice.language));
  const kind =
    /\b(?:an?|the|our|my|this) ((?:[a-z-]+ ){0,2}(?:report|proposal|analysis|lesson plan|teaching plan|job posting|policy|plan|guide|brief|memo))\b/i.exec(
      orders,
    )?.[1];
  const kindName =
    kind?.replace(
      /^(?:(?:an?|the|me|my|our|detailed|official|short|one-page|two-page|brief|project|write|create|please|full|new|form|about|around|over|word|words|page|pages) )+/i,
      '',
    ) ?? '';
  if (kindName.toLowerCase().startsWith(subject.toLowerCase())) return capitalised(kindName).slice(0, 200);
  if (
    kindName === '' ||
    voice.language !== 'en' ||
    subject.toLowerCase().includes(kindName.toLowerCase()) ||
    wordCount(subject) > 8
  )
    return subject.slice(0, 200);
  return `${subject}: ${kindName.toLowerCase()}`.slice(0, 200);
}
