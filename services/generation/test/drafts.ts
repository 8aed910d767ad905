import type {
  DesignDraft,
  DocumentDraft,
  DraftHead,
  SlidesDraft,
  WebsiteDraft,
} from '../src/engines/draft/draft.ts';
import type { SlideDraftBlock, SlidePart } from '../src/engines/draft/slides.ts';
import type { WebsiteItem, WebsitePart } from '../src/engines/draft/website.ts';

/** What a specification tells of a build by the tests. */
export const stamp = {
  mode: 'economy',
  createdAt: '2026-01-02T03:04:05Z',
  engine: 'test',
  engineVersion: '1',
} as const;

// For tests: pieces of drafts with nothing in them but what is given.
const head = {
  title: 'Title',
  tagline: '',
  organisation: '',
  summary: '',
  look: { mood: 'crisp' as const, letters: 'any' as const, print: 'usual' as const, colours: [] },
  datasets: [],
  charts: [],
  requested: [],
};

export const aWebsite = (given: Partial<WebsiteDraft>): WebsiteDraft => ({
  ...head,
  pages: [],
  parts: [],
  ...given,
});

export const part = (kind: WebsitePart['kind'], given: Partial<WebsitePart>): WebsitePart => ({
  ref: kind,
  kind,
  page: '',
  eyebrow: '',
  heading: '',
  intro: '',
  note: '',
  items: [],
  columns: [],
  rows: [],
  actions: [],
  form: '',
  fields: [],
  picture: '',
  chart: '',
  ...given,
});

export const item = (given: Partial<WebsiteItem>): WebsiteItem => ({
  group: '',
  title: '',
  text: '',
  value: '',
  date: '',
  time: '',
  place: '',
  person: '',
  label: '',
  points: [],
  target: '',
  picture: '',
  ...given,
});

export const aDocument = (given: Partial<DocumentDraft>): DocumentDraft => ({
  ...head,
  format: {
    ...{ documentType: 'report', size: 'a4', extras: [], currency: '', from: [], to: [], date: '' },
    ...{ details: [], looks: [] },
  },
  lines: [],
  parts: [],
  ...given,
});

export const aDesign = (given: Partial<DesignDraft>): DesignDraft => ({ ...head, parts: [], ...given });

type Wish = DraftHead['requested'][number];
export const wish = (text: string, given: Partial<Wish>): Wish => ({
  ...{ id: '', text, kind: 'feature', plan: 'done', refs: [], note: '' },
  ...given,
});

export const aDeck = (given: Partial<SlidesDraft>): SlidesDraft => ({
  ...head,
  format: { aspect: '16:9', presenter: '', date: '', footer: '' },
  parts: [],
  ...given,
});

export const slide = (layout: SlidePart['layout'], given: Partial<SlidePart>): SlidePart => ({
  ref: layout,
  layout,
  section: '',
  title: layout,
  subtitle: '',
  picture: '',
  art: [],
  blocks: [],
  notes: '',
  ...given,
});

export const block = (kind: SlideDraftBlock['kind'], given: Partial<SlideDraftBlock>): SlideDraftBlock => ({
  slot: 'main',
  kind,
  heading: '',
  text: '',
  items: [],
  columns: [],
  rows: [],
  totals: [],
  place: '',
  by: '',
  role: '',
  target: '',
  picture: '',
  chart: '',
  ...given,
});

export const entry = (
  given: Partial<SlideDraftBlock['items'][number]>,
): SlideDraftBlock['items'][number] => ({
  label: '',
  title: '',
  text: '',
  picture: '',
  ...given,
});
