import type { BuildType } from '@sitewright/site-spec';

/** What was understood of a prompt. Every stage works from this and nothing else: only `brief/` sees the prompt. */

export type SegmentRole = 'order' | 'material' | 'private';

/** A clause of the prompt and what it is for. All segments joined equal the prompt. */
export interface Segment {
  role: SegmentRole;
  text: string;
  /** What is private by an order ("don't mention …"): who judges for himself has to know it to obey. */
  orders?: true;
}

export type FactKind =
  | 'name'
  | 'place'
  | 'person'
  | 'price'
  | 'date'
  | 'time'
  | 'hours'
  | 'address'
  | 'phone'
  | 'email'
  | 'url'
  | 'number'
  | 'quote';

/** Half-open range of code points of the prompt. */
export type Span = readonly [start: number, end: number];

/** Something that the material gives, kept to the letter: `value` is exactly what stands at `span`. */
export interface Fact {
  id: string;
  kind: FactKind;
  value: string;
  span: Span;
  /** The words that introduce it, and say what it is: "tour date" of "tour date 3/14"; '' where none do. */
  lead: string;
}

export type ListKind =
  /** Items of words. */
  | 'plain'
  /** Things with prices, plans included; a price "on request" is a price. */
  | 'priced'
  /** Days and opening times. */
  | 'hours'
  /** Things with a date or a time: events, a programme, a history, deadlines. */
  | 'dated'
  /** People with what they are. */
  | 'people'
  /** Figures with what they count: "640 cows". */
  | 'figures'
  /** Labels and what is said of them: "Allergens: nuts". */
  | 'pairs'
  /** Questions with answers. */
  | 'questions'
  /** In an order that matters: steps, instructions. */
  | 'steps'
  /** Quotations with who said them. */
  | 'quotes'
  /** Ways to reach somebody. */
  | 'contacts';

/** One item, taken apart; every field is the person's words to the letter, '' where there are none. */
export interface ListItem {
  /** The whole item as written, without bullet or number. */
  text: string;
  /** What it is called. */
  title: string;
  /** What is said of it beside the fields below. */
  detail: string;
  /** Price or figure with its unit, as written: "£24.50 a kilo", "on request", "2.1 million litres". */
  value: string;
  quantity: string;
  /** Date, or days of opening hours. */
  date: string;
  time: string;
  place: string;
  person: string;
  /** Role of a person, label of a pair, network of a link. */
  label: string;
  /** The heading that this item and its neighbours stand under, within the list. */
  group: string;
  /** Sub-items. */
  points: string[];
  /** Ids of the facts in it. */
  facts: string[];
}

export interface List {
  id: string;
  kind: ListKind;
  /** The person's words over it, without their colon; '' where there are none. */
  heading: string;
  /** Whether the person numbered it. */
  ordered: boolean;
  items: ListItem[];
}

/** A table that the prompt gives, or a series told in prose. */
export interface Dataset {
  id: string;
  /** What it is about, in the person's words; may be ''. */
  title: string;
  columns: {
    name: string;
    type: 'quantitative' | 'temporal' | 'nominal' | 'ordinal';
    unit: string;
    /** The decimals of numbers that are whole and were written with them: `.1f`. */
    format?: string;
  }[];
  rows: (string | number | null)[][];
  /** A pasted table, or values told in words. */
  from: 'table' | 'prose';
  span: Span;
}

/** What stands in a topic, in the person's order. */
export type Passage =
  /** A sentence, or a clause that can stand as one. `final`: given as text to be kept to the letter. */
  | { kind: 'sentence'; text: string; facts: string[]; final: boolean; paragraph: number }
  | { kind: 'list'; list: string }
  | { kind: 'dataset'; dataset: string }
  | { kind: 'quote'; text: string; by: string; role: string; facts: string[] };

/** Material that belongs together: what stands under one heading, was given for one request, or is one paragraph. */
export interface Topic {
  id: string;
  /** The person's words over it; '' where there are none. Never words of the order. */
  heading: string;
  /** 1 is the top; 0 without a heading. */
  level: number;
  /** Id of the request that this was given for, '' if none. */
  request: string;
  passages: Passage[];
}

export type RequestKind =
  | 'page'
  | 'section'
  | 'feature'
  | 'fact'
  | 'colour'
  | 'count'
  | 'language'
  | 'style'
  | 'absence'
  | 'order'
  | 'length'
  | 'size';

