import type { Brief, Request } from '../../../brief/brief.ts';
import type { Material, Piece, Sentence } from '../common/pieces.ts';
import type { Voice } from '../common/voice.ts';
import { isChartName } from '../material/charts.ts';
import { fitting } from '../material/fitting.ts';
import { placeByLabels } from '../material/placing.ts';
import { countWords, holdsAllOf, plainly } from '../material/words.ts';
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
  /** The order places each thing on it. */
  isPlaced?: boolean;
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
  if (request?.unit === 'whole') return toldDeck(brief, parts, material, voice);
  const asked = outer.map((request) => askedSlide(request, parts, material));
  placeByLabels(asked, material, voice.language);
  shareDatasets(asked, material, brief);
  fitting(asked, material);
  // What has neither a name nor material was no slide.
  const isNamed = ({ title, forms, pieces }: PlannedSlide) =>
    title !== '' ||
    pieces.length > 0 ||
    voice.label(forms[0] ?? '') !== '' ||
    (forms[0] ?? '') in ROLE_OF_FORM;
  const wanted = asked.filter(isNamed);
  const roleOf = (slide: PlannedSlide) => ROLE_OF_FORM[slide.forms[0] ?? ''];
  const cover = wanted.find((slide) => roleOf(slide) === 'cover');
  const agenda = wanted.find((slide) => roleOf(slide) === 'agenda');
  const last = wanted.findLast((slide) => roleOf(slide) === 'closing');
  const body = wanted.filter((slide) => slide !== cover && slide !== agenda && slide !== last);
  const contacts = last === undefined || last.pieces.length === 0 ? material.takeLists('contacts') : [];
  last?.pieces.push(...contacts);
  const contact = contacts.length === 0 ? undefined : plannedOf('', contacts, ['contact']);
  const isMore = countOf(brief).least > wanted.length + brief.topics.length;
  const loose = loosePlan(brief, material).flatMap((slide) => (isMore ? apart(slide, voice) : slide));
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
function toldDeck(brief: Brief, parts: Request[], material: Material, voice: Voice): DeckPlan {
  const placed = new Set(brief.slides?.map(({ name }) => name));
  const slides = parts.map((part) => ({
    ...askedSlide(part, [], material),
    isPlaced: placed.has(part.title),
  }));
  const roleOf = ({ forms: [form = ''], isPlaced }: PlannedSlide) =>
    isPlaced === true ? undefined : ROLE_OF_FORM[form];
  const cover = slides.find((slide, at) => at === 0 && roleOf(slide) === 'cover');
  const agenda = slides.find((slide) => roleOf(slide) === 'agenda');
  const last = slides.at(-1);
  const isThanks = last && plainly(last.title) === plainly(voice.label('thanks'));
  const closing =
    last !== cover && last && !last.isPlaced && (isThanks || roleOf(last) === 'closing') ? last : undefined;
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

/** A slide for each point of a list that stands alone, where more slides were asked for than there are topics. */
function apart(slide: PlannedSlide, { language }: Voice): PlannedSlide[] {
  const [piece, ...more] = slide.pieces;
  if (piece?.kind !== 'list' || more.length > 0) return [slide];
  const { kind, items } = piece.list;
  if (items.length < 3 || (kind !== 'pairs' && kind !== 'plain')) return [slide];
  return items.map((item) => {
    const label = item.label || (item.detail === '' ? '' : item.title);
    const isWhole = label !== '' && holdsAllOf(item.text, [label, item.detail], language);
    const text = isWhole ? item.detail : item.text;
    const sentences = [text, ...item.points.filter((point) => !text.includes(point))].map(
      (one): Sentence => ({ kind: 'sentence', text: one, facts: item.facts, final: false, paragraph: 0 }),
    );
    const prose: Piece = { topic: piece.topic, heading: '', under: '', level: 0, kind: 'prose', sentences };
    return { ...plannedOf(isWhole ? label : '', [prose]), section: slide.title };
  });
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

/** Whether a planned slide is one line that names what the deck is: "Quarterly review, Marsh Farm". */
export const isOpening = ({ title, pieces, requests }: PlannedSlide, voice: Voice): boolean => {
  const [piece, ...more] = pieces;
  if (piece?.kind !== 'prose' || more.length > 0) return false;
  const [sentence, ...others] = piece.sentences;
  if (sentence === undefined || others.length > 0) return false;
  const isBare = title === '' && requests.length === 0;
  if (!isBare && plainly(title) !== plainly(sentence.text)) return false;
  return !/[.?!。？！:]$/u.test(sentence.text) && countWords(sentence.text, voice.language) <= 14;
};
