import type { Layer, TextLayer } from '../design.ts';
import type { MeasuredText } from '../text-metrics.ts';

/** Sizes of a frame's type: the one thing to be seen, what follows it, and the rest. */
export type Level = 'large' | 'middle' | 'small';

/** A text of a frame with everything that its measure depends on. */
export interface SetText {
  role: Layer['role'];
  level: Level;
  /** It is so many times as large as others of its level. */
  scale: number;
  text: TextLayer['text'];
  measured: MeasuredText;
  font: TextLayer['font'];
  weight: number;
  letterSpacing: number;
  lineHeight: number;
  emphasis: 'strong' | 'normal' | 'quiet';
  /** Stands in a filled box. */
  isButton: boolean;
  /** A line to write on: as wide as it has room. */
  isBlank: boolean;
  /** Stands in a box with others of its group. */
  isBoxed: boolean;
  placeholder?: true;
  language?: string;
}

/** What stands side by side in a column; a share of the width each. */
export interface TextRow {
  cells: {
    text: SetText;
    share: number;
    /** Not wider than this, in its own type: what is told beside it stays near. */
    ems?: number;
    align: 'start' | 'center' | 'end';
    under?: SetText[];
  }[];
  /** What the cells of a table take in all: on a centred sheet it is not much wider. */
  ems?: number;
  /** Columns of their own, each with what belongs together. */
  isTiled?: true;
  group: number;
  /** The thing of a list that it tells of; '' outside lists. */
  entry: string;
}
