import type { Brief } from '../brief/brief.ts';
import { indefiniteArticle } from '../copy/article.ts';
import type { Activity } from '../recipe/sites/matter/activities.ts';
import { findActivity } from '../recipe/sites/matter/find-activity.ts';
import { KIND_WORDS } from '../words/kind-words.ts';
import { doingFor, doingIn } from './doing.ts';

/** What the prompt says that a thing is: "a SaaS that schedules shifts for cafes", taken apart. */
export interface Description {
  /** Without its article: "SaaS that schedules shifts for cafes". */
  text: string;
  /** With it, as it stands in a sentence. */
  phrase: string;
  /** "SaaS". */
  head: string;
  /** "shifts", and what is done to it. */
  activity?: Omit<Activity, 'verbs'>;
  object?: string;
  /** "watering your plants", where no list has the activity. */
  doing?: string;
  /** The other side of "connects beekeepers with orchards". */
  other?: string;
  /** "cafes". */
  audience?: string;
  /** "Roman cooking". */
  topic?: string;
}

const SITE = `(?:(?:web|home|landing|one[- ]page)[- ]?)?(?:sites?|pages?|website)`;
/** "Please build me a simple one-page website for": what is ordered, before what it is for. */
const ORDER = new RegExp(
  String.raw`^(?:please\s+)?(?:(?:i|we)\s+(?:need|want|would like)\s+|(?:build|make|create|design|generate|write)\s+(?:(?:me|us)\s+)?)?(?:an?\s+|the\s+|my\s+|our\s+)?(?:[\w-]+\s+){0,3}?${SITE}\s+(?:for|about|of)\s+`,
  'iu',
);
const LABEL = /^(?:product|topic|subject|business|project|site|website)\s*:\s*/iu;
const SELF = /^(?:we are|we['’]re|i am|i['’]m|it is|it['’]s)\s+(?=an?\s)/iu;
const ARTICLE = /^(?:an?|the|my|our)\s+/iu;
const ADJECTIVES = /^(?:small|little|new|local|modern|simple|tiny|young|friendly|independent)\s+/iu;
const CALLED =
  /\s+(?:called|named)\s+(?:["“„«][^"”“»]{1,60}["”»]|\p{Lu}[\p{L}\p{N}&'’.-]*(?:\s+(?:&\s+|of\s+|and\s+)?\p{Lu}[\p{L}\p{N}'’-]*){0,4})/u;
const CLAUSE_END = /[.!?;:\n,()"“”<>{}]|\s[–—-]\s/u;
/** What a site has and how it looks, which is no part of what it is about. */
const OF_THE_SITE =
  /\s(?:with|including|featuring|in|and|please|plus|having|using)\s[^.]*?\b(?:pages?|sections?|forms?|galler(?:y|ies)|prices?|pricing|menu|hours|contact|booking|team|faq|blog|map|testimonials?|buttons?|colou?rs?|theme|design|style|logo|photos?|black|white|red|green|blue|yellow|pink|teal|navy|\d+)\b.*$/iu;
const NOT_A_THING =
  /^(?:i|we|you|it|he|she|they|there|this|that|build|make|create|design|generate|write|please|need|want|ignore|with|and|for|in|on|at|to|let|use|add)\s/iu;
const WORK = /\b(?:web ?sites?|sites?|web ?pages?|home ?pages?|pages?|instructions?|prompts?)\b/iu;

/** What stands behind the head of a description. */
const RELATIVE = /\s+(?:that|which|who|where)\s+/iu;
const COMPLEMENT =
  /\s+(?:that|which|who|whose|where|for|about|on|of|with|to|from|by|speciali[sz](?:ing|ed) in|[a-z]{3,}ing)\s+/iu;
const HELPS = /^(?:helps?|lets?|allows?|enables?)\s+((?:[\p{L}’'-]+\s+){1,3}?)(?:to\s+)?([a-z]+)\s+(.+)$/iu;
const TURNED = /^(?:turn|convert|translate|transcribe)/iu;
const PARTICLE = /^(?:up|out|off|down|over|away|together|it|sure)\s/iu;
const VERB = /^([a-z]+)\s+(.+)$/iu;
const TAIL = /\s+(?:for|with|to|from|in|by|across|at|and|without|so|using|on|into|via|before|after)\s+/iu;
const LONGEST = 90;
const LONGEST_OBJECT = 40;

function firstPhrase({ text, place }: Brief): string | undefined {
  const start = text.trim().slice(0, 300).replace(LABEL, '');
  const isOrdered = ORDER.test(start);
  const rest = start.replace(ORDER, '').replace(SELF, '').replace(CALLED, '');
  if (!isOrdered && rest === start && start.length > 120 && !ARTICLE.test(start)) return undefined;
  const end = rest.search(CLAUSE_END);
  // "with tombola, cakes and music" is the beginning of a list.
  const isCutList = rest[end] === ',' && !/^,\s+(?:in|at|near)\s/iu.test(rest.slice(end));
  const clause = (end === -1 ? rest : rest.slice(0, end))
    .replace(OF_THE_SITE, '')
    .replace(isCutList ? /\s+with\s.*$/iu : /$^/u, '')
    .replace(/\s+on\s+\d.*$/iu, '')
    .trim();
  const here =
    place === undefined
      ? clause
      : clause.replace(/\s+(?:in|at|near|from|based in|of)\s+(\p{Lu}.*)$/u, (all, name: string) =>
          name.startsWith(place) ? '' : all,
        );
  const isPhrase =
    here.length >= 3 &&
    here.length <= LONGEST &&
    /^\p{L}/u.test(here) &&
    !NOT_A_THING.test(here) &&
    !WORK.test(here.split(RELATIVE)[0] ?? here);
  return isPhrase ? here : undefined;
}

/** "schedules shifts for cafes", "helps parents to find sitters": verb, object, and who gains. */
function actionIn(clause: string): Pick<Description, 'activity' | 'object' | 'other' | 'audience'> {
  const helping = HELPS.exec(clause);
  const [verb, rest] =
    helping !== null && findActivity(helping[2] ?? '') !== undefined
      ? [helping[2], helping[3]]
      : (VERB.exec(clause)?.slice(1) ?? []);
  const activity = verb === undefined ? undefined : findActivity(verb);
  // "Picks up" is another verb than "picks", and "makes it easy" than "makes".
  if (activity === undefined || rest === undefined || PARTICLE.test(rest)) return {};
  const [object = '', second] = rest.split(TAIL);
  const forWhom = /\sfor\s+([^,]+)$/iu.exec(rest)?.[1];
  const helped = helping?.[1]?.trim();
  if (object === '' || object.length > LONGEST_OBJECT || !/^[\p{L}\p{N}]/u.test(object)) return {};
  if (activity.id === 'match' && second === undefined) return {};
  const audience = helped ?? forWhom?.split(TAIL)[0];
  // What comes out, not what goes in.
  const result = TURNED.test(verb ?? '') ? /\s(?:in)?to\s+([^,]+)$/iu.exec(rest)?.[1] : undefined;
  return {
    activity,
    object: (result ?? object).replace(ARTICLE, ''),
    ...(second === undefined || activity.id !== 'match' ? {} : { other: second }),
    ...(audience === undefined || audience.length > LONGEST_OBJECT ? {} : { audience }),
  };
}

function partsOf(text: string): Omit<Description, 'text' | 'phrase' | 'head'> {
  const relative = RELATIVE.exec(text);
  if (relative !== null) {
    const clause = text.slice(relative.index + relative[0].length);
    const known = actionIn(clause);
    const before = /\sfor\s+([^,]+)$/iu.exec(text.slice(0, relative.index))?.[1];
    return {
      ...(before === undefined ? {} : { audience: before }),
      ...(known.activity === undefined ? doingIn(clause) : known),
    };
  }
  const goods = /\s(?:speciali[sz](?:ing|ed) in|with|serving)\s+(.+)$/iu.exec(text)?.[1];
  if (goods !== undefined) return { object: goods };
  const participle = /\s([a-z]{3,}ing)\s+(.+)$/iu.exec(text);
  if (participle !== null) {
    const action = actionIn(`${participle[1]} ${participle[2]}`);
    if (action.activity !== undefined) return action;
  }
  const topic = /\s(?:about|on|of)\s+(.+)$/iu.exec(text)?.[1];
  if (topic !== undefined) return { topic };
  const audience = /\sfor\s+(.+)$/iu.exec(text)?.[1];
  return audience === undefined ? {} : (doingFor(audience) ?? { audience });
}

const MASS = /(?:ing|ry|ware|yoga|music|art)$/iu;
const PLURAL = /[^s]s$/iu;

/** "a SaaS", "an app", but "dog walking" and "photos". */
function withArticle(text: string, head: string): string {
  if (MASS.test(head) || PLURAL.test(head)) return text;
  return `${indefiniteArticle(text)} ${text}`;
}

const isName = (head: string): boolean => /^\p{Lu}\p{Ll}+(?:\s|$)/u.test(head);

/** A kind of thing at the very beginning of a prompt has a capital that belongs to the sentence. */
function withoutCapital({ kindWords, subject }: Brief, text: string): string {
  const [first = ''] = text.split(/\s/u);
  const isKind = [...kindWords, ...subject.split(/\s/u)].some(
    (word) => word.toLowerCase() === first.toLowerCase(),
  );
  return isName(first) && isKind && !/\s\p{Lu}/u.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;
}

/** A phrase taken apart; a name is not what the thing is. */
function takenApart(brief: Brief, phrase: string): Description | undefined {
  const text = withoutCapital(brief, phrase.replace(ARTICLE, '').replace(ADJECTIVES, '').trim());
  const cut = text.search(COMPLEMENT);
  const head = (cut === -1 ? text : text.slice(0, cut)).trim();
  const isNamed = brief.organisation !== undefined && text.includes(brief.organisation);
  // A single word of no trade is rather a name than a kind of thing.
  const isKind = cut !== -1 || brief.kindWords.some((word) => word in KIND_WORDS) || ARTICLE.test(phrase);
  if (head.length < 2 || isName(head) || isNamed || !isKind) return undefined;
  return { text, phrase: withArticle(text, head), head, ...partsOf(text) };
}

/** What an English prompt says that its thing is: at its beginning, or right behind the name. */
export function describedIn(brief: Brief): Description | undefined {
  if (!brief.language.startsWith('en')) return undefined;
  const { descriptor } = brief;
  for (const phrase of [firstPhrase(brief), descriptor]) {
    const found = phrase === undefined || phrase.length > LONGEST ? undefined : takenApart(brief, phrase);
    if (found !== undefined) return found;
  }
  return undefined;
}
