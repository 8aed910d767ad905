import type { Reading } from './reading.ts';
import type { Segment } from './segments.ts';
import { findWordedHours } from './worded-hours.ts';

const DAY =
  '(?:mon|tues?|wed(?:nes)?|thur?s?|fri|sat(?:ur)?|sun)(?:days?|\\.)?|mo|tu|we|th|fr|sa|su|(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?|sonnabends?|di|mi|do|so|lun(?:di|edì|es)?\\.?|mar(?:di|tedì|tes)?\\.?|mer(?:credi|coledì)?\\.?|mi[eé](?:rcoles)?\\.?|jeu(?:di)?\\.?|gio(?:vedì)?\\.?|jue(?:ves)?\\.?|ven(?:dredi|erdì)?\\.?|vie(?:rnes)?\\.?|sam(?:edi)?\\.?|sab(?:ato)?\\.?|s[áa]b(?:ado)?s?\\.?|dim(?:anche)?\\.?|dom(?:enica|ingo)?s?\\.?|segunda(?:-feira)?|terça(?:-feira)?|quarta(?:-feira)?|quinta(?:-feira)?|sexta(?:-feira)?|seg|ter|qua|qui|sex|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag|ma|wo|vr|za|zo|pon(?:iedział(?:ek|ku))?|wt(?:orek|orku)?|śr(?:od[ayę])?|czw(?:art(?:ek|ku))?|piąt(?:ek|ku)|pt|sob(?:ot[ayę])?|niedz(?:iel[aię])?|pn|nd|[月火水木金土日](?:曜日?)?|平日|土日|土日祝|毎日|周[一二三四五六日末]|星期[一二三四五六日]|每天|工作日|السبت|الأحد|الاثنين|الإثنين|الثلاثاء|الأربعاء|الخميس|الجمعة|يوميا|يوميًا|सोमवार|मंगलवार|बुधवार|गुरुवार|शुक्रवार|शनिवार|रविवार|सोम|मंगल|बुध|गुरु|शुक्र|शनि|रवि|daily|every day|weekdays?|weekends?|täglich|werktags|tous les jours|en semaine|todos los días|tutti i giorni|todos os dias|dagelijks|codziennie';
const TIME =
  '(?:(?:午前|午後|上午|下午|早上|晚上|सुबह|दोपहर|शाम|रात) ?)?(?:[01]?\\d|2[0-4])(?:[:.h時点][0-5]\\d|[:.]?\\d{2}|h|時|点)?(?: ?(?:am|pm|a\\.m\\.|p\\.m\\.|uhr|h|hrs|時|点|ص|م|صباح\\p{M}?ا\\p{M}?|مساء\\p{M}?|बजे))?';
const JOIN =
  ' ?(?:-|–|—|~|〜|～|to|bis|à|au|a|al|tot en met|t\\/m|alle|até|às|tot|do|and|through|until|till|至|到|から|إلى|حتى|से) ?';
const DAYS = `(?<![\\p{L}])(?:${DAY})(?![\\p{L}\\p{M}])(?:(?:${JOIN}|, ?| ?& ?| and | und | et | y | e | en | i |・|、)(?:${DAY})(?![\\p{L}\\p{M}])){0,6}`;
const RANGE = `${TIME}${JOIN}${TIME}(?![\\d])`;
const RANGES = `${RANGE}(?:(?: ?[,/&+] ?| and | und | et | y | e | en | i )${RANGE}){0,2}`;
const CLOSED =
  'closed|geschlossen|fermé|cerrado|chiuso|fechado|gesloten|nieczynne|zamknięte|定休日?|休み|休業|休息|مغلق|बंद';

const DAYS_THEN_HOURS = new RegExp(
  `(${DAYS})(?::|,)?[ ]?(?:from |von |de |das |dalle |van |od |من )?(${RANGES}|(?:${CLOSED})(?![\\p{L}]))`,
  'giu',
);
const CLOSED_DAYS = new RegExp(
  `(?<![\\p{L}])(${CLOSED}) (?:on |am |le |el |los |il |aos |op |w )?(${DAYS})`,
  'giu',
);
const HAS_CLOSED = new RegExp(CLOSED, 'iu');
const HOURS_ONLY = new RegExp(`(?<![\\p{L}\\d:.,-])(${RANGE})`, 'giu');
const CLOCK = /[:.h時点](?:[0-5]\d)|am|pm|uhr|\dh(?![\p{L}])|時|点|बजे/iu;

export interface FoundHours extends Segment {
  days: string;
  hours: string;
  told?: string;
}

/** Opening hours as written, with or without days. Windows keep the patterns linear. */
export function findHours(reading: Reading): FoundHours[] {
  const found: FoundHours[] = [];
  const add = (entry: FoundHours): void => {
    if (!found.some((other) => entry.start < other.end && other.start < entry.end)) found.push(entry);
  };
  for (const sentence of reading.sentences) {
    const text = reading.prose.slice(sentence.start, sentence.end);
    if (/\d/.test(text) || HAS_CLOSED.test(text)) {
      for (const match of text.matchAll(DAYS_THEN_HOURS)) add(entryOf(sentence, match, match[1], match[2]));
      for (const match of text.matchAll(CLOSED_DAYS)) add(entryOf(sentence, match, match[2], match[1]));
      for (const match of text.matchAll(HOURS_ONLY)) {
        if (CLOCK.test(match[0])) add(entryOf(sentence, match, '', match[1]));
      }
    }
    if (reading.buildType !== 'website') continue;
    for (const entry of findWordedHours(text, sentence.start)) add(entry);
  }
  return found.sort((left, right) => left.start - right.start);
}

function entryOf(sentence: Segment, match: RegExpMatchArray, days = '', hours = ''): FoundHours {
  const start = sentence.start + (match.index ?? 0);
  return { days: days.trim().replace(/\.$/u, ''), hours: hours.trim(), start, end: start + match[0].length };
}
