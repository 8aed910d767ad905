import type { PricedItem } from './brief.ts';
import { isColourName } from './colours.ts';
import { closingBracket, listEntries } from './lists.ts';
import { isResultWord, RESULTS } from './names.ts';
import type { Reading } from './reading.ts';
import { overlaps, segmentAt } from './reading.ts';
import type { RequestedSection, SectionKind } from './requests.ts';
import { isSectionWord } from './section-names.ts';
import type { Segment } from './segments.ts';
import { isInstruction } from './sentences.ts';
import { isToneOrStyle } from './tone.ts';
import { namesDay } from './worded-hours.ts';

const LONGEST_TOPIC = 60;
const PART_LIST =
  /(?:sections?|pages?|pagina['’]s|podstrony|abschnitte?|seiten|páginas|pagine|rubriques|secciones|sezioni|seções|secties|sekcje|strony|include|includes|including|must have|needs|features|セクション|ページ|構成|内容|部分|页面|أقسام|صفحات|अनुभाग|पेज)\s*$/iu;
const MOST_SENTENCES = 60;
const NO_TOPICS = new Set<SectionKind>(['locationHours', 'contactForm', 'pricing', 'hero']);

export interface TopicSources {
  sections: readonly RequestedSection[];
  items: readonly PricedItem[];
  skip: readonly Segment[];
  organisation: Segment | undefined;
}

/**
 * Names that stand in lists: what the sections name first, then lists in brackets and after colons. Lists of sections,
 * pages and colours are requests, not topics; their places come in `skip`.
 */
export function readTopics(reading: Reading, from: TopicSources): string[] {
  const { sections, items, skip, organisation } = from;
  const topics = sections
    .filter((section) => !NO_TOPICS.has(section.kind))
    .flatMap((section) => section.details);
  if (organisation) topics.push(...apposed(reading, organisation, skip));
  for (const sentence of reading.sentences.slice(0, MOST_SENTENCES))
    topics.push(...listedIn(reading, sentence, skip), ...bareList(reading, sentence, skip));
  const priced = new Set(items.map((item) => item.name));
  const isPriced = (topic: string): boolean => items.some((item) => topic.includes(item.price));
  const names = topics.filter((topic) => isTopic(topic) && !priced.has(topic) && !isPriced(topic));
  return [...new Set(names)].slice(0, 40);
}

/** "Moreau Delacroix, droit du travail et droit des sociétés": what is named right behind the name. */
function apposed(reading: Reading, organisation: Segment, skip: readonly Segment[]): string[] {
  if (!/^,\s+\p{Ll}/u.test(reading.prose.slice(organisation.end, organisation.end + 4))) return [];
  const clause = segmentAt(reading.clauses, organisation.end + 2);
  if (
    !clause ||
    skip.some((other) => overlaps(clause, other)) ||
    /\d/.test(reading.prose.slice(clause.start, clause.end))
  )
    return [];
  if (
    /^(?:\p{L}+ing|in|at|on|from|for|with|near|since|by)\s/u.test(
      reading.lower.slice(clause.start, clause.end),
    )
  )
    return [];
  const entries = listEntries(reading.prose, clause, 8);
  return entries.length >= 2 && entries.every((entry) => entry.text.split(' ').length <= 5)
    ? entries.map((entry) => entry.text)
    : [];
}

const NO_THING =
  /^(?:online|offline|and more|more|etc|modern|simple|clean|nice|cool|one page|single page|multi page|mobile friendly|responsive|fast|family run|family owned|walk-ins welcome|dogs welcome|thanks|thank you|please|asap|in person|everything|nothing|bitte|danke|merci|gracias|grazie)$/iu;
const LONGEST_ENTRY = 5;

/** "Rewiring, EV charger installation, fuse boards.": a sentence that is nothing but names of things. */
function bareList(reading: Reading, sentence: Segment, skip: readonly Segment[]): string[] {
  const text = reading.prose.slice(sentence.start, sentence.end);
  if (reading.buildType !== 'website' || text.length > 240 || /[:：()@$€£¥₹]|https?/u.test(text)) return [];
  const isFirst = sentence.start === reading.sentences[0]?.start;
  if (!isFirst && isInstruction(text)) return [];
  const clauses = reading.clauses.filter(
    (clause) => clause.start >= sentence.start && clause.end <= sentence.end,
  );
  // The first words say what it is, and what stands in a list behind them what it does.
  const from = isFirst ? (clauses[1]?.start ?? sentence.end) : sentence.start;
  const entries = listEntries(reading.prose, { start: from, end: sentence.end }, 16);
  if (entries.length < 2 && !isFirst) return [];
  const named = entries.filter(({ text: entry }) => {
    const lower = entry.toLowerCase().replace(/[.!]$/u, '');
    return (
      entry.split(/\s+/u).length <= LONGEST_ENTRY &&
      !/^\d|\d{3,}/u.test(entry) &&
      !/^(?:in|at|on|from|for|with|by|near|no|not|without|since|open|closed|should|must|can|need|want|make|use|add|show|please|we|i|my|our|it|is|are|be|not|like|as|very|mit|ohne|für|in|wir|avec|sans|nous|con|sin|senza|com|sem|met|zonder|z|bez)(?![\p{L}])/iu.test(
        entry,
      ) &&
      !NO_THING.test(lower) &&
      !namesDay(lower) &&
      !OPENING.test(lower) &&
      !isSectionWord(lower) &&
      !isToneOrStyle(lower) &&
      !isColourName(lower)
    );
  });
  const free = named.filter((entry) => !skip.some((other) => overlaps(entry, other)));
  // Behind the first words, one thing in several words is as good as a list; capitals there are names.
  const isGerman = reading.language.tag.startsWith('de');
  if (isFirst && !isGerman && free.some((entry) => /\p{Lu}(?!\p{Lu})/u.test(entry.text))) return [];
  if (isFirst && free.length === 1 && !isGoods(free[0]?.text ?? '', reading.language.tag)) return [];
  return named.length === entries.length || (isFirst && free.length >= 1)
    ? free.map(({ text: entry }) => entry.replace(/[.!]$/u, ''))
    : [];
}

/** Words with which hours, a way of working or a wish begins. */
const OPENING =
  /^(?:open|closed|offen|geöffnet|geschlossen|ouvert\p{L}*|fermé\p{L}*|abiert[oa]s?|cerrad[oa]s?|apert[oaie]|chius[oaie]|abert[oa]s?|fechad[oa]s?|geopend|gesloten|otwart\p{L}+|nieczynn\p{L}+|seit|sehr|nur|ganz|depuis|très|dans|au|à|du|chez|muy|desde|hasta|dal?|molto|solo|muito|só|sinds|heel|erg|alleen|od|bardzo|tylko|very|really|quite|only|founded|established|based|located|family|called|named|looking|focused|specializing|specialising)(?!\p{L})/u;
const NO_GOODS =
  /(?:^|\s)(?:photos?|pictures?|images?|videos?|buttons?|maps?|pric(?:es?|ing)|opening hours|logo|design|style|look|feel|fotos?|bilder|preise|prix|precios?|prezzi|preços?|prijzen|ceny|zdjęcia|years?|experience|service|quality|reliable|friendly|welcome)$/u;

/** "pain au levain" behind "boulangerie à Lyon": one thing alone, told from an adjective by its words. */
function isGoods(entry: string, language: string): boolean {
  const text = entry.trim();
  if (NO_GOODS.test(text.toLowerCase()) || text.length > 40) return false;
  if (language.startsWith('de')) return /^\p{Lu}\p{Ll}{3,}/u.test(text) && !isSectionWord(text.toLowerCase());
  if (/^\p{Ll}{2,}\s\p{Ll}{2,}/u.test(text)) return !/(?:ly|ig|lijk)$/u.test(text);
  return language.startsWith('nl') && /^\p{Ll}{8,}(?<!lijk|ig|baar|isch)$/u.test(text);
}

function isTopic(text: string): boolean {
  return (
    /\p{L}{2}/u.test(text) &&
    text.length <= LONGEST_TOPIC &&
    !/[$€£¥₹]|\d\s?(?:EUR|USD|GBP|円|元|zł)/u.test(text)
  );
}

function listedIn(reading: Reading, sentence: Segment, skip: readonly Segment[]): string[] {
  const { prose } = reading;
  const found: string[] = [];
  for (let index = sentence.start; index < sentence.end; index++) {
    const unit = prose[index] ?? '';
    const isColon = (unit === ':' || unit === '：') && !/\d/.test(prose[index + 1] ?? '');
    const end = isColon ? sentence.end : closingBracket(prose, index);
    if (end === -1 || (isColon && (isPartList(prose, sentence, index) || isLook(prose, sentence, index))))
      continue;
    const entries = listEntries(prose, { start: index + 1, end }, 16);
    const named = entries.filter(
      (entry) =>
        !skip.some((other) => overlaps(entry, other)) &&
        (reading.buildType === 'website'
          ? !isResultWord(entry.text.toLowerCase()) || /\s/u.test(entry.text)
          : RESULTS.findAll(entry.text.toLowerCase()).length === 0),
    );
    if (entries.length >= 2) found.push(...named.map((entry) => entry.text));
    if (!isColon) index = end;
  }
  return found;
}

/** "Colours: dark green and wood" tells how it should look. */
function isLook(text: string, sentence: Segment, index: number): boolean {
  return /(?:colou?rs?|palette|style|tone|look|feel|vibe|mood|fonts?|farben?|stil|ton|couleurs?|ambiance|colores|color|estilo|tono|colori|stile|cores|tom|kleuren|stijl|kolory|styl|色|配色|颜色|风格|الألوان|رنگ|रंग)\s*$/iu.test(
    text.slice(Math.max(sentence.start, index - 24), index),
  );
}

function isPartList(text: string, sentence: Segment, index: number): boolean {
  return PART_LIST.test(text.slice(Math.max(sentence.start, index - 40), index));
}
