import { isCityName } from './city-names.ts';
import { isColourName } from './colours.ts';
import { isNameLike, KINDS, nameEnd } from './names.ts';
import type { Reading } from './reading.ts';
import { overlaps, segmentAt } from './reading.ts';
import { isSectionWord } from './section-names.ts';
import type { Segment } from './segments.ts';
import { isToneOrStyle } from './tone.ts';

const BEFORE_PLACE: Readonly<Record<string, RegExp>> = {
  en: /(?<![\p{L}])(?:based in|located in|situated in|covering|serving|in|near|at)\s+(?:the\s+)?(?:heart of\s+|centre of\s+|center of\s+|old town of\s+|city of\s+)?(?=\p{Lu})/gu,
  de: /(?<![\p{L}])(?:in|aus|bei|nahe|im Herzen von|im Zentrum von|mitten in)\s+(?=\p{Lu})/gu,
  fr: /(?<![\p{L}])(?:à|au|aux|basée? à|située? à|près de|en|au cœur de|dans)\s+(?:la ville de\s+)?(?=\p{Lu})/gu,
  es: /(?<![\p{L}])(?:en|cerca de|con sede en|ubicad[oa] en)\s+(?:el centro de\s+|la ciudad de\s+)?(?=\p{Lu})/gu,
  it: /(?<![\p{L}])(?:a|ad|in|vicino a|con sede a|nel centro di)\s+(?=\p{Lu})/gu,
  pt: /(?<![\p{L}])(?:em|no|na|perto de|com sede em|no centro de)\s+(?=\p{Lu})/gu,
  nl: /(?<![\p{L}])(?:in|uit|bij|te|gevestigd in|nabij)\s+(?=\p{Lu})/gu,
  pl: /(?<![\p{L}])(?:w|we|z|koło|pod|niedaleko)\s+(?=\p{Lu})/gu,
};
const CJK_PLACE: readonly RegExp[] = [
  /((?:東京|大阪|京都|横浜|名古屋|札幌|福岡|神戸|仙台|広島|金沢|長野|鎌倉|奈良|沖縄|那覇|北海道|静岡|新潟|熊本|長崎|松本|高松|松山|函館|小樽|岡山|鹿児島|北京|上海|广州|深圳|杭州|成都|重庆|南京|苏州|西安|武汉|天津|青岛|大理|丽江|昆明|厦门|长沙|台北|臺北|高雄|香港|厦門)(?:[\p{Script=Han}]{1,4}[都府県市区町村路街])?)/u,
  /([\p{Script=Han}]{2,5}[市県区町村都])(?=の|的|にある|で)/u,
  /(?:位于|坐落于|坐落在)([\p{Script=Han}]{2,8}?)(?=的|，|,|。)/u,
];
const ARABIC_PLACE = /(?<![\p{L}])(?:في|بمدينة|من مدينة|وسط) (?:مدينة )?([\p{Script=Arabic}\p{M}]{3,16})/u;
const HINDI_PLACE = /([\p{Script=Devanagari}\p{M}]{2,16}) (?:में|के|की|का|स्थित) /u;
const HINDI_NOT_PLACE =
  /^(?:रंग|भाषा|हिंदी|हिन्दी|इस|उस|हमारे|हमारी|मेरे|मेरी|अपने|आपके|शुरू|बारे|साथ|रूप|दुकान|कंपनी|वेबसाइट|व्यवसाय|लिए)$/u;
const ARABIC_NOT_PLACE = /^(?:هذا|هذه|مجال|قطاع|عام|الصفحة|الموقع|الرئيسية|شهر|يوم|ذلك|جميع|تصميم)$/u;
const NOT_PLACE =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December|English|German|French|Spanish|Italian|Portuguese|Dutch|Polish|Japanese|Chinese|Arabic|Hindi|Excel|Word|PowerPoint|Figma|React|HTML|Januar|Februar|März|Mai|Juni|Juli|Oktober|Dezember|Blau|Grün|Rot|Weiß|Schwarz|Gelb|Form|Höhe|Deutsch|Euro|Q[1-4]|EUR|USD|GBP|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Bezug|Zukunft|Zusammenarbeit|Farbe|Farben|Handarbeit|Ihrer|Helvetica|Arial|Times|Roman|Slide|Part|Section|Figure|Table|Stylish|I|II|III|IV)$/u;

