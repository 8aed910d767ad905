import { describe, expect, it } from '@jest/globals';
import type {
  Brief,
  Dataset,
  List,
  ListItem,
  ListKind,
  Passage,
  Request,
  Topic,
} from '../../../brief/brief.ts';
import { textsOf } from '../common/facts.ts';
import { writeDocument } from '../document/write-document.ts';
import { writeSlides } from '../slides/write-slides.ts';

/** Words that stand once in a brief, so that where each of them went can be told. */
function createSource(seed: number) {
  let state = seed * 2654435761 + 1;
  const below = (limit: number): number => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * limit);
  };
  const given: string[] = [];
  const word = (): string => {
    const made = `k${(given.length + 100).toString(5).replace(/\d/gu, (digit) => 'aeiou'[Number(digit)] ?? '')}r`;
    given.push(made);
    return made;
  };
  const words = (least: number, most: number): string =>
    Array.from({ length: least + below(most - least + 1) }, word).join(' ');
  return { below, word, words, given };
}
type Source = ReturnType<typeof createSource>;

const blankItem: ListItem = {
  text: '',
  title: '',
  detail: '',
  value: '',
  quantity: '',
  date: '',
  time: '',
  place: '',
  person: '',
  label: '',
  group: '',
  points: [],
  facts: [],
};

/** The fields that items of each kind have, in the order in which they are written. */
const FIELDS: Record<ListKind, (keyof ListItem)[]> = {
  plain: [],
  priced: ['title', 'detail', 'value'],
  hours: ['date', 'time'],
  dated: ['date', 'title', 'place'],
  people: ['title', 'label'],
  figures: ['value', 'title'],
  pairs: ['label', 'detail'],
  questions: ['title', 'detail'],
  steps: ['title', 'detail'],
  quotes: ['detail', 'person'],
  contacts: ['label', 'value'],
};
const KINDS = Object.keys(FIELDS) as ListKind[];

function itemOf(kind: ListKind, source: Source): ListItem {
  const fields = FIELDS[kind].filter(() => source.below(5) > 0);
  if (fields.length < 2) return { ...blankItem, text: source.words(1, 25) };
  const item = { ...blankItem };
  for (const field of fields) if (field !== 'points' && field !== 'facts') item[field] = source.words(1, 4);
  item.text = fields.map((field) => item[field]).join(': ');
  return item;
}

function listOf(id: string, source: Source): List {
  const kind = KINDS[source.below(KINDS.length)] ?? 'plain';
  const items = Array.from({ length: 1 + source.below(12) }, () => itemOf(kind, source));
  return {
    id,
    kind,
    heading: source.below(2) === 0 ? source.words(1, 3) : '',
    ordered: source.below(4) === 0,
    items,
  };
}

function datasetOf(id: string, source: Source): Dataset {
  const columns = ['nominal', 'nominal', 'nominal'].map(() => ({
    name: source.word(),
    type: 'nominal' as const,
    unit: '',
  }));
  const rows = Array.from({ length: 1 + source.below(14) }, () => columns.map(() => source.word()));
  return { id, title: source.words(1, 3), columns, rows, from: 'table', span: [0, 0] };
}

function requestOf(id: string, kind: Request['kind'], fields: Partial<Request>): Request {
  const base = {
    text: 'asked',
    target: '',
    title: '',
    value: 0,
    value2: 0,
    unit: '',
    topics: [],
    inside: '',
  };
  return { id, kind, bound: 'exact', ...base, ...fields };
}

function briefOf(
  seed: number,
  buildType: Brief['buildType'],
  kind: string,
): { brief: Brief; given: string[] } {
  const source = createSource(seed);
  const lists: List[] = [];
  const datasets: Dataset[] = [];
  const requested: Request[] = [];
  const passageOf = (paragraph: number): Passage => {
    const choice = source.below(8);
    if (choice === 0) {
      lists.push(listOf(`l${lists.length}`, source));
      return { kind: 'list', list: `l${lists.length - 1}` };
    }
    if (choice === 1) {
      datasets.push(datasetOf(`d${datasets.length}`, source));
      return { kind: 'dataset', dataset: `d${datasets.length - 1}` };
    }
    if (choice === 2)
      return { kind: 'quote', text: source.words(5, 20), by: source.words(1, 2), role: '', facts: [] };
    return {
      kind: 'sentence',
      text: `${source.words(2, 30)}.`,
      facts: [],
      final: source.below(6) === 0,
      paragraph,
    };
  };
  const topics = Array.from({ length: 1 + source.below(7) }, (_, index): Topic => {
    const headed = source.below(3) > 0;
    const asked = source.below(4) === 0;
    const id = `t${index}`;
    if (asked)
      requested.push(
        requestOf(`r${index}`, 'section', { target: 'background', title: source.words(1, 4), topics: [id] }),
      );
    return {
      id,
      heading: headed && !asked ? source.words(1, 4) : '',
      level: headed ? 1 + source.below(2) : 0,
      request: asked ? `r${index}` : '',
      passages: Array.from({ length: 1 + source.below(5) }, (__, at) => passageOf(Math.floor(at / 2))),
    };
  });
  if (source.below(3) === 0)
    requested.push(requestOf('empty', 'section', { target: 'risks', title: source.words(1, 2) }));
  const count = 1 + source.below(14);
  if (source.below(2) === 0) requested.push(requestOf('count', 'count', { target: 'slides', value: count }));
  const brief: Brief = {
    buildType,
    promptSha256: seed.toString(16).padStart(64, '0'),
    language: 'en',
    orderLanguage: 'en',
    commands: [],
    dir: 'ltr',
    segments: [],
    subject: source.words(2, 5),
    organisation: source.words(1, 2),
    descriptor: '',
    place: '',
    audience: '',
    title: source.words(2, 6),
    tone: [],
    kind,
    facts: [],
    lists,
    topics,
    datasets,
    requested,
  };
  return { brief, given: source.given };
}