/** Something that the order asks for. */
export interface Request {
  id: string;
  /** The order's own words, at most 300 characters. */
  text: string;
  kind: RequestKind;
  /**
   * What exactly: a section kind, slide layout, document block, chart kind or part name ("pricing", "faq", "agenda");
   * a function ("search", "sign-in", "payment"); a colour word or hex; a language tag; a tone word; a noun counted
   * ("slides", "pages", "words", "plans"); what is not wanted. In English where the vocabulary is ours, else as written.
   */
  target: string;
  /** What to print over it, in the person's words: "Our breads"; '' where only its kind was named. */
  title: string;
  /** Number asked for (count, length) or the first measure (size); 0 where none. */
  value: number;
  /** The second measure of a size, and the end of a range; 0 where none. */
  value2: number;
  /** 'least' and 'most' for bounds; 'about' for lengths without one. */
  bound: 'exact' | 'least' | 'most' | 'about';
  /**
   * Unit of a size or length ("px", "mm", "words", "minutes"); use of a colour ("background", "primary", "avoid", …); of a
   * count 'whole' where the order begins with it ("create a slide"), so that all there is goes into so many; of a part 'whole'
   * where it was named in a row with all others of its kind.
   */
  unit: string;
  /** Topics that hold what was given for it. */
  topics: string[];
  /** Id of the request that this is a part of: the page of a section, the section of a count; '' if none. */
  inside: string;
}

/** What the result is about and whom it is for. */
export interface Naming {
  /** What it is about, a noun phrase in the person's words: "a bindery in Ghent", "repair of cargo bikes". */
  subject: string;
  /** Name of the organisation, person, product or event that the result is for, to the letter; '' if not told. */
  organisation: string;
  /** What that is, as written: "a bindery in Ghent"; '' if not told. */
  descriptor: string;
  place: string;
  audience: string;
  /** A title that the prompt dictates; '' if none. */
  title: string;
}

/** How an order has something on its one slide look: "top-right", as "bubble", in words for colours; '' where nothing is said. */
export interface ElementLook {
  place: string;
  form: string;
  fills: string[];
  ink: string;
  italic: boolean;
}

/** What stands on a slide under one look: words, or in form "picture" what is to be seen on it. */
export interface SlideElement extends ElementLook {
  heading: string;
  listed: boolean;
  ordered: boolean;
  /** A table or a chart of given data. */
  isData: boolean;
  items: { label: string; text: string; picture: string }[];
}

/** How an order lays out a slide. */
export interface SlideOrder {
  /** What the slide is called. */
  name: string;
  ground: string;
  ink: string;
  headings: string;
  frame: string;
  title: ElementLook;
  bars: ElementLook[];
  elements: SlideElement[];
}

export interface Brief extends Naming {
  buildType: BuildType;
  /** SHA-256 of the prompt, in hex. */
  promptSha256: string;
  /** The language to write in: the one ordered, else the material's. BCP 47. */
  language: string;
  /** The language of the order, for what is said to the person alone. */
  orderLanguage: string;
  dir: 'ltr' | 'rtl';
  segments: Segment[];
  /** The ordering words of the clauses that first order the result: of all words of the order those that are surely no content. */
  commands: string[];
  /** Words about the tone, as written. */
  tone: string[];
  /** The kind of project, an id of `packs/kinds`, where there is evidence enough; else ''. */
  kind: string;
  facts: Fact[];
  lists: List[];
  topics: Topic[];
  datasets: Dataset[];
  requested: Request[];
  /** Where a text is ordered that is to be written from what was pasted: what shall be said in it, wherever. */
  task?: { points: string[] };
  /** How the slides are laid out that the order dictates element by element. */
  slides?: SlideOrder[];
}

/** The order that lays out a slide; one slide alone has whatever order there is. */
export const orderNamed = ({ slides = [] }: Pick<Brief, 'slides'>, name: string, isAlone: boolean) =>
  slides.find((one) => isAlone || one.name.toLocaleLowerCase() === name.toLocaleLowerCase());

/** What was said in all, with something else in the place of what is private, orders to be silent shown to whoever can obey them. */
export const saidIn = (segments: readonly Segment[], hidden = '\n', isOrderTold = false): string =>
  segments
    .map(({ role, text, orders }) => (role === 'private' && !(isOrderTold && orders) ? hidden : text))
    .join('');
