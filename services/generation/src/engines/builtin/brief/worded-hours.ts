import type { Segment } from './segments.ts';

const DAY =
  '(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?|sonnabends?|(?:lun|mar|mercre|jeu|vendre|same)dis?|dimanches?|lunes|martes|miércoles|jueves|viernes|sábados?|domingos?|(?:lune|marte|mercole|giove|vener)dì|sabato|domenica|(?:segunda|terça|quarta|quinta|sexta)(?:-feira)?|(?:maan|dins|woens|donder|vrij|zater|zon)dags?|poniedział(?:ek|ku|ki)|wtor(?:ek|ku|ki)|środ[aęy]|czwart(?:ek|ku|ki)|piąt(?:ek|ku|ki)|sobot[aęy]|niedziel[aęie]{1,2}';
const ALL =
  'daily|every day|all week|seven days a week|weekdays|weekends?|täglich|jeden Tag|werktags|wochentags|(?:am|an) Wochenende[n]?|tous les jours|en semaine|le week-end|todos los días|entre semana|(?:los )?fines de semana|tutti i giorni|nei giorni feriali|nel fine settimana|todos os dias|aos fins de semana|dagelijks|elke dag|in het weekend|codziennie|w weekendy';
const FROM =
  '(?:from|on|every|von|vom|am|ab|du|le|les|de|del|el|los|dal|dalla|il|la|das?|aos?|às|van|op|od|we|w)';
const TO =
  '(?:to|through|until|till|bis(?: zum)?|au|al|alla|a|à|até|tot(?: en met)?|do|and|und|et|y|e|en|i|except(?: on)?|außer|sauf|excepto|salvo|menos|tranne|eccetto|exceto|behalve|oprócz|poza|only|nur)';
const ONE = `(?:${FROM} )?(?<!\\p{L})(?:${DAY}|${ALL})(?!\\p{L})`;
const DAYS = `${ONE}(?:(?: ${TO} |, ?| ?& ?| ?[–-] ?)(?:(?:the|le|les|el|los|il|la|am|an|op|o|dla) )?${ONE}){0,6}`;
const OPEN =
  'open|geöffnet|offen|ouvert(?:e?s?)|abiert[oa]s?|apert[oaie]|abert[oa]s?|geopend|otwart[aey]|czynn[aey]';
const OPEN_DAYS = new RegExp(`(?<!\\p{L})(?:${OPEN}):? (${DAYS})`, 'giu');
const DAYS_OPEN = new RegExp(`(?<!\\p{L})(${DAYS}) (?:${OPEN})(?!\\p{L})`, 'giu');
/** "Samstags nur vormittags". */
const PART_OF_DAY = new RegExp(
  `(?<!\\p{L})(${DAYS}),? ((?:(?:only|nur|seulement|uniquement|solo|sólo|só|apenas|alleen|tylko) )?(?:in the )?(?:mornings?|afternoons?|evenings?|vormittags|nachmittags|abends|le matin|l['’]après-midi|le soir|por la (?:mañana|tarde|noche)|(?:la|di) mattina|(?:il|di) pomeriggio|(?:la|di) sera|de manhã|à tarde|à noite|['’]s (?:ochtends|middags|avonds)|rano|po południu|wieczorem)(?: only)?)(?!\\p{L})`,
  'giu',
);
const ANY_DAY = new RegExp(`(?<!\\p{L})(?:${DAY}|${ALL})(?!\\p{L})`, 'iu');
const OPEN_WORD = new RegExp(`(?<!\\p{L})(?:${OPEN})(?!\\p{L})`, 'iu');

export interface WordedHours extends Segment {
  days: string;
  /** The days alone: "du mardi au dimanche"; behind `days`, the part of the day. */
  hours: string;
  /** With the word for being open: "ouverte du mardi au dimanche". */
  told: string;
}

/** Days on which something is open, told in words and without a time, in a sentence that begins at `from`. */
export function findWordedHours(text: string, from: number): WordedHours[] {
  if (!OPEN_WORD.test(text)) return [];
  return [PART_OF_DAY, OPEN_DAYS, DAYS_OPEN].flatMap((pattern) =>
    [...text.matchAll(pattern)].map((match) => ({
      days: match[2] === undefined ? '' : (match[1] ?? ''),
      hours: match[2] ?? match[1] ?? '',
      told: match[0],
      start: from + match.index,
      end: from + match.index + match[0].length,
    })),
  );
}

/** "Samstags nur vormittags": a day of the week in it makes it a matter of hours. */
export const namesDay = (text: string): boolean => ANY_DAY.test(text);
