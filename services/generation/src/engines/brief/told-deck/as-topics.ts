import type { Dataset, Fact, List, Naming, Passage, Request, SlideOrder, Span, Topic } from '../brief.ts';
import type { PlacedData } from '../datasets/asking.ts';
import { openSigns, piecesOf, split } from '../material/enumerations.ts';
import { factsIn, idsIn, type Material } from '../material/material.ts';
import { addList, addProse, type Sink } from '../material/passages.ts';
import { bare, type Range, textOf, wordCount } from '../material/view.ts';
import { isWord } from '../material/words.ts';
import type { PlacedFact } from '../naming/naming.ts';
import { slideOrder, topicsOfSlide } from '../one-slide/as-topics.ts';
import { requestOf, sentenceOf, topicOf } from '../shapes.ts';
import { drawnSeries, type Measure, measuresIn } from '../told-series.ts';
import { withoutEnd } from '../without-end.ts';
import type { ToldSlide } from './read-deck.ts';
import type { ToldDeck } from './told-deck.ts';

/** Slides told one by one as topics, each with the request that it was told for. */
export interface DeckTopics {
  title: string;
  topics: Topic[];
  lists: List[];
  datasets: Dataset[];
  requested: Request[];
  /** How slides are laid out that are dictated element by element. */
  orders: SlideOrder[];
}

interface Deck {
  slides: readonly ToldSlide[];
  given: readonly Dataset[];
  /** What is said of the deck as a whole. */
  beside: readonly Range[];
  data: readonly PlacedData[];
}

/** The topics of a deck, a slide each and in its order. */
export function topicsOfDeck(
  material: Material,
  { slides, given, beside, data }: Deck,
  prompt: string,
): DeckTopics {
  const deck: DeckTopics = {
    title: '',
    topics: [],
    lists: [],
    datasets: [...given],
    requested: [],
    orders: [],
  };
  const told = new Set<string>();
  for (const [index, slide] of slides.entries()) {
    const heading = slide.heading ? textOf(material.view, slide.heading) : '';
    const request = `slide-${index + 1}`;
    if (slide.order) {
      const { title, topics } = topicsOfSlide(material, slide.order, {
        lists: deck.lists,
        id: `${request}-`,
      });
      if (index === 0) deck.title = title;
      deck.topics.push(...topics.map((topic) => ({ ...topic, request })));
      deck.requested.push(slideRequest(slide, request, title, topics));
      deck.orders.push(slideOrder(material, slide.order, prompt, title));
      continue;
    }
    const isCover = index === 0 && slide.form === 'cover';
    const topic = topicOf(`t${index + 1}`, heading, { request });
    const sink: Sink = {
      ...{ material, lists: deck.lists, passages: topic.passages, paragraph: 0, told, isFinal: () => false },
    };
    if (isCover) deck.title = addCover(sink, slide, heading, beside);
    else addParts(sink, slide, heading, deck.datasets);
    for (const { dataset, start } of data)
      if (dataset.from === 'table' && start >= slide.start && start < slide.end)
        topic.passages.push({ kind: 'dataset', dataset: dataset.id });
    deck.topics.push(topic);
    deck.requested.push(slideRequest(slide, topic.request, heading, [topic]));
  }
  return deck;
}

const slideRequest = (
  { form, chart }: ToldSlide,
  id: string,
  title: string,
  topics: readonly Topic[],
): Request =>
  requestOf({
    ...{ id, text: title || form || id, kind: 'section', target: chart || form, title, unit: 'whole' },
    topics: topics.map((topic) => topic.id),
  });

const MOST_BESIDE = 4;

/** The cover's title, and below it what else is told for it and of the deck. */
function addCover(
  sink: Sink,
  { heading: own, parts }: ToldSlide,
  heading: string,
  beside: readonly Range[],
): string {
  const { material } = sink;
  const clauses = parts.flatMap(({ range, kind }) =>
    kind === 'notes' ? piecesOf(material, range) : [range],
  );
  const [first, ...rest] = own ? [undefined, ...clauses] : clauses;
  for (const range of [...rest, ...saidOfDeck(material, beside)])
    if (range) sink.passages.push(sentence(sink, range));
  return heading || (first ? withoutEnd(textOf(material.view, first), ' .,;') : '');
}

const TOLD = new Set<string>('person date time email phone url address price quote'.split(' '));

/** What is said of the deck with a fact in it: "Presenter is Ola Lund, harbours"; a name, where it says little more. */
const saidOfDeck = (material: Material, beside: readonly Range[]): Range[] =>
  beside
    .filter((range) => {
      const isShort =
        range.end - range.start <= SHORT && textOf(material.view, bare(material.view, range)).includes(' ');
      return factsIn(material, range).some(({ kind }) => TOLD.has(kind) || (kind === 'name' && isShort));
    })
    .slice(0, MOST_BESIDE);

const SHORT = 40;

const sentence = ({ material, paragraph }: Sink, range: Range): Passage =>
  sentenceOf(textOf(material.view, bare(material.view, range)), { facts: idsIn(material, range), paragraph });

