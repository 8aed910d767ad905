import type {
  CountNoun,
  RequestedColour,
  RequestedCount,
  RequestedFeature,
  RequestedPage,
  RequestedSection,
  RequestedSize,
  SectionKind,
} from './requests.ts';
import type { Span } from './span.ts';

/** What the built-in engine understood of a prompt. Every stage after the reader works from this and nothing else. */

export type BuildType = 'website' | 'design' | 'slides' | 'document' | 'dataviz';
export type BuildMode = 'lite' | 'economy' | 'power';
export type TextDirection = 'ltr' | 'rtl';

export type FactKind =
  | 'name'
  | 'place'
  | 'person'
  | 'price'
  | 'date'
  | 'phone'
  | 'email'
  | 'url'
  | 'number'
  | 'quote';

/** Something the prompt gave, kept to the letter: `value` is exactly the text at `span`. */
export interface BriefFact {
  id: string;
  kind: FactKind;
  value: string;
  span: Span;
}

/** `Limpet mug 28 USD`, `Starter $29/month`, `エチオピア 1,600円`. */
export interface PricedItem {
  name: string;
  /** The price as written, with currency and period: `$29/month`. */
  price: string;
  amount?: number;
  /** ISO 4217 where it can be told. */
  currency?: string;
  /** `month`, `year`, `week`, `day`, `hour`, `person`, `night`. */
  period?: string;
  /** What another price of the list says for this one too: ` per month`. */
  unit?: string;
  description?: string;
  span: Span;
}

/** One line of opening hours, both parts as written. */
export interface OpeningHours {
  /** `Tue-Sat`; empty if the prompt gives times only. */
  days: string;
  /** `6:30-14:00`, the word for closed, or days in words: `du mardi au dimanche`. */
  hours: string;
  /** Hours in words with the verb that they were told with: `ouverte du mardi au dimanche`. */
  told?: string;
  span: Span;
}

export interface Contacts {
  emails: string[];
  phones: string[];
  /** http and https only. */
  urls: string[];
  /** Street addresses as written: `Goethestrasse 12`. */
  addresses: string[];
  /** Social handles as written: `@tidepool`. */
  handles: string[];
}

/** A person named with a part to play: `Maria Keller (head baker)`. */
export interface NamedPerson {
  name: string;
  role?: string;
  span: Span;
}

/** A dated or numbered fact for stats and timelines: `312` `tonnes removed`, `2015` `founded`. */
export interface LabelledFigure {
  /** As written, unit sign included: `312`, `98.4%`, `$4.2B`, `50 km`. */
  value: string;
  /** Words around it: `tonnes removed`. May be empty. */
  label: string;
  kind: 'year' | 'date' | 'percent' | 'money' | 'quantity' | 'count';
  span: Span;
}

/** The prompt's own structure: headings, numbered and bulleted lists, `Slide 3: …`, tables of contents. */
export interface OutlineNode {
  /** 1 is the top. */
  level: number;
  marker: 'heading' | 'slide' | 'page' | 'section' | 'number' | 'bullet' | 'label';
  /** Number as written, where there was one: `2.1`. */
  number?: string;
  title: string;
  /** Plain lines under the title that are content, verbatim. */
  body: string[];
  children: OutlineNode[];
  span: Span;
}

/** A sentence of the prompt that says something about the subject rather than about the work to do. */
export interface ContentSentence {
  /** Verbatim, or with the leading instruction verb stripped; always ends without its full stop. */
  text: string;
  /** True if it reads as a statement that may be shown as it stands. */
  showable: boolean;
  span: Span;
}

export interface QuotedText {
  /** Without its quote marks. */
  text: string;
  /** What introduced it: `titled`, `text`, `called`; empty when nothing did. */
  introducedBy: string;
  span: Span;
}

export interface Brief {
  /** The prompt as received. */
  raw: string;
  /** The prompt with mark-up, control characters and commands to the engine taken out; what copy may quote. */
  text: string;
  buildType: BuildType;
  /** BCP 47. */
  language: string;
  dir: TextDirection;
  /** Short noun phrase in the prompt's language: "bakery", "B2B SaaS", "desalination units for islands". */
  subject: string;
  /** Lower-case keywords of the subject and their English equivalents, most telling first; recipes match on these. */
  kindWords: string[];
  /** Name of the organisation, person, product or event that the result is for. */
  organisation?: string;
  /** What the organisation is, as written: "a bakery in Freiburg". */
  descriptor?: string;
  place?: string;
  audience?: string;
  /** Title for the result, if the prompt dictates one. */
  title?: string;
  tone: string[];
  styleWords: string[];
  goals: string[];
  pages: RequestedPage[];
  sections: RequestedSection[];
  absentSections: SectionKind[];
  counts: RequestedCount[];
  colours: RequestedColour[];
  sizes: RequestedSize[];
  /** Dates and times of day, as written. */
  dates: LabelledFigure[];
  figures: LabelledFigure[];
  quotes: QuotedText[];
  facts: BriefFact[];
  items: PricedItem[];
  hours: OpeningHours[];
  contacts: Contacts;
  people: NamedPerson[];
  /** Names in lists after a noun: services, galleries, products without prices, topics. */
  topics: string[];
  outline: OutlineNode[];
  sentences: ContentSentence[];
  features: RequestedFeature[];
  /** The prompt tried to command the engine ("ignore previous instructions"); that text is left out of `text`. */
  hasInjection: boolean;
}

/** Finds the first count for a noun. */
export function countOf(brief: Brief, noun: CountNoun): RequestedCount | undefined {
  return brief.counts.find((count) => count.noun === noun);
}
