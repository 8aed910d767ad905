import type { QuotedText } from './brief.ts';
import { isCityName } from './city-names.ts';
import { isColourName } from './colours.ts';
import { KINDS, nameEnd, RESULTS } from './names.ts';
import {
  findOrganisation,
  fromCalled,
  fromCjk,
  isAfterResult,
  isPlainWord,
  nameAfterKind,
  nameAt,
  withoutKind,
} from './organisation.ts';
import { beginsWithSeveralPeople } from './person-titles.ts';
import type { Reading } from './reading.ts';
import { isSectionWord } from './section-names.ts';
import { type Segment, trimSegment } from './segments.ts';
import { isToneOrStyle } from './tone.ts';

/** A stretch that may be the name, and how strongly its surroundings say so. */
interface Candidate extends Segment {
  weight: number;
}

/**
 * Whose site it is. Prompts name many: clients, sponsors, teachers, exhibitions. Every name that some phrase
 * introduces is weighed by how it was introduced, and the heaviest wins, the earliest of equals.
 */
export function findSiteOrganisation(reading: Reading, quotes: readonly QuotedText[]): Segment | undefined {
  const candidates = allCandidates(reading, quotes);
  return heaviest(reading, quotes, candidates);
}

function allCandidates(reading: Reading, quotes: readonly QuotedText[]): Candidate[] {
  return [
    ...calledNames(reading),
    ...cjkNames(reading),
    ...spokenNames(reading),
    ...quotedNames(reading, quotes),
    ...forNames(reading),
    ...openingNames(reading),
    ...apposedNames(reading),
  ].filter((candidate) => isPossible(reading, candidate));
}

function heaviest(
  reading: Reading,
  quotes: readonly QuotedText[],
  candidates: readonly Candidate[],
): Segment | undefined {
  const best = candidates.reduce<Candidate | undefined>(
    (found, candidate) =>
      found === undefined ||
      candidate.weight > found.weight ||
      (candidate.weight === found.weight && candidate.start < found.start)
        ? candidate
        : found,
    undefined,
  );
  if (best !== undefined && best.weight >= LEAST_WEIGHT) return { start: best.start, end: best.end };
  return ['ja', 'zh', 'ar', 'hi'].includes(reading.language.tag.slice(0, 2))
    ? findOrganisation(reading, quotes)
    : undefined;
}

const LEAST_WEIGHT = 40;

function isPossible(reading: Reading, { start, end }: Segment): boolean {
  const name = reading.prose.slice(start, end);
  if (/^(?:no|not|without|ohne|kein|keine|sans|sin|senza|sem|bez)\s/iu.test(name)) return false;
  if (/[.!?]$/u.test(name) && name.split(/\s/u).length > 3) return false;
  const lower = name.toLowerCase();
  return !isSectionWord(lower) && !isToneOrStyle(lower) && !isColours(lower);
}

/** "Navy and White" says what it should look like. */
function isColours(lower: string): boolean {
  return lower.split(/\s+(?:and|und|et|y|e|en|i)\s+|\s*[,&+/]\s*/u).every(isColourName);
}

