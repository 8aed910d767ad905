import { colorsNamed, formatHex, parse } from 'culori';
import { COLOUR_ROLES, COLOUR_WORDS, ON_WORDS } from '../words/colour-words.ts';
import { RESULT_WORDS } from '../words/kind-words.ts';
import { isCjk, type PhraseHit, PhraseIndex, phrasesOf, splitPhrases } from './phrase-index.ts';
import type { Reading } from './reading.ts';
import { overlaps, segmentAt } from './reading.ts';
import type { ColourRole, RequestedColour } from './requests.ts';
import type { Segment } from './segments.ts';

const HEX_TEXT =
  /(?<![\p{L}\p{N}&])#(?:[0-9a-f]{6}|[0-9a-f]{3})(?![\p{L}\p{N}])|\b(?:rgb|hsl)a?\([\d\s.,%deg/]{5,40}\)/giu;

/** Colour names that are also ordinary words, in one language or between two: they count only among other colours. */
const ORDINARY = new Set(
  splitPhrases(
    'rose|rust|plum|salmon|peach|lemon|lime|mint|sage|sand|tan|wit|rode|rot|rote|or|oro|ouro|rame|marine|prune|sable|arena|areia|sabbia|slate|ink|coral|olive|amber|ruby|copper|bronze|silver|gold|golden|chocolate|champagne|camel|ivory|moss|oat|oatmeal|linen|snow|azure|wheat|tomato|chocolate|peru|orchid|salbei|senf|silber|menthe|menta|safran|mostaza|arancio|pesca|pesche|rosa|tinta|tinte|encre|zand|roest|perzik|pruim|koper|zilver|goud|gouden|viola|violeta|turchese|cobre|bronce|berenjena|aubergine|eggplant|caramel|caramelo|saffron|emerald|sapphire|smaragd|orange|oranges|naranja|naranjas|laranja|marron|navy|zieleń|krem|róż|róża|granat|granate|crema|crème|miętow*|hot pink|oliva|quarzo|kawowy|金|茶|藍|墨|砂|沙|銀|赤|青|緑|黒|白|紫|黄|紺|红|蓝|绿|黑|灰|棕|橙|锈|黄金|fuchsia|जंग|सोना|रेत|indigo|brun|lila|limão|celeste|rubi|petrolio|petrol|mohn|teal',
  ),
);
/** A single English CSS name that is never asked for by that name, or is some other word far more often. */
const NEVER = new Set([
  'snow',
  'peru',
  'tomato',
  'wheat',
  'linen',
  'chocolate',
  'seashell',
  'transparent',
  'currentcolor',
]);

const CSS_PHRASES = Object.entries(colorsNamed)
  .filter(([name]) => !NEVER.has(name))
  .map(([name, value]): [string, string] => [name, `#${value.toString(16).padStart(6, '0')}`]);

/** Hues that people write in two words: `midnightblue` is also "midnight blue". */
const SPLIT =
  /^(light|dark|medium|pale|deep|hot|royal|midnight|forest|sky|steel|slate|dodger|cadet|powder|cornflower|alice|spring|lawn|sea|olive|yellow|lime|indian|fire|orange|blue|rosy|sandy|saddle|navajo|antique|floral|ghost|mint|misty|old|papaya|peach|lavender|lemon)(?=[a-z]{3})/;

