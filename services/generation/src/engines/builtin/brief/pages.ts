import type { OutlineNode } from './brief.ts';
import { stripEdges } from './item-names.ts';
import { closingBracket, listEntries } from './lists.ts';
import type { Reading } from './reading.ts';
import { segmentAt } from './reading.ts';
import type { RequestedCount, RequestedPage } from './requests.ts';
import { isSectionWord } from './section-names.ts';

const PAGE_LIST =
  /(?<![\p{L}])(?:sub)?(?:pages|seiten|unterseiten|páginas|paginas|pagine|pagina['’]s|strony|podstrony|menu points|tabs|navigation|صفحات|الصفحات|पेज|पृष्ठ)(?: (?:for|are|should be|should include|to include|including|like|such as|i need|we need|i want|we want|needed|required|wanted|called|named|für|heißen|wie|pour|comme|para|como|per|come|voor|zoals|dla|jak|with|include))?\s*[:：(（–-]\s*|(?:ページ|页面|頁面)(?:は|构成|構成|包括)?\s*[:：(（]\s*|(?<![\p{L}])(?:pages|seiten|páginas|pagine|strony|pagina['’]s|صفحات|الصفحات) (?=(?:for |named |called |für |pour |para |per |voor |dla |de |di )?(?:a |an |the )?[\p{Lu}\p{Script=Arabic}"'“„«])/giu;
const OWN_PAGE =
  /(?<![\p{L}-])((?:(?!page\b)[\p{L}'’&-]{2,20} ){1,3})(?:page|seite|pagina|strona)(?![\p{L}])|(?<![\p{L}-])(?:page|página|pagina|strona) ((?:["“«]?[\p{Lu}ÀÉ][\p{L}'’&-]{1,20} ?){1,3})/gu;
const NOT_A_PAGE =
  /^(?:a|an|the|one|two|three|four|five|six|seven|\d+|landing|home|web|single|front|start|first|title|this|each|every|per|main|product|full|multi|cover|last|next|previous|same|new|own|internet|simple|modern|separate|dedicated|and|in|on|une?|la|le|una?|il|eine?|die|der|das|de|het|sur|fan|facebook|entire|whole|sales|multiple|half|long|short|coming soon|waitlist|splash|squeeze|sign-?up)$/iu;
const LONGEST_TITLE = 48;
const MOST_PAGES = 14;

/** Pages by name and in order: from a list after "Pages:", from a list of lines, else from "a returns policy page". */
export function readPages(
  reading: Reading,
  outline: readonly OutlineNode[],
  counts: readonly RequestedCount[],
): RequestedPage[] {
  const listed = fromOutline(outline);
  const named = listed.length > 0 ? listed : fromList(reading);
  const counted = named.length > 0 ? named : fromCount(reading, counts);
  const written = counted.length > 0 ? counted : fromBareList(reading);
  return distinct(
    written.length > 0 ? [...written, ...(written.length < 2 ? ownPages(reading) : [])] : ownPages(reading),
  ).slice(0, MOST_PAGES);
}

function fromOutline(nodes: readonly OutlineNode[]): RequestedPage[] {
  const numbered = nodes.filter((node) => node.marker === 'page' && node.title !== '');
  if (numbered.length > 1) return numbered.map(toPage);
  for (const node of nodes) {
    const isPageList =
      /^(?:pages?|seiten|páginas|paginas|pagine|strony|pagina['’]s|site ?map|sitemap|navigation|ページ|ページ構成|页面|الصفحات|पेज|पृष्ठ)\b/iu.test(
        node.title,
      );
    if (isPageList && node.children.length > 1) return node.children.map(toPage);
  }
  return [];
}

function toPage(node: OutlineNode): RequestedPage {
  return {
    title: stripEdges(node.title).slice(0, LONGEST_TITLE),
    details: [...node.body, ...node.children.map((child) => [child.title, ...child.body].join(': '))],
    span: node.span,
  };
}

function fromList(reading: Reading): RequestedPage[] {
  for (const match of reading.prose.matchAll(PAGE_LIST)) {
    const start = match.index + match[0].length;
    const opener = match[0].trimEnd().at(-1) ?? '';
    const openerAt = match.index + match[0].lastIndexOf(opener);
    const sentenceEnd = segmentAt(reading.sentences, start)?.end ?? reading.prose.length;
    const bracketEnd = opener === '(' || opener === '（' ? closingBracket(reading.prose, openerAt) : -1;
    const entries = listEntries(reading.prose, { start, end: bracketEnd === -1 ? sentenceEnd : bracketEnd });
    const pages = entries
      .filter((entry) => isTitle(entry.text))
      .map((entry) => ({
        title: upperFirst(entry.text),
        details: entry.detail === '' ? [] : [entry.detail],
        span: reading.spanOf(entry.start, entry.end),
      }));
    if (pages.length >= 2 && pages.length * 2 > entries.length) return pages;
  }
  return [];
}

/** "A 4 page site for the club: Home, Membership, Fixtures, Contact": as many entries as pages were asked for. */
function fromCount(reading: Reading, counts: readonly RequestedCount[]): RequestedPage[] {
  const count = counts.find((candidate) => candidate.noun === 'pages');
  if (!count || count.value < 2) return [];
  const sentence = segmentAt(reading.sentences, reading.segmentOf(count.span).start);
  const text = sentence ? reading.prose.slice(sentence.start, sentence.end) : '';
  const colon = text.search(/[:：]\s*(?!\d)| [-–—] |[(（]/u);
  if (!sentence || colon === -1) return [];
  const opener = sentence.start + colon;
  const bracketEnd = closingBracket(reading.prose, opener);
  const entries = listEntries(reading.prose, {
    start: opener + (text[colon] === ' ' ? 2 : 1),
    end: bracketEnd === -1 ? sentence.end : bracketEnd,
  });
  if (entries.length !== count.value || !entries.every((entry) => isTitle(entry.text))) return [];
  return entries.map((entry) => ({
    title: upperFirst(entry.text),
    details: entry.detail === '' ? [] : [entry.detail],
    span: reading.spanOf(entry.start, entry.end),
  }));
}

const HOME =
  /^(?:home|homepage|start|startseite|accueil|inicio|início|strona główna|główna|hem|domov|トップ|ホーム|首页|主页|الرئيسية|होम)$/iu;

/** "Home / Menu / About / Contact": a line of parts of a site that begins at home is its pages. */
function fromBareList(reading: Reading): RequestedPage[] {
  for (const sentence of reading.sentences.slice(0, 12)) {
    const text = reading.prose.slice(sentence.start, sentence.end).replace(/[.!]$/u, '');
    const from = /^[^:：]{0,60}[:：]\s*/u.exec(text)?.[0].length ?? 0;
    const list = text.slice(from);
    if (list.length > 200) continue;
    const titles = list
      .split(/\s*[,/|>•·、،]\s*|\s+(?:and|und|et|y|e|en|i)\s+/u)
      .map((title) => title.trim());
    const areTitles =
      titles.length >= 3 && titles.every((title) => title.length > 1 && title.split(/\s+/u).length <= 3);
    const known = titles.filter((title) => HOME.test(title) || isSectionWord(title.toLowerCase()));
    if (!areTitles || !HOME.test(titles[0] ?? '') || known.length * 2 < titles.length) continue;
    let at = sentence.start + from;
    return titles.map((title) => {
      at = reading.prose.indexOf(title, at);
      const span = reading.spanOf(at, at + title.length);
      at += title.length;
      return { title: upperFirst(title), details: [], span };
    });
  }
  return [];
}

function isTitle(text: string): boolean {
  return text.length <= LONGEST_TITLE && text.split(/\s+/u).length <= 6 && /\p{L}/u.test(text);
}

function ownPages(reading: Reading): RequestedPage[] {
  const pages: RequestedPage[] = [];
  for (const match of reading.prose.matchAll(OWN_PAGE)) {
    const isResult =
      match.index < 60 &&
      /^\s?(?:[:：]|(?:for|about|of|für|pour|para|per|voor|dla)\s)/u.test(
        reading.prose.slice(match.index + match[0].length),
      );
    if (isResult) continue;
    const raw = (match[1] ?? match[2] ?? '').trim();
    const words = raw.split(/\s+/u);
    while (words.length > 0 && NOT_A_PAGE.test(words[0] ?? '')) words.shift();
    const afterJoin =
      words
        .join(' ')
        .split(/\b(?:and|with|und|mit|et|avec|y|con|plus|has|have|include|includes|add)\s/iu)
        .at(-1) ?? '';
    const title = stripEdges(afterJoin);
    if (title.length < 3 || NOT_A_PAGE.test(title) || NOT_A_PAGE.test(title.split(' ').at(-1) ?? ''))
      continue;
    const start = match.index + Math.max(0, match[0].indexOf(title));
    pages.push({ title: upperFirst(title), details: [], span: reading.spanOf(start, start + title.length) });
  }
  return pages;
}

function distinct(pages: readonly RequestedPage[]): RequestedPage[] {
  const seen = new Set<string>();
  return pages.filter((page) => {
    const key = page.title.toLowerCase();
    if (key === '' || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

export function upperFirst(text: string): string {
  const first = [...text][0] ?? '';
  return first.toUpperCase() + text.slice(first.length);
}
