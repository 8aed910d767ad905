import type { Html } from './html.ts';

/** One page before it is put into a document. */
export interface RenderedPage {
  /** `/` for the first, `/word` for others. */
  path: string;
  title: string;
  description: string;
  /** Which of the style sheets' parts it needs. */
  kind: 'website' | 'slides' | 'document' | 'design' | 'dataviz';
  body: Html;
  /** Style of this page alone, after that of its kind. */
  style?: string;
  /** A script that it works better with; read without it all the same. */
  script?: string;
}
