import type { Brief } from '../brief/brief.ts';

const NO_NAME =
  /^(?:hello|hi|dear|you|slides?|turn this|pr[äée]sent|presenta[ct]|presentatie|apresenta|prezenta|all-hands|white|pitch|workshop|business|complaint|invoice|memo|letter|offer|dialogue|training|investor|webinar|lesson|report|minutes|start-up|\d)/i;

/** Capitals that open a clause or name the audience are no organisation's name. */
function isName(name: string, brief: Brief): boolean {
  if (NO_NAME.test(name) || !/^[\p{Lu}\p{Lo}]/u.test(name) || /[.:]\s/.test(name)) return false;
  // German writes every noun with a capital: a lone word that ends the subject is one of them.
  return !(brief.language.startsWith('de') && !/\s/.test(name) && brief.subject.endsWith(name));
}

/** `for the board of Harbour Logistics`: who listens, and whose affairs they are. */
const BODY_OF =
  /\bfor (?:the )?(board|management|leadership team|executive team|staff|shareholders)(?: of directors)? of ((?:\p{Lu}[\p{L}\d&’'-]*)(?:\s+(?:\p{Lu}[\p{L}\d&’'-]*|of|&))*)/u;

/** The brief without readings that would look wrong in a title or signature. */
export function soundBrief(brief: Brief): Brief {
  const body = BODY_OF.exec(brief.text);
  const named =
    body?.[2] ?? brief.organisation?.replace(/^(?:the )?(?:board|management|staff|team)\s+of\s+/i, '');
  const organisation = named !== undefined && isName(named, brief) ? named : undefined;
  return {
    ...brief,
    organisation,
    audience: body ? `the ${body[1]?.toLowerCase()}` : brief.audience,
    descriptor: organisation === undefined ? undefined : brief.descriptor,
    place: brief.place !== undefined && isName(brief.place, brief) ? brief.place : undefined,
    facts: brief.facts.filter(
      (fact) => !['name', 'place', 'person'].includes(fact.kind) || isName(fact.value, brief),
    ),
  };
}
