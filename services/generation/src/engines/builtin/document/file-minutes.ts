import type { Brief } from '../brief/brief.ts';
import type { Supplied } from '../material/supplied.ts';
import type { Section } from './sections.ts';

const DECIDED =
  /(?<!\p{L})(?:decid(?:ed|es)|decision|agreed|approved|resolved|voted|adopted|beschlossen|beschließt|einigte|genehmigt|décid[ée]\p{L}*|approuv[ée]\p{L}*|adopt[ée]\p{L}*|acord(?:ó|ado|aron)|aprob(?:ó|ado|aron)|deciso|approvat\p{L})(?!\p{L})/iu;
const PRESENT =
  /(?<!\p{L})(?:present|attendees|participants|attending|anwesend|teilnehmer(?:innen)?|présents?|presentes|asistentes|presenti)\s*[:：]\s*([^\n]{2,400})/iu;

/** First names of those who were there, as their list has them. */
function attendees(raw: string): string[] {
  const listed = PRESENT.exec(raw)?.[1] ?? '';
  return listed
    .split(/[,.;]\s|\s(?:and|und|et|y|e)\s/u)
    .slice(0, 30)
    .map((name) => name.trim().replace(/\s*\(.*$/u, ''))
    .filter((name) => /^\p{Lu}/u.test(name));
}

/** What was decided goes under the decisions, what somebody who was there is to do under the tasks. */
export function fileMinutes(supplied: Supplied, sections: readonly Section[], brief: Brief): void {
  const [, , decisions, actions] = sections;
  if (!decisions || !actions) return;
  const names = attendees(brief.raw);
  supplied.sentences = supplied.sentences.filter((sentence) => {
    const isTask = names.some((name) => sentence.startsWith(`${name} `));
    const home = DECIDED.test(sentence) ? decisions : isTask ? actions : undefined;
    home?.children.push(sentence.replace(/\.$/, ''));
    return home === undefined;
  });
}
