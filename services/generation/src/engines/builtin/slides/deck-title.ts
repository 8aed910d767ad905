import type { Brief } from '../brief/brief.ts';
import { capitalised } from '../material/lists.ts';
import { wordCount } from '../material/sentences.ts';
import { bare } from '../material/subject.ts';
import type { Voice } from '../material/voice.ts';
import { fitted } from './blocks.ts';
import { withoutCount } from './deck-orders.ts';

/** What a talk is for is not what it is called. */
export const KIND_ALONE = /^(?:sales|pitch|training|marketing|investor|onboarding|team|company|product)$/i;

/** The name of the whole: dictated, or the organisation and its subject. */
export function deckTitle(brief: Brief, voice: Voice): { title: string; subtitle?: string } {
  const { organisation, descriptor, audience, place } = brief;
  const subject = capitalised(bare(voice.named, voice.language));
  if (brief.title && !KIND_ALONE.test(brief.title))
    return {
      title: fitted(brief.title, 120),
      subtitle: subtitleOf(brief.title, tidy(descriptor ?? subject)),
    };
  if (organisation && !KIND_ALONE.test(organisation))
    return {
      title: fitted(organisation, 120),
      subtitle: subtitleOf(organisation, tidy(descriptor ?? subject)),
    };
  const title = occasionIn(brief) ?? subject;
  return {
    title: fitted(title, 120),
    subtitle: subtitleOf(
      title,
      [audience, isOpening(brief, place) ? place : undefined].filter(Boolean).join(', '),
    ),
  };
}

const OCCASION =
  /^(?:(?:write|make|create|prepare|give me)\s+)?(?:an? |the |our |my )?((?:\p{L}+[ -]){0,2}(?:\p{L}+ly review|q[1-4] (?:\d{4} )?review|status update|kick-?off|speech|toast|eulogy)(?: (?:meeting|presentation|deck))?\s+(?:for|of|on|about|to)\s+[^,.;:\n]{3,60})/iu;

/** A review or a speech is called by its occasion: `Quarterly review for the sales team`. */
function occasionIn({ text, language }: Brief): string | undefined {
  const found = language.startsWith('en') ? OCCASION.exec(withoutCount(text))?.[1]?.trim() : undefined;
  return found === undefined || wordCount(found) > 9 ? undefined : capitalised(found);
}

/** A place further down in the prompt belongs to what is told there. */
const isOpening = ({ raw }: Brief, place: string | undefined) =>
  place !== undefined && (/^[^.\n]*/.exec(raw)?.[0] ?? '').includes(place);

/** What a name is, without the order that hangs on to it. */
const tidy = (text: string) =>
  text.replace(/\s+with\s+(?:an?|the|your|speaker|agenda|charts?|notes|sections?|slides?|\d+)\b.*$/i, '');

function subtitleOf(title: string, text: string): string | undefined {
  const trimmed = capitalised(text.trim());
  return trimmed === '' || trimmed.toLowerCase() === title.toLowerCase() ? undefined : fitted(trimmed, 300);
}
