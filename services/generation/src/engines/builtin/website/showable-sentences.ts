import type { Brief, ContentSentence } from '../brief/brief.ts';

const LAST_STOP = /[.!?。！？।]$/u;
const STOPS: Record<string, string> = { ja: '。', zh: '。', hi: '।' };
/** A relative clause that becomes a statement when its pronoun is left out; German would turn the verb. */
const RELATIVE = /^["”»」']?,?\s+(?:that|which|who|qui|che|que)\s+(\p{Ll}[^.;!?\n]{12,160})/u;
/** "Northbeam, helps food factories cut energy costs": what it does, to the next comma. */
const VERBAL =
  /^["”»]?,\s+(?=(?:helps|makes|builds|connects|turns|sells|offers|brings|lets|gives|teaches|grows|repairs|designs|delivers|tracks|finds|saves|runs|supports|protects)\s)(\p{Ll}[^.;,!?\n]{12,120})/u;
/** "Clean Current removes plastic from …": what a name does, right behind it. */
const DOES =
  /^\s+((?:helps|makes|builds|connects|turns|sells|offers|brings|teaches|grows|repairs|designs|delivers|removes|plants|feeds|rescues|cleans|restores|protects|collects|rents)\s[^.;:!?\n]{8,140})/u;
const REQUESTS =
  /\b(?:web ?sites?|web ?page|home ?page|landing page|one-pager|site (?:for|should|with)|make it|please|include|add an?|use (?:a|the)|i (?:want|need)|we (?:want|need))\b/i;

const upperFirst = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

function closed(text: string, language: string): string {
  const sentence = upperFirst(text.trim().replace(/\s{2,}/g, ' '));
  return LAST_STOP.test(sentence) ? sentence : `${sentence}${STOPS[language.slice(0, 2)] ?? '.'}`;
}

/** A sentence in which sections, pages or prices are ordered is about the work to do. */
function isAboutTheWork(brief: Brief, { text, span }: ContentSentence): boolean {
  const asks = [...brief.sections, ...brief.pages, ...brief.features, ...brief.items].some(
    (part) => part.span[0] >= span[0] && part.span[1] <= span[1],
  );
  return asks || (brief.language.startsWith('en') && REQUESTS.test(text)) || /\s{3,}/.test(text);
}

/** "Nonprofit site: Clean Current removes …" without the label in front. */
function withoutLabel(text: string): string {
  const match = /^[^:.]{1,40}:\s+(.{20,})$/su.exec(text);
  return match?.[1] ?? text;
}

/** "We're a family firm (Ashby & Sons, Lincoln)": the name stands over the page, and the rest among the facts. */
function withoutAside({ organisation }: Brief, text: string): string {
  if (organisation === undefined) return text;
  return text.replace(/\s*\(([^()]*)\)/gu, (aside, inner: string) =>
    inner.includes(organisation) ? '' : aside,
  );
}

/** "a SaaS called Ledgerline that reconciles bank feeds": what is said of the name right behind it. */
function relativeStatement(brief: Brief): string | undefined {
  const name = brief.organisation;
  const at = name === undefined ? -1 : brief.text.indexOf(name);
  if (name === undefined || at === -1) return undefined;
  const rest = brief.text.slice(at + name.length, at + name.length + 240);
  const match = RELATIVE.exec(rest) ?? VERBAL.exec(rest) ?? DOES.exec(rest);
  const clause = match?.[1]?.replace(/,?\s+(?:with|avec|con|com)\s+.*$/u, '').trim();
  return clause === undefined || REQUESTS.test(clause) ? undefined : `${name} ${clause}`;
}

/** Statements of the prompt that may stand on the page as they are, closed as sentences. */
export function showableSentences(brief: Brief): string[] {
  const told = brief.sentences
    .filter(
      (sentence) => sentence.showable && sentence.text.trim().length > 12 && !isAboutTheWork(brief, sentence),
    )
    .map(({ text }) => withoutAside(brief, withoutLabel(text)));
  const statement = relativeStatement(brief);
  const isTold = statement === undefined || told.some((text) => text.includes(statement.slice(0, 40)));
  return [...(isTold ? [] : [statement]), ...told].map((text) => closed(text, brief.language));
}
