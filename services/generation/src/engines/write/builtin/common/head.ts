import type { Brief } from '../../../brief/brief.ts';
import type { DraftHead } from '../../../draft/draft.ts';
import type { Mood } from '../../../draft/vocabulary.ts';
import { capitalised } from './facts.ts';
import { lookOf } from './look.ts';

/** What every draft begins with. Nothing of it is made up: title, descriptor and subject are the person's words. */
export function headOf(
  brief: Brief,
  titleless: string,
  moods?: readonly Mood[],
): Omit<DraftHead, 'requested' | 'datasets' | 'charts'> {
  const title = brief.title || brief.organisation || capitalised(brief.subject) || titleless;
  const tagline = capitalised(brief.descriptor || (brief.subject === title ? '' : brief.subject));
  return {
    title,
    tagline: tagline.toLowerCase() === title.toLowerCase() ? '' : tagline,
    organisation: brief.organisation,
    summary: [title, tagline].filter((text, at) => text !== '' && (at === 0 || text !== title)).join(' – '),
    look: lookOf(brief, moods),
  };
}
