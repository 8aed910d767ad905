import { EMOJI_KINDS } from '../words/emoji-kinds.ts';
import { isNameLike, KINDS, RESULTS } from './names.ts';
import { isCjk, tokensOf } from './phrase-index.ts';
import type { Reading } from './reading.ts';
import { segmentAt } from './reading.ts';
import { isClauseEnd, type Segment } from './segments.ts';

const ABOUT =
  /(?<![\p{L}])(?:about|on the topic of|on the subject of|regarding|covering|introducing|explaining|discussing|that explains|promoting|advertising|announcing|to promote|for|on|of|über|zum thema|zu|für|sur|à propos de|au sujet de|pour|sobre|acerca de|para|su|riguardo a|per|sobre|acerca de|over|voor|o|na temat|dla|عن|حول|لـ|ل)\s+/giu;
const ARTICLES =
  /^(?:the|a|an|our|my|some|this|die|der|das|den|dem|des|eine?[nrms]?|unsere[nrms]?|meine[nrms]?|le|la|les|l['’]|une?|des|notre|mon|ma|el|los|las|una?|nuestr[oa]|mi|il|lo|gli|i|uno|nostr[oa]|o|os|as|uma?|noss[oa]|de|het|een|onze|mijn|small|little|new|local|modern|simple|kleine[nrs]?|petite?|pequeñ[oa]|piccol[oa]|pequen[oa]|mał[aey]j?)(?:\s+|$)/iu;
const CUT =
  /\s(?:that|which|who|whose|where|with|including|featuring|in (?=\p{Lu})|based in|located in|called|named|using|containing|consisting|in \d|for (?=\p{Lu})|from \d|to be|so that|der|mit|namens|in der|qui|avec|que|con|che|com|chamad[oa]|met|die|która|który|z|having|over \d|under \d|of at least|of over|of about|approximately|aimed|targeted|ensuring|highlighting)\s/iu;
const LONGEST = 90;
const TITLED =
  /^(?:titled|entitled|called|named|with the title|mit dem titel|intitulée?|titulad[oa]|intitolat[oa]|intitulad[oa]|getiteld|zatytułowan\p{L}+)/iu;

export interface Subject {
  phrase: string;
  segment?: Segment;
}

/** A short noun phrase for what the result is about. `descriptor` wins if an organisation was described. */
export function findSubject(
  reading: Reading,
  organisation: Segment | undefined,
  descriptor: Segment | undefined,
  title: string | undefined,
): Subject {
  if (descriptor) {
    const phrase = shorten(reading.prose.slice(descriptor.start, descriptor.end));
    if (phrase !== '') return { phrase, segment: descriptor };
  }
  return (
    fromPreposition(reading, organisation) ??
    fromKind(reading, organisation) ?? { phrase: title ?? (emojiOf(reading)?.[2] || fallback(reading)) }
  );
}

/** What follows "about", "for", "on" right after a word for the result, or after the opening verb's object. */
function fromPreposition(reading: Reading, organisation: Segment | undefined): Subject | undefined {
  const first = reading.sentences.find((sentence) =>
    /\p{L}/u.test(reading.prose.slice(sentence.start, sentence.end)),
  );
  if (!first) return undefined;
  const text = reading.prose.slice(first.start, Math.min(first.end, first.start + 500));
  const results = RESULTS.findAll(text.toLowerCase().length === text.length ? text.toLowerCase() : text);
  for (const match of text.matchAll(ABOUT)) {
    const isNearResult =
      results.some((hit) => match.index >= hit.end && match.index - hit.end <= 24) ||
      /about|über|sujet|acerca|propos|tema|temat/iu.test(match[0]);
    if (!isNearResult) continue;
    const from = first.start + match.index + match[0].length;
    const whole = phraseEnd(reading.prose, from, first.end);
    const isNamed = organisation !== undefined && from < organisation.end && organisation.start < whole;
    const end = isNamed ? Math.max(from, organisation.start) : whole;
    const phrase = shorten(reading.prose.slice(from, end));
    if (phrase.length >= 3 && !/^\d+$/.test(phrase)) return { phrase, segment: { start: from, end } };
  }
  return undefined;
}

function phraseEnd(text: string, from: number, limit: number): number {
  for (let index = from; index < Math.min(limit, from + 160); index++) {
    if (isClauseEnd(text, index) || /[()[\]{}"“”„«»「」\n.!?]/.test(text[index] ?? '')) {
      if (/[.]/.test(text[index] ?? '') && /\S/.test(text[index + 1] ?? ' ')) continue;
      return index;
    }
  }
  return Math.min(limit, from + 160);
}

/** The first kind word with the words that belong to it. */
function fromKind(reading: Reading, organisation: Segment | undefined): Subject | undefined {
  const isPlain = reading.buildType === 'website' || reading.buildType === 'design';
  const [hit, next] = KINDS.findAll(reading.lower.slice(0, isPlain ? 1500 : (reading.clauses[0]?.end ?? 0)));
  if (!hit) return undefined;
  // "travel photographer": two words for kinds side by side are one thing.
  if (isPlain && reading.language.tag === 'en' && next?.start === hit.end + 1) hit.end = next.end;
  if (reading.language.dir === 'rtl' || reading.language.tag === 'hi') {
    return {
      phrase: reading.prose.slice(hit.start, hit.end).replace(/^(?:وال|بال|لل|ال|و|ب|ل)(?=\p{L}{3})/u, ''),
      segment: hit,
    };
  }
  if (isCjk(reading.prose.slice(hit.start, hit.end)))
    return { phrase: cjkPhrase(reading.prose, hit), segment: hit };
  const isInName =
    organisation !== undefined && hit.start >= organisation.start && hit.end <= organisation.end;
  if (isInName)
    return {
      phrase:
        reading.language.tag === 'de'
          ? reading.prose.slice(hit.start, hit.end)
          : reading.lower.slice(hit.start, hit.end),
      segment: hit,
    };
  const clause = segmentAt(reading.clauses, hit.start) ?? hit;
  const start = Math.max(clause.start, wordsBack(reading.prose, hit.start, 2));
  const words = shorten(reading.prose.slice(start, hit.end));
  return { phrase: words === '' ? reading.prose.slice(hit.start, hit.end) : words, segment: hit };
}

/** 焙煎 is found, 焙煎所 is what is meant. */
function cjkPhrase(text: string, hit: Segment): string {
  const tail = /^[所店屋院館社室園場堂工房]{0,2}/u.exec(text.slice(hit.end, hit.end + 2))?.[0] ?? '';
  return text.slice(hit.start, hit.end) + tail;
}

function wordsBack(text: string, index: number, count: number): number {
  let at = index;
  for (let words = 0; words < count && at > 0; words++) {
    const before = /(?<![\p{L}\p{M}])([\p{L}\p{M}’'-]+) $/u.exec(text.slice(Math.max(0, at - 30), at));
    if (
      !before ||
      /^(?:for|of|a|an|the|für|eine?|pour|une?|para|una?|per|di|de|um|uma|voor|een|dla|create|build|make|design|write|site|website)$/iu.test(
        before[1] ?? '',
      )
    )
      break;
    at -= before[0].length;
  }
  return at;
}

/** Without articles, cut before relative clauses and "with", and not longer than a heading can bear. */
export function shorten(raw: string): string {
  let phrase = raw.trim().replace(/\s+/gu, ' ');
  for (let round = 0; round < 3; round++) phrase = phrase.replace(ARTICLES, '');
  const cut = CUT.exec(phrase);
  if (cut && cut.index >= 3) phrase = phrase.slice(0, cut.index);
  if (phrase.length > LONGEST)
    phrase = phrase.slice(0, phrase.lastIndexOf(' ', LONGEST)) || phrase.slice(0, LONGEST);
  return phrase
    .replace(
      /\s(?:called|named|namens|genannt|appelée?|nommée?|llamad[oa]|chiamat[oa]|chamad[oa]|genaamd|o nazwie|in|at|the|for|of|mit|in der|und|and|à|de|en|di|da|em)$/u,
      '',
    )
    .replace(/[\s,;:.–—'"“„«‘-]+$/u, '')
    .replace(/^(?:l|d|dell|nell|all|un)['’](?=\p{L})/u, '')
    .trim();
}

function fallback(reading: Reading): string {
  const first =
    reading.sentences
      .map((sentence) => reading.prose.slice(sentence.start, sentence.end))
      .find((text) => /[\p{L}\p{N}]/u.test(text)) ?? '';
  const bare = first.replace(
    /^(?:please\s+)?(?:create|build|make|design|write|generate|draft|prepare|produce|discuss|explain|describe|define|introduce|present|show|visuali[sz]e|erstelle|baue|gestalte|schreibe|crée|créez|crea|fai|crie|faça|maak|ontwerp|stwórz|zrób|napisz|rédige[rz]?|écri(?:s|re|vez)|prépare[rz]?|fais|faites|dessine|conçois|compose|develop|outline|summari[sz]e|plot|compare|verfasse|entwirf|mach|bau|zeige|redacta|escribe|diseña|haz|prepara|elabora|redigi|scrivi|progetta|realizza|prepara|escreva|redija|elabore|prepare|desenhe|schrijf|bouw|stel|przygotuj|opracuj|zaprojektuj|pokaż)\s+/iu,
    '',
  );
  const wanted = bare.replace(
    /(?:を|の)?(?:作成|制作|作っ|作り|デザイン|書い|まとめ)(?:して|し|て)?(?:ください|下さい|欲しい|ほしい|お願いします)[。！\s]*$/u,
    '',
  );
  const foreign =
    /^(?:(?:веб-?)?сайт|лендинг|אתר|sivusto|verkkosivut|hemsida|webbplats|hjemmeside|nettside|web sitesi|webové stránky|stránky)\s+(?:для|о|за|för|til|for|pro|için)?\s*/iu.exec(
      bare,
    )?.[0].length;
  const lead = RESULTS.findAll(bare.toLowerCase())[0];
  const about =
    lead && lead.start <= 12
      ? /^.{3,40}?\s(?:for|für|pour|para|per|voor|dla)\s/u.exec(bare)?.[0].length
      : undefined;
  const phrase = shorten(
    wanted
      .slice(about ?? foreign ?? 0)
      .split(/[:："“„«「(（]/u)
      .find((part) => part.trim().length >= 3) ?? bare,
  );
  const words = tokensOf(phrase).map((token) => token.text);
  return words.length === 0 ? '' : phrase;
}

/** What the pictures stand for in a prompt that has no words, or few. */
function emojiOf(reading: Reading): (typeof EMOJI_KINDS)[number] | undefined {
  if (!/\p{Extended_Pictographic}/u.test(reading.prose)) return undefined;
  return EMOJI_KINDS.find(([emoji]) => emoji.test(reading.prose));
}

const HEAD_LAST = new Set(['en', 'de', 'nl', 'ja', 'zh', 'hi', 'sv', 'da', 'fi']);

/** Kind words in English, most telling first: those inside the subject, then those of the opening, then the rest. */
export function findKinds(reading: Reading, subject: Subject, organisation: Segment | undefined): string[] {
  const score = new Map<string, number>();
  const add = (kind: string, weight: number): void => {
    score.set(kind, (score.get(kind) ?? 0) + weight);
  };
  const head = subject.phrase.toLowerCase();
  const tail = head.search(
    /\s(?:in|at|above|near|on|for|by|from|with|über|bei|am|für|à|près|pour|en|cerca|para|a|per|em|bij|voor|dla|w)\s/u,
  );
  const heads = KINDS.findAll(head);
  const own = heads.filter((hit) => tail === -1 || hit.start <= tail);
  // In "travel photographer" the last word says what it is, in "agence de voyage" the first.
  const isLastHead = HEAD_LAST.has(reading.language.tag.slice(0, 2));
  const main = isLastHead ? own.at(-1) : own[0];
  if (main) add(main.value, 8);
  const others = new Set(heads.filter((hit) => hit !== main && own.includes(hit)).map((hit) => hit.value));
  for (const kind of others) add(kind, main && kind !== main.value ? 4 : 2);
  for (const hit of heads) if (!own.includes(hit)) add(hit.value, 2);
  const medium =
    /(?<![\p{L}])(blog|podcast|magazine|newsletter|community|forum|app|game)(?: site| website| page)? (?:about|on|for|über|sur|sobre|su|over|o)(?![\p{L}])/u.exec(
      reading.lower.slice(0, 300),
    );
  if (medium?.[1] && reading.buildType === 'website')
    for (const hit of KINDS.findAll(medium[1])) add(hit.value, 12);
  const emoji = emojiOf(reading);
  if (emoji) add(emoji[1], 1);
  const firstEnd = reading.sentences[0]?.end ?? 0;
  for (const hit of KINDS.findAll(reading.lower, reading.tokens)) {
    const isInName =
      organisation !== undefined && hit.start >= organisation.start && hit.end <= organisation.end;
    add(hit.value, isInName ? 5 : hit.start <= firstEnd ? 3 : 0.4);
  }
  const ranked = [...score.entries()].toSorted((left, right) => right[1] - left[1]).map(([kind]) => kind);
  const words = tokensOf(subject.phrase.toLowerCase())
    .map((token) => token.text)
    .filter((word) => word.length > 2 && isNameLike(word));
  return [...new Set([...ranked, ...words])].slice(0, 16);
}

export function isTitleIntroduction(introducedBy: string): boolean {
  return (
    TITLED.test(introducedBy.split(' ').at(-1) ?? '') ||
    /titled|title|entitled|titel|titre|título|titolo/iu.test(introducedBy)
  );
}
