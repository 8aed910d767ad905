import type { Brief } from '../../brief/brief.ts';
import { panel } from '../../draft/dataviz.ts';
import type { Draft } from '../../draft/draft.ts';
import { question } from '../../draft/marks.ts';
import { slideBlock } from '../../draft/slides.ts';
import { websitePart } from '../../draft/website.ts';
import { languagePackOf } from '../../packs/language-pack.ts';

/**
 * The draft with what its writer says of the wishes that can't be met: at its end, in a box of its own that says so to the
 * owner and is never published. A deck tells it on the slide that it is about. What is printed and sent,
 * a document or a graphic, is never the place for it, nor is a slide that was placed: it stands beside the result alone.
 */
export function withUnmet(written: Draft, { orderLanguage }: Brief): Draft {
  const draft = structuredClone(written);
  const { parts, requested } = draft.draft;
  const isTold = (refs: readonly string[]): boolean =>
    parts.some((part) => 'kind' in part && part.kind === 'unsupportedFeature' && refs.includes(part.ref));
  const unmet = requested.filter(
    ({ plan, note, refs }) => plan === 'unsupported' && note !== '' && !isTold(refs),
  );
  const isPrinted = draft.buildType === 'design' || draft.buildType === 'document';
  if (unmet.length === 0 || isPrinted) return draft;
  const notesOf = (wishes: typeof unmet) => [...new Set(wishes.map(({ note }) => note))].join(' ');
  const text = notesOf(unmet);
  const title = languagePackOf(orderLanguage).labels.notAvailable ?? '';
  const ref = 'unmet';
  if (draft.buildType === 'slides') {
    const slides = draft.draft.parts;
    const slideOf = ({ refs }: (typeof unmet)[number]) =>
      slides.find((slide) => refs.includes(slide.ref)) ?? slides.at(-1);
    for (const [slide, own] of Map.groupBy(unmet, slideOf))
      slide?.blocks.push(slideBlock('text', { heading: question(title), text: question(notesOf(own)) }));
  } else if (draft.buildType === 'website') {
    const page = draft.draft.pages.at(-1)?.ref ?? '';
    draft.draft.parts.push(websitePart('unsupportedFeature', { ref, page, intro: question(text) }));
  } else
    draft.draft.parts.push({
      ref,
      ...panel('note', { heading: title, text: question(text), width: 'full' }),
    });
  return draft;
}
