import type { Brief } from '../brief/brief.ts';
import type { RequestedSection } from '../brief/requests.ts';

const CUTS =
  /[,:](?!\d|\/\/)|[;()、，；（）\n\r"“”„«»「」『』•|]|(?<!\b(?:Fr|Sr|Dr|Mr|Mrs|Ms|St|Prof|No|Nr|Jr|vs|Rev))\.(?=\s|$)|[!?。！？।]|\s[–—-]\s|\*\*|#+\s|^\s*[-*]\s/gmu;
/** What an order starts with, before it names anything. */
const ORDER =
  /^(?:please|also|and|with|then|hello|hi|i'd like|i need|i want|we need|make(?: me)?|create|build|design|include|add|show|use|give|put|keep|write|mit|und|avec|et|con|y|e|com|met|en|oraz|z)\s+/iu;
/** "host a free Thursday workshop" offers a free Thursday workshop. */
const DOING =
  /^(?:we\s+)?(?:also\s+)?(?:host|run|hold|offer|teach|sell|give|do|serve|organi[sz]e)\s+(?:an?\s+|the\s+|our\s+)?(?=\p{Ll}{3})/u;
const SITE =
  /^.*\b(?:web ?site|site|web ?page|page|landing page|one-pager|microsite|website|webseite|sitio(?: web)?|sito|strona|homepage)\s+(?:for|of|about|für|über|pour|para|per|voor|dla|o)\s+(?:an?\s+|the\s+|my\s+|our\s+|de\s+|la\s+|le\s+|het\s+|die\s+|den\s+|unseren\s+)?/iu;
const NAME =
  /\p{Lu}[\p{L}\p{N}'’&.-]*(?:\s+(?:&\s+|of\s+|de\s+|da\s+|di\s+|van\s+|von\s+|el\s+|the\s+)?\p{Lu}[\p{L}\p{N}'’&.-]*)*/gu;
const FIGURE = /[$€£¥₹]?\d[\d.,:]*(?:\s?(?:%|€|£|\$|kr|zł|円|元|km|kg|m²|h))?\+?/gu;
const LINK = /https?:\/\/\S+/gi;
const STYLE =
  /colou?r|palette|\btone\b|style|font|theme|layout|design|dark mode|english|german|french|brief|minimal|elegant|modern|playful|serious|professional|farben|stil|couleur|colores|estilo|colori|cores|kleuren|kolor/i;
const NEGATION =
  /^(?:(?:and|bitte|please|und|et|y|e|but|also)\s+)?(?:no|not|never|without|kein|keine|ohne|pas de|sans|sin|senza|sem|geen|zonder|bez)\s/i;
const PART =
  /^(?:and\s+)?(?:header|footer|hero|home|contact|faq|gallery|menu|blog|call|phone|e-?mail|pages?|map|text|whatsapp|tel|telefon|telefono|teléfono|telefone|instagram|facebook|tiktok|linkedin|github|youtube|twitter|address|adresse|dirección)$/i;
const MAX_LINES = 24;

interface Clause {
  text: string;
  /** True if it begins a sentence, where a capital letter says nothing. */
  isOpening: boolean;
}

function clausesOf(text: string): Clause[] {
  const clauses: Clause[] = [];
  let start = 0;
  let isOpening = true;
  const push = (end: number): void => {
    const part = text.slice(start, end).trim();
    if (part !== '') clauses.push({ text: part, isOpening });
  };
  for (const match of text.matchAll(CUTS)) {
    push(match.index);
    start = match.index + match[0].length;
    isOpening = /[.!?\n。！？।#]/u.test(match[0]) || match[0] === '\r';
  }
  push(text.length);
  return clauses;
}

/** Names and figures of a clause: what would be missed if it were nowhere on the site. */
function tellingParts({ text, isOpening }: Clause, isGerman: boolean): string[] {
  const names = [...text.matchAll(NAME)].filter(({ index, 0: name }) => {
    // German capitalises every noun: one alone is no name.
    if (isGerman && !/\s/.test(name)) return false;
    const isFirstWord = index === 0 && isOpening && !/\s/.test(name);
    return name.length > 2 && !isFirstWord;
  });
  const figures = [...text.matchAll(FIGURE)].filter(({ 0: figure }) => /\d{2}|[$€£¥₹%+]/.test(figure));
  const links = [...text.matchAll(LINK)];
  return [...names, ...figures, ...links].map(({ 0: part }) => part.replace(/[.,:]+$/, '').trim());
}

/** Words of the prompt that say how to build, not what about. */
function isInstruction(brief: Brief, requests: readonly RequestedSection[], clause: string): boolean {
  const lower = clause.toLowerCase();
  if (STYLE.test(clause) || NEGATION.test(clause)) return true;
  const asked = [
    ...brief.colours.map(({ name }) => name),
    ...brief.features.map(({ text }) => text),
    ...brief.counts.map(({ text }) => text),
  ];
  if (asked.some((text) => text !== '' && lower.includes(text.toLowerCase()))) return true;
  const words = requests.flatMap(({ text, label }) => [text, label]).filter((text) => text.length > 1);
  const rest = words.reduce((left, word) => left.replaceAll(word.toLowerCase(), ''), lower);
  // "アクセスと予約フォーム": nothing but sections, joined.
  if (
    rest !== lower &&
    rest.replace(
      /と|及び|和|及|與|フォーム|ページ|(?<!\p{L})(?:and|und|et|y|e|en|i)(?!\p{L})|\P{L}/gu,
      '',
    ) === ''
  )
    return true;
  return [
    ...brief.pages.map(({ title }) => title),
    ...requests.flatMap(({ text, label }) => [text, label]),
  ].some((text) => text.toLowerCase() === lower);
}

/** "5 April Gunnislake" is told where a date and a title stand side by side. */
function areWordsSeen(clause: string, seen: string): boolean {
  const words = clause.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}'’.,:-]*[\p{L}\p{N}]|\p{N}/gu) ?? [];
  const telling = words.filter((word) => word.length > 2 || /\d/.test(word));
  return telling.length > 0 && telling.length <= 8 && telling.every((word) => seen.includes(word));
}

/** A short entry of a list that begins with a capital: the title of something. */
const isListed = ({ text, isOpening }: Clause): boolean =>
  !isOpening && /^\p{Lu}\D*$/u.test(text) && /\s/.test(text) && text.split(/\s+/).length <= 5;

const withoutOrder = (clause: string): string => {
  let text = clause.replace(SITE, '');
  for (let turn = 0; turn < 3; turn++) text = text.replace(ORDER, '');
  return text
    .replace(DOING, '')
    .trim()
    .replace(/^['‘](.*)['’]$/u, '$1');
};

/**
 * Clauses of the prompt with a name or a figure that the site has nowhere, in the user's words: the last resort for
 * what no reader recognised. `shown` is all text that stands on the site; `requests` are the sections it has.
 */
export function unseenClauses(
  brief: Brief,
  shown: string,
  requests: readonly RequestedSection[] = brief.sections,
): string[] {
  const lines: string[] = [];
  const seen = shown.toLowerCase();
  let isInList = false;
  for (const clause of clausesOf(brief.text)) {
    if (lines.length >= MAX_LINES) break;
    if (clause.isOpening) isInList = false;
    // What stands in one list with something missing belongs to it, though it begins with a small letter.
    const isNext = isInList && clause.text.split(/\s+/).length <= 3 && !PART.test(clause.text);
    const isMissing =
      isNext ||
      (isListed(clause) && !seen.includes(clause.text.toLowerCase())) ||
      tellingParts(clause, brief.language.startsWith('de')).some(
        (part) => !seen.includes(part.toLowerCase()),
      );
    if (!isMissing || areWordsSeen(clause.text, seen) || isInstruction(brief, requests, clause.text))
      continue;
    const line = withoutOrder(clause.text);
    const isUseful =
      !PART.test(line) && line.length > 2 && line.length < 200 && /[\p{L}\p{N}]{2}/u.test(line);
    if (isUseful && !seen.includes(line.toLowerCase()) && !lines.includes(line)) {
      lines.push(line);
      isInList = true;
    }
  }
  return lines;
}
