import type { Brief, Dataset, List, ListKind, Passage, Request, Topic } from '../../../brief/brief.ts';

export type Sentence = Extract<Passage, { kind: 'sentence' }>;
export type Quote = Extract<Passage, { kind: 'quote' }>;

/** What stands together in a topic: sentences in a row, a list, a table or a quotation. */
export type Piece = {
  topic: string;
  /** The person's words over the list; over the topic where the list has none. */
  heading: string;
  /** The person's words over the topic. */
  under: string;
  level: number;
} & (
  | { kind: 'prose'; sentences: Sentence[] }
  | { kind: 'list'; list: List }
  | { kind: 'dataset'; dataset: Dataset }
  | { kind: 'quote'; quote: Quote }
);
export type ListPiece = Extract<Piece, { kind: 'list' }>;

/**
 * The material of a brief, each piece to be taken once. What nobody took is `rest()`: a writer is done when it is
 * empty, so that nothing given is lost and nothing stands twice.
 */
export interface Material {
  /** Takes every piece that passes, in the person's order. */
  take: (wanted: (piece: Piece) => boolean) => Piece[];
  /** Takes what was given for a request. */
  takeFor: (request: Request) => Piece[];
  /** Takes all lists of these kinds. */
  takeLists: (...kinds: ListKind[]) => ListPiece[];
  /** Puts back pieces that were taken, or what is left of them. */
  giveBack: (...pieces: Piece[]) => void;
  /** What is left, in the person's order; nothing is taken. */
  rest: () => readonly Piece[];
}

function topicPieces(topic: Topic, lists: Map<string, List>, datasets: Map<string, Dataset>): Piece[] {
  const base = { topic: topic.id, heading: topic.heading, under: topic.heading, level: topic.level };
  const pieces: Piece[] = [];
  for (const passage of topic.passages) {
    const last = pieces.at(-1);
    if (passage.kind === 'sentence') {
      if (last?.kind === 'prose') last.sentences.push(passage);
      else pieces.push({ ...base, kind: 'prose', sentences: [passage] });
    } else if (passage.kind === 'quote') pieces.push({ ...base, kind: 'quote', quote: passage });
    else if (passage.kind === 'list') {
      const list = lists.get(passage.list);
      if (list !== undefined)
        pieces.push({ ...base, heading: list.heading || topic.heading, kind: 'list', list });
      lists.delete(passage.list);
    } else {
      const dataset = datasets.get(passage.dataset);
      if (dataset !== undefined) {
        pieces.push({ ...base, heading: topic.heading || dataset.title, kind: 'dataset', dataset });
      }
      datasets.delete(passage.dataset);
    }
  }
  return pieces;
}

/** Takes a brief apart, in the person's order; lists and tables that stand in no topic come last. */
export function piecesOf(brief: Brief): Piece[] {
  const lists = new Map(brief.lists.map((list) => [list.id, list]));
  const datasets = new Map(brief.datasets.map((dataset) => [dataset.id, dataset]));
  const pieces = brief.topics.flatMap((topic) => topicPieces(topic, lists, datasets));
  const base = { topic: '', under: '', level: 0 };
  for (const list of lists.values()) pieces.push({ ...base, heading: list.heading, kind: 'list', list });
  // What is told in words stands there, in a sentence or a list.
  for (const dataset of datasets.values()) {
    if (dataset.from === 'prose') continue;
    pieces.push({ ...base, heading: dataset.title, kind: 'dataset', dataset });
  }
  return pieces;
}

/** What a piece holds, by which what is left of it is put back in its place. */
function contentsOf(piece: Piece): unknown[] {
  if (piece.kind === 'prose') return piece.sentences;
  if (piece.kind === 'quote') return [piece.quote];
  return [piece.kind === 'list' ? piece.list.id : piece.dataset.id];
}

/** The material of a brief, to be taken piece by piece. */
export function materialOf(brief: Brief): Material {
  let left: Piece[] = piecesOf(brief);
  const order = new Map(left.flatMap((piece, index) => contentsOf(piece).map((content) => [content, index])));
  const placeOf = (piece: Piece): number =>
    Math.min(...contentsOf(piece).map((one) => order.get(one) ?? left.length));
  const topicRequest = new Map(brief.topics.map((topic) => [topic.id, topic.request]));
  const take = (wanted: (piece: Piece) => boolean): Piece[] => {
    const taken = left.filter(wanted);
    left = left.filter((piece) => !taken.includes(piece));
    return taken;
  };
  const isList = (piece: Piece): piece is ListPiece => piece.kind === 'list';
  return {
    take,
    takeFor: (request) =>
      take(
        ({ topic }) =>
          topic !== '' && (request.topics.includes(topic) || topicRequest.get(topic) === request.id),
      ),
    takeLists: (...kinds) =>
      take((piece) => piece.kind === 'list' && kinds.includes(piece.list.kind)).filter(isList),
    giveBack: (...pieces) => {
      left = [...left, ...pieces].toSorted((one, other) => placeOf(one) - placeOf(other));
    },
    rest: () => left,
  };
}

/** Sentences as one text; paragraphs of the person stay paragraphs, and lines that end in no stop stay lines. */
export function paragraphsOf(sentences: readonly Sentence[]): string[] {
  const paragraphs: string[][] = [];
  sentences.forEach(({ paragraph, text }, at) => {
    const before = sentences[at - 1];
    const goesOn = before?.paragraph === paragraph && /[.!?…。！？।؟:;,)"”»」]$/u.test(before.text);
    if (goesOn) paragraphs.at(-1)?.push(text);
    else paragraphs.push([text]);
  });
  return paragraphs.map(joinSentences);
}

/** Joins sentences by spaces, or by nothing where the script has no spaces between them. */
export function joinSentences(sentences: readonly string[]): string {
  let joined = '';
  for (const sentence of sentences) {
    const close = joined === '' || /[。！？」』]$/u.test(joined);
    joined += close ? sentence : ` ${sentence}`;
  }
  return joined;
}
