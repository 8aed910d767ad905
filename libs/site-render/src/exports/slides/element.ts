import type { Asset, Chart, Dataset, RichText } from '@sitewright/site-spec';
import type { PdfText } from '../pdf-writer.ts';

/** Where something stands on a slide, in points from its top left corner. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Text in a box that is as high as it needs. */
export interface TextElement extends Area {
  kind: 'text';
  /** What it is, as PDF names it; an artifact is no part of the text. */
  tag: 'H1' | 'H2' | 'P' | 'BlockQuote' | 'Caption' | 'Artifact';
  text: RichText;
  style: PdfText;
}

/** A list with marks. */
export interface ListElement extends Area {
  kind: 'list';
  items: readonly { text: RichText; height: number }[];
  ordered: boolean;
  style: PdfText;
  /** The colours of the marks and of the rules between items. */
  mark: string;
  rule: string;
  gap: number;
  indent: number;
}

/** A shape that says nothing. */
export interface ShapeElement extends Area {
  kind: 'shape';
  shape: 'rectangle' | 'ellipse';
  fill: string;
  radius?: number;
}

export interface TableElement extends Area {
  kind: 'table';
  columns: readonly { label: string; align: 'start' | 'center' | 'end' }[];
  rows: readonly (readonly string[])[];
  totals?: readonly string[] | undefined;
  style: PdfText;
  line: string;
  head: string;
}

export interface ChartElement extends Area {
  kind: 'chart';
  chart: Chart;
  dataset: Dataset;
}

export interface PictureElement extends Area {
  kind: 'picture';
  asset: Asset;
}

/** What a slide is made of, whatever format it is written in; the order is the one in which it is read. */
export type SlideElement =
  | TextElement
  | ListElement
  | ShapeElement
  | TableElement
  | ChartElement
  | PictureElement;
