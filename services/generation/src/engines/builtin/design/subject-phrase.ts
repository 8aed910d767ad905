import { clausesOf } from './clauses.ts';
import {
  ARABIC_ORDER,
  ARTICLE,
  ARTIFACT_HEAD,
  CJK_HEAD,
  CJK_ORDER,
  HEAD,
  LOOK_WORD,
  ONLY_LOOK,
} from './instruction-words.ts';
import { capitalise, printable } from './sentences-of.ts';

export interface SubjectPhrase {
  /** What stands before the word for the thing ordered: `Black Friday and Cyber Monday`. */
  theme?: string;
  /** What the design is for. */
  subject?: string;
  /** What is offered, promised or announced. */
  offers: string[];
  /** What is to be seen, for the picture. */
  scene?: string;
  /** What follows a colon: what the design is to say. */
  message?: string;
  /** Who made what is shown: `Mira Okafor` of a novel by her. */
  by?: string;
  /** What stands in the tail is a row of things: steps, dishes, dates. */
  isListed?: boolean;
  /** The rest of the sentence, behind the subject. */
  tail: string;
  isOrder: boolean;
}

const LEAD =
  /^(?:on (?:facebook|instagram|linkedin|twitter|x|youtube|social media)\s+)?(?:for|to (?:find|promote|advertise|announce|celebrate|mark|sell|present|introduce|launch|market|publici[sz]e|invite (?:people|guests|everyone) to)|that (?:promotes|advertises|announces|celebrates)|promoting|announcing|advertising|celebrating|about|of|inviting (?:people|guests|everyone) to|für|zum|zur|zu|über|von|pour|de|sur|para|sobre|per|di|voor|over|dla|na|do|o)\s+/iu;
const THAT =
  /^(?:announcing|saying|to announce|to say|telling (?:people|everyone|customers|clients))\s+that\s+/i;
const SPLIT =
  /\s*(?:,\s*)?\b(?:(?<offer>encouraging (?:people|everyone|everybody|customers|visitors|readers|users|children|students|the public|others|us all)(?: all)? to|(?:inviting|urging|asking|reminding) (?:people|everyone|customers|guests|visitors) to|promoting|advertising|announcing|launching|introducing|offering|that offers|which offers|featuring|including|selling|giving|serving|with|mit|avec|con|com|met)|(?<scene>showing|depicting|that features|featuring an? (?:image|picture|illustration|photo) of|with an? (?:image|picture|illustration|photo|collage) of|with (?:illustrations?|images?|pictures?|photos?) of)|(?<that>that|which|who|die|qui|que|che))\s+/iu;

