import type { DraftHead } from '../../../draft/draft.ts';
import { questionIn } from '../../../draft/marks.ts';
import { paragraphsOf } from '../common/pieces.ts';
import { plainly } from '../material/words.ts';
import { bullets } from './blocks.ts';
import type { PlannedSlide } from './plan.ts';
import { blankSlide, type Sketch, sketch, textBlock } from './sketch.ts';
import type { Making } from './units.ts';

type Head = Pick<DraftHead, 'title' | 'tagline' | 'organisation'>;

/** The first slide: what it is called, whose it is and what about. What was given for it stands under the title. */
export function coverSlide(planned: PlannedSlide | undefined, head: Head): Sketch {
  const given = (planned?.pieces ?? []).flatMap((piece) => {
    if (piece.kind === 'prose') return paragraphsOf(piece.sentences);
    if (piece.kind === 'list') return piece.list.items.map(({ text }) => text);
    return piece.kind === 'quote' ? [piece.quote.text] : [];
  });
  const slide = blankSlide(planned);
  const isOpen = questionIn(head.title) !== undefined;
  const isLonger = plainly(slide.title).includes(plainly(head.title));
  const title = (isOpen || isLonger ? slide.title : head.title) || head.title;
  // What the person wrote for the cover stands there; what we know beside it only where it is not said yet.
  const lines = [isOpen ? '' : slide.title, ...given, head.organisation, head.tagline];
  const shown: string[] = [];
  for (const line of lines) {
    if (line !== '' && ![title, ...shown].some((one) => plainly(one).includes(plainly(line))))
      shown.push(line);
  }
  return { ...slide, layout: 'title', title, subtitle: shown.join(' · ') };
}

/** What is talked about, by the titles or sections of the slides that follow. */
export function agendaSlide(planned: PlannedSlide, body: readonly Sketch[], making: Making): Sketch {
  const { voice } = making;
  const named = body.map(({ section, title }) => section || title);
  const titles = [...new Set(named)].filter((title) => title !== '' && !title.startsWith('[['));
  const own = [titles.length === 0 ? bullets(voice.askSlide('agenda')) : bullets(titles, true)];
  const given = planned.pieces.length === 0 ? undefined : sketch(planned, making)[0];
  const slide = blankSlide(planned);
  return {
    ...slide,
    layout: 'agenda',
    title: slide.title || voice.label('agenda'),
    blocks: given?.blocks ?? own,
  };
}

/** The last slide, where one was asked for or there are ways to reach somebody. */
export function closingSlide(planned: PlannedSlide, making: Making): Sketch {
  const form = planned.forms[0] ?? '';
  const title = planned.title || making.voice.label(form === 'closing' ? 'thanks' : form);
  const made = planned.pieces.length === 0 ? [] : sketch({ ...planned, title }, making);
  const blocks = made.flatMap((slide, index) =>
    index === 0 || slide.subtitle === '' ? slide.blocks : [textBlock(slide.subtitle), ...slide.blocks],
  );
  const slide = { ...blankSlide({ ...planned, title }), layout: 'closing' as const };
  return { ...slide, section: '', subtitle: made[0]?.subtitle ?? '', blocks };
}
