import { plainText, type Slide } from '@sitewright/site-spec';
import { fitted } from './blocks.ts';

/** Points of a slide, in the asker's own spelling where the slide begins them with a capital. */
function spelledSmall(slide: Slide, prompt: string): string[] {
  const points = slide.blocks.flatMap((block) => {
    if (block.type === 'bullets') return block.items.map((item) => plainText(item.text));
    if (block.type === 'steps') return block.items.map((item) => item.title);
    return [];
  });
  return points.flatMap((point) => {
    const small = `${point.charAt(0).toLowerCase()}${point.slice(1)}`;
    return small !== point && prompt.includes(small) && !prompt.includes(point) ? [small] : [];
  });
}

/** A presenter who looks for the words of the prompt finds them in the notes to the letter. */
export function keepSpelling(slide: Slide, prompt: string): void {
  const small = spelledSmall(slide, prompt).filter((point) => !slide.notes.includes(point));
  if (small.length > 0) slide.notes = fitted(`${slide.notes} ${slide.title}: ${small.join(', ')}.`, 3900);
}