/** Cuts the order off a first sentence, given without its details and as a whole, and tells what is left apart. */
export function subjectPhrase(sentence: string, whole = sentence): SubjectPhrase {
  const spaced = CJK_HEAD.exec(sentence)?.groups;
  if (spaced?.subject)
    return {
      subject: printable(spaced.subject),
      offers: [],
      tail: (spaced.tail ?? '').trim(),
      isOrder: true,
    };
  const other = (CJK_ORDER.exec(sentence) ?? ARABIC_ORDER.exec(sentence))?.groups;
  if (other?.subject)
    return { subject: printable(other.subject), offers: [], tail: other.tail ?? '', isOrder: true };
  const head = HEAD.exec(sentence);
  let rest = head ? sentence.slice(head[0].length) : sentence;
  rest = rest.replace(ARTICLE, '');
  const artifact = ARTIFACT_HEAD.exec(rest);
  const announce = /^(?:announce|promote|advertise|celebrate|introduce|launch)\s+/i.exec(rest);
  if (!head && !artifact && !announce) return { offers: [], tail: '', isOrder: false };
  const theme = artifact ? themeOf(artifact.groups?.theme ?? '') : undefined;
  if (artifact) rest = rest.slice(artifact[0].length);
  if (announce) rest = rest.slice(announce[0].length);
  const isList = /^\s*[:–-]/.test(rest);
  rest = rest.replace(/^\s*(?::|–|-|,)\s*/, '');
  // "announcing that Dr. Chen joins us": what is announced is the message, whole.
  const announced = THAT.exec(rest);
  if (announced) {
    const [said, ...more] = clausesOf(rest.slice(announced[0].length).replace(/[.!]+$/, ''));
    const tail = more[0] && said ? rest.slice(announced[0].length + more[0].from) : '';
    return {
      ...(theme ? { theme } : {}),
      message: capitalise(printable(said?.text ?? '')),
      offers: [],
      tail,
      isOrder: true,
    };
  }
  const scene = sceneOf(rest);
  const { body, by } = byline(rest.replace(LEAD, ''));
  const { subject, offers } = parts(body);
  const colon = isList ? -1 : body.search(/:(?=\s)/);
  const [message = '', ...more] = colon === -1 ? [] : body.slice(colon + 1).split(/\s*,\s+/);
  const comma = /[,،、]\s/.exec(body)?.index ?? body.length;
  const told = printable(message);
  // A statement behind the colon is printed as it stands: `Hiring poster: we're looking for …`.
  if (isList && theme && (clausesOf(body)[0]?.text.length ?? 0) > 60)
    return { theme, offers: [], tail: body, isOrder: true };
  // "in schools, 5 steps: wet, soap, rinse, dry": a row of things is said under what it is of.
  // "Affiche de théâtre : Le Malade imaginaire, de Molière": a title behind the one word for its kind.
  const isTitled = subject !== undefined && !/\s/.test(subject) && /^\p{Lu}\S*\s\S/u.test(told);
  const listed = clausesOf(whole.slice(whole.search(/:(?=\s)/) + 1)).length;
  const before = colon === -1 ? [] : clausesOf(body.slice(0, colon));
  if (subject && colon !== -1 && comma < colon && listed >= 3 && before.length > 2)
    return { ...(theme ? { theme } : {}), subject, offers, tail: body.slice(comma + 1), isOrder: true };
  if (subject && colon !== -1 && listed >= 3 && before.length <= 2 && !isTitled)
    return {
      ...(theme ? { theme } : {}),
      subject,
      offers,
      ...(by ? { by } : {}),
      ...(scene ? { scene } : {}),
      isListed: true,
      tail: comma < colon ? body.slice(comma + 1) : body.slice(colon + 1),
      isOrder: true,
    };
  // "Gig poster: The Paper Lanterns": the name behind the colon heads what the kind is said of.
  const named = isList && theme && /^(?:The )?\p{Lu}[^,;:]{2,59}/u.exec(body)?.[0];
  if (named)
    return { theme, message: printable(named), offers, tail: body.slice(named.length), isOrder: true };
  return {
    ...(theme ? { theme } : {}),
    ...(subject ? { subject } : {}),
    offers,
    ...(told.length >= 3 && told.length <= 60 ? { message: capitalise(told) } : {}),
    ...(by ? { by } : {}),
    ...(scene ? { scene } : {}),
    tail: colon === -1 ? body.slice(comma + 1) : told.length > 60 ? body.slice(colon + 1) : more.join(', '),
    isOrder: true,
  };
}

/** `a crime novel by Mira Okafor` names who is to be credited. */
function byline(text: string): { body: string; by?: string } {
  const match =
    /\s+(?:(?:hosted|presented|directed|written|illustrated|curated|led) )?(?:by|von|par|de la mano de|di|door)\s+(\p{Lu}[\p{L}'’.-]+(?:\s\p{Lu}[\p{L}'’.-]+){1,3})(?=[,.;]|\s*$)/u.exec(
      text,
    );
  if (!match?.[1]) return { body: text };
  return {
    body: `${text.slice(0, match.index)}${text.slice(match.index + match[0].length)}`,
    by: printable(match[1]),
  };
}

