import { type Brief, orderNamed, type Request } from '../../../brief/brief.ts';
import type { SlidesDraft } from '../../../draft/draft.ts';
import { questionIn } from '../../../draft/marks.ts';
import { ASPECTS } from '../../../draft/vocabulary.ts';
import { headOf } from '../common/head.ts';
import { createLedger } from '../common/ledger.ts';
import { materialOf, paragraphsOf } from '../common/pieces.ts';
import { type Mode, voiceOf } from '../common/voice.ts';
import { createCharts } from '../material/charts.ts';
import { dropSaid } from '../material/said.ts';
import { plainly } from '../material/words.ts';
import { bullets } from './blocks.ts';
import { countOf } from './count.ts';
import { fillUp, mergeDown } from './fit-count.ts';
import { oneSlide } from './one-slide.ts';
import { type DeckPlan, type PlannedSlide, planDeck } from './plan.ts';
import { blankSlide, type Sketch, sketch, textBlock } from './sketch.ts';
import type { Making } from './units.ts';

/** A deck from what a brief holds: the slides asked for in their order, else one per topic of the material. */
export function writeSlides(brief: Brief, _mode: Mode): SlidesDraft {
  const voice = voiceOf(brief.language);
  const charts = createCharts(brief);
  const material = materialOf(brief);
  const known = headOf(brief, voice.askSlide('title')[0] ?? '');
  dropSaid(material, [known.title, known.tagline, known.organisation], voice.language);
  const plan = planDeck(brief, material, voice);
  // What the first slide is called says more than what the order is about.
  const isNamed = brief.title !== '' || brief.organisation !== '' || plan.cover?.forms[0] !== '';
  const head = { ...known, title: (isNamed ? '' : plan.cover?.title) || known.title };
  const making = { brief, voice, charts };
  const slides = plan.single ? [oneSlide(plan.single, making)] : deck(plan, head, making);
  const parts = slides.map(({ requests: _requests, asked: _asked, titled: _titled, ...slide }, index) => ({
    ref: `slide-${index + 1}`,
    ...slide,
  }));
  return {
    ...head,
    title: questionIn(head.title) === undefined ? head.title : (parts[0]?.title ?? head.title),
    datasets: [],
    charts: charts.drawn(),
    format: { aspect: aspectOf(brief), presenter: '', date: '', footer: '' },
    parts: numbered(parts),
    requested: account(brief, slides),
  };
}

type Head = ReturnType<typeof headOf>;

function deck(plan: DeckPlan, head: Head, making: Making): Sketch[] {
  const { brief, voice } = making;
  const count = countOf(brief);
  const isAbsent = (target: string) =>
    brief.requested.some((request) => request.kind === 'absence' && request.target === target);
  const wantsCover = (plan.cover !== undefined || needsCover(plan, count.most)) && !isAbsent('cover');
  const body = plan.body.flatMap((slide) =>
    orderNamed(brief, slide.title, false) ? [oneSlide(slide, making)] : sketch(slide, making),
  );
  const cover = wantsCover ? [coverSlide(plan.cover, head)] : [];
  const closing =
    plan.closing === undefined || isAbsent('closing') ? [] : [closingSlide(plan.closing, making)];
  const told = [...cover, ...body, ...closing];
  const agenda = plan.agenda;
  const room = agenda === undefined ? 0 : 1;
  const filled = fillUp(mergeDown(told, count.most - room), count.least - room, voice);
  if (!wantsCover) introduce(filled, head);
  if (agenda === undefined) return filled;
  const last = filled.at(-1)?.layout === 'closing' ? -1 : undefined;
  return [
    ...filled.slice(0, cover.length),
    agendaSlide(agenda, filled.slice(cover.length, last), making),
    ...filled.slice(cover.length),
  ];
}

/** Without a cover the first slide says whose deck it is. */
function introduce([first]: Sketch[], { title, tagline }: Head): void {
  if (first === undefined || first.subtitle !== '' || questionIn(title) !== undefined) return;
  first.subtitle = [title, tagline].filter((line) => line !== '' && line !== first.title).join(' · ');
}

/** A deck of slides that are all named, as many as were asked, has no room for a cover; nor has a single slide one. */
function needsCover({ body, closing, agenda }: DeckPlan, most: number): boolean {
  const named = [...body, closing, agenda].filter((slide) => (slide?.requests.length ?? 0) > 0).length;
  return most > 1 && named < most && !(named === 1 && body.length === 1);
}

function aspectOf(brief: Brief): SlidesDraft['format']['aspect'] {
  const size = brief.requested.find(({ kind }) => kind === 'size');
  return ASPECTS.find((ratio) => size !== undefined && isRatio(size, ratio)) ?? '16:9';
}

function isRatio({ target, value, value2 }: Request, ratio: string): boolean {
  const [width = 0, height = 0] = ratio.split(':').map(Number);
  return target.includes(ratio) || (value > 0 && value2 > 0 && value * height === value2 * width);
}

/** Slides that share a title one after the other say which of them each is. */
function numbered<T extends { title: string }>(parts: T[]): T[] {
  return parts.map((part, index) => {
    let start = index;
    while (parts[start - 1]?.title === part.title) start -= 1;
    let end = index;
    while (parts[end + 1]?.title === part.title) end += 1;
    const of = end - start + 1;
    return of === 1 || part.title.startsWith('[[')
      ? part
      : { ...part, title: `${part.title} (${index - start + 1}/${of})` };
  });
}

function account(brief: Brief, slides: readonly Sketch[]): SlidesDraft['requested'] {
  const ledger = createLedger(brief);
  const count = countOf(brief);
  if (count.request !== undefined) {
    const kept = slides.length >= count.least && slides.length <= count.most;
    ledger.plan(count.request, kept ? 'done' : 'adapted', [], String(slides.length));
  }
  return ledger.entries(({ id, kind, target }) => {
    const refs = slides.flatMap((slide, at) => (slide.requests.includes(id) ? [`slide-${at + 1}`] : []));
    if (kind === 'feature') return { plan: 'unsupported', refs: [], note: '' };
    // What stands nowhere was not done as asked.
    const isPart = kind === 'page' || kind === 'section';
    const isDone = isPart ? refs.length > 0 : kind !== 'length' && (kind !== 'count' || target !== 'slides');
    return { plan: isDone ? 'done' : 'adapted', refs: isPart ? refs : [], note: '' };
  });
}

/** The first slide: what it is called, whose it is and what about. What was given for it stands under the title. */
function coverSlide(planned: PlannedSlide | undefined, head: Head): Sketch {
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
function agendaSlide(planned: PlannedSlide, body: readonly Sketch[], making: Making): Sketch {
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
function closingSlide(planned: PlannedSlide, making: Making): Sketch {
  const form = planned.forms[0] ?? '';
  const title = planned.title || making.voice.label(form === 'closing' ? 'thanks' : form);
  const made = planned.pieces.length === 0 ? [] : sketch({ ...planned, title }, making);
  const blocks = made.flatMap((slide, index) =>
    index === 0 || slide.subtitle === '' ? slide.blocks : [textBlock(slide.subtitle), ...slide.blocks],
  );
  const slide = { ...blankSlide({ ...planned, title }), layout: 'closing' as const };
  return { ...slide, section: '', subtitle: made[0]?.subtitle ?? '', blocks };
}
