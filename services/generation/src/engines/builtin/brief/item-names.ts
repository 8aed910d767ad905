import { isClauseEnd } from './segments.ts';

const OPENERS = new Set(['(', '（', '[', '{', '「', '【', '*', '•', '·', '|']);
const LEADING_WORDS =
  /^(?:(?:and|und|et|y|e|ed|en|i|oraz|o|or|with|mit|avec|con|com|met|z|ze|the|an?|our|der|die|das|den|dem|des|unsere[nrms]?|eine[nrms]?|ein|eine|le|la|les|un|une|el|los|las|il|lo|gli|os?|as|um|uma|de|het|een|plus|also|add|include|included|including|then|as well as|sowie|samt|و|और|と|和|、)(?![\p{L}]))+\s*/iu;
/** An article with a capital belongs to the name: "The Mary Rose", "La ferme". */
const NAMED_WITH_ARTICLE =
  /^(?:The|Le|La|Les|El|Los|Las|Il|Lo|Gli|O|Os|As|De|Het|Der|Die|Das)\s+[\p{L}\p{N}]/u;
const LEADING_MARKS = /^[\s\d]{0,4}[.)\]]\s|^[\s\-–—•*·:;,.|>#)\]}"'“”„«»]+/u;
const TRAILING =
  /(?:\s\d{1,4} ?[x×]|[\s:;,.\-–—=@(（[|"'“„«→]|\s(?:for|at|from|only|just|costs?|costing|priced at|is|are|für|zu|ab|kostet|je|nur|à|pour|dès|coûte|por|a|desde|cuesta|per|da|costa|voor|vanaf|kost|za|od|kosztuje|po|każdy|each|fee|fees|entry fees?|price|prices|von|de|في|بـ|بسعر|का|की|के|में|at the price of))+$/iu;
const LONGEST_END = 160;
/** Words in front of the first item of a list that name the list, not the item. */
const LIST_NOUNS =
  /^(?:(?:our |the |die |les |las |los |i |nossos |onze |nasze )?(?:tickets?|pric(?:e|es|ing)|plans?|products?|menu|rates?|fees?|packages?|memberships?|rooms?|breads?|tiers?|preise|tarife|tickets|produkte|billets?|tarifs?|produits?|entradas?|precios?|planes?|productos?|biglietti|prezzi|prodotti|bilhetes|preços|produtos|prijzen|producten|ceny|bilety|produkty)(?::|\s-|\s–)?\s+)(?=\S)/iu;
const LONGEST_NAME = 60;
const MOST_WORDS = 8;

/** The name that stands between `from` and a price at `to`: what follows the last comma, bracket, "and" or line break. */
export function itemNameBefore(text: string, from: number, to: number): string {
  let start = to;
  const floor = Math.max(from, to - 120);
  let depth = 0;
  for (let index = to - 1; index >= floor; index--) {
    const unit = text[index] ?? '';
    if (unit === ')' || unit === '）') depth++;
    if ((unit === '(' || unit === '（') && depth > 0) {
      depth--;
      start = index;
      continue;
    }
    const isOwnMark = index >= to - 2 && /[:\-–—,(（]/.test(unit);
    if (depth === 0 && !isOwnMark && (OPENERS.has(unit) || isClauseEnd(text, index) || unit === '\n')) break;
    start = index;
  }
  if (start > floor || floor === from || start === floor) return cleanName(text.slice(start, to));
  return '';
}

/** "bath and dry £25" between two commas is one thing with two parts. */
const PAIR = /^,?\s*\p{Ll}{2,12} and \p{Ll}{2,12}\s*$/u;

function cleanName(raw: string): string {
  if (PAIR.test(raw)) return stripEdges(raw);
  const joined = raw.split(/\s(?:and|und|et|y|ed|oraz|sowie|as well as)\s/iu).at(-1) ?? raw;
  let name = stripEdges(joined.trim().length >= 2 ? joined : raw);
  name = stripEdges(name.replace(LIST_NOUNS, ''));
  if (name.length > LONGEST_NAME || name.split(/\s+/u).length > MOST_WORDS) name = lastWords(name);
  return /[\p{L}\p{N}]/u.test(name) ? name : '';
}

/** From a long stretch of prose, the capitalised words at its end, else nothing: it was no name. */
function lastWords(name: string): string {
  const words = name.split(/\s+/u);
  let start = words.length;
  while (start > 0 && words.length - start < 5 && /^\p{Lu}/u.test(words[start - 1] ?? '')) start--;
  return words.slice(start).join(' ');
}

/** Without joining words, bullets and punctuation at both ends. */
export function stripEdges(text: string): string {
  let result = text.trim();
  for (let round = 0; round < 3; round++) {
    result = result.replace(LEADING_MARKS, '').trim();
    if (!NAMED_WITH_ARTICLE.test(result)) result = result.replace(LEADING_WORDS, '').trim();
    result = stripEnd(result);
  }
  return result
    .replace(/^[("'“„«「]+|[)"'”“»」]+$/gu, (mark) => (result.includes(pairOf(mark)) ? mark : ''))
    .trim();
}

/** Looks at the end alone: the pattern is tried from every place of what it is given. */
function stripEnd(text: string): string {
  const at = Math.max(0, text.length - LONGEST_END);
  return `${text.slice(0, at)}${text.slice(at).replace(TRAILING, '')}`.trim();
}

function pairOf(mark: string): string {
  return mark === '(' ? ')' : mark === ')' ? '(' : '\u0000';
}