function themeOf(words: string): string | undefined {
  const left = words
    .replace(ONLY_LOOK, ' ')
    .replace(/^\s*(?:an?|the|for)\s+/i, '')
    .replace(/\s+/g, ' ')
    .trim();
  // A join between two names belongs to them; take the theme as written from its first telling word on.
  const first = left.split(' ')[0];
  if (!first || left.length < 3) return undefined;
  const from = words.indexOf(first);
  const kept = printable(from === -1 ? left : words.slice(from))
    .replace(LOOK_WORD, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return kept.length >= 3 && !/^\d+$/.test(kept) ? capitalise(kept) : undefined;
}

function sceneOf(rest: string): string | undefined {
  const match =
    /\b(?:featuring|showing|showcasing|depicting|(?:image|picture|illustration|photo|collage|drawing)s? of|with an?)\s+((?:an?\s+)?[\p{L}][^.,;"“]{4,90})/iu.exec(
      rest,
    );
  return match?.[1] && !/\b(?:design|style|theme|look|layout|colou?rs?|fonts?)\b/i.test(match[1])
    ? printable(match[1].replace(/\b(?:and )?(?:the text|the phrase|the message).*$/i, ''))
    : undefined;
}

function stripLook(text: string): string {
  // "The Velvet Crows" are called so.
  return (/^(?:The \p{Lu}|\d)/u.test(text) ? text : text.replace(ARTICLE, ''))
    .replace(/^(?:(?:very|really)\s+)?/i, '')
    .replace(/\b(?:design|style|theme|look|layout)\b\s*$/i, '')
    .trim();
}

function parts(rest: string): { subject?: string; offers: string[] } {
  const offers: string[] = [];
  let text = rest.split(/;\s/)[0]?.replace(/[.!?]+$/, '') ?? '';
  // Quoted texts are printed by themselves.
  text = text.replace(
    /,?\s*(?:with|including|that includes|featuring|and)?\s*the (?:text|phrase|message|words|slogan|title|headline)s?\b.*$/i,
    '',
  );
  text = text.replace(/["“«'‘][^"”»]{2,80}["”»'’](?=[\s,.!?]|$)/g, ' ');
  const split = SPLIT.exec(text);
  let subject = text;
  if (split) {
    subject = text.slice(0, split.index);
    const tail = text.slice(split.index + split[0].length);
    const isLookOnly =
      /\b(?:design|style|theme|look|layout|background|colou?rs?|fonts?|palette|tones?|collage|illustrations?|images?|photos?|pictures?)\b/i.test(
        tail.split(',')[0] ?? '',
      );
    const isScene =
      split.groups?.scene !== undefined ||
      (/^featuring/i.test(split.groups?.offer ?? '') &&
        /^(?:an?\s+)?(?:[\p{L}-]+\s)?(?:men|women|man|woman|people|person|girl|boy|kids|children|couple|family|dog|cat|image|illustration|photo|picture)\b/iu.test(
          tail,
        ));
    if (
      !isLookOnly &&
      !isScene &&
      !(split.groups?.that && !/^(?:offers|sells|serves|makes|delivers|reconciles|helps)/i.test(tail))
    ) {
      // What stands behind a comma is read with the rest of the sentence.
      offers.push(printable(tail.split(/,\s/)[0] ?? tail));
    }
    if (split.groups?.that && /^showcases|^emphasi[sz]es|^features|^includes/i.test(tail)) offers.length = 0;
  }
  const named = printable(stripLook(subject.split(/\s*(?::\s|:$|,\s|,$|[،、]|\s[–—-]\s)/)[0] ?? ''));
  const whole = named.replace(/\s(?:with|mit|avec|con|com|met)$/iu, '');
  return {
    ...(whole.length >= 2 ? { subject: capitalise(whole) } : {}),
    offers: offers.filter((offer) => offer.length >= 3).map((offer) => capitalise(stripLook(offer))),
  };
}