/** Where it is: the capitalised words after the language's "in", in the opening of the prompt. */
export function findPlace(reading: Reading, organisation: Segment | undefined): Segment | undefined {
  const head = reading.prose.slice(0, 1200);
  const language = reading.language.tag.split('-')[0] ?? 'en';
  if (language === 'ja' || language === 'zh') return fromPatterns(head, CJK_PLACE, organisation);
  if (language === 'ar') return fromPatterns(head, [ARABIC_PLACE], organisation, ARABIC_NOT_PLACE);
  if (language === 'hi') return fromPatterns(head, [HINDI_PLACE], organisation, HINDI_NOT_PLACE);
  const bracketed = organisation ? placeInBrackets(reading, organisation) : undefined;
  if (bracketed) return bracketed;
  const beside = reading.buildType === 'website' ? placeBesideName(reading, organisation) : undefined;
  if (beside) return beside;
  const pattern = BEFORE_PLACE[language] ?? BEFORE_PLACE.en;
  if (!pattern) return undefined;
  const matches = [...head.matchAll(pattern)];
  const isWeakMatch = (match: RegExpExecArray): boolean =>
    /^(?:de|di|da|do|z|dans|aus|uit)\s/iu.test(match[0]);
  for (const match of [...matches.filter((one) => !isWeakMatch(one)), ...matches.filter(isWeakMatch)]) {
    const start = match.index + match[0].length;
    const limit = segmentAt(reading.sentences, start)?.end ?? reading.prose.length;
    const end = nameEnd(reading.prose, start, limit);
    if (end === -1) continue;
    const place = withoutTail(reading.prose, { start, end });
    const name = reading.prose.slice(place.start, place.end);
    if (/^at\s/iu.test(match[0]) && reading.buildType !== 'website' && reading.buildType !== 'design')
      continue;
    const isWeak = isWeakMatch(match);
    if (NOT_PLACE.test(name.split(/\s/u)[0] ?? '') || !isNameLike(name) || /\d/.test(name)) continue;
    if (organisation && overlaps(place, organisation)) continue;
    if (language === 'de' && isGermanNoun(name)) continue;
    if (isWeak && place.start > 160) continue;
    if (reading.buildType === 'website' && isOtherwhere(reading, match.index, name)) continue;
    return place;
  }
  return reading.buildType === 'website' ? placeAlone(reading, organisation) : undefined;
}

/** "9 years in Go" is a skill, "founder at Loopwell" an employer. */
function isOtherwhere(reading: Reading, at: number, name: string): boolean {
  const before = reading.lower.slice(Math.max(0, at - 30), at);
  if (isCityName(name)) return false;
  return (
    /(?:experience|expert|expertise|skilled|written|degree|certified|trained|specialist|fluent|built|made|style[ds]?)\s+$/u.test(
      before,
    ) ||
    (/^at\s/iu.test(reading.prose.slice(at, at + 4)) &&
      /(?:founder|ceo|cto|manager|engineer|director|head|lead|owner|designer|[\p{L}]+er|editor)\s+$/u.test(
        before,
      ))
  );
}

