import { linesOf, unmarked } from '../material/lines.ts';
import { capitalised, enumerationOf } from '../material/lists.ts';
import { isOrder } from '../material/orders.ts';
import { sentencesOf, wordCount } from '../material/sentences.ts';

/** What a prompt for an agenda gives, each in its place. */
export interface AgendaMatter {
  items: string[];
  participants: string[];
  duration?: string;
  /** What is to be read or brought. */
  preparation: string[];
  /** Whatever else is said about the meeting. */
  remarks: string[];
}

const ATTENDING =
  /^(?:attendees|participants|present|attending|invited|invitees|anwesend|teilnehmer(?:innen|nde)?|teilnehmende|présents?|participants?|presentes|asistentes|participantes|presenti|partecipanti|aanwezig|deelnemers|uczestnicy|出席者|与会者)(?:\s*[:：]\s*|\s+(?:are |is |sind |sont |son )?(?=\p{Lu}))/iu;
const DURATION =
  /^(?:(?:duration|length|dauer|durée|duración|durata|duur)\s*[:：]?\s*|for |about |approx\.? |ca\.? |etwa |environ )?(\d+(?:[.,]\d+)?(?:\s?[-–]\s?\d+)?[\s-]?(?:minutes?|mins?\.?|minuten|minutos|minuti|minut|hours?|hrs?|h|std\.?|stunden?|heures?|horas?|ore|uur))(?: long| lang| max\.?)?$/iu;
const DURATION_WITHIN =
  /(?<![\p{L}\d])(\d{1,3}(?:[.,]\d{1,2})?)[\s-](minutes?|mins?|minuten|minutos|hours?|stunden?|heures?|horas?)(?!\p{L})/iu;
const WHEN =
  /^(?:(?:on |am |le |el )?(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\d{1,2}(?:[:.]\d\d)?\s?(?:[ap]m|h|uhr)?(?:\s?[-–]\s?\d{1,2}(?:[:.]\d\d)?\s?(?:[ap]m|h|uhr)?)?$|\d{1,2}[:.]\d\d|(?:montag|dienstag|mittwoch|donnerstag|freitag|lundi|mardi|mercredi|jeudi|vendredi|lunes|martes|miércoles|jueves|viernes)(?!\p{L}))/iu;
const TO_PREPARE =
  /^(?:please |bitte )?(?:bring|read|prepare|send|review|mitbringen|lesen|vorbereiten|apporter|lire|préparer|traer|leer|preparar)(?!\p{L})|(?<!\p{L})(?:beforehand|in advance|vorab|à l’avance|de antemano)(?!\p{L})/iu;
const ITEMS_LABEL = /^(?:items?|points?|topics?|tops?|agenda|themen|sujets|temas|puntos)\s*[:：]?\s+/iu;
const NAME = /^\p{Lu}[\p{L}.'’-]*(?:\s\p{Lu}[\p{L}.'’-]*){0,3}(?:\s*\([^()]{2,40}\))?$/u;
/** A longer clause tells something; it is no item. */
const LONGEST_ITEM = 14;

/** Reads an agenda's items, people and length; an enumeration ends with the sentence that it stands in. */
export function readAgenda(text: string): AgendaMatter {
  const matter: AgendaMatter = { items: [], participants: [], preparation: [], remarks: [] };
  let isHead = true;
  for (const line of linesOf(text)) {
    const isListed = line.marker === 'bullet' || line.marker === 'number';
    for (const sentence of isListed ? [line.text] : sentencesOf(unmarked(line.text))) {
      if (isListed) matter.items.push(capitalised(unmarked(sentence)));
      else readSentence(sentence.replace(/[.。]$/u, '').trim(), isHead, matter);
      isHead = false;
    }
  }
  return matter;
}

function readSentence(sentence: string, isHead: boolean, matter: AgendaMatter): void {
  const colon = /^([^:：]*\S)(?:[:：]\s+|：)(\S.*)$/su.exec(sentence);
  if (isHead) {
    const head = colon?.[1] ?? enumerationOf(sentence)[0] ?? sentence;
    matter.duration = DURATION_WITHIN.exec(head)?.[0];
    const rest = colon?.[2] ?? sentence.slice(head.length).replace(/^[\s,;:]+/u, '');
    if (rest !== '') readClauses(rest, matter);
    return;
  }
  const isTold = !ATTENDING.test(sentence) && !ITEMS_LABEL.test(sentence) && DURATION.exec(sentence) === null;
  // The items came first: what follows in a sentence of its own is told about the meeting.
  if (isTold && (TO_PREPARE.test(sentence) || matter.items.length > 0)) {
    if (TO_PREPARE.test(sentence)) matter.preparation.push(sentence);
    else if (!isOrder(sentence) && !WHEN.test(sentence)) matter.remarks.push(sentence);
    return;
  }
  if (isTold && isOrder(sentence)) return;
  readClauses(sentence, matter);
}

function readClauses(text: string, matter: AgendaMatter): void {
  let areNames = false;
  const body = text.replace(ITEMS_LABEL, '');
  for (const clause of enumerationOf(body)) {
    const label = ATTENDING.exec(clause)?.[0] ?? '';
    areNames = label !== '' || (areNames && NAME.test(clause));
    const [, duration] = DURATION.exec(clause) ?? [];
    if (areNames) matter.participants.push(clause.slice(label.length));
    else if (duration !== undefined) matter.duration = duration;
    else if (!WHEN.test(clause) && wordCount(clause) <= LONGEST_ITEM)
      matter.items.push(capitalised(clause.replace(ITEMS_LABEL, '')));
  }
}

const MEETING_NAME = new RegExp(
  [
    "\\b(?:meeting )?agenda (?:for|of) (?:(?:the|our|an?|my|this|next|tomorrow['’]s|today['’]s|\\p{L}+day['’]s|\\p{L}+day) ){0,3}((?:[\\p{L}\\d&'’-]+ ){0,4}(?:meeting|call|session|retreat|stand-?up|review|workshop|off-?site|assembly|seminar|kick-?off|sync|all-?hands))",
    '\\btagesordnung (?:für|der|des|zur|zum) (?:(?:die|den|das|der|unsere?[rns]?) )?((?:\\p{L}+ ){0,2}\\p{L}*(?:versammlung|sitzung|besprechung|treffen|meeting|konferenz))',
    "\\bordre du jour (?:de (?:la|notre)|du|pour la) ((?:réunion|assemblée|séance)(?: (?:d['’])?[\\p{L}’'-]+){0,3})",
    '\\borden del d[ií]a (?:de (?:la|nuestra)|para la) ((?:reunión|asamblea|junta|sesión)(?: [\\p{L}-]+){0,3})',
  ].join('|'),
  'iu',
);

/** `Agenda for Monday's product meeting` is the agenda of the `Product meeting`. */
export function meetingNamed(text: string): string | undefined {
  const found = MEETING_NAME.exec(text.slice(0, 300));
  const name = found?.slice(1).find((group) => group !== undefined);
  return name === undefined || wordCount(name) < 2 ? longWord(name) : capitalised(name).slice(0, 200);
}

/** German says it in one word; a bare `meeting` names nothing. */
const longWord = (name: string | undefined): string | undefined =>
  name !== undefined && name.length > 9 ? capitalised(name) : undefined;
