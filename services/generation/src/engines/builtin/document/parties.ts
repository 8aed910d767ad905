/** Who sends and who receives, each with the address that stands behind the name. */
export interface Party {
  name: string;
  /** Role behind the name: `Head of People`. */
  role?: string;
  address?: string;
  /** Half-open range in the text. */
  from: number;
  to: number;
}

export interface Parties {
  sender?: Party;
  recipient?: Party;
  signer?: Party;
}

const TITLE =
  '(?:(?:Mr\\.?|Mrs\\.?|Ms\\.?|Dr\\.?|Prof\\.?|Frau|Herrn?|Familie|Firma|Madame|Monsieur|Mme|Sr\\.?|Sra\\.?|Señora?|Signora?|Pani?|the|der|die|das|la|le|el)\\s+){0,2}';
const WORD = "\\p{Lu}[\\p{L}\\d.'’-]*(?<![.])|\\p{Lu}[\\p{L}\\d'’-]*\\.(?=\\s+\\p{Lu})";
const NAME = `(?:${WORD})(?:\\s+(?:(?:&|and|und|et|y|e|of|van|von|de|del|della|der|des|du|di|la)\\s+(?=\\p{Lu})|(?=\\p{Lu}))(?:${WORD})|\\s+\\d{1,4}(?=[\\s,.]))*(?:\\s+(?:Ltd|Inc|Co|Corp|GmbH|AG|KG|SL|SA|SAS|SARL|LLC|s\\.?r\\.?l|srl|S\\.?r\\.?l|SpA|BV|e\\.V)\\.?)?`;
// A street or a postcode has a number; a town may follow it.
const ADDRESS =
  '((?:,\\s*(?=[^,.;:\\n]*\\d)(?!\\d+(?:[.,]\\d+)?\\s?(?:€|\\$|£|EUR|USD|GBP|%))(?:\\d+[\\w-]*\\s+)?[\\p{L}\\d][^,.;:\\n]{2,40}?(?=\\s+(?:to|an|à|a|for|para|aan)\\s+\\p{Lu}|[,.;:\\n]|$))+(?:,\\s*\\p{Lu}[\\p{L}-]+(?:\\s\\p{Lu}[\\p{L}-]+)?(?=\\s+(?:to|an|à|a|for|para|aan|about|regarding)\\s|[,.;:\\n]|$))?)?';

const NO_NAME =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December|Januar|Februar|März|Mai|Juni|Juli|Oktober|Dezember|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Q[1-4]|The|This|That|Invoice|Offer|Letter|I|We|[\d]+)\b/i;

/** "Questions to Facilities": somebody to turn to, and not who the letter goes to. */
const ASIDE =
  /\b(?:questions?|queries|feedback|repl(?:y|ies)|enquir(?:y|ies)|applications?|complaints?|(?:rück)?fragen|antworten|preguntas|consultas)\s+$/i;

function find(text: string, lead: string): Party | undefined {
  const pattern = new RegExp(`(?<![\\p{L}])(?:${lead})\\s+(${TITLE}${NAME})${ADDRESS}`, 'gu');
  for (const match of text.matchAll(pattern)) {
    const name = (match[1] ?? '').replace(/^(?:the|der|die|das|la|le|el)\s+/i, '').trim();
    if (NO_NAME.test(name) || ASIDE.test(text.slice(Math.max(0, match.index - 24), match.index))) continue;
    const address = match[2]?.replace(/^,\s*/, '').trim();
    return {
      name,
      ...(address ? { address } : {}),
      from: match.index,
      to: match.index + match[0].length,
    };
  }
  return undefined;
}

const SENDER = [
  '[Ff]rom|[Ss]igned by|[Ii]ssued by',
  '[Vv]on|[Aa]bsender:?',
  '[Dd]e la part de|[Éé]mise? par',
  '[Dd]e parte de',
  '[Dd]a parte di',
  '[Vv]an',
  '[Dd]e|[Dd]a|[Oo]d',
];
const RECIPIENT = [
  '[Tt]o|[Aa]ddressed to|[Rr]ecipient:?',
  '[Aa]n|[Ee]mpfänger:?|bei',
  'chez|[Àà](?: l’attention de)?|auprès de',
  '[Aa](?: la atención de)?|[Pp]ara',
  'aan|all[a’]|[Dd]la|[Dd]o',
  '[Ff]or|[Ff]ür|[Pp]our|[Pp]er|voor',
];
const SIGNER =
  /\b(?:[Ss]ign(?:ed)?(?: it)?(?: (?:as|by|from))|[Uu]nterschrieben von|[Uu]nterzeichnet von|[Ss]igné(?:e)? par|[Ff]irmad[oa] por|(?:[Ss]igned|[Ff]irmad[oa]|[Ss]igné(?:e)?|[Gg]ezeichnet|[Uu]nterschrift):)\s+/u;
/** The writer by name: no clause of its own, so nothing is taken out of the text. */
const SELF =
  /(?:\b[Mm]y name is|\bI am called|\b[Ii]ch heiße|\b[Mm]ein Name ist|\b[Jj]e m['’]appelle|\b[Mm]e llamo|\b[Mm]i chiamo|\b[Cc]hamo-me)\s+/u;

const first = (text: string, leads: readonly string[], other?: Party): Party | undefined => {
  for (const lead of leads) {
    const party = find(text, lead);
    if (party && party.name !== other?.name) return party;
  }
  return undefined;
};

/** The role behind a name: `Priya Nair, Head of People`. */
function signerOf(text: string): Party | undefined {
  const lead = SIGNER.exec(text);
  if (!lead) return selfOf(text);
  const at = lead.index + lead[0].length;
  const match = new RegExp(`^(${NAME})(?:,\\s*(\\p{Lu}[\\p{L}&/ -]{2,60}?))?(?=[.;\\n]|,|$)`, 'u').exec(
    text.slice(at),
  );
  if (!match?.[1]) return undefined;
  return {
    name: match[1],
    ...(match[2] ? { role: match[2].trim() } : {}),
    from: lead.index,
    to: at + match[0].length,
  };
}

function selfOf(text: string): Party | undefined {
  const lead = SELF.exec(text);
  if (!lead) return undefined;
  const at = lead.index + lead[0].length;
  const name = new RegExp(`^(${NAME})`, 'u').exec(text.slice(at, at + 120))?.[1];
  return name === undefined ? undefined : { name, from: at, to: at };
}

/** Reads `from A, street, town to B`, `von A an B`, `de la part de A`, and who signs. */
export function readParties(text: string): Parties {
  const signer = signerOf(text);
  const rest = signer
    ? text.slice(0, signer.from) + ' '.repeat(signer.to - signer.from) + text.slice(signer.to)
    : text;
  // A bare "de" names places too: with a signer there is no need to guess.
  const sender = first(rest, signer ? SENDER.slice(0, -1) : SENDER);
  const recipient = first(rest, RECIPIENT, sender);
  return {
    ...(sender ? { sender } : {}),
    ...(recipient ? { recipient } : {}),
    ...(signer ? { signer } : {}),
  };
}

/** The text with the parties blanked, places kept: what is left is about the matter. */
export function withoutParties(text: string, { sender, recipient, signer }: Parties): string {
  let rest = text;
  for (const party of [sender, recipient, signer]) {
    if (party) rest = rest.slice(0, party.from) + ' '.repeat(party.to - party.from) + rest.slice(party.to);
  }
  return rest;
}
