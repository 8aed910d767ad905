import type { Brief } from '../brief/brief.ts';
import type { ComposeContext } from '../compose-context.ts';
import { ENGLISH_SPEECH, SPEECH, type Speech } from '../recipe/decks/speech.ts';
import type { Topic } from '../recipe/decks/topic.ts';
import { TOPICS_DE } from '../recipe/decks/topics-de.ts';
import { BUSINESS_TOPICS } from '../recipe/decks/topics-en-business.ts';
import { NARROW_TOPICS } from '../recipe/decks/topics-en-narrow.ts';
import { STUDY_TOPICS } from '../recipe/decks/topics-en-study.ts';
import { SUBJECT_TOPICS } from '../recipe/decks/topics-en-subject.ts';
import { TOPICS_ES } from '../recipe/decks/topics-es.ts';
import { TOPICS_FR } from '../recipe/decks/topics-fr.ts';
import type { ChapterCopy } from '../recipe/matters/matter.ts';
import type { InterfaceWords } from '../words/interface-words.ts';
import { capitalised } from './lists.ts';
import { foreignNoun, isPlural, nounOf, withArticle, withoutKind } from './noun-phrase.ts';

/** The words that templates are filled with: who speaks of what to whom. */
export interface Voice {
  language: string;
  /** The subject at full length, for titles. */
  named: string;
  subject: string;
  /** The head of the subject, for where it was named in full before. */
  noun: string;
  plural: boolean;
  organisation: string;
  /** Whether the prompt names the organisation. */
  isNamed: boolean;
  /** Empty where the prompt names nobody: what would need a name for them is not said then. */
  audience: string;
  /** What the chapters of this kind and this matter say, the nearest first. */
  copies: readonly ChapterCopy[];
  /** The prompt, to tell how the asker writes a name. */
  source: string;
  speech: Speech;
  /** Composed sentences and points used so far; none is said twice in one result. */
  said: Set<string>;
  topics: readonly Topic[];
}

const ENGLISH: readonly Topic[] = [...NARROW_TOPICS, ...BUSINESS_TOPICS, ...STUDY_TOPICS, ...SUBJECT_TOPICS];
/** Longer, and no sentence that names the subject could be read. */
const MOST_SUBJECT = 90;

const TOPICS: Readonly<Record<string, readonly Topic[]>> = {
  en: ENGLISH,
  de: TOPICS_DE,
  fr: TOPICS_FR,
  es: TOPICS_ES,
};

