import type { Brief } from '../brief/brief.ts';
import { CERTIFICATE } from './instruction-words.ts';
import type { Quotes } from './read-quotes.ts';
import { capitalise, printable } from './sentences-of.ts';
import type { SubjectPhrase } from './subject-phrase.ts';

export interface Headline {
  headline: string;
  kicker?: string;
  subline?: string;
}

const ANNOUNCEMENT =
  /\b((?:grand (?:re)?opening|now hiring|we(?:'| a)re hiring|open house|open day|flash sale|(?:summer|winter|spring|autumn|fall|end[- ]of[- ](?:season|year)|clearance|closing|garage|book|bake|yard|holiday) sale|launch party|book launch|product launch|save the date|coming soon|thank[ -]you|happy birthday|congratulations|get well soon|lost (?:cat|dog)|charity (?:run|gala|auction|concert)|neueröffnung|tag der offenen tür|grande ouverture|portes ouvertes|gran inauguración|grande apertura|grande inauguração))\b/iu;
const CALLED =
  /^(?<what>.+?),?\s+(?:called|named|titled|entitled|namens|genannt|appelée?|nommée?|intitulée?|llamad[oa]s?|titulad[oa]|chiamat[oa]|intitolat[oa]|chamad[oa]|genaamd|o nazwie)\s+(?<name>\p{Lu}.*)$/iu;
/** Words that say what a name is the name of: `the band Velvet Static`. */
export const LABEL =
  /^(?:[Tt]he\s+)?(?:[Bb]and|[Aa]lbum|[Aa]lbum called|[Ss]inger|[Aa]rtist|[Gg]roup|[Cc]ompany|[Bb]rand|[Ss]hop|[Ss]tore|[Ss]eries|[Ss]how|[Cc]ampaign|[Ee]vent)\s+(?=\p{Lu})/u;

/** "für den Flohmarkt": the order's preposition is no part of the name. */
const PREPOSITION =
  /^(?:für|pour|para|per|voor|dla)\s+(?:(?:den|die|das|dem|der|le|la|les|el|los|las|il|lo|gli|o|a|os|as|de|het)\s+|l['’]\s*)?(?=\S)/iu;
/** "Invitation to a party": what one is invited to. */
const INVITED_TO = /^to\s+(?:an?|the|our|my)\s+/iu;
/** Good to know, and nothing to head a poster with. */
const ASIDE =
  /^(?:free (?:entry|admission|parking|shipping)|eintritt frei|entrée (?:libre|gratuite)|entrada (?:gratuita|libre)|ingresso (?:libero|gratuito))$/iu;
/** Two people who marry are what their invitation is about. */
const WEDDING = /\b(?:wedding|engagement|hochzeit|verlobung|mariage|boda|matrimonio|casamento)\b/iu;
const PERSON = "\\p{Lu}[\\p{L}'’-]+(?:\\s\\p{Lu}[\\p{L}'’-]+)?";
const COUPLE = new RegExp(
  `(?:^|[,:]\\s|\\s(?:for|of|von|de|di|entre|zwischen|between)\\s+)(${PERSON}\\s+(?:and|&|und|et|y|e)\\s+${PERSON})`,
  'u',
);
/** What a design says of somebody whose name it carries: the name heads it, not the kind of evening. */
const STAGED =
  /^(?:gig|concert|live|tour|show|recital|exhibition|dj set|konzert|ausstellung|lesung|expo(?:sition)?|concierto|concerto|mostra)s?$/iu;
const isName = (text: string) =>
  text.split(' ').every((word) => /^\p{Lu}|^(?:of|and|the|&|von|de|la|le|y|et|und)$/u.test(word));

const isOrdinary = (text: string) =>
  /^(?:quote|zitat|citation|cita|message|slogan)\b/i.test(text.trim()) ||
  /^(?:with|and|for|text|button|mit|und|für|avec|et|pour|con|y|para|event|sale|store|shop|service|product|promotion|company|business|brand|customers?|clients?|young woman|friends?)$/i.test(
    text.trim(),
  ) ||
  text.length > 70;
const isGeneric = (subject: string) =>
  /\b(?:store|shop|restaurant|agency|company|promotion|business|firm|brand|service|platform|café|cafe|bakery|bar|hotel|club|studio|academy|school)\b/i.test(
    subject,
  ) && !/\s\p{Lu}\p{Ll}+/u.test(subject);

/** `The ad should promote tacos and Mexican cuisine`: what is promoted is worth a line. */
function promoted(text: string): string | undefined {
  const later = text
    .split(/(?<=[.!?])\s/)
    .slice(1)
    .join(' ');
  const match =
    /\b(?:should|must|to|and)\s+(?:promotes?|advertises?|celebrates?|introduces?)\s+(?:the\s+|our\s+)?(?!offer\b|an?\s)([^.,;"']{4,60})/i.exec(
      later,
    );
  return match?.[1] ? capitalise(printable(match[1])) : undefined;
}

/** `crime novel titled`, left over when the title was quoted, is a crime novel. */
const untitled = (text: string) =>
  printable(
    text.replace(
      /\s+(?:called|named|titled|entitled|namens|genannt|intitulée?|llamad[oa]|titulad[oa]|chiamat[oa]|intitolat[oa])\b.*$/iu,
      '',
    ),
  );

/** The line that carries the design, and what stands above and below it. */
export function chooseHeadline(
  brief: Brief,
  phrase: SubjectPhrase,
  quotes: Quotes,
  offer: string | undefined,
): Headline {
  const subject = phrase.subject
    ? untitled(
        phrase.subject
          .replace(LABEL, '')
          .replace(PREPOSITION, '')
          .replace(/^(?:den|dem)\s+(?=\p{Lu})/iu, '')
          .replace(INVITED_TO, ''),
      )
    : undefined;
  const [promise = promoted(brief.text)] = phrase.offers;
  const certificate = CERTIFICATE.exec(brief.text)?.[0];
  if (certificate && !quotes.headline)
    return {
      headline: capitalise(certificate),
      ...(subject
        ? {
            subline: capitalise(
              subject.replace(
                /^(?:(?:completion|achievement|attendance|participation|appreciation)\s+(?:for|of|in|to)\s+)?(?:the\s+)?(?:course|kurs)?\s*/i,
                '',
              ),
            ),
          }
        : {}),
    };
  if (quotes.headline) {
    const kicker = subject && subject.length <= 42 ? subject : phrase.theme;
    return {
      headline: quotes.headline,
      ...(kicker && !isOrdinary(kicker) ? { kicker } : {}),
      ...(promise ? { subline: promise } : {}),
    };
  }
  const wedding = WEDDING.exec(brief.text)?.[0];
  const couple = wedding ? COUPLE.exec(brief.text)?.[1] : undefined;
  if (wedding && couple) {
    const said = ANNOUNCEMENT.exec(brief.text)?.[1] ?? promise;
    return said
      ? { headline: couple, kicker: capitalise(said), subline: capitalise(wedding) }
      : { headline: couple, subline: capitalise(wedding) };
  }
  const called = CALLED.exec(phrase.subject ?? '')?.groups;
  if (called?.name)
    return {
      headline: printable(called.name),
      ...(called.what ? { kicker: capitalise(called.what) } : {}),
      ...(promise ? { subline: promise } : {}),
    };
  if (phrase.message && !ASIDE.test(phrase.message)) {
    return {
      headline: phrase.message,
      ...(subject && !isOrdinary(subject)
        ? { kicker: subject }
        : phrase.theme
          ? { kicker: phrase.theme }
          : {}),
      ...(promise ? { subline: promise } : {}),
    };
  }
  if (phrase.theme && STAGED.test(phrase.theme) && subject && isName(subject))
    return { headline: subject, kicker: phrase.theme };
  if (phrase.theme && (!isOrdinary(phrase.theme) || /^sale$/i.test(phrase.theme))) {
    const below = subject && !isOrdinary(subject) ? subject : promise !== offer ? promise : undefined;
    return { headline: phrase.theme, ...(below ? { subline: below } : {}) };
  }
  const announced = ANNOUNCEMENT.exec(brief.text)?.[1];
  if (announced) {
    const rest = printable(
      (subject ?? '')
        .replace(ANNOUNCEMENT, ' ')
        .replace(/^\s*(?:of|for|at|my|our)?\s+(?:an?\s+|the\s+|our\s+)?/i, ''),
    );
    return { headline: capitalise(announced), ...(rest.length > 2 ? { subline: capitalise(rest) } : {}) };
  }
  if (offer && !ASIDE.test(offer) && /^(?:buy|get|free|order|spend|bring|pay|save|book)\b/i.test(offer))
    return { headline: offer, ...(subject ? { subline: subject } : {}) };
  if (subject && promise && isGeneric(subject))
    return { headline: promise, subline: subject.replace(/\s+promotion$/i, '') };
  return { headline: subject ? capitalise(subject) : '', ...(promise ? { subline: promise } : {}) };
}
