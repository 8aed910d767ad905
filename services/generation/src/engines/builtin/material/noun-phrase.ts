import { indefiniteArticle } from '../copy/article.ts';

/** How a subject is spoken of within a sentence. */
export interface NounPhrase {
  /** As it is first named: `a coffee shop in Porto`. */
  subject: string;
  /** As it is named after that: `the coffee shop`. */
  noun: string;
  plural: boolean;
}

/** What a doing is called once it has been named: `moving our office` is `the move` then. */
const DOINGS = new Map(
  Object.entries<string>({
    moving: 'move',
    relocating: 'relocation',
    opening: 'opening',
    launching: 'launch',
    replacing: 'replacement',
    renovating: 'renovation',
    refurbishing: 'refurbishment',
    restoring: 'restoration',
    hiring: 'hiring',
    introducing: 'introduction',
    migrating: 'migration',
    upgrading: 'upgrade',
    redesigning: 'redesign',
    installing: 'installation',
    expanding: 'expansion',
    extending: 'extension',
    converting: 'conversion',
    automating: 'automation',
    modernising: 'modernisation',
    modernizing: 'modernization',
    rebranding: 'rebranding',
    merging: 'merger',
    switching: 'switch',
  }),
);

const ARTICLE = /^(?:an?|the|our|my|your|their|his|her|its|this|these|every|each|two|three)\s/i;

/** Puts back the article with which the prompt names a thing of which there are many. */
export function withArticle(subject: string, prompt: string): string {
  if (ARTICLE.test(subject) || /^\p{L}+ing\s/u.test(subject)) return subject;
  const place = ` ${prompt.toLowerCase()}`;
  const found = ['a', 'an', 'our', 'my', 'the', 'their'].find((article) =>
    place.includes(` ${article} ${subject.toLowerCase()}`),
  );
  if (found !== undefined) return `${found} ${subject}`;
  // `a new app that …` has lost its adjective on the way.
  const [word = ''] = subject.split(/\s/);
  const far = /^\p{Ll}{2,30}$/u.test(word)
    ? new RegExp(
        ` (an?|our|the) (?:new|small|big|local|little|simple|modern|first|second) ${word}\\b`,
        'i',
      ).exec(place)
    : null;
  const [head = ''] = subject.split(CLAUSE);
  const isOne = /^\p{Ll}/u.test(subject) && COUNTED.test(head);
  if (!far) return isOne ? `the ${subject}` : subject;
  return `${/^an?$/i.test(far[1] ?? '') ? indefiniteArticle(word) : far[1]} ${subject}`;
}

/** `a biography of Marie Curie` speaks of Marie Curie. */
const KIND_HEAD =
  /^(?:an? |the |our |my )?(?:\p{L}+ )?(?:biography|comparison|guide|study|terms of reference|recipe|itinerary|overview|introduction|checklist|agenda|analysis|evaluation|procedure|manual|handbook|presentation|deck|talk|speech|keynote|summary|description|invitation|notice|statement)\s+(?:of|for|on|about|to|between)\s+(?=\S)/iu;

/** The subject without the name of the kind of text that it is put in. */
export const withoutKind = (subject: string): string => subject.replace(KIND_HEAD, '');

/** Things of which there are many: one of them has an article, also where the prompt leaves it out. */
const COUNTED =
  /\b(?:party|plan|project|event|app|shop|store|team|club|school|system|machine|programme|campaign|building|office|garden|website|book|museum|restaurant|caf[eé]|company|roll-?out|path|bridge|road|park|library|centre|center|festival|conference|wedding|run|race|trip|meeting|workshop|course|product|device|tool|platform|start-?up|business|studio|salon|clinic|hospital|church|fund|contract|merger|launch|move|pond|pool|playground|shelter|association|committee|department|newsletter|library|scheme|service|network|factory|warehouse|farm|kitchen|canteen|house|home|room|line|rental)$/iu;

/** `moving our office in Leeds` is `the move`; a doing that has no such name keeps its own. */
function doingNoun(subject: string): string | undefined {
  const noun = DOINGS.get(/^\p{L}+/u.exec(subject.toLowerCase())?.[0] ?? '');
  return noun !== undefined && /^\p{L}+\s/u.test(subject) ? `the ${noun}` : undefined;
}

/** Heads that say nothing without what they are the head of. */
const EMPTY_HEAD =
  /^(?:impact|role|effects?|importance|history|future|use|types?|benefits|basics|meaning|state|introduction|guide|rules|end|rise|fall|life|way|number)$/i;