const COLOURS = new PhraseIndex<string>([
  ...phrasesOf(COLOUR_WORDS).map(([phrase, hex]): [string, string] => [phrase, hex]),
  ...CSS_PHRASES,
  ...CSS_PHRASES.filter(([name]) => SPLIT.test(name)).map(([name, hex]): [string, string] => [
    name.replace(SPLIT, '$1 '),
    hex,
  ]),
]);
const ROLES = new PhraseIndex<ColourRole>(phrasesOf(COLOUR_ROLES));
const CONTEXT = new PhraseIndex<true>(
  splitPhrases(
    `${RESULT_WORDS}|colour|colours|color|colors|coloured|colored|palette|palettes|theme|themed|tone|tones|toned|shade|shades|hue|hues|scheme|tint|look|style|farbe|farben|farbpalette|farbschema|töne|tönen|farbwelt|couleur|couleurs|tons|teintes|colores|paleta|tonos|colore|colori|palette|toni|tonalità|cor|cores|paleta|tons|kleur|kleuren|kleurenpalet|tinten|kolor|kolory|kolorach|kolorystyk*|barw*|odcieni*|色|配色|カラー|色调|配色方案|基調|لون|ألوان|الألوان|باللون|اللون|رنگ|रंग|रंगों|रंगसंयोजन|gradient|background|accent|border|frame|outline`,
  ).map((word): [string, true] => [word, true]),
);
const JOIN =
  /^[-\s,/&+、・と和与和、·]*(?:(?:and|with|on|in|und|mit|auf|et|avec|sur|y|con|sobre|e|ed|su|com|em|en|met|op|i|z|oraz|na|plus|to|or|و|مع|على|और|के साथ|と|に|和|与|及|配|の)[\s,]*(?:(?:the|a|an|some|der|die|das|dem|den|einem|einer|le|la|les|du|un|une|des|el|il|lo|o|de)\s+)?)?$/u;
const ON = new Set(splitPhrases(ON_WORDS));
const LATIN_ADJECTIVE_AFTER = new Set(['fr', 'es', 'it', 'pt', 'ar']);

/** Colours asked for, in order, each with the part it is to play. Colours of things in the picture are no requests. */
export function readColours(reading: Reading, skip: readonly Segment[]): RequestedColour[] {
  const hits = findNames(reading, skip);
  const roles = ROLES.findAll(reading.lower, reading.tokens);
  const context = CONTEXT.findAll(reading.lower, reading.tokens);
  const meant = hits.filter((_hit, index) => isMeant(reading, hits, index, { roles, context }));
  const colours = meant.map(
    (hit, index): RequestedColour => ({
      role: roleOf(reading, meant, index, roles),
      name: reading.prose.slice(hit.start, hit.end),
      hex: hit.value,
      span: reading.spanOf(hit.start, hit.end),
    }),
  );
  const seen = new Set<string>();
  return colours.filter((colour) => {
    const key = `${colour.role} ${colour.hex}`;
    if (
      seen.has(key) ||
      (colour.role === 'any' &&
        colours.some((other) => other !== colour && other.hex === colour.hex && other.role !== 'any'))
    )
      return false;
    seen.add(key);
    return true;
  });
}

function findNames(reading: Reading, skip: readonly Segment[]): PhraseHit<string>[] {
  const written: PhraseHit<string>[] = [];
  for (const match of reading.prose.matchAll(HEX_TEXT)) {
    const colour = parse(match[0].toLowerCase());
    const isOrderNumber = /^#\d{3}$/.test(match[0]);
    if (colour && !isOrderNumber)
      written.push({ value: formatHex(colour), start: match.index, end: match.index + match[0].length });
  }
  const named = COLOURS.findAll(reading.lower, reading.tokens)
    .filter(
      (hit) => !skip.some((other) => overlaps(hit, other)) && !written.some((other) => overlaps(hit, other)),
    )
    // The French word for purple is written as the name of a pink in CSS.
    .map((hit) =>
      reading.language.tag === 'fr' && reading.lower.slice(hit.start, hit.end) === 'violet'
        ? { ...hit, value: '#800080' }
        : hit,
    );
  return [...written, ...named].sort((left, right) => left.start - right.start);
}

interface Surroundings {
  roles: readonly PhraseHit<ColourRole>[];
  context: readonly PhraseHit<true>[];
}

