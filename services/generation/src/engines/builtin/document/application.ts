import { capitalised, splitOutside } from '../material/lists.ts';
import { isOrder } from '../material/orders.ts';
import { sentencesOf, wordCount } from '../material/sentences.ts';

/** What a prompt for a letter of application gives. */
export interface Application {
  /** What is applied for, without an article: `nurse`, `master's in marine biology`. */
  role?: string;
  /** Whether it is a place to learn and not a post. */
  isStudy: boolean;
  organisation?: string;
  sender?: string;
  /** Sentences in the first person, made of what the prompt says of whoever applies. */
  told: string[];
  /** What is said of them in a word or two that no sentence can be made of. */
  assets: string[];
}

export const APPLICATION =
  /\b(?:cover(?:ing)? letter|motivation(?:al)? letter|letter of (?:motivation|application|interest)|application letter|job application)\b/i;
const LONGEST = 900;
const STUDY =
  /\b(?:master|bachelor|degree|ph\.?d|doctorate|course|programme|program|scholarship|studies|internship|traineeship|apprenticeship|fellowship|place at|exchange)\b/i;
const HEAD =
  /^(?:(?:an?\s+|the\s+|my\s+)?(?:position|role|post|job|place|vacancy|opening|application)\s+(?:of|as|for|on)\s+)?(?:an?\s+|the\s+|my\s+)?(.{2,80}?)(?:\s+(?:position|role|job|post|vacancy|opening))?(?:[\s,]+(?:(?:who is |that is )?applying (?:to|at|with|for)|at|with|to|for|from)\s+((?:the\s+)?\p{Lu}.{1,80}))?$/u;
const ORGANISATION =
  /^(?:the\s+)?\p{Lu}[\p{L}\d&.'’-]*(?:\s(?:of|and|the|for|&|\p{Lu}[\p{L}\d&.'’-]*)){0,6}$/u;
const SENDER =
  /^(?:(?:it is |signed )?(?:from|by)|signed|my name is|i am called)\s+(\p{Lu}[\p{L}.'’-]+(?:\s\p{Lu}[\p{L}.'’-]+){1,3})$/iu;
const MONTHLY =
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december)\b/i;
/** About the letter and not about whoever writes it. */
const ABOUT_LETTER =
  /^(?:(?:about |around |max\.? |under |up to )?\d+ (?:words|pages?|paragraphs?|sentences)|(?:one|half a|two) pages?|(?:very |please )?(?:short|formal|friendly|professional|polite|concise|confident|warm)(?: tone| style)?|tone\b.*|keep it\b.*)$/i;