const CLAUSE =
  /\s+(?:for|in|on|at|with|by|to|from|between|during|about|against|that|which|who|where|when|near)\s+/i;

/** The head of a subject, definite once it has been named; a title or a question is spoken of as such. */
export function nounOf(subject: string, prompt = ''): string {
  if (isTitle(subject)) return titleNoun(subject, prompt);
  if (/^the question\s/.test(subject)) return 'the question';
  if (/^the plan to\s/.test(subject)) return 'the plan';
  const doing = doingNoun(subject);
  if (doing !== undefined) return doing;
  const clause = subject.split(CLAUSE)[0] ?? subject;
  const head = clause.split(/\s+/).length <= 5 ? clause : (clause.split(/\s+of\s+/i)[0] ?? clause);
  if (EMPTY_HEAD.test(bareHead(head)) || /^\p{L}+ing(?:\s|$)/u.test(head))
    return subject.replace(/^an?\s/i, 'the ');
  return head.replace(/^an?\s+(?:new\s+)?/i, 'the ').replace(/^(?:my|our) \p{Ll}+ (?=\p{Lu})/u, '');
}

const bareHead = (head: string) => head.replace(ARTICLE, '').trim();

/** The title of a work is named once; after that it is the subject. */
function isTitle(subject: string): boolean {
  const words = subject.split(/\s+/);
  const capitals = words.filter((word) => /^\p{Lu}/u.test(word)).length;
  return words.length >= 5 && capitals >= words.length * 0.6;
}

/** What a title speaks of in the words of the prompt: `school selection anxiety`, said there more than once. */
function titleNoun(title: string, prompt: string): string {
  const words = title
    .toLowerCase()
    .split(/[^\p{L}\p{N}’'-]+/u)
    .filter(Boolean);
  const told = ` ${prompt.toLowerCase().replace(/[^\p{L}\p{N}’'-]+/gu, ' ')} `;
  const phrases = [3, 2].flatMap((size) =>
    words.slice(0, words.length - size + 1).map((_, at) => words.slice(at, at + size)),
  );
  const known = phrases
    .filter((phrase) => phrase.every((word) => word.length >= 4))
    .find((phrase) => told.split(` ${phrase.join(' ')} `).length > 2);
  return known?.join(' ') ?? 'the subject';
}

export function isPlural(noun: string): boolean {
  if (/^(?:an?|this|each|every)\s/i.test(noun)) return false;
  const head = noun.split(/\s+(?:of|in|on|for|with|at|by|to)\s+/)[0] ?? noun;
  if (/\sand\s/i.test(head) && !/^(?:research|health|food|drum|bed|question)\s/i.test(head)) return true;
  const last = head.split(/\s+/).at(-1) ?? '';
  if (/^(?:people|children|men|women|mice|feet|teeth|geese|police|fungi|bacteria|data|media)$/i.test(last))
    return true;
  return (
    /[^su'’i]s$/i.test(last) &&
    !/(?:ics|news|ness|sis|lens)$/i.test(last) &&
    !/ing\b/.test(noun.replace(/^the\s/, ''))
  );
}

const FOREIGN: Readonly<Record<string, { tail: RegExp; articles: readonly (readonly [RegExp, string])[] }>> =
  {
    de: {
      tail: /\s(?:für|in|im|mit|auf|am|bei|zu|zum|zur|von|vom|über|unserer?|unseres|der|des)\s.*$/iu,
      articles: [],
    },
    fr: {
      tail: /\s(?:à|au|aux|pour|en|dans|sur|avec|qui|chez)\s.*$/iu,
      articles: [
        [/^une?\s(?=[aeiouyhéèê])/iu, 'l’'],
        [/^une\s/iu, 'la '],
        [/^un\s/iu, 'le '],
      ],
    },
    es: {
      tail: /\s(?:en|para|con|que|sobre)\s.*$/iu,
      articles: [
        [/^una\s/iu, 'la '],
        [/^un\s/iu, 'el '],
      ],
    },
  };

/** The head of a subject in the languages that have topics: `une librairie à Lyon` is `la librairie` then. */
export function foreignNoun(subject: string, language: string): string {
  const ways = FOREIGN[language];
  if (ways === undefined) return nounOf(subject);
  const head = subject.replace(ways.tail, '');
  const short = head.length >= 3 ? head : subject;
  const article = ways.articles.find(([pattern]) => pattern.test(short));
  return article === undefined ? short : short.replace(article[0], article[1]);
}