function isMeant(
  reading: Reading,
  hits: readonly PhraseHit<string>[],
  index: number,
  around: Surroundings,
): boolean {
  const hit = hits[index];
  if (!hit) return false;
  const name = reading.prose.slice(hit.start, hit.end);
  if (name.startsWith('#') || /^(?:rgb|hsl)/i.test(name)) return true;
  const neighbours = [hits[index - 1], hits[index + 1]].filter((other) => other !== undefined);
  const isJoined = neighbours.some((other) => isJoinedTo(reading, hit, other));
  const touchesRole = around.roles.some((role) => isNear(reading, hit, role));
  const touchesContext = around.context.some((word) => isNear(reading, hit, word));
  if (touchesRole || touchesContext) return true;
  if (isCjk(name)) return isJoined && name.length >= 1 && !isInsideWord(reading.prose, hit);
  const lower = name.toLowerCase();
  if (
    neighbours.some(
      (other) =>
        isJoinedTo(reading, hit, other) &&
        [...around.roles, ...around.context].some((word) => isNear(reading, other, word)),
    )
  )
    return true;
  if (isJoined) return !isFollowedByNoun(reading, lastOfRun(reading, hits, index));
  if (ORDINARY.has(lower)) return false;
  if (isProperName(reading, hit)) return false;
  const isAlone = startsClause(reading, hit) || !LATIN_ADJECTIVE_AFTER.has(reading.language.tag);
  return isAlone && !isFollowedByNoun(reading, hit) && !isNounAdjective(reading, hit);
}

/** The last of the colours joined to this one: in "salmon and lemon recipes" it is the recipes that are meant. */
function lastOfRun(reading: Reading, hits: readonly PhraseHit<string>[], index: number): Segment {
  let last = index;
  for (; last + 1 < hits.length; last++) {
    const here = hits[last];
    const next = hits[last + 1];
    if (!here || !next || !isJoinedTo(reading, here, next)) break;
  }
  return hits[last] ?? { start: 0, end: 0 };
}

/** Only joining words, or nothing, between the two. */
function isJoinedTo(reading: Reading, hit: Segment, other: Segment): boolean {
  const start = Math.min(hit.end, other.end);
  const end = Math.max(hit.start, other.start);
  if (end - start > 24 || end < start) return false;
  const gap = reading.lower.slice(start, end);
  const isArabicAnd =
    gap.trim() === '' && gap !== '' && reading.lower[Math.max(hit.start, other.start)] === 'و';
  return isArabicAnd || (JOIN.test(gap) && gap.trim() !== '')
    ? true
    : /^[\s,]+$/.test(gap) && gap.includes(',');
}

/** Within the same clause, at most two short words between. */
function isNear(reading: Reading, hit: Segment, word: Segment): boolean {
  if (overlaps(hit, word)) return false;
  const gap =
    hit.start >= word.end
      ? reading.lower.slice(word.end, hit.start)
      : reading.lower.slice(hit.end, word.start);
  const isAfter = word.start >= hit.end;
  if (gap.length > 34 || /[.!?;。\n]/.test(gap)) return false;
  if (isAfter)
    return (
      /^[\s\-色のな]*$/u.test(gap) ||
      /^ (?:for|as|für|als|pour|para|per|voor|jako|dla) (?:the |die |den |das |le |la |les |los |las |il |i |gli |o |a |os |as |de |het )?$/u.test(
        gap,
      )
    );
  return (
    gap
      .replace(
        /(?:^|\s)(?:in|of|is|to|with|be|should|the|a|an|and|are|shades?|mit|aus|in|de|en|em|di|du|des|met|van|w|o|color|colour|farbe|bleu|à|ton|tono|of the [\p{L}]+(?: [\p{L}]+)?)(?=\s|$)/gu,
        ' ',
      )
      .trim().length <= 3
  );
}

/** Bordeaux, capitalised within a sentence, is a place. */
function isProperName(reading: Reading, hit: Segment): boolean {
  const isSentenceStart = (segmentAt(reading.sentences, hit.start)?.start ?? 0) === hit.start;
  return (
    !isSentenceStart &&
    reading.language.tag !== 'de' &&
    /^\p{Lu}/u.test(reading.prose.slice(hit.start, hit.end))
  );
}

function startsClause(reading: Reading, hit: Segment): boolean {
  const clause = segmentAt(reading.clauses, hit.start);
  return clause !== undefined && hit.start - clause.start <= 4;
}