/** Reads a letter of application; undefined if the prompt asks for another letter or brings a draft of its own. */
export function readApplication(text: string): Application | undefined {
  const sentences = sentencesOf(text.replace(/\s*\n+\s*/g, '. ').replace(/([.:;,!?])\./g, '$1'));
  const [order = ''] = sentences;
  const named = APPLICATION.exec(order.slice(0, 300));
  if (named === null || text.length > LONGEST) return undefined;
  const application: Application = { isStudy: false, told: [], assets: [] };
  const rest = order
    .slice(named.index + named[0].length)
    .replace(/[.!]$/, '')
    .replace(/^[\s,:;–-]+/, '');
  readHead(rest, application);
  for (const sentence of sentences.slice(1)) {
    const plain = sentence.replace(/[.!]$/, '').trim();
    const isWhole = /^(?:I|I['’]\p{L}+|My|We)\s/u.test(plain);
    for (const clause of isWhole ? [plain] : clausesOf(plain)) readClause(clause, application);
  }
  return application;
}

const clausesOf = (text: string): string[] =>
  splitOutside(text, ',;').flatMap((part) =>
    part
      .replace(/^(?:and|but|plus)\s+/i, '')
      .split(/\s+and\s+(?=(?:speaks|has|knows|holds|is|loves|wants)\s)/),
  );

/** `for a nurse with 6 years of practice, who speaks Spanish`: what it is for, and what is told along with it. */
function readHead(text: string, application: Application): void {
  const [first = '', ...others] = clausesOf(
    text.replace(/\s(?:who|that) (?=(?:speaks|has|knows|holds|loves|led|worked)\s)/gi, ', '),
  );
  const [head = '', ...more] = first.split(/\s+with\s+(?=\d|\p{Ll})/u);
  const found = HEAD.exec(head.replace(/^(?:for|as|to apply for|applying for|to)\s+/i, ''));
  const isPlace =
    found?.[2] === undefined && ORGANISATION.test(found?.[1] ?? '') && / ?to \p{Lu}/u.test(head);
  const role = found?.[1]?.trim();
  if (role !== undefined && !isPlace) application.role = role;
  application.isStudy = STUDY.test(application.role ?? '');
  application.organisation = (isPlace ? found?.[1] : found?.[2])?.trim();
  const [next] = others;
  if (application.organisation === undefined && next !== undefined && ORGANISATION.test(next)) {
    application.organisation = next;
    others.shift();
  }
  for (const clause of [...more, ...others]) readClause(clause, application);
}

function readClause(given: string, application: Application): void {
  const clause = given
    .replace(
      /^(?:please )?(?:mention|say|include|add|note|emphasi[sz]e|highlight|stress)(?: that| my)?\s+/i,
      '',
    )
    .trim();
  const sender = SENDER.exec(clause)?.[1];
  if (sender !== undefined && !MONTHLY.test(sender)) application.sender ??= sender;
  else if (
    clause === '' ||
    ABOUT_LETTER.test(clause) ||
    (clause === given && isOrder(clause)) ||
    /@/.test(clause)
  )
    return;
  else {
    const sentence = inFirstPerson(clause);
    if (sentence === undefined) application.assets.push(clause);
    else application.told.push(`${sentence}.`);
  }
}

const IRREGULAR = new Map(
  Object.entries<string>({
    has: 'have',
    is: 'am',
    was: 'was',
    can: 'can',
    does: 'do',
  }),
);
const VERB =
  /^(speaks|has|knows|holds|is|was|can|works|loves|lives|wants|leads|manages|teaches|studies|volunteers|enjoys|likes|plays|writes|builds|runs|cooks|cares|drives|uses|reads|understands|brings|makes|does|owns|sings|trains|coaches|learns)\s+(.+)$/i;
const PAST =
  /^(?:led|grew|built|won|ran|taught|wrote|made|sold|cut|set up|held|kept|met|spent|began|took|brought|found|founded|\p{Ll}{2,}ed)\s/iu;
const STATE =
  /^(?:certified|qualified|licensed|licenced|available|fluent|based|experienced|interested|passionate|willing|ready|born|used to|registered|motivated|good (?:with|at)|great (?:with|at)|able|keen|punctual|reliable|flexible|patient|currently|(?:looking|moving|working|studying|finishing|graduating|completing|living|learning|relocating|returning)\s|new to)/iu;

/** `speaks Spanish` as whoever writes says it; undefined where it is a thing and no statement. */
function inFirstPerson(clause: string): string | undefined {
  if (/^(?:I|I['’]\p{L}+|My|We)\s/u.test(clause) || wordCount(clause) > 14) return capitalised(clause);
  if (
    /^(?:\d+\+?|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty) years?['’]?\s/i.test(
      clause,
    )
  )
    return /experience/i.test(clause) ? `I have ${clause}` : `I have ${clause} behind me`;
  const [, verb, object] = VERB.exec(clause) ?? [];
  if (verb !== undefined && object !== undefined) return `I ${baseOf(verb.toLowerCase())} ${object}`;
  if (STATE.test(`${clause} `)) return `I am ${small(clause)}`;
  return PAST.test(`${clause} `) ? `I ${small(clause)}` : undefined;
}

function baseOf(verb: string): string {
  const known = IRREGULAR.get(verb);
  if (known !== undefined) return known;
  if (verb.endsWith('ies')) return `${verb.slice(0, -3)}y`;
  return /ches$/.test(verb) ? verb.slice(0, -2) : verb.slice(0, -1);
}

const small = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