function addParts(sink: Sink, slide: ToldSlide, heading: string, datasets: Dataset[]): void {
  const lines: Range[] = [];
  const addLines = (): void => {
    if (lines.length > 1) addList(sink, lines);
    else for (const range of lines) sink.passages.push(sentence(sink, range));
    lines.length = 0;
  };
  for (const { range, kind } of slide.parts) {
    if (kind === 'line') {
      lines.push(range);
      continue;
    }
    addLines();
    if (kind === 'sentence') addProse(sink, range, heading);
    else addNotes(sink, slide, range, heading, datasets);
  }
  addLines();
}

/** "11 car parks, 640 berths": large figures with what they count. */
const COUNTED = /^[€$£]?\p{Nd}[\p{Nd}.,]*[%kKMB]{0,2}\s[^\p{Nd}]{2,40}$/u;

/** Notes between commas: a series where they are one, else a point each. */
function addNotes(sink: Sink, slide: ToldSlide, range: Range, heading: string, datasets: Dataset[]): void {
  const { material, passages } = sink;
  const { view, words } = material;
  const pieces = piecesOf(material, range);
  const textsOf = (ranges: readonly Range[]): string[] => ranges.map((one) => textOf(view, one));
  const texts = textsOf(pieces);
  const commas = textsOf(split(material, range, openSigns(material, range, ',、，')));
  const told = notedMeasures(texts) ?? notedMeasures(commas);
  const id = `told-${datasets.length + 1}`;
  const series = told && drawnSeries(told.items, { id, title: heading, language: words.language });
  const isPlain = series?.columns.at(-1)?.unit === '';
  const isDrawn = slide.chart !== '' || ((slide.isBracketed || isPlain) && (series?.rows.length ?? 0) > 2);
  const areFigures =
    texts.every((text) => COUNTED.test(text)) &&
    factsIn(material, range).every(({ kind }) => kind === 'number' || kind === 'price');
  if (series && isDrawn) {
    slide.chart ||= 'chart';
    datasets.push({ ...series, span: spanOf(material, range) });
    passages.push({ kind: 'dataset', dataset: id });
    if (told.note !== '') passages.push(sentenceOf(told.note, { final: true }));
  } else if (pieces.length > 1 && !areFigures && !goesOn(material, commas)) addList(sink, pieces);
  else passages.push(sentence(sink, { start: range.start, end: pieces.at(-1)?.end ?? range.end }));
}

/** Clauses that are a name and a figure each; the last may say what they are in. */
function notedMeasures(clauses: readonly string[]): { items: Measure[]; note: string } | undefined {
  const [inBrackets = '', note = ''] = /\s?[(（]([^()（）]*)[)）]$/u.exec(clauses.at(-1) ?? '') ?? [];
  const last = clauses.at(-1)?.slice(0, -inBrackets.length || undefined) ?? '';
  const isTold = /\p{Nd}/u.test(last);
  const items = measuresIn([...clauses.slice(0, -1), ...(isTold ? [last] : [])]);
  return items && { items, note: [isTold ? '' : last, note].filter((text) => text !== '').join(', ') };
}

/** Of two, the second may go on with the first: "not for court", "which is far". */
const goesOn = ({ words }: Material, [first = '', second = '', ...more]: readonly string[]): boolean =>
  more.length === 0 && wordCount(first) > 2 && isWord(words, 'function', second.split(' ')[0] ?? '');

const GIVEN = new Set<string>('price hours address phone email url'.split(' '));

/** Facts of the slides, and those beside them that are shown or given to nothing else; the others are told in passing. */
export function factsOfDeck(facts: readonly PlacedFact[], outside: string, { topics }: DeckTopics): Fact[] {
  const shown = topics.flatMap(({ passages }) => passages.map((one) => ('text' in one ? one.text : '')));
  return facts
    .filter(
      ({ kind, value, start }) =>
        outside[start] === ' ' || GIVEN.has(kind) || shown.some((text) => text.includes(value)),
    )
    .map(({ start: _start, end: _end, ...fact }) => fact);
}

const spanOf = ({ view }: Material, { start, end }: Range): Span => [view.pointOf(start), view.pointOf(end)];

/** What a deck is called whose slides are told: its cover says it, else the words around the slides. */
export function deckNaming(
  named: Naming,
  { outside, slides: [first] }: ToldDeck,
  cover: { title: string },
): Naming {
  const ifOutside = (words: string): string => (outside.includes(words) ? words : '');
  const before = outside.slice(0, first?.start ?? 0);
  const own = before.includes(named.title) ? named.title : '';
  const title = cover.title || own;
  const isWhose = (title === '' ? outside : before).includes(named.organisation);
  const organisation = isWhose && !title.includes(named.organisation) ? named.organisation : '';
  if (title !== '') return { ...named, title, organisation, subject: '', descriptor: '' };
  const [subject, descriptor] = [named.subject, named.descriptor].map(ifOutside);
  return { ...named, title, organisation, subject: subject ?? '', descriptor: descriptor ?? '' };
}