const BESIDE =
  /^["”»」]?(?:[,;]| [-–—]|\))?\s?(?:,|;|\(|[-–—] )?\s*(\p{Lu}[\p{L}'’-]+(?:[ -](?:\p{Lu}[\p{L}'’-]+|de|am|sur|upon|on|the|of|under|an|der))*)(?=\s?(?:[.,;)]|$|\n| [-–—] ))/u;

/** "Fade Factory, Cardiff." and "Bell Harrow LLP (Dublin)": the next clause is a name, and no more than that. */
function placeBesideName(reading: Reading, organisation: Segment | undefined): Segment | undefined {
  if (!organisation) return undefined;
  const after = reading.prose.slice(organisation.end, organisation.end + 60);
  if (/^["”»」]?\s?[.:\n]/u.test(after) || !/^["”»」]?\s?(?:[,;(]|[-–—] )/u.test(after)) {
    const lower = /^["”»]? (?:in|near|from) (\p{Ll}[\p{L}-]{2,20})(?=[\s.,;]|$)/u.exec(after);
    if (!lower?.[1] || /^(?:the|a|an|my|our|english|need|want)$/u.test(lower[1])) return undefined;
    const start = organisation.end + lower[0].length - lower[1].length;
    return { start, end: start + lower[1].length };
  }
  const match = BESIDE.exec(after);
  const name = match?.[1];
  if (!match || !name || name.split(/\s/u).length > 3) return undefined;
  const start = organisation.end + match[0].lastIndexOf(name);
  return isPlaceLike(reading, name) ? { start, end: start + name.length } : undefined;
}

/** A name that says nothing else: no trade, no part of a site, no person's job, no tone, no colour. */
function isPlaceLike(reading: Reading, name: string): boolean {
  const lower = name.toLowerCase();
  if (isCityName(name)) return true;
  if (NOT_PLACE.test(name) || !isNameLike(name) || isSectionWord(lower) || isToneOrStyle(lower)) return false;
  if (isColourName(lower) || KINDS.findAll(lower).length > 0) return false;
  return reading.language.tag !== 'de' || !isGermanNoun(name);
}

/** "Electrician, Manchester." and "tutoring in Austin TX": a town with nothing else in its clause. */
function placeAlone(reading: Reading, organisation: Segment | undefined): Segment | undefined {
  const first = reading.sentences[0];
  for (const [index, clause] of reading.clauses.slice(0, 12).entries()) {
    const name = reading.prose.slice(clause.start, clause.end).replace(/[.!]$/u, '');
    const end = clause.start + name.length;
    if (organisation && overlaps(clause, organisation)) continue;
    const isSecond =
      index === 1 &&
      first !== undefined &&
      organisation === undefined &&
      clause.end >= first.end - 1 &&
      KINDS.findAll(reading.lower.slice(first.start, clause.start)).length > 0 &&
      /^\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?$/u.test(name) &&
      isPlaceLike(reading, name);
    if (isSecond || (/^\p{Lu}/u.test(name) && isCityName(name))) return { start: clause.start, end };
  }
  const lower = /(?<![\p{L}])(?:in|near|from|based in) (\p{Ll}{3,20}(?: \p{Ll}{3,12})?)/gu;
  for (const match of reading.prose.slice(0, 800).matchAll(lower)) {
    for (const name of [match[1] ?? '', (match[1] ?? '').split(' ')[0] ?? '']) {
      const start = match.index + match[0].indexOf(name, match[0].indexOf(' '));
      if (isCityName(name) && name !== 'reading') return { start, end: start + name.length };
    }
  }
  return undefined;
}

/** "North Pier Rowing Club (Whitby, est. 1962)". */
function placeInBrackets(reading: Reading, organisation: Segment): Segment | undefined {
  const after = reading.prose.slice(organisation.end, organisation.end + 50);
  const match = /^ ?\((\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?)[,)]/u.exec(after);
  if (!match?.[1]) return undefined;
  const start = organisation.end + match[0].indexOf(match[1]);
  return { start, end: start + match[1].length };
}

/** Names of places end before a connector: "Lyon et" and "Kiel mit" keep their first word only. */
function withoutTail(text: string, segment: Segment): Segment {
  const name = text.slice(segment.start, segment.end);
  const cut = name.search(/\s(?:and|und|et|y|e|i)\s/u);
  return cut === -1 ? segment : { start: segment.start, end: segment.start + cut };
}

function isGermanNoun(name: string): boolean {
  return /(?:ung|heit|keit|schaft|tion|tät|nis|ik|tum|chen|bereich|farben?|form|seite|stil|zeit|jahre?n?|lage|design|töne?n?|besitz)$/u.test(
    name.split(/\s/u)[0] ?? '',
  );
}

function fromPatterns(
  head: string,
  patterns: readonly RegExp[],
  organisation: Segment | undefined,
  except?: RegExp,
): Segment | undefined {
  for (const pattern of patterns) {
    const match = pattern.exec(head);
    const name = match?.[1];
    if (!match || !name || except?.test(name)) continue;
    const start = match.index + match[0].indexOf(name);
    const segment = { start, end: start + name.length };
    if (!organisation || !overlaps(segment, organisation)) return segment;
  }
  return undefined;
}
