import type { Brief, Request } from '../../../brief/brief.ts';
import type { Material, Piece } from '../common/pieces.ts';
import type { Voice } from '../common/voice.ts';
import { isChartName } from '../material/charts.ts';
import { fitting } from '../material/fitting.ts';
import { placeByLabels } from '../material/placing.ts';
import { plainly } from '../material/words.ts';
import { countOf } from './count.ts';

/** A slide to be: what was asked, and the material that belongs on it. */
export interface PlannedSlide {
  /** The person's words over it; '' where there are none. */
  title: string;
  /** What the order calls it and the parts that it asks for on it: "market", "chart"; [] where nobody asked. */
  forms: string[];
  section: string;
  pieces: Piece[];
  /** The request for it and those inside of it. */
  requests: Request[];
}

export interface DeckPlan {
  /** All that there is, where one slide was asked for. */
  single?: PlannedSlide;
  cover: PlannedSlide | undefined;
  agenda: PlannedSlide | undefined;
  body: PlannedSlide[];
  closing: PlannedSlide | undefined;
}

const ROLE_OF_FORM: Record<string, 'cover' | 'agenda' | 'closing'> = {
  cover: 'cover',
  title: 'cover',
  hero: 'cover',
  agenda: 'agenda',
  contents: 'agenda',
  closing: 'closing',
  thanks: 'closing',
  contact: 'closing',
  questions: 'closing',
};

/** What each slide shall hold, in the person's order; takes all of the material. */
export function planDeck(brief: Brief, material: Material, voice: Voice): DeckPlan {
  const parts = brief.requested.filter(({ kind }) => kind === 'page' || kind === 'section');
  const ids = new Set(parts.map(({ id }) => id));
  const outer = parts.filter(({ inside }) => !ids.has(inside));
  const { request, most } = countOf(brief);
  if (request !== undefined && most === 1) return singleSlide(brief, parts, material);
  if (request?.unit === 'whole') return toldDeck(parts, material, voice);
  const asked = outer.map((request) => askedSlide(request, parts, material));
  placeByLabels(asked, material, voice.language);
  shareDatasets(asked, material, brief);
  fitting(asked, material);
  // What has neither a name nor material was no slide; beside matter, a word for a kind of slide is rather of that.
  const isNamed = ({ title, forms: [form = ''], pieces }: PlannedSlide) =>
    title !== '' ||
    pieces.length > 0 ||
    (brief.topics.length === 0 && voice.label(form) !== '') ||
    isChartName(form) ||
    form in ROLE_OF_FORM;
  const wanted = asked.filter(isNamed);
  const roleOf = (slide: PlannedSlide) => ROLE_OF_FORM[slide.forms[0] ?? ''];
  const cover = wanted.find((slide) => roleOf(slide) === 'cover');
  const agenda = wanted.find((slide) => roleOf(slide) === 'agenda');
  const last = wanted.findLast((slide) => roleOf(slide) === 'closing');
  const body = wanted.filter((slide) => slide !== cover && slide !== agenda && slide !== last);
  const contacts = last === undefined || last.pieces.length === 0 ? material.takeLists('contacts') : [];
  last?.pieces.push(...contacts);
  const contact = contacts.length === 0 ? undefined : plannedOf('', contacts, ['contact']);
  const loose = loosePlan(brief, material);
  return { cover, agenda, body: withLoose(body, loose, brief), closing: last ?? contact };
}

/** All that there is on one slide, under the deck's title. */
function singleSlide(brief: Brief, requests: Request[], material: Material): DeckPlan {
  const pieces = material.take(() => true);
  const forms = requests.map(({ target }) => target);
  const slide = { ...plannedOf(brief.title, pieces, forms), requests };
  return { single: slide, cover: undefined, agenda: undefined, body: [], closing: undefined };
}

/** The slides that the order tells one by one, each with what it tells of it; the first may be the cover. */
function toldDeck(parts: Request[], material: Material, voice: Voice): DeckPlan {
  const slides = parts.map((part) => askedSlide(part, [], material));
  const roleOf = ({ forms: [form = ''] }: PlannedSlide) => ROLE_OF_FORM[form];
  const cover = slides.find((slide, at) => at === 0 && roleOf(slide) === 'cover');
  const agenda = slides.find((slide) => roleOf(slide) === 'agenda');
  const last = slides.at(-1);
  const isThanks = last && plainly(last.title) === plainly(voice.label('thanks'));
  const closing = last !== cover && last && (isThanks || roleOf(last) === 'closing') ? last : undefined;
  const body = slides.filter((slide) => slide !== cover && slide !== agenda && slide !== closing);
  return { cover, agenda, body, closing };
}

const plannedOf = (title: string, pieces: Piece[], forms: string[] = []): PlannedSlide => ({
  title,
  forms,
  section: '',
  pieces,
  requests: [],
});

function askedSlide(request: Request, parts: readonly Request[], material: Material): PlannedSlide {
  const requests = [request, ...parts.filter(({ inside }) => inside === request.id)];
  const pieces = requests.flatMap((part) => material.takeFor(part));
  return { title: request.title, forms: requests.map(({ target }) => target), section: '', pieces, requests };
}

/** Slides that ask for a table or a chart get the data that is left; all of them get it where there is but one. */
function shareDatasets(asked: readonly PlannedSlide[], material: Material, brief: Brief): void {
  const wanting = asked.filter(
    ({ forms, pieces }) => pieces.length === 0 && forms.some((form) => form === 'table' || isChartName(form)),
  );
  if (wanting.length === 0) return;
  const given = material.take(({ kind }) => kind === 'dataset');
  const base = { topic: '', heading: '', under: '', level: 0 };
  const told = brief.datasets.map((dataset): Piece => ({ ...base, kind: 'dataset', dataset }));
  const datasets = given.length > 0 ? given : told;
  wanting.forEach((slide, index) => {
    const own = datasets[Math.min(index, datasets.length - 1)];
    if (own !== undefined) slide.pieces = [own];
  });
  wanting.at(-1)?.pieces.push(...datasets.slice(wanting.length));
}

/** One slide per topic of the material that nobody asked a slide for. */
function loosePlan(brief: Brief, material: Material): PlannedSlide[] {
  const slides: (PlannedSlide & { topic: string })[] = [];
  for (const piece of material.take(() => true)) {
    const last = slides.at(-1);
    if (last !== undefined && piece.topic !== '' && last.topic === piece.topic) {
      last.pieces.push(piece);
      continue;
    }
    const title = brief.topics.find(({ id }) => id === piece.topic)?.heading ?? '';
    slides.push({ ...plannedOf(title, [piece]), topic: piece.topic });
  }
  return slides;
}

/** Puts what nobody asked for where it stands in the person's words: after the slide that it follows. */
function withLoose(body: PlannedSlide[], loose: readonly PlannedSlide[], brief: Brief): PlannedSlide[] {
  const place = new Map(brief.topics.map(({ id }, index) => [id, index]));
  const placeOf = (slide: PlannedSlide) =>
    Math.min(...slide.pieces.map(({ topic }) => place.get(topic) ?? Number.POSITIVE_INFINITY));
  const slides = [...body];
  for (const slide of loose) {
    const own = placeOf(slide);
    const before = slides.findLastIndex((other) => other.pieces.length > 0 && placeOf(other) <= own);
    const none = own === Number.POSITIVE_INFINITY;
    slides.splice(none ? slides.length : before + 1, 0, slide);
  }
  return slides;
}
