import type { Asset, Chart, Dataset, RichText } from '@sitewright/site-spec';

/** Where something stands on a slide, in points from its top left corner. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Marked text, some of whose runs are set at half its size: the words about a figure. */
export type SizedText = string | (Exclude<RichText, string>[number] & { small?: boolean })[];

/** What a run of half the size is of it. */
export const SMALL = 0.5;

/** Whether a run is set at half the size. */
export const isSmall = (run: object): boolean => 'small' in run && run.small === true;

/** How text is set. */
export interface TextStyle {
  /** Font families, the preferred first. */
  families: readonly string[];
  size: number;
  color: string;
  bold?: boolean;
  italic?: boolean;
  /** Lines start where the spec's language does. */
  align?: 'start' | 'center' | 'end';
  /** The height of a line in em. */
  leading: number;
}

interface Element extends Area {
  /** Which entry of which list it belongs to; those of one list follow one another. */
  entry?: { list: string; ordered: boolean; at: number };
}

/** Text in a box that is as high as it needs. */
export interface TextElement extends Element {
  kind: 'text';
  /** What it is, as PDF names it; an artifact is no part of the text. */
  tag: 'H1' | 'H2' | 'P' | 'BlockQuote' | 'Caption' | 'Artifact';
  text: SizedText;
  style: TextStyle;
}

/** A shape that says nothing; of a broken one there is a line around its box alone. */
export interface ShapeElement extends Element {
  kind: 'shape';
  shape: 'rectangle' | 'ellipse' | 'broken';
  fill: string;
  radius?: number;
}

/** A table whose columns and rows are measured. */
export interface TableElement extends Element {
  kind: 'table';
  columns: readonly { label: string; align: 'start' | 'center' | 'end' }[];
  rows: readonly (readonly string[])[];
  totals?: readonly string[] | undefined;
  style: TextStyle;
  /** Widths of the columns and heights of the rows, head and totals among them, in points. */
  widths: readonly number[];
  heights: readonly number[];
  padding: number;
  line: string;
  head: string;
  /** The ground of the first row and the colour of its words, where it has some of its own. */
  headLook?: { fill: string; ink: string } | undefined;
}

/** A chart with the data that it draws. */
export interface ChartElement extends Element {
  kind: 'chart';
  chart: Chart;
  dataset: Dataset;
  /** How many times as large as on a page its words may be, the largest first. */
  enlargements: readonly number[];
}

/** A picture that fills its box; one behind all else says nothing. */
export interface PictureElement extends Element {
  kind: 'picture';
  isBehind?: boolean;
  asset: Asset;
}

/** Flat shapes that say nothing, drawn in a box of 100 by 100. */
export interface DrawingElement extends Element {
  kind: 'drawing';
  parts: readonly { path: string; fill: string }[];
}

/** What a slide is made of, whatever format it is written in; the order is the one in which it is read. */
export type SlideElement =
  | TextElement
  | ShapeElement
  | TableElement
  | ChartElement
  | PictureElement
  | DrawingElement;