const CALLED_LOWER =
  /(?<![\p{L}])(?:called|named|name is|name:|known as|namens|genannt|heißt|appelée?|nommée?|qui s['’]appelle|llamad[oa]|que se llama|chiamat[oa]|chamad[oa]|genaamd|die heet|o nazwie)\s+/giu;
const ENDS_LOWER =
  /^(?:in|at|on|near|and we|which|that|who|with|needs?|wants?|is|are|was|has|located|based|from|we|i|it|they|to|for|selling|offering|by|where|since|because|in der|im|mit|die|der|das|das|braucht|aus|à|avec|qui|dans|en|con|que|a|em|com|z|w|please|pls)$/iu;
const NOT_LOWER_NAME =
  /^(?:an?|the|my|our|your|after|it|something|that|this|so|by|for|and|what|how|whatever|not|when|section|page|home|contact|about)$/iu;
const ANOTHER_THING =
  /(?:section|page|pages|button|tab|menu item|form|class|course|dish|plan|tier|package|product|album|single|song|book|film|episode|exhibition|collection|series|font|colou?r|theme|file|link|abschnitt|seite|bereich|kurs|rubrique|page|sección|página|sezione|pagina)\s+(?:is\s+)?$/iu;

/** "called Slotsmith", and also "called blue door", as people write who use no capitals. */
function calledNames(reading: Reading): Candidate[] {
  const found: Candidate[] = [];
  const exact = fromCalled(reading);
  for (const match of reading.prose.matchAll(CALLED_LOWER)) {
    const isOther = ANOTHER_THING.test(reading.prose.slice(Math.max(0, match.index - 24), match.index));
    const start = match.index + match[0].length;
    if (exact?.start === start || exact?.start === start + 1) {
      if (!isOther) found.push({ ...exact, weight: 100 });
      continue;
    }
    const lower = isOther ? undefined : lowerNameAt(reading, start);
    if (lower) found.push({ ...lower, weight: 75 });
  }
  if (found.length === 0 && exact) {
    const lead = reading.prose.slice(Math.max(0, exact.start - 40), exact.start);
    const isOther = ANOTHER_THING.test(lead.replace(/\S+\s+["“„«'‘「]?$/u, ''));
    found.push({ ...exact, weight: isOther ? 30 : 95 });
  }
  return found;
}

function cjkNames(reading: Reading): Candidate[] {
  const named = fromCjk(reading);
  return named ? [{ ...named, weight: 95 }] : [];
}

/** Up to four words without capitals, to the first word that goes on with the sentence. */
function lowerNameAt(reading: Reading, start: number): Segment | undefined {
  const rest = /^[^\n,.;:!?()"“”—–]{2,60}/u.exec(reading.prose.slice(start, start + 60))?.[0] ?? '';
  const words = rest.split(' ').filter((word) => word !== '');
  const stop = words.findIndex((word) => ENDS_LOWER.test(word) || /^[-–—]$/u.test(word));
  const kept = words.slice(0, stop === -1 ? words.length : stop);
  const [first] = kept;
  if (first === undefined || kept.length > 4 || NOT_LOWER_NAME.test(first) || /^\d+$/.test(first))
    return undefined;
  return trimSegment(reading.prose, start, start + kept.join(' ').length);
}

const SPOKEN =
  /(?<![\p{L}])(?:my name is|my name['’]s|i['’]?m|i am|we['’]?re|we are|this is|it['’]s for|(?:my|our) (?:[\p{Ll}-]+ ){1,3}(?:is|are)|ich bin|ich heiße|wir sind(?: die| der| das)?|je suis|je m['’]appelle|nous sommes|soy|me llamo|somos|mi chiamo|siamo|sou|chamo-me|me chamo|ik ben|wij zijn|mijn naam is|nazywam się|jesteśmy)\s+(?:the\s+)?/giu;
const NO_PERSON =
  /^(?:an?|the|not|so|very|in|at|on|looking|here|new|ready|happy|open|based|from|also|really|just|hoping|going|starting|opening|building|planning|trying|doing|making|after|family|self|local|small|free|about|and|or|but|all|both)$/iu;

/** "I'm leo marchetti, a motion designer", "We are Atelier Brume". */
function spokenNames(reading: Reading): Candidate[] {
  return [...reading.prose.slice(0, 1500).matchAll(SPOKEN)].flatMap((match): Candidate[] => {
    const start = match.index + match[0].length;
    const named = nameAt(reading, start);
    if (named) return [{ ...named, weight: /^(?:it|this)/iu.test(match[0]) ? 60 : 84 }];
    if (!/^(?:i|my name)/iu.test(match[0])) return [];
    const lower = /^(\p{Ll}[\p{L}'’-]+) (\p{Ll}[\p{L}'’-]+)(?=,| and | from |\.|$)/u.exec(
      reading.prose.slice(start, start + 60),
    );
    const [whole, first = '', second = ''] = lower ?? [];
    if (whole === undefined || NO_PERSON.test(first) || NO_PERSON.test(second) || /ing$/u.test(first))
      return [];
    if (KINDS.findAll(whole).length > 0) return [];
    return [{ start, end: start + whole.length, weight: 62 }];
  });
}

const NO_NAME_BEFORE =
  /(?<![\p{L}])(?:text|title|titled|headline|slogan|tagline|motto|message|says?|saying|reads?|content|words?|heading|quote|quotes|caption|subtitle|button|phrase|testimonials?|reviews?|exhibition|episodes?|songs?|album|single|talk|posts?|articles?|section|stating|titel|titre|título|titolo|überschrift|spruch|zitat)(?![\p{L}])/u;

/** A short quotation beside what the site is, and no headline, review or exhibition. */
function quotedNames(reading: Reading, quotes: readonly QuotedText[]): Candidate[] {
  return quotes.flatMap(({ text, introducedBy, span }): Candidate[] => {
    const { start, end } = reading.segmentOf(span);
    if (text.length > 48 || text.split(/\s+/u).length > 6 || /[.!?。！？]$/u.test(text)) return [];
    const isSaidBySomebody =
      /\s\S+\s/u.test(text) && /^["”»“]?\s*[-–—]\s*\p{Lu}/u.test(reading.prose.slice(end, end + 6));
    if (NO_NAME_BEFORE.test(introducedBy) || isSaidBySomebody) return [];
    if (/^\p{Ll}/u.test(text) && start > 120) return [];
    const before = reading.lower.slice(Math.max(0, start - 40), start).replace(/["“„«'‘「\s]+$/u, '');
    const isBesideKind = [...RESULTS.findAll(before), ...KINDS.findAll(before)].some(
      (hit) => before.length - hit.end <= 2,
    );
    const isFor = /(?:^|\s)(?:for|für|pour|para|per|voor|dla|of|von|de)$/u.test(before);
    const weight = isBesideKind || isFor ? 90 : start < 160 ? 72 : start < 400 ? 45 : 20;
    return [{ start, end, weight }];
  });
}

const FOR =
  /(?<![\p{L}])(?:[Ff]or|[Ff]ür|[Pp]our|[Pp]ara|[Pp]er|[Vv]oor|[Dd]la|of|von|de|di|[Aa]bout|[Üü]ber|by)\s+(?:l['’]|dell['’]|(?:the|our|my|a|an|die|den|das|der|dem|unsere[nrms]?|meine[nrms]?|eine[nrms]?|le|la|les|notre|nos|mon|ma|une?|el|los|las|nuestr[oa]|mi|una?|il|lo|gli|nostr[oa]|mi[oa]|o|os|as|noss[oa]|meu|minha|uma?|het|een|onze|mijn|naszej|naszego|mojej|mojego)\s+)?/gu;

/** "Website for Fern & Co": full weight behind the word for the result, little where a list tells of clients. */
function forNames(reading: Reading): Candidate[] {
  return [...reading.prose.slice(0, 900).matchAll(FOR)].flatMap((match): Candidate[] => {
    const isOf = /^(?:of|von|de|di|about|über|by)\b/iu.test(match[0]);
    const isResult = isAfterResult(reading, match.index);
    const isMaker = /^by\b/iu.test(match[0]) && match.index < 80;
    if (isOf && !isResult && !isMaker) return [];
    const start = match.index + match[0].length;
    const plain = nameAt(reading, start);
    const named = plain ?? nameAfterKind(reading, start);
    if (!named) return [];
    const sentence = reading.sentences.find((one) => one.start <= match.index && match.index < one.end);
    const isListed = /[:：]/u.test(reading.prose.slice(sentence?.start ?? 0, match.index));
    const isFirst = (sentence?.start ?? 0) <= (reading.sentences[1]?.start ?? 0);
    const weight = isResult
      ? 80
      : isListed
        ? 10
        : named !== plain || /\s(?:our|my)\s/iu.test(match[0])
          ? 74
          : 46;
    return [{ ...named, weight: isFirst ? weight : Math.min(weight, 44) }];
  });
}

const VERB_NEXT =
  /^ (?:is|are|removes|makes|helps|sells|offers|needs|wants|would like|bakes|runs|teaches|ist|sind|braucht|est|a besoin|es|necesita|è|é|precisa|is een|to|ma|potrzebuje)(?![\p{L}])/u;

/** The name at the start of a sentence, or behind "church website:" and "Startup:". */
function openingNames(reading: Reading): Candidate[] {
  return reading.sentences.slice(0, 2).flatMap((sentence, index): Candidate[] => {
    const text = reading.prose.slice(sentence.start, sentence.end);
    const label = /^[^:：\n]{2,60}?[:：]\s+/u.exec(text)?.[0] ?? '';
    const lower = label.toLowerCase();
    const isLabelled =
      label !== '' && [...KINDS.findAll(lower), ...RESULTS.findAll(lower)].length > 0 && index === 0;
    const places = [
      ...(isLabelled ? [{ at: sentence.start + label.length, weight: 85 }] : []),
      { at: sentence.start, weight: 70 },
    ];
    return places.flatMap(({ at, weight }): Candidate[] => {
      const end = nameEnd(reading.prose, at, sentence.end);
      if (end === -1) return [];
      const segment = withoutKind(reading, { start: at, end });
      if (!segment || isPlainWord(reading, segment)) return [];
      if (beginsWithSeveralPeople(reading.prose.slice(at, sentence.end))) return [];
      const own = openingWeight(reading, segment, sentence, weight, index);
      return own === 0 || isCommand(reading, segment) ? [] : [{ ...segment, weight: own }];
    });
  });
}

function openingWeight(
  reading: Reading,
  name: Segment,
  sentence: Segment,
  weight: number,
  index: number,
): number {
  const next = reading.prose.slice(name.end, name.end + 40);
  const isEnd = name.end >= sentence.end - 1;
  const isSeveral = /\s/u.test(reading.prose.slice(name.start, name.end));
  if (weight > 80) return isSeveral || isEnd || /^\s?[,(—–-]/u.test(next) ? weight : 0;
  if (index === 0 && VERB_NEXT.test(next)) return 82;
  const isBeforePlace = /^, \p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?(?=[.,;]|$)/u.test(next);
  if (index > 0) return (isSeveral && (isEnd || isBeforePlace)) || isBeforePlace ? 58 : 0;
  if (RESULTS.findAll(next.toLowerCase()).some((hit) => hit.start <= 1)) return isSeveral ? 70 : 52;
  if (!/^\s?[,—–(-]/u.test(next) && !isEnd) return 0;
  return isSeveral ? weight : 50;
}

const COMMAND =
  /^(?:create|build|make|design|write|generate|develop|produce|draft|prepare|plan|show|give|please|page|section|one|a|an|the|i|we|you|what|how|add|use|in|on|for|landing|portfolio|online|single|multi|modern|simple|new|small|hi|hey|hello|dear|erstelle|baue|gestalte|schreibe|entwirf|bitte|hallo|crée[rz]?|créez|faites|bonjour|crea|crear|diseña|haz|quiero|hola|fai|progetta|ciao|crie|faça|olá|maak|ontwerp|bouw|hallo|stwórz|zrób|zaprojektuj)(?![\p{L}])/iu;

function isCommand(reading: Reading, { start, end }: Segment): boolean {
  return COMMAND.test(reading.prose.slice(start, end));
}

/** "Sauerteigbrot und Brezeln": every noun has a capital in German. */
const GERMAN_GOODS = /^\p{Lu}\p{Ll}+ und (?!Sohn|Söhne|Tochter|Töchter|Partner|Co)\p{Lu}\p{Ll}+$/u;

/** "our accounting firm, Bell Harrow LLP (Dublin)", "a funeral home (Ashby & Sons, Lincoln)". */
function apposedNames(reading: Reading): Candidate[] {
  const limit = reading.sentences[1]?.end ?? reading.sentences[0]?.end ?? 0;
  const found: Candidate[] = [];
  const text = reading.prose.slice(0, Math.min(limit, 400));
  for (const match of text.matchAll(/(?:,|;|\(|[—–-] )\s*(?:the )?(?=\p{Lu})/gu)) {
    const start = match.index + match[0].length;
    const end = nameEnd(reading.prose, start, limit);
    const before = reading.lower.slice(0, match.index);
    const isBesideKind = [...RESULTS.findAll(before), ...KINDS.findAll(before)].some(
      (hit) => before.length - hit.end <= 12 && !/[,;:]/u.test(before.slice(hit.end)),
    );
    const isProduct =
      /(?:product|brand|company|business|app|startup|produkt|marke|firma|produit|marque)$/u.test(
        before.trimEnd(),
      );
    // "a choir in Halifax, Nova Scotia: rehearsals …" names the town and its region.
    if (
      reading.prose[end] === ':' &&
      /\s(?:in|near|from) \p{Lu}[\p{L}'’-]+$/u.test(
        reading.prose.slice(Math.max(0, match.index - 60), match.index),
      )
    )
      continue;
    const isBracketed = match[0].startsWith('(') && /[\s&]/u.test(reading.prose.slice(start, end));
    if (
      end === -1 ||
      !(isBesideKind || isProduct || isBracketed) ||
      !/^\s?(?:[,.:;()—–-]|$)/u.test(reading.prose.slice(end, end + 2))
    )
      continue;
    const segment = withoutKind(reading, { start, end });
    if (!segment || isPlainWord(reading, segment)) continue;
    const name = reading.prose.slice(start, end);
    if (reading.language.tag.startsWith('de') && GERMAN_GOODS.test(name)) continue;
    // "Electrician, Manchester." says where, not who.
    const isPlace = isCityName(name) || (!/[\s&]/u.test(name) && match[0].startsWith(',') && !isProduct);
    if (!isPlace) found.push({ ...segment, weight: isProduct ? 78 : isBesideKind ? 66 : 48 });
  }
  return found;
}
