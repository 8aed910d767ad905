import type { Activity } from '../recipe/sites/matter/activities.ts';
import { DOES, REMINDS, WARNS } from '../recipe/sites/matter/doings.ts';
import { gerund, plainForm } from '../recipe/sites/matter/verb-forms.ts';

/** What a thing does, told by a clause whose verb is in no list. */
export interface Doing {
  activity: Omit<Activity, 'verbs'>;
  /** "watering your plants". */
  doing?: string;
  object?: string;
  audience?: string;
}

const WHOM =
  "((?:[\\p{L}’'-]+ ){0,2}?(?:[\\p{L}’'-]+s|people|children|men|women|everyone|everybody|anyone|you|me|us))";
const ALERTS = new RegExp(
  `^(?:warn|alert|notif(?:y|ie)|inform|tell|remind)s? ${WHOM} (?:about|of) (.+)$`,
  'iu',
);
const REMINDING = new RegExp(`^(?:remind|nudge|prompt)s? ${WHOM} to ([a-z]+)( .+|$)`, 'iu');
const HELPING = new RegExp(
  `^(?:help|let|allow|enable|encourage|teache?|make it easy for|makes it easy for|makes it easier for|invite|get)s? ${WHOM} (?:to )?([a-z]+)( .+|$)`,
  'iu',
);
const EASING = /^makes? it (?:easy|easier|simple|possible) to ([a-z]+)( .+|$)/iu;
const ADVERB = /^(?:[a-z]+ly|also|always|just|simply) /iu;
const GENERAL = /^(?:people|users|everyone|everybody|anyone|you|me|us|customers)$/iu;
const NO_ACT = /^(?:is|are|be|has|have|was|can|could|will|would|does|do|not|its|the|an?|my|our)$/iu;
const LONGEST = 56;

const tidy = (text: string): string => text.trim().replace(/\s{2,}/gu, ' ');

/** As the reader is spoken to: "their plants" are yours. */
const yours = (text: string): string =>
  text.replace(/\b(?:their|my|our)\b/gu, 'your').replace(/\bthemselves\b/gu, 'yourself');

function acted(activity: Doing['activity'], verb: string, rest: string, whom = ''): Doing | undefined {
  const plain = verb.toLowerCase();
  const doing = tidy(`${gerund(plain)}${yours(rest)}`);
  if (NO_ACT.test(plain) || doing.length > LONGEST || plain.length < 2) return undefined;
  return { activity, doing, ...(whom === '' || GENERAL.test(whom) ? {} : { audience: whom }) };
}

/** "reminds people to water their plants", "splits bills between friends": what a relative clause tells. */
export function doingIn(relative: string): Doing | undefined {
  const clause = tidy(relative.slice(0, 160)).replace(ADVERB, '');
  const alert = ALERTS.exec(clause);
  if (alert?.[2] !== undefined && alert[2].length <= LONGEST) {
    const [, whom = '', object] = alert;
    return { activity: WARNS, object, ...(GENERAL.test(whom) ? {} : { audience: whom }) };
  }
  const reminder = REMINDING.exec(clause);
  if (reminder !== null) return acted(REMINDS, reminder[2] ?? '', reminder[3] ?? '', reminder[1]);
  const help = HELPING.exec(clause);
  if (help !== null) return acted(DOES, help[2] ?? '', help[3] ?? '', help[1]);
  const ease = EASING.exec(clause);
  if (ease !== null) return acted(DOES, ease[1] ?? '', ease[2] ?? '');
  const [first = ''] = clause.split(' ');
  const verb = plainForm(first);
  const rest = clause.slice(first.length);
  return verb === undefined || rest === '' || NO_ACT.test(first) ? undefined : acted(DOES, verb, rest);
}

const CIRCUMSTANCE =
  /\s(?:between|while|when|whenever|for|during|before|after|without|so|because|from|across|at|in|by|with|into|on) .+$/u;

/** "Splitting bills" of "splitting bills between friends". */
export function coreOf(doing: string): string {
  const core = doing.replace(CIRCUMSTANCE, '');
  return /\s/u.test(core) ? core : doing;
}

/** "for walking dogs while owners are at work". */
export function doingFor(complement: string): Doing | undefined {
  const [, doing = ''] = /^([a-z]{2,}ing [\p{Ll}\d].*)$/u.exec(tidy(complement)) ?? [];
  const isNoun =
    /^(?:meeting|building|wedding|spring|string|morning|evening|clothing|housing|parking|booking|wellbeing|something|everything|anything)\s/u;
  return doing === '' || doing.length > LONGEST || isNoun.test(doing) ? undefined : { activity: DOES, doing };
}