/** Words of the brief that stand in no part of the draft, or in several. */
function faults(brief: Brief, given: readonly string[], frame: unknown, parts: readonly object[]): string[] {
  const inFrame = textsOf(frame).join(' ');
  const texts = parts.map((part) => textsOf({ ...part, notes: '', ref: '' }).join(' '));
  const own = [brief.title, brief.subject, brief.organisation].join(' ');
  return given.flatMap((word) => {
    const speaks = new RegExp(`\\b${word}\\b`, 'iu');
    if (speaks.test(own)) return [];
    const places = texts.filter((text) => speaks.test(text)).length + (speaks.test(inFrame) ? 1 : 0);
    return places === 0 ? [`lost: ${word}`] : [];
  });
}

/** Sentences, items and cells that are written in more than one part. */
function repeats(brief: Brief, parts: readonly object[]): string[] {
  const texts = parts.map((part) =>
    textsOf({ ...part, notes: '', ref: '', title: '', section: '' }).join('\n'),
  );
  const sentences = brief.topics.flatMap(({ passages }) =>
    passages.flatMap((passage) =>
      passage.kind === 'sentence' || passage.kind === 'quote' ? [passage.text] : [],
    ),
  );
  const cells = brief.datasets.flatMap(({ rows }) => rows.flatMap((row) => row.map(String)));
  return [...sentences, ...cells].filter((text) => {
    const speaks = new RegExp(`(?<![a-z])${text.replace(/\.$/u, '')}(?![a-z])`, 'iu');
    return texts.filter((part) => speaks.test(part)).length > 1;
  });
}

const SEEDS = Array.from({ length: 60 }, (_, index) => index + 1);
const DOCUMENTS = ['report', 'letter', 'minutes', 'resume', 'invoice', 'quotation', 'manual', 'article'];

describe('what the person gave', () => {
  it('stands on exactly one slide, whatever its form', () => {
    for (const seed of SEEDS) {
      const { brief, given } = briefOf(seed, 'slides', '');
      const draft = writeSlides(brief, 'economy');
      expect({
        seed,
        faults: faults(brief, given, draft.format, draft.parts),
        repeats: repeats(brief, draft.parts),
      }).toEqual({
        seed,
        faults: [],
        repeats: [],
      });
    }
  });

  it.each(DOCUMENTS)('stands in exactly one part of a document of type %s', (kind) => {
    for (const seed of SEEDS) {
      const { brief, given } = briefOf(seed, 'document', kind);
      const draft = writeDocument(brief, 'economy');
      const frame = [draft.format, draft.lines];
      expect({
        seed,
        faults: faults(brief, given, frame, draft.parts),
        repeats: repeats(brief, draft.parts),
      }).toEqual({
        seed,
        faults: [],
        repeats: [],
      });
    }
  });

  it('keeps the number of slides that was asked for, where the slides asked by name leave room', () => {
    for (const seed of SEEDS) {
      const { brief } = briefOf(seed, 'slides', '');
      const count = brief.requested.find(({ kind }) => kind === 'count');
      const asked = brief.requested.filter(({ kind }) => kind === 'section').length;
      const draft = writeSlides(brief, 'economy');
      const plan = draft.requested.find(({ id }) => id === 'count')?.plan;
      if (count === undefined) continue;
      expect(plan).toBe(draft.parts.length === count.value ? 'done' : 'adapted');
      if (draft.parts.length < count.value)
        throw new Error(`${seed}: ${draft.parts.length} of ${count.value} (${asked})`);
    }
  });
});
