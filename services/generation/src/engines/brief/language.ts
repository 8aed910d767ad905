import { eld } from 'eld/small';
import { languageScores } from './segments/active-languages.ts';
import { tokenize } from './segments/tokens.ts';

const LONGEST_SAMPLE = 2000;
/** Words from which statistics can be trusted. */
const ENOUGH_WORDS = 12;
const LEAST_KNOWN = 3;

/** Scripts that tell the language, or nearly. Order matters: kana before Han. */
const SCRIPTS: readonly (readonly [string, RegExp])[] = [
  ['ja', /[\u3040-\u30ff]/gu],
  ['ko', /[\uac00-\ud7af]/gu],
  ['zh', /[\u4e00-\u9fff]/gu],
  ['ar', /[\u0600-\u06ff]/gu],
  ['hi', /[\u0900-\u097f]/gu],
  ['he', /[\u0590-\u05ff]/gu],
  ['el', /[\u0370-\u03ff]/gu],
  ['th', /[\u0e00-\u0e7f]/gu],
  ['ru', /[\u0400-\u04ff]/gu],
];
/** Languages that share a script with the first of it. */
const FAMILIES = new Map([
  ['ru', ['ru', 'bg', 'sr', 'mk', 'be', 'uk']],
  ['hi', ['hi', 'mr', 'ne']],
  ['ar', ['ar', 'fa', 'ur']],
]);
const TRADITIONAL = /[個們這說來時會國學體點網頁單關與為開業務專於後從對應當營間聯絡圖圓畫書價錢種樣歡]/gu;
const SIMPLIFIED = /[个们这说来时会国学体点网页单关与为开业务专于后从对应当营间联络图圆画书价钱种样欢]/gu;

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** The language of a text as BCP 47; undefined where too little of it is words. */
export function detectLanguage(text: string): string | undefined {
  const sample = text.slice(0, LONGEST_SAMPLE);
  return byScript(sample) ?? byWords(sample);
}

function byScript(sample: string): string | undefined {
  const letters = count(sample, /\p{L}/gu);
  if (letters === 0) return undefined;
  const found = SCRIPTS.map(([tag, script]) => ({ tag, letters: count(sample, script) }));
  const han = found.find((entry) => entry.tag === 'zh')?.letters ?? 0;
  const kana = found.find((entry) => entry.tag === 'ja')?.letters ?? 0;
  // A few kana in a text of Han make it Japanese; ideographs weigh more than letters, as one is a word.
  if (kana > 0 && (kana + han) * 3 >= letters && kana * 12 >= han) return 'ja';
  const leading = found.toSorted((one, other) => other.letters - one.letters)[0];
  if (!leading || leading.letters * (leading.tag === 'zh' ? 3 : 2) < letters) return undefined;
  if (leading.tag === 'zh') return count(sample, TRADITIONAL) > count(sample, SIMPLIFIED) ? 'zh-Hant' : 'zh';
  const family = FAMILIES.get(leading.tag);
  const guess = eld.detect(sample).language;
  return family?.includes(guess) && letters > 60 ? guess : leading.tag;
}

/** Words that packs know decide in short texts, statistics in long ones. */
function byWords(sample: string): string | undefined {
  const tokens = tokenize(sample);
  const words = tokens.filter((token) => /^\p{L}{2,}$/u.test(token.key));
  const ranked = [...languageScores(sample, tokens)].toSorted(([, one], [, other]) => other - one);
  const [best, second] = ranked;
  const { language, isReliable, getScores } = eld.detect(words.map((token) => token.key).join(' '));
  const own = ranked.find(([tag]) => tag === language)?.[1] ?? 0;
  const likeness = new Map(Object.entries(getScores()));
  // "Dağ" is no Dutch greeting where nothing else of the text is Dutch.
  const isAlone = own > 0 && (likeness.get(best?.[0] ?? '') ?? 0) * 2 < (likeness.get(language) ?? 0);
  const isLikely = isAlone || own * 2 >= (best?.[1] ?? 0);
  if (words.length >= ENOUGH_WORDS && isReliable() && isLikely) return language;
  if (best && best[1] >= LEAST_KNOWN && best[1] > (second?.[1] ?? 0) * 1.2) return best[0];
  if (words.length >= ENOUGH_WORDS && isReliable() && /^[a-z]{2,3}$/.test(language)) return language;
  return undefined;
}

const RIGHT_TO_LEFT = new Set(['ar', 'he', 'fa', 'ur', 'yi', 'ps', 'sd', 'ug', 'dv']);

export const directionOf = (tag: string): 'ltr' | 'rtl' =>
  RIGHT_TO_LEFT.has(tag.split('-')[0] ?? '') ? 'rtl' : 'ltr';
