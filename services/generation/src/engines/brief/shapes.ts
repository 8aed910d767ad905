import type { Dataset, ListItem, Passage, Request, Topic } from './brief.ts';

/** Parts of a brief in which all is empty but what is given. */

export const sentenceOf = (text: string, given: Partial<Passage & { kind: 'sentence' }> = {}): Passage => ({
  ...{ kind: 'sentence', text, facts: [], final: false, paragraph: 0 },
  ...given,
});

export const itemOf = (given: Pick<ListItem, 'text'> & Partial<ListItem>): ListItem => ({
  ...{ title: '', detail: '', value: '', quantity: '', date: '', time: '', place: '', person: '' },
  ...{ label: '', group: '', points: [], facts: [] },
  ...given,
});

/** A topic under a heading of its own, or under none. */
export const topicOf = (id: string, heading: string, given: Partial<Topic> = {}): Topic => ({
  ...{ id, heading, level: heading === '' ? 0 : 2, request: '', passages: [] },
  ...given,
});

export const requestOf = (given: Pick<Request, 'kind' | 'target'> & Partial<Request>): Request => ({
  ...{ id: '', text: '', title: '', value: 0, value2: 0, bound: 'exact', unit: '', topics: [], inside: '' },
  ...given,
});

/** A table that no stretch of the prompt is, though its words are. */
export const tableOf = (
  id: string,
  given: Pick<Dataset, 'columns' | 'rows'> & Partial<Dataset>,
): Dataset => ({
  ...{ id, title: '', from: 'table', span: [0, 0] },
  ...given,
});
