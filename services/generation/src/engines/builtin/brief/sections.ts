import { SECTION_WORDS } from '../words/section-words.ts';
import { findNumbers, type NumberHit } from './counts.ts';
import { stripEdges } from './item-names.ts';
import { upperFirst } from './pages.ts';
import { isCjk, type PhraseHit, PhraseIndex, splitPhrases } from './phrase-index.ts';
import type { Reading } from './reading.ts';
import { overlaps, segmentAt } from './reading.ts';
import type { CountNoun, RequestedCount, RequestedPage, RequestedSection, SectionKind } from './requests.ts';
import { detailsOf } from './section-details.ts';
import { isOtherwiseMeant, type SectionWord as Word } from './section-meaning.ts';
import type { Segment } from './segments.ts';

const WORDS = new PhraseIndex<Word>(sectionEntries());
const COUNTED: Partial<Record<CountNoun, SectionKind>> = {
  plans: 'pricing',
  questions: 'faq',
  members: 'team',
  speakers: 'team',
  posts: 'posts',
  products: 'productGrid',
  testimonials: 'testimonials',
  galleries: 'gallery',
  steps: 'steps',
  events: 'events',
  projects: 'portfolio',
  features: 'features',
  services: 'services',
  images: 'gallery',
};
const NEGATION =
  /(?:^|\s)(?:no|not|without|don['’]t|do not|never|skip|omit|leave out|exclude|ohne|keine?n?|nicht|sans|pas de|pas d|aucune?|sin|ningún|ninguna|no|senza|niente|nessuna?|sem|nenhuma?|zonder|geen|bez|żadn\p{L}+|nie|بدون|لا|बिना|नहीं)\s+(?:(?:need|want|include|add|show|any|an?|the|section|page|de|une?|la|le|el|il|die|das|den|der|bitte|please|for|of|och)\s+){0,3}$/iu;
/** "Must not have: shop, blog": everything behind the colon is asked away. */
const NEGATIVE_LIST =
  /(?<![\p{L}])(?:must not (?:have|include|contain|be there)|should not (?:have|include)|do not (?:include|want|show|add)|don['’]t (?:include|want|show|add)|not wanted|not needed|unwanted|exclude|leave out|without|nicht gewünscht|bitte nicht|ohne|sans|à exclure|sin|no incluir|senza|sem|zonder|bez)\s*[:：][^:：]*$/iu;
const NEGATION_AFTER =
  /^\s?(?:は)?(?:なし|不要|いらない|いりません|抜き|は載せない)|^(?:page|section)? (?:is )?not (?:needed|wanted|required)|^ (?:nie|niepotrzebn)|^ (?:nicht|brauche ich nicht)|^ नहीं| की ज़?रूरत नहीं/iu;
const CJK_NEGATION_BEFORE = /(?:不要|不需要|无需|没有|别放)$/;
const SECTION_NOUN =
  /^[\s-]*(?:sections?|pages?|areas?|blocks?|form|bereich|abschnitt|seite|section|sección|sezione|seção|secção|sectie|sekcj\p{L}|セクション|部分|板块|قسم|अनुभाग|सेक्शन)(?![\p{L}])/iu;
const LIST_START =
  /(?:sections?|abschnitte?n?|bereichen?|rubriques|secciones|sezioni|seções|secties|sekcje|include|including|includes|with|needs?|wants?|show|add|mit|avec|con|com|met|z|ze|plus|featuring|contains?|enthält|mit folgenden|コンテンツ|構成|内容|包括|包含|تتضمن|يتضمن|مع|शामिल|साथ)\s*[:：]?\s*$/iu;

function sectionEntries(): [string, Word][] {
  return kindsOf().flatMap((kind): [string, Word][] => {
    const words = SECTION_WORDS[kind];
    if (!words) return [];
    return [
      ...splitPhrases(words.strong).map((phrase): [string, Word] => [phrase, { kind, isWeak: false }]),
      ...splitPhrases(words.weak).map((phrase): [string, Word] => [phrase, { kind, isWeak: true }]),
    ];
  });
}

function kindsOf(): SectionKind[] {
  return Object.keys(SECTION_WORDS).filter((key): key is SectionKind => key in SECTION_WORDS);
}

export interface SectionsFound {
  sections: RequestedSection[];
  absent: SectionKind[];
}

/** Sections asked for and sections asked away. `skip` holds names, quotations and what the subject is described with. */
export function readSections(
  reading: Reading,
  skip: readonly Segment[],
  counts: readonly RequestedCount[],
  pages: readonly RequestedPage[],
): SectionsFound {
  const sections: RequestedSection[] = [];
  const absent: SectionKind[] = [];
  const hits = WORDS.findAll(reading.lower, reading.tokens).filter(
    (hit) => !skip.some((other) => overlaps(hit, other)),
  );
  const wanted: PhraseHit<Word>[] = [];
  let refused: PhraseHit<Word> | undefined;
  hits.forEach((hit, index) => {
    if (isNegated(reading, hit) || (refused !== undefined && isAlternative(reading, refused, hit))) {
      absent.push(hit.value.kind);
      refused = hit;
    } else if (isWanted(reading, hit) && !isOtherwiseMeant(reading, hits, index)) wanted.push(hit);
  });
  for (const index of wanted.keys()) sections.push(toSection(reading, wanted, index, counts, pages));
  return {
    sections: merged([...sections, ...fromCounts(reading, counts, sections)]).filter(
      (section) => !absent.includes(section.kind),
    ),
    absent: [...new Set(absent)],
  };
}

/** "Without testimonials or FAQ" goes without both. */
function isAlternative(reading: Reading, refused: Segment, hit: Segment): boolean {
  return /^(?: (?:section|page)s?)?\s?(?:,? (?:or|nor|oder|noch|ni|ou|o|of|ani|lub|né|nem|&) (?:an? |the |any |no )?|\/|、|或|أو | या )$/iu.test(
    reading.lower.slice(refused.end, hit.start),
  );
}

function isNegated(reading: Reading, hit: Segment): boolean {
  const before =
    reading.lower
      .slice(Math.max(0, hit.start - 40), hit.start)
      .split(/[.,;!?。、，]/u)
      .at(-1) ?? '';
  const after = reading.lower.slice(hit.end, hit.end + 24);
  const sentence = segmentAt(reading.sentences, hit.start);
  const lead = reading.lower.slice(Math.max(sentence?.start ?? 0, hit.start - 160), hit.start);
  if (NEGATIVE_LIST.test(lead)) return true;
  return NEGATION.test(before) || NEGATION_AFTER.test(after) || CJK_NEGATION_BEFORE.test(before);
}

/** A strong word counts anywhere but in the middle of a statement; a weak one only as an entry of a list. */
function isWanted(reading: Reading, hit: PhraseHit<Word>): boolean {
  if (SECTION_NOUN.test(reading.lower.slice(hit.end, hit.end + 24))) return true;
  const clause = segmentAt(reading.clauses, hit.start);
  if (!clause) return !hit.value.isWeak;
  const words = reading.lower.slice(clause.start, clause.end).split(/\s+/u).length;
  const lead = reading.lower.slice(clause.start, hit.start);
  const isEntry = lead.trim() === '' || LIST_START.test(lead) || stripEdges(lead).split(/\s+/u).length <= 2;
  if (isCjk(reading.prose.slice(hit.start, hit.end))) return !hit.value.isWeak || hit.end - clause.start <= 6;
  const isBeforeNoun = /^ (?!(?:and|or|with|for|on|in|of|to|at|by|from|page|section)(?![\p{L}]))\p{Ll}/u.test(
    reading.prose.slice(hit.end, hit.end + 12),
  );
  if (hit.value.isWeak && reading.language.tag === 'en' && isBeforeNoun) return false;
  const isShort = words <= 8;
  return hit.value.isWeak ? isShort && isEntry && reading.clauses.length >= 3 : isEntry || words <= 24;
}

function toSection(
  reading: Reading,
  hits: readonly PhraseHit<Word>[],
  index: number,
  counts: readonly RequestedCount[],
  pages: readonly RequestedPage[],
): RequestedSection {
  const hit = hits[index];
  if (!hit) throw new RangeError('no such section');
  const clause = segmentAt(reading.clauses, hit.start) ?? hit;
  const previousEnd =
    hits.findLast((other) => other.end <= hit.start && other.start >= clause.start)?.end ?? clause.start;
  const nextStart = hits[index + 1]?.start ?? Number.POSITIVE_INFINITY;
  const label = labelOf(reading, previousEnd, hit);
  const count = countBeside(reading, hit) ?? countFor(reading, hit, counts);
  const span = reading.spanOf(hit.start, hit.end);
  const page = pages.findLast(
    (candidate) => candidate.span[0] <= span[0] && span[1] <= candidate.span[1] + 1,
  )?.title;
  return {
    kind: hit.value.kind,
    text:
      reading.prose
        .slice(Math.max(clause.start, previousEnd), Math.min(clause.end, nextStart))
        .trim()
        .slice(0, 200) || label,
    label,
    details: detailsOf(reading, hit, nextStart),
    count: count?.value,
    atLeast: count?.atLeast,
    page,
    span,
  };
}

/** "our breads with prices" -> "Our breads": from the last joining word to the end of the section word. */
function labelOf(reading: Reading, from: number, hit: Segment): string {
  const lead = reading.prose.slice(Math.max(from, hit.start - 40), hit.start);
  const parts = lead.split(
    /(?:^|\s)(?:and|with|has|have|add|include|including|needs?|wants?|an?|the|one|und|mit|einem|einer|einen|ein|eine|der|die|das|den|et|avec|une?|la|le|les|des|du|y|con|una?|el|los|las|e|il|lo|i|com|uma?|os?|as|en|met|een|de|het|oraz|z|for|of|on|in|to|pour|für)\s|[:(（]/iu,
  );
  const adjective = stripEdges((parts.at(-1) ?? '').replace(/\d+/g, ''));
  const words = adjective.split(/\s+/u).filter((word) => word !== '');
  const kept = words.length <= 2 && !/[.!?;]/.test(adjective) ? `${adjective} ` : '';
  return upperFirst(
    `${isCjk(reading.prose.slice(hit.start, hit.end)) ? '' : kept}${reading.prose.slice(hit.start, hit.end)}`.trim(),
  );
}

const COUNTABLE = new Set<SectionKind>(Object.values(COUNTED));
const BESIDE = /^\s?(?:(?:of|de|von|van|di|da|z|mit|with|avec|con|met|para|para|of)\s)?$/u;

/** "equipo de tres veterinarios", "講師紹介3名": a number right behind the section's word. */
function countBeside(
  reading: Reading,
  hit: PhraseHit<Word>,
): Pick<RequestedCount, 'value' | 'atLeast'> | undefined {
  if (!COUNTABLE.has(hit.value.kind) || hit.value.kind === 'pricing') return undefined;
  const number = numbersOf(reading).find((candidate) => candidate.start >= hit.end);
  if (!number || number.value < 2 || number.value > 40) return undefined;
  const isPrice = /^ ?(?:[$€£¥₹%]|EUR|USD|円|元|:\d)/u.test(reading.prose.slice(number.end, number.end + 4));
  const isRange = /^[-–:.,]\d/u.test(reading.prose.slice(number.end, number.end + 2));
  return !isPrice && !isRange && BESIDE.test(reading.lower.slice(hit.end, number.start))
    ? { value: number.value, atLeast: false }
    : undefined;
}

const NUMBERS = new WeakMap<Reading, readonly NumberHit[]>();

function numbersOf(reading: Reading): readonly NumberHit[] {
  const known = NUMBERS.get(reading) ?? findNumbers(reading);
  NUMBERS.set(reading, known);
  return known;
}

function countFor(
  reading: Reading,
  hit: PhraseHit<Word>,
  counts: readonly RequestedCount[],
): RequestedCount | undefined {
  const own = counts.filter(
    (count) =>
      COUNTED[count.noun] === hit.value.kind || (count.noun === 'items' && hit.value.kind === 'menu'),
  );
  const sentence = segmentAt(reading.sentences, hit.start);
  if (!sentence) return own[0];
  const [start, end] = reading.spanOf(sentence.start, sentence.end);
  return own.find((count) => count.span[0] >= start && count.span[1] <= end) ?? own[0];
}

function fromCounts(
  reading: Reading,
  counts: readonly RequestedCount[],
  known: readonly RequestedSection[],
): RequestedSection[] {
  if (reading.buildType !== 'website') return [];
  return counts.flatMap((count) => {
    const kind = COUNTED[count.noun];
    if (!kind || known.some((section) => section.kind === kind)) return [];
    return [
      {
        kind,
        text: count.text,
        label: upperFirst(stripEdges(count.text.replace(/^[\d\s]+/u, ''))) || count.text,
        details: [],
        count: count.value,
        atLeast: count.atLeast,
        span: count.span,
      },
    ];
  });
}

/** One entry a kind, except for kinds that were asked for under different names. */
function merged(sections: readonly RequestedSection[]): RequestedSection[] {
  const kept: RequestedSection[] = [];
  for (const section of sections) {
    const same = kept.find(
      (other) =>
        other.kind === section.kind &&
        (section.kind !== 'richText' || other.label.toLowerCase() === section.label.toLowerCase()),
    );
    if (!same) kept.push(section);
    else {
      same.details = same.details.length >= section.details.length ? same.details : section.details;
      same.count ??= section.count;
      same.atLeast ??= section.atLeast;
      same.page ??= section.page;
    }
  }
  return kept;
}
