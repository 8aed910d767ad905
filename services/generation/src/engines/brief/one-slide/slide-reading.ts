import type { ElementLook, SegmentRole, SlideOrder } from '../brief.ts';
import type { Range, Source } from '../segments/source.ts';
import { NO_LOOK } from './looks.ts';

/** A point of a group; `label` is what the person calls it. */
export interface Placed {
  label: Range | undefined;
  text: Range;
  /** A picture of it, by the words for it. */
  picture?: Range;
}

/** What stands together on the slide. */
export interface Group {
  heading: Range | undefined;
  items: Placed[];
  /** Its items stand in lines of their own or in a row of quotations. */
  listed: boolean;
  /** A heading that waits for the list that it is for: a second title. */
  waits: boolean;
  ordered: boolean;
  /** Only to be seen, and nobody can write it: a picture, a translation, by the words for it. */
  shown: boolean;
  /** The group that a picture was ordered for. */
  inside?: Group | undefined;
  /** Id of the data that the order gives here. */
  dataset: string;
  look: ElementLook;
}

/** What one slide shall show, element by element, in the order given. */
export interface OneSlide extends Omit<SlideOrder, 'elements' | 'title' | 'name'> {
  title: Range | undefined;
  titleLook: ElementLook;
  /** Colours of the first row of a table: its ground, then its words. */
  tableHead: string[];
  /** Where tables stand that it shows. */
  tables: Range[];
  /** What is said on it. */
  groups: Group[];
  /** All that stands on it in the order given: what is said, and what is to be seen. */
  elements: Group[];
}

export interface Reading {
  source: Source;
  roles: readonly SegmentRole[];
  data: readonly (Range & { id: string })[];
  slide: OneSlide;
}

/** What is to be seen, by the words for it. */
export const seenAs = (text: Range, look: Partial<ElementLook>): Group =>
  groupOf({ items: [{ label: undefined, text }], shown: true, look: { ...NO_LOOK, ...look } });

/** A group of nothing but what is given. */
export const groupOf = (fields: Partial<Group>): Group => ({
  ...{ heading: undefined, items: [], dataset: '', look: NO_LOOK },
  ...{ listed: false, ordered: false, waits: false, shown: false },
  ...fields,
});
