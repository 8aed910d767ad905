import type { Span } from './span.ts';

/** The website sections by name; other build types read them as hints (a team slide, a timeline block). */
export type SectionKind =
  | 'hero'
  | 'features'
  | 'services'
  | 'pricing'
  | 'menu'
  | 'productGrid'
  | 'testimonials'
  | 'faq'
  | 'gallery'
  | 'team'
  | 'stats'
  | 'steps'
  | 'timeline'
  | 'logos'
  | 'portfolio'
  | 'posts'
  | 'events'
  | 'locationHours'
  | 'comparison'
  | 'chart'
  | 'richText'
  | 'callToAction'
  | 'newsletter'
  | 'contactForm'
  | 'booking'
  | 'video'
  | 'unsupportedFeature';

/** A section that the prompt asked for. */
export interface RequestedSection {
  kind: SectionKind;
  /** The user's words for it, trimmed: "our breads with prices". */
  text: string;
  /** The part of `text` fit for a heading ("Our breads"), in the user's language. */
  label: string;
  /** What stands in brackets or after a colon or "with", split at commas: names of galleries, services, topics. */
  details: string[];
  /** How many entries were asked for ("three posts"); `atLeast` for "at least five questions". */
  count?: number;
  atLeast?: boolean;
  /** Title of the requested page it was mentioned under, if any. */
  page?: string;
  span: Span;
}

/** A page that the prompt asked for, in the prompt's order. */
export interface RequestedPage {
  title: string;
  /** What the prompt says about it after the title. */
  details: string[];
  span: Span;
}

/** Nouns that counts attach to, whatever the language of the prompt. */
export type CountNoun =
  | 'pages'
  | 'slides'
  | 'sections'
  | 'plans'
  | 'questions'
  | 'members'
  | 'posts'
  | 'products'
  | 'testimonials'
  | 'features'
  | 'services'
  | 'galleries'
  | 'images'
  | 'steps'
  | 'events'
  | 'speakers'
  | 'projects'
  | 'points'
  | 'words'
  | 'charts'
  | 'days'
  | 'columns'
  | 'rows'
  | 'items'
  | 'frames';

export interface RequestedCount {
  noun: CountNoun;
  value: number;
  atLeast: boolean;
  /** As written: "at least five questions". */
  text: string;
  span: Span;
}

/** `component` is buttons, headers and other coloured parts; `any` is a colour named without a role. */
export type ColourRole = 'background' | 'text' | 'component' | 'accent' | 'any';

export interface RequestedColour {
  role: ColourRole;
  /** As written: "midnight blue", "#0a0a23". */
  name: string;
  /** `#rrggbb`, lower case. */
  hex: string;
  span: Span;
}

/** A drawing size in pixels, or a named format resolved to one. */
export interface RequestedSize {
  /** As written: "1080x1350", "A4", "Instagram post". */
  text: string;
  width?: number;
  height?: number;
  unit: 'px' | 'mm' | 'in';
  /** Name of the format when one was named: `instagram-post`, `a4`, `business-card`. */
  format?: string;
  span: Span;
}

/** A thing asked for that a Site Specification cannot do. */
export type UnsupportedFeature =
  | 'login'
  | 'cart'
  | 'checkout'
  | 'payments'
  | 'search'
  | 'countdown'
  | 'liveChat'
  | 'map'
  | 'comments'
  | 'multilingual'
  | 'dashboard'
  | 'upload'
  | 'ai'
  | 'animation'
  | 'audio'
  | 'video'
  | 'realTime'
  | 'donationPayment'
  | 'customCode';

export interface RequestedFeature {
  feature: UnsupportedFeature;
  text: string;
  span: Span;
}