function isFollowedByNoun(reading: Reading, hit: Segment): boolean {
  if (LATIN_ADJECTIVE_AFTER.has(reading.language.tag)) return false;
  const rest = reading.prose.slice(hit.end, hit.end + 30);
  const next = /^[ -]([\p{L}][\p{L}'’-]*)/u.exec(rest)?.[1]?.toLowerCase();
  if (next === undefined) return false;
  return !JOINERS.has(next) && !ON.has(next);
}

const JOINERS = new Set(
  'and with on in or for as but plus please only und mit auf oder für als bitte et avec sur y con sobre e ed su com em en met op of i z oraz lub और و throughout everywhere design'.split(
    ' ',
  ),
);

/** In languages that put the adjective behind: a noun in front makes it that noun's colour. */
function isNounAdjective(reading: Reading, hit: Segment): boolean {
  return LATIN_ADJECTIVE_AFTER.has(reading.language.tag) && !startsClause(reading, hit);
}

function isInsideWord(text: string, hit: Segment): boolean {
  return /[\p{Script=Han}]/u.test(text[hit.end] ?? '') && !/[色和与及配の]/u.test(text[hit.end] ?? '');
}

function roleOf(
  reading: Reading,
  hits: readonly PhraseHit<string>[],
  index: number,
  roles: readonly PhraseHit<ColourRole>[],
): ColourRole {
  const hit = hits[index];
  if (!hit) return 'any';
  const isAdjectiveAfter = LATIN_ADJECTIVE_AFTER.has(reading.language.tag);
  const right = roles.find(
    (role) => role.start >= hit.end && isAttached(reading, hit.end, role.start, 'right'),
  );
  const left = roles.findLast(
    (role) => role.end <= hit.start && isAttached(reading, role.end, hit.start, 'left'),
  );
  const direct = isAdjectiveAfter ? (left ?? right) : (right ?? left);
  if (direct) return direct.value;
  const previous = hits[index - 1];
  const next = hits[index + 1];
  if (next && isOn(reading, hit, next)) return 'component';
  if (previous && isOn(reading, previous, hit)) return 'background';
  if (next && isJoinedTo(reading, hit, next)) {
    const shared = roles.find(
      (role) => role.start >= next.end && isAttached(reading, next.end, role.start, 'right'),
    );
    const gap = reading.lower.slice(hit.end, next.start);
    if (
      shared &&
      /\p{L}|&/u.test(gap) &&
      !/(?:with|mit|avec|con|com|met|z|مع)\s/u.test(gap) &&
      !isOn(reading, hit, next)
    )
      return shared.value;
  }
  return 'any';
}

function isAttached(reading: Reading, start: number, end: number, side: 'left' | 'right'): boolean {
  const gap = reading.lower.slice(start, end);
  if (gap.length > 40 || /[.!?;,。、，\n]/.test(gap)) return false;
  if (side === 'right')
    return (
      /^[\s\-のな色]*(?:(?:color|colour|coloured|colored|colou?red) )?$/u.test(gap) ||
      /^ (?:for|as|für|als|pour|para|per|voor|jako|dla) (?:the |die |den |das |le |la |les |los |las |il |i |gli |o |a |os |as |de |het )?$/u.test(
        gap,
      )
    );
  return (
    gap.split(/\s+/u).filter((word) => word !== '').length <= 6 &&
    !/\b(?:and|und|et|with|mit|avec|con|com|met)\b/u.test(gap.replace(/ with $/, ''))
  );
}

function isOn(reading: Reading, front: Segment, back: Segment): boolean {
  const gap = reading.lower.slice(front.end, back.start).trim().split(/\s+/u);
  return gap.length <= 3 && ON.has(gap[0] ?? '');
}

/** Whether a text in lower case is the name of a colour and nothing else. */
export function isColourName(lower: string): boolean {
  return COLOURS.findAll(lower).some((hit) => hit.start === 0 && hit.end === lower.length);
}
