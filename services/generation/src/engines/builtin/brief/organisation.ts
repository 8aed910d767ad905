import type { QuotedText } from './brief.ts';
import { isNameLike, KINDS, nameEnd, RESULTS } from './names.ts';
import { isCjk } from './phrase-index.ts';
import type { Reading } from './reading.ts';
import { segmentAt } from './reading.ts';
import type { Segment } from './segments.ts';

const CALLED =
  /(?<![\p{L}])(?:called|named|known as|branded|by the name of|whose name is|name is|company name|business name|brand name|brand|namens|genannt|heißt|mit dem namen|name|appelée?s?|nommée?s?|qui s['’]appelle|du nom de|llamad[oa]s?|denominad[oa]|que se llama|de nombre|chiamat[oaie]|denominat[oa]|di nome|chamad[oa]s?|denominad[oa]|de nome|genaamd|met de naam|die heet|o nazwie|pod nazwą|zwan[aye]|nazwa|باسم|اسمها|اسمه|يسمى|تسمى|المسماة|नामक|नाम)(?: ist| is| est| es| è| é)?(?:\s*[:：]\s*|\s+)/giu;
const FOR =
  /(?<![\p{L}])(?:for|für|pour|para|per|voor|dla|of|von|de|di|von der|vom|about|über|by|from)\s+(?:l['’]|dell['’]|(?:the|our|my|a|an|die|den|das|der|dem|unsere[nrms]?|meine[nrms]?|eine[nrms]?|le|la|les|notre|mon|ma|une?|el|los|las|nuestr[oa]|mi|una?|il|lo|gli|i|nostr[oa]|mi[oa]|o|os|as|noss[oa]|meu|minha|uma?|de|het|een|onze|mijn|naszej|naszego|mojej|mojego)\s+)?/giu;
const CJK_CALLED = /(?:という名前の|という名の|という|という名称の)/u;
const CJK_NAME_BEFORE =
  /([\p{Script=Han}\p{Script=Katakana}ー・\p{L}\p{N}]{2,20})(?:という名前の|という名の|という)/u;
const CJK_NAME_AFTER =
  /(?:名为|名叫|叫做|叫作|名叫做|店名[是为：:]|品牌名?[是为：:]|店名は|社名は|名前は|店名：|叫)[「『“"]?([\p{Script=Han}\p{Script=Katakana}ー・\p{Script=Latin}\p{N}]{2,16})/u;
const ARABIC_KIND =
  /(?:^|\s)(?:ل|لل|ال)?(?:مطعم|مقهى|مخبز|حلويات|عيادة|شركة|متجر|محل|فندق|مدرسة|صالون|مؤسسة|استوديو)\s+(\p{Script=Arabic}{3,20})(?=\s|[،.,]|$)/u;
/** Prepositions, and adjectives by their endings. */
const ARABIC_NO_NAME =
  /^(?:في|مع|من|على|إلى|عن|التي|الذي|صغيرة?|كبيرة?|جديدة?|حديثة?|متخصصة?|فاخرة?|تقدم|يقدم|لبيع|بيع|تبيع|يبيع|وجبات|قهوة|ملابس|أسنان|أزياء|كتب|زهور|هدايا|تصميم|تصوير|.*(?:ية|ي|يه))$/u;
const NOT_NAME_INTRO =
  /(?<![\p{L}])(?:text|title|titled|titre|titel|titolo|título|slogan|phrase|message|says?|saying|reads?|reading|content|words?|headline|heading|quote|header|label|caption|subtitle|bullet|button|columns?|tagline|motto|theme|topic|include|stating|paragraph|written|following|section|line|hashtag)(?![\p{L}])/u;
const PLAIN_NOUN_LANGUAGES = new Set(['de']);

/** The name of whom or what the result is for, with its place in the prompt. */
export function findOrganisation(reading: Reading, quotes: readonly QuotedText[]): Segment | undefined {
  return (
    fromCalled(reading) ??
    fromCjk(reading) ??
    fromArabicKind(reading) ??
    fromPreposition(reading) ??
    fromQuotes(reading, quotes) ??
    fromOpening(reading) ??
    fromApposition(reading)
  );
}

export function fromCalled(reading: Reading): Segment | undefined {
  for (const match of reading.prose.matchAll(CALLED)) {
    const start = match.index + match[0].length;
    const quoted = /^["“„«'‘「]([^"”“»'’」\n]{2,60})["”“»'’」]/u.exec(reading.prose.slice(start, start + 64));
    if (quoted?.[1]) return { start: start + 1, end: start + 1 + quoted[1].length };
    const segment = nameAt(reading, start);
    if (segment) return segment;
    const arabic =
      /^[\p{Script=Arabic}\p{Script=Devanagari}]+(?: [\p{Script=Arabic}\p{Script=Devanagari}]+)?/u.exec(
        reading.prose.slice(start, start + 40),
      );
    if (arabic && /\p{Script=Arabic}/u.test(arabic[0])) return { start, end: start + arabic[0].length };
  }
  return undefined;
}

export function fromCjk(reading: Reading): Segment | undefined {
  const head = reading.prose.slice(0, 400);
  if (!isCjk(head)) return undefined;
  for (const pattern of [CJK_NAME_AFTER, CJK_NAME_BEFORE]) {
    const match = pattern.exec(head);
    if (match?.[1] && !CJK_CALLED.test(match[1])) {
      const start = match.index + match[0].indexOf(match[1]);
      const end = trimCjk(match[1]);
      return { start, end: start + end };
    }
  }
  return undefined;
}

/** `لمطعم زيتون في عمان`: the word behind the kind of place names it, unless it only describes it. */
function fromArabicKind(reading: Reading): Segment | undefined {
  if (reading.language.tag !== 'ar') return undefined;
  const match = ARABIC_KIND.exec(reading.prose.slice(0, 400));
  const name = match?.[1];
  if (!match || !name || ARABIC_NO_NAME.test(name)) return undefined;
  const start = match.index + match[0].length - name.length;
  return { start, end: start + name.length };
}

/** A Chinese or Japanese name ends before a particle. */
function trimCjk(name: string): number {
  const cut = name.search(/[的のをがはに]/u);
  return cut > 1 ? cut : name.length;
}

/** A short quotation in the opening that no word like "text" or "title" introduces. */
function fromQuotes(reading: Reading, quotes: readonly QuotedText[]): Segment | undefined {
  const quote = quotes.find(
    (candidate) =>
      candidate.text.length <= 48 &&
      !/[.!?。]$/.test(candidate.text) &&
      !NOT_NAME_INTRO.test(candidate.introducedBy),
  );
  if (!quote || !isNameLike(quote.text)) return undefined;
  if (
    reading.buildType !== 'website' &&
    !/for|für|pour|para|per|voor|dla|of|の|by|brand|company/u.test(quote.introducedBy) &&
    !/^\s*[「『«“]/u.test(quote.text) &&
    !isCjk(reading.prose)
  )
    return undefined;
  const start = reading.prose.indexOf(quote.text);
  if (start < 0 || start > 400 || /^[a-z]/.test(quote.text)) return undefined;
  return { start, end: start + quote.text.length };
}

/** `nameAt` for "for Kessler & Daughters", "für die Zahnarztpraxis Dr. Lindner", "for Brinewell". */
function fromPreposition(reading: Reading): Segment | undefined {
  for (const match of reading.prose.slice(0, 900).matchAll(FOR)) {
    const lead = match[0].trim().toLowerCase();
    const isOf = /^(?:of|von|de|di|about|über|by|vom|from)\b/u.test(lead);
    const start = match.index + match[0].length;
    const segment =
      nameAt(reading, start) ??
      (isOf && !isAfterResult(reading, match.index) ? undefined : nameAfterKind(reading, start));
    if (!segment) continue;
    if (isOf && !isAfterResult(reading, match.index)) continue;
    return segment;
  }
  return undefined;
}

/** "for the dental practice Dr. Lindner": up to four lower-case words, one of them a kind of business, then the name. */
export function nameAfterKind(reading: Reading, start: number): Segment | undefined {
  const lead = /^(?:[\p{Ll}][\p{L}'’-]*\s){1,4}(?=[\p{Lu}])/u.exec(
    reading.prose.slice(start, start + 80),
  )?.[0];
  if (lead === undefined || STOPS_NAME.test(lead)) return undefined;
  const isLowerNouns = reading.language.tag !== 'en' && lead.split(' ').length <= 3;
  if (!isLowerNouns && KINDS.findAll(lead.toLowerCase()).length === 0) return undefined;
  return nameAt(reading, start + lead.length);
}

/** Words after which a capitalised word is a place, a date or another thing's name. */
const STOPS_NAME =
  /(?:^|\s)(?:in|at|on|with|of|from|to|and|or|by|about|near|that|which|who|based|located|called|auf|mit|von|und|über|zu|am|im|bei|aus|à|au|aux|en|avec|sur|et|dans|des|du|qui|con|de|del|sobre|y|que|en|a|ad|su|che|con|e|di|da|do|em|com|no|na|sobre|met|te|uit|over|en|van|die|w|we|z|ze|o|i|na|dla)\s/iu;

export function isAfterResult(reading: Reading, index: number): boolean {
  const before = reading.lower.slice(Math.max(0, index - 24), index).trimEnd();
  return RESULTS.findAll(before).some((hit) => hit.end === before.length);
}

export function nameAt(reading: Reading, start: number): Segment | undefined {
  const limit = segmentAt(reading.sentences, start)?.end ?? reading.prose.length;
  const end = nameEnd(reading.prose, start, limit);
  if (end === -1) return undefined;
  return withoutKind(reading, { start, end });
}

/** A name is more than a word for a kind of business, and German capitalises every noun. */
export function withoutKind(reading: Reading, segment: Segment): Segment | undefined {
  const text = reading.lower.slice(segment.start, segment.end);
  const first = KINDS.findAll(text)[0] ?? RESULTS.findAll(text)[0];
  if (first !== undefined && first.start === 0 && first.end === text.length) return undefined;
  const quarter = /\s(?:Q[1-4]|H[12])(?:\s\d{4})?$/u.exec(reading.prose.slice(segment.start, segment.end));
  if (quarter && quarter.index > 1)
    return withoutKind(reading, { start: segment.start, end: segment.start + quarter.index });
  const name = reading.prose.slice(segment.start, segment.end);
  const isGerman = PLAIN_NOUN_LANGUAGES.has(reading.language.tag);
  if (isGerman && !name.includes(' ') && !looksCoined(reading, segment)) return undefined;
  return isNameLike(name) ? segment : undefined;
}

/** One capitalised German word is a common noun, unless a comma and an article, or its spelling, set it off. */
function looksCoined(reading: Reading, segment: Segment): boolean {
  const after = reading.prose.slice(segment.end, segment.end + 8);
  return (
    /^, (?:ein|eine|der|die|das|dem)\s/u.test(after) ||
    /\d|[a-z][A-Z]/.test(reading.prose.slice(segment.start, segment.end))
  );
}

/** "Amara Osei, documentary photographer", "Nonprofit site: Clean Current removes plastic", "Brinewell pitch deck". */
function fromOpening(reading: Reading): Segment | undefined {
  const first = reading.sentences[0];
  if (!first) return undefined;
  const colon = /^[^:\n]{0,60}?[:：]\s*/u.exec(reading.prose.slice(first.start, first.end))?.[0].length ?? 0;
  for (const start of colon > 0 ? [first.start + colon, first.start] : [first.start]) {
    const end = nameEnd(reading.prose, start, first.end);
    if (end === -1) continue;
    const name = reading.prose.slice(start, end);
    const next = reading.prose.slice(end, end + 24);
    const isSetOff =
      /^\s?[,—–:-]|^ (?:is|are|removes|makes|helps|sells|offers|ist|est|es|è|é|to|ma)\b/u.test(next) ||
      RESULTS.findAll(next.toLowerCase()).some((hit) => hit.start <= 1);
    const isSeveralWords = name.includes(' ') && start > first.start;
    if ((isSetOff || isSeveralWords) && !startsWithCommand(name)) {
      const segment = withoutKind(reading, { start, end });
      if (segment && !isPlainWord(reading, segment)) return segment;
    }
  }
  return undefined;
}

const COMMAND =
  /^(?:create|build|make|design|write|generate|develop|produce|draft|prepare|plan|show|compare|visuali[sz]e|plot|give|please|slide|page|section|one|a|an|the|i|we|you|what|which|how|why|who|when|where|discuss|explain|describe|define|introduce|add|use|assuming|suppose|as|if|in|on|for|data|q[1-4]|pitch|landing|portfolio|conference|online|nonprofit|erstelle|baue|gestalte|schreibe|entwirf|crée[rz]?|créez|faites|rédige[rz]?|crea|crear|diseña|escribe|haz|quiero|fai|progetta|scrivi|crie|faça|escreva|desenhe|maak|ontwerp|schrijf|bouw|stwórz|zrób|napisz|zaprojektuj)\b/iu;

function startsWithCommand(name: string): boolean {
  return COMMAND.test(name);
}

export function isPlainWord(reading: Reading, segment: Segment): boolean {
  const text = reading.lower.slice(segment.start, segment.end);
  return [...KINDS.findAll(text), ...RESULTS.findAll(text)].some(
    (hit) => hit.start === 0 && hit.end === text.length,
  );
}

/** A clause that is nothing but a name: "un cabinet d'avocats à Lyon, Moreau Delacroix, droit du travail". */
function fromApposition(reading: Reading): Segment | undefined {
  if (reading.buildType !== 'website' && reading.buildType !== 'design') return undefined;
  const first = reading.sentences[0];
  if (!first) return undefined;
  for (const clause of reading.clauses.slice(1, 6)) {
    if (clause.start > first.end) return undefined;
    const end = nameEnd(reading.prose, clause.start, clause.end);
    if (end !== clause.end || isPlainWord(reading, clause) || isMoreOfPlace(reading, clause)) continue;
    const name = reading.prose.slice(clause.start, clause.end);
    if (
      /^\p{Lu}/u.test(name) &&
      isNameLike(name) &&
      (name.includes(' ') || !PLAIN_NOUN_LANGUAGES.has(reading.language.tag))
    )
      return clause;
  }
  return undefined;
}

/** "at Bell Farm Barn, Hay-on-Wye" and "in Portland, Oregon" go on about the place. */
function isMoreOfPlace(reading: Reading, clause: Segment): boolean {
  const name = reading.prose.slice(clause.start, clause.end);
  if (
    /\s/u.test(name) &&
    !/^(?:New|North|South|West|East|United|Saint|San|Santa|Rhode|British)\s/u.test(name)
  )
    return false;
  const before = reading.prose.slice(Math.max(0, clause.start - 60), clause.start);
  return /(?<![\p{L}])(?:in|at|near|from|à|en|bei|a|em|w|te)\s+\p{Lu}[^,]{1,40},\s*$/u.test(before);
}
