// Where the lines of Japanese and Chinese may end without parting a word from itself or from what clings to it.

const hiragana = /^[\u3041-\u309fー]+$/u;
const endsInHiragana = /[\u3041-\u309f]$/u;
const ideographs = /[\u3041-\u30ff\u3400-\u4dbf\u4e00-\u9fff]/u;
const kana = /[\u3041-\u30ff]/u;
/** What clings to the word before it although it is long: endings of verbs, and words that join. */
const clinging =
  /^(?:まし|ませ|でし|でき|です|ます|ござ|くださ|とい|とし|につい|によ|にお|にと|てい|なが|ばかり|だけ|ほど|くらい|ぐらい|られ|させ|から|まで|より|など|ため|こと|もの|かもしれ)/u;
/** Words of one sign that belong to what is before them. */
const chineseSuffix = /^[的了着著过過吗嗎呢吧们們之地得里裡中上下后後前等个個]$/u;

interface Part {
  segment: string;
  index: number;
}

/** Words of a text; a text of any language is read as Japanese where it has kana. */
function wordsOf(text: string): Part[] {
  const segmenter = new Intl.Segmenter(kana.test(text) ? 'ja' : 'zh', { granularity: 'word' });
  return [...segmenter.segment(text)];
}

const isWord = (segment: string): boolean => /[\p{L}\p{N}]/u.test(segment);

/** Whether a phrase begins where a word follows another. */
function beginsPhrase(before: string, word: string, isJapanese: boolean): boolean {
  if (!isWord(before) || !isWord(word)) return true;
  // Two words of one sign each are mostly one word that no dictionary has: "入职".
  if (!isJapanese)
    return !chineseSuffix.test(word) && !/\p{N}$/u.test(before) && before.length + word.length > 2;
  if (!endsInHiragana.test(before) || /^[おご]$/u.test(before)) return false;
  return hiragana.test(word) ? word.length >= 3 && !clinging.test(word) : true;
}

/** Where phrases begin: Japanese ends its lines after particles and signs, Chinese after words. */
export function phraseStarts(text: string): number[] {
  const isJapanese = kana.test(text);
  const words = wordsOf(text);
  return words
    .filter(({ segment }, at) => at > 0 && beginsPhrase(words[at - 1]?.segment ?? '', segment, isJapanese))
    .map(({ index }) => index);
}

/** Where words begin; those that cling to others, and the parts of numbers with their units, are none. */
export function wordStarts(text: string): number[] {
  const words = wordsOf(text);
  return words
    .filter(({ segment }, at) => {
      const before = words[at - 1]?.segment ?? '';
      return at > 0 && !(hiragana.test(segment) && segment.length === 1) && !/\p{N}$/u.test(before);
    })
    .map(({ index }) => index);
}

/** Whether a text is in a script that writes its words without spaces between them and knows phrases. */
export const hasPhrases = (text: string): boolean => ideographs.test(text);
