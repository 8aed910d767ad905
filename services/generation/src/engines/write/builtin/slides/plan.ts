import type { Brief, List, ListItem, Request } from '../../../brief/brief.ts';
import { joinSentences, type Material, type Piece, type Sentence } from '../common/pieces.ts';
import type { Voice } from '../common/voice.ts';
import { isChartName } from '../material/charts.ts';
import { fitting } from '../material/fitting.ts';
import { byLabels } from '../material/numbered.ts';
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
}

export interface DeckPlan {
  /** All that there is, where one slide was asked for. */
  single?: PlannedSlide;
  /** Its slides were told one by one: each is one. */
  isTold?: boolean;
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
  const outer = parts.filter(({ inside, title }) => !ids.has(inside) && isWhole(title));
  const { request, most } = countOf(brief);
  if (request !== undefined && most === 1) return singleSlide(brief, parts, material);
  if (request?.unit === 'whole') return toldDeck(parts, material, voice);
  const labelled = byLabels(
    material.rest(),
    outer.map(({ title }) => title),
  );
  material.take(() => true);
  material.giveBack(...labelled.rest);
  const asked = outer.map((request, index) => {
    const slide = askedSlide(request, parts, material);
    const own = labelled.own[index] ?? [];
    return { ...slide, pieces: [...own, ...slide.pieces] };
  });
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
  const cover = wanted.find((slide) => roleOf(slide) === 'cover') ?? titleSlide(wanted, brief);
  const agenda = wanted.find((slide) => roleOf(slide) === 'agenda');
  const last = wanted.findLast((slide) => roleOf(slide) === 'closing');
  const body = wanted.filter((slide) => slide !== cover && slide !== agenda && slide !== last);
  const contacts = last === undefined || last.pieces.length === 0 ? material.takeLists('contacts') : [];
  last?.pieces.push(...contacts);
  const contact = contacts.length === 0 ? undefined : plannedOf('', contacts, ['contact']);
  const isMore = countOf(brief).least > wanted.length + brief.topics.length;
  const loose = loosePlan(brief, material).flatMap((slide) => apart(slide, isMore ? 1 : TELLING, voice));
  return { cover, agenda, body: withLoose(body, loose, brief), closing: last ?? contact };
}

/** All that there is on one slide, under the deck's title. */
function singleSlide(brief: Brief, requests: Request[], material: Material): DeckPlan {
  const pieces = material.take(() => true);
  const forms = requests.map(({ target }) => target);
  const slide = { ...plannedOf(brief.title, pieces, forms), requests };
  return { single: slide, cover: undefined, agenda: undefined, body: [], closing: undefined };
}

/** A title whose brackets and quotation marks are closed; others are cut out of a sentence. */
const isWhole = (title: string): boolean => {
  const count = (signs: RegExp): number => title.match(signs)?.length ?? 0;
  return count(/\(/gu) === count(/\)/gu) && count(/["„“”«»]/gu) % 2 === 0;
};

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
  return { isTold: true, cover, agenda, body, closing };
}

const plannedOf = (title: string, pieces: Piece[], forms: string[] = [], section = ''): PlannedSlide => ({
  title,
  forms,
  section,
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

/** The first of the asked slides is the cover where it bears the title. */
function titleSlide(asked: readonly PlannedSlide[], brief: Brief): PlannedSlide | undefined {
  const first = asked[0];
  if (first?.forms.includes('cover')) return first;
  if (first === undefined || asked.length < 3 || first.forms.length > 1) return undefined;
  const said = first.pieces.map((piece) =>
    piece.kind === 'prose' ? joinSentences(piece.sentences.map(({ text }) => text)) : undefined,
  );
  const bearsTitle = said.every((text) => text !== undefined && plainly(text) === plainly(first.title));
  const named = first.title !== '' && (brief.title === '' || plainly(brief.title) === plainly(first.title));
  const others = asked.slice(1).filter(({ pieces }) => pieces.length > 0).length;
  const own = first.forms[0] === '' || plainly(first.forms[0] ?? '') === plainly(first.title);
  return bearsTitle && named && own && others * 2 >= asked.length - 1 ? first : undefined;
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

/** A slide for each point of a list that says much of each. */
function apart(slide: PlannedSlide, telling: number, voice: Voice): PlannedSlide[] {
  const [piece, ...more] = slide.pieces;
  if (piece === undefined || more.length > 0) return [slide];
  const section = slide.section || slide.title;
  const points = piece.kind === 'list' ? pointsOf(piece.list, piece.topic, telling, voice) : undefined;
  return points?.map((one) => ({ ...one, section })) ?? [slide];
}

/** Words that a point has at least where each is a topic of its own. */
const TELLING = 10;

function pointsOf(list: List, topic: string, telling: number, voice: Voice): PlannedSlide[] | undefined {
  const isOpen = list.kind === 'pairs' || list.kind === 'plain';
  const labelOf = (item: ListItem): string => item.label || (item.detail === '' ? '' : item.title);
  const labelled = list.items.filter((item) => labelOf(item) !== '' && labelOf(item).length <= 80).length;
  const words = list.items.reduce((sum, { text }) => sum + countWords(text, voice.language), 0);
  const isTelling = words >= list.items.length * telling;
  const isLabelled = telling === 1 || labelled * 3 >= list.items.length * 2;
  if (!isOpen || list.items.length < 3 || !isTelling || !isLabelled) return undefined;
  return list.items.map((item) => {
    const title = labelOf(item);
    const isWhole = holdsAllOf(item.text, [title, item.detail], voice.language);
    const text = isWhole && title !== '' ? item.detail : item.text;
    const points = item.points.filter((point) => !text.includes(point));
    const sentences = [text, ...points].map(
      (one): Sentence => ({ kind: 'sentence', text: one, facts: item.facts, final: false, paragraph: 0 }),
    );
    const prose: Piece = { topic, heading: '', under: '', level: 0, kind: 'prose', sentences };
    return plannedOf(isWhole ? title : '', [prose]);
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