/** A noun phrase short enough to stand in a bullet: cut before the clause that makes it long. */
export function shortSubject(subject: string): string {
  const bare = subject
    .replace(/^slide \d+\s*[:.-]\s*/i, '')
    .replace(/(?<=\S)\s*\([^()]*\)/g, '')
    .replace(/^(?:about|on|the topic of)\s+/i, '')
    .replace(/[.!?:;,]+$/, '')
    .trim();
  if (bare.split(/\s+/).length <= 6) return bare;
  const clause =
    bare.split(
      /\s+(?:that|which|who|with|in order to|so that|based on|including|because|when|where|and then)\s+|[,;:(]/i,
    )[0] ?? bare;
  const words = clause.trim().split(/\s+/);
  if (words.length <= 7) return words.join(' ');
  const head = nounOf(clause.trim());
  if (/\s/.test(head) && head.split(/\s+/).length <= 7) return head;
  return words
    .slice(0, 6)
    .join(' ')
    .replace(
      /(?:\s+(?:of|the|a|an|for|to|in|on|and|with|by|&|sur|de|des|du|les?|la|l['’]|à|au|aux|en|dans|et|pour|par|der|die|das|den|dem|des|von|im|in|und|auf|für|mit|zu|el|los|las|del|sobre|y|para|con|por|al|il|lo|di|nel|della|e|o|os|as|do|da))+$/iu,
      '',
    );
}

/** Gathers the voice of a result. English knows topics; the other languages have a shorter way of speaking. */
export function voiceOf(brief: Brief, ctx: ComposeContext, named = brief.subject): Voice {
  const language = ctx.language.split('-')[0] ?? 'en';
  const short = shortSubject(
    (named.trim() || brief.organisation || brief.topics[0] || ctx.words.overview).slice(0, 200),
  ).slice(0, MOST_SUBJECT);
  const plain = asNoun(language === 'en' ? withoutKind(short) : short, brief, language);
  const subject = language === 'en' ? withArticle(plain, brief.raw.slice(0, 600)) : plain;
  const noun = language === 'en' ? nounOf(subject, brief.raw.slice(0, 4000)) : foreignNoun(subject, language);
  return {
    language,
    named: named.trim().slice(0, 200) || subject,
    subject,
    noun,
    plural: isPlural(noun),
    organisation: organisationOf(brief, subject, language),
    isNamed:
      brief.organisation !== undefined && organisationOf(brief, subject, language) === brief.organisation,
    audience: brief.audience ?? readersIn(brief.raw, language) ?? '',
    copies: [],
    speech: SPEECH[language] ?? ENGLISH_SPEECH,
    source: brief.raw,
    said: new Set(),
    topics: TOPICS[language] ?? [],
  };
}

const FINITE =
  /\s(?:opens?|launch(?:es|ed)?|cuts?|wins?|raises?|moves?|joins?|grows?|announces?|saved?|built|builds?|is|are|was|were|will|can|should)\s/i;

const DOING =
  /^(replace|build|launch|open|move|introduce|improve|reduce|install|renovate|migrate|upgrade|develop|expand|extend|modernise|modernize|refurbish|restore|redesign|relocate|automate|convert)\s+((?:the|an?|our|all|its|their)\s.+)$/i;

/** Clauses cannot stand where a noun does: questions are named as such, news by who makes it, plans as plans. */
function asNoun(subject: string, brief: Brief, language: string): string {
  if (language !== 'en') return subject;
  const doing = DOING.exec(subject);
  if (doing) return `${gerund((doing[1] ?? '').toLowerCase())} ${doing[2]}`;
  const howTo = /^how to\s+(\p{Ll}+)\s+(.+)$/iu.exec(subject);
  if (howTo) return `${gerund(howTo[1] ?? '')} ${howTo[2]}`;
  const plan = /^(.{2,40}?)\s+to\s+(\p{Ll}+\s.+)$/u.exec(subject);
  if (plan && /^\p{Lu}/u.test(subject)) return `the plan to ${plan[2]}`;
  const names = /\b\p{Lu}[\p{L}&’'-]+(?:\s+\p{Lu}[\p{L}&’'-]+)*/u.exec(subject)?.[0];
  if (/^(?:how|why)\s+\p{Lu}/u.test(subject) || (FINITE.test(subject) && /^\p{Lu}/u.test(subject)))
    return brief.organisation ?? names ?? subject;
  return /^(?:whether|why|how|what|when|who|which|if)\s/i.test(subject) && !/^how to\s/i.test(subject)
    ? `the question ${subject}`
    : subject;
}

/** `run` becomes `running`, `write` `writing`. */
function gerund(verb: string): string {
  if (/[^eoy]e$/.test(verb)) return `${verb.slice(0, -1)}ing`;
  return /^[^aeiou]*[aeiou][bdgmnprt]$/.test(verb) ? `${verb}${verb.at(-1)}ing` : `${verb}ing`;
}

function organisationOf(brief: Brief, subject: string, language: string): string {
  const named = brief.organisation;
  if (
    named !== undefined &&
    named.toLowerCase() !== subject.toLowerCase() &&
    !/^(?:hello|hi|dear|you)\b/i.test(named)
  )
    return named;
  return language === 'en' ? 'the team' : (named ?? subject);
}

const READERS =
  /\bfor\s+((?:(?:\d+(?:th|st|nd|rd)[- ]grade|grade \d+|new|young|small|first-time|junior|senior|local|our)\s+){0,2}(?:students|pupils|beginners|employees|investors|parents|patients|teachers|homeowners|engineers|developers|managers|customers|clients|clinics|residents|children|founders|nurses|doctors|farmers|teams|hires|members|volunteers|families|retailers))\b/i;

/** The readers that the prompt names with "for". */
function readersIn(raw: string, language: string): string | undefined {
  return language === 'en' ? READERS.exec(raw.slice(0, 600))?.[1]?.replace(/^our\s/i, 'our ') : undefined;
}

/** A title as the asker writes it within a sentence: small unless it is a name. */
export function withinSentence(title: string, voice: Voice): string {
  const small = title.charAt(0).toLowerCase() + title.slice(1);
  return voice.language === 'en' && voice.source.includes(small) && !voice.source.includes(title)
    ? small
    : title;
}

/** Whether a template can be said: nobody is spoken of whom the prompt does not name. */
export function isSayable(template: string, voice: Voice): boolean {
  return (
    !(template.includes('{a}') && voice.audience === '') && !(template.includes('{o}') && !voice.isNamed)
  );
}

/** Fills a template: slots, and `[singular|plural]` by the number of the subject. Begins with a capital. */
export function fill(template: string, voice: Voice, more: Readonly<Record<string, string>> = {}): string {
  const slots: Record<string, string> = {
    s: voice.subject,
    o: voice.organisation,
    a: voice.audience,
    ...more,
  };
  const agreed = template.replace(/\[([^|\]]*)\|([^\]]*)\]/g, (_, one: string, many: string) =>
    voice.plural ? many : one,
  );
  return capitalised(agreed.replace(/\{(\w)\}/g, (slot, name: string) => slots[name] ?? slot));
}

/** The topic that a title speaks of, if any. */
export function topicOf(title: string, voice: Voice): Topic | undefined {
  return voice.topics.find((topic) => topic.match.test(title));
}

/** Titles of recipes that the interface words know in every language. */
const TITLE_WORDS = new Map(
  Object.entries<keyof InterfaceWords>({
    Problem: 'problem',
    Challenge: 'problem',
    Solution: 'solution',
    Market: 'market',
    Product: 'product',
    'What we do': 'services',
    Traction: 'traction',
    'Business model': 'businessModel',
    Competition: 'competition',
    Team: 'team',
    Financials: 'financials',
    Ask: 'ask',
    Goals: 'goals',
    'Learning objectives': 'goals',
    'Research goals': 'goals',
    Purpose: 'goals',
    Vision: 'goals',
    Scope: 'scope',
    Timeline: 'timeline',
    Roadmap: 'timeline',
    Programme: 'schedule',
    Risks: 'risks',
    'Next steps': 'nextSteps',
    'Next quarter': 'nextSteps',
    Background: 'background',
    'Where we stand': 'background',
    Summary: 'summary',
    Highlights: 'overview',
    Introduction: 'introduction',
    'How it works': 'steps',
    Steps: 'steps',
    Results: 'results',
    Recommendations: 'recommendations',
    Conclusion: 'conclusion',
    Recap: 'summary',
    Budget: 'budget',
    Questions: 'questions',
    Customers: 'customers',
    Customer: 'customers',
    'Target audience': 'customers',
    Pricing: 'pricing',
    References: 'references',
    Comparison: 'comparison',
  }),
);

/** Titles that mean something else in a document than the words of an interface do: a plan of dates is no story. */
const OWN_TITLES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  timeline: {
    de: 'Zeitplan',
    fr: 'Calendrier',
    es: 'Calendario',
    it: 'Tempi',
    pt: 'Cronograma',
    nl: 'Planning',
    pl: 'Harmonogram',
    ja: 'スケジュール',
    zh: '时间安排',
    ar: 'الجدول الزمني',
    hi: 'समय-सारणी',
  },
};

/** A recipe's title in the language of the result; undefined where there is no word for it. */
export function localTitle(title: string, voice: Voice, words: InterfaceWords): string | undefined {
  if (voice.language === 'en') return title;
  const key = TITLE_WORDS.get(title);
  return key === undefined ? undefined : (OWN_TITLES[key]?.[voice.language] ?? capitalised(words[key]));
}
