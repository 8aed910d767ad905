import { type Brief, type Fact, saidIn } from '../../../brief/brief.ts';
import { withoutEnd } from '../../../brief/without-end.ts';
import type { FrameText } from '../../../draft/design.ts';
import type { Preset } from '../../../draft/vocabulary.ts';
import { languagePackOf } from '../../../packs/language-pack.ts';
import { bare, begun, capitalised, isTold, looseFacts, textsOf } from '../common/facts.ts';
import { type Piece, piecesOf, type Sentence } from '../common/pieces.ts';
import type { Voice } from '../common/voice.ts';
import { plainly } from '../material/words.ts';
import { isOffer, line, lineOfFact, linesOfPiece, rowOf } from './lines.ts';

const LONGEST_TITLE = 70;
/** What it is about, where nothing shorter is said. */
const LONGEST_SUBJECT = 90;

const same = (one: string, other: string): boolean => plainly(one) === plainly(other);

/** What is said beside name and descriptor, begun as sentences are; final texts stay to the letter. */
const ownSentences = (sentences: readonly Sentence[], brief: Brief): Sentence[] =>
  sentences
    .filter(({ text, final }) => final || !isTold(text, brief))
    .map((sentence) =>
      sentence.final ? sentence : { ...sentence, text: begun(sentence.text.replace(QUOTED, '$1')) },
    );

/** "Use the code 'GLOW15'": marks around a name are the order's. */
const QUOTED = /(?<=\s)['‘]([\p{Lu}\d][^'‘’]{0,40})['’](?=[\s.,]|$)/gu;

/** The texts of pieces in the person's order, each under the person's words over it. */
function linesOf(pieces: readonly Piece[], brief: Brief): FrameText[] {
  const facts = new Map<string, Fact>(brief.facts.map((fact) => [fact.id, fact]));
  const shown = new Set<string>();
  return pieces.flatMap((piece) => {
    const own =
      piece.kind === 'prose' ? { ...piece, sentences: ownSentences(piece.sentences, brief) } : piece;
    const lines = linesOfPiece(own, facts, brief);
    if (lines.length === 0) return [];
    const over = [piece.under, piece.heading].filter((words) => {
      const isNew = words !== '' && !shown.has(words);
      shown.add(words);
      return isNew;
    });
    return [...over.map((words) => line('body', begun(words), { emphasis: 'strong' })), ...lines];
  });
}

/** A word or sentence that the order gives for the button. */
const askedLines = (brief: Brief): FrameText[] =>
  brief.requested
    .filter(({ kind, title, target }) => kind === 'section' && title !== '' && target === 'callToAction')
    .map(({ title }) => line('callToAction', title));

/** Words that can stand in the largest type: short, no sentence, and not who sends them. */
const isHeadline = ({ role, text, group, emphasis }: FrameText, brief: Brief): boolean =>
  role === 'body' &&
  emphasis === 'normal' &&
  (brief.organisation === '' || /\s|[^\p{ASCII}\p{L}]/u.test(text.trim())) &&
  group === '' &&
  text.length <= LONGEST_TITLE &&
  !/[.。:：_]$/u.test(text) &&
  !same(text, brief.organisation);

/** What it is about, in the largest type: a title dictated, what is announced, else whose it is. */
function titleOf(brief: Brief, preset: Preset, lines: readonly FrameText[]): string {
  const named = brief.facts.find(({ kind, lead }) => kind === 'person' || lead.toLowerCase() === 'name');
  // The name of a person is the largest word on what stands for one.
  if (preset === 'business-card' && named !== undefined) return named.value;
  if (brief.title !== '') return brief.title;
  const opening = lines.find(({ text }) => !same(text, brief.organisation));
  const first = lines.find((one) => isHeadline(one, brief))?.text ?? '';
  if (brief.organisation !== '' && first.startsWith(`${brief.organisation}, `)) return brief.organisation;
  const isFirst = opening !== undefined && opening.text === first;
  if (isFirst && (brief.subject === '' || first.includes(brief.organisation))) return first;
  const isEvent = brief.subject !== '' && brief.organisation !== '' && !same(brief.subject, brief.descriptor);
  if (isEvent && brief.subject.length <= LONGEST_TITLE) return capitalised(brief.subject);
  const subject = brief.subject.length <= LONGEST_SUBJECT ? capitalised(brief.subject) : '';
  return brief.organisation || subject || first;
}

/** A row or a phrase that begins with the name in the title says only the rest; one that only names it says nothing more. */
function withoutTitle(text: FrameText, title: string): FrameText[] {
  const label = /^[^:]{1,24}:\s*/u.exec(text.text)?.[0] ?? '';
  if (same(text.text.slice(label.length), title)) return [];
  const isRest = text.role !== 'quote' && text.group === '' && !/[.!?。！？]$/u.test(text.text);
  const rest = text.text.startsWith(title)
    ? /^(?:['’"”],?|,) (.+)$/u.exec(text.text.slice(title.length))?.[1]
    : undefined;
  if ((text.role !== 'list' && !isRest) || rest === undefined) return [text];
  return [line('subtitle', capitalised(rest))];
}

const contains = (texts: readonly FrameText[], words: string): boolean =>
  texts.some(({ text }) => text.toLowerCase().includes(words.toLowerCase()));

/** What is missing that a piece of this kind is nothing without: one question each. */
function essentials(preset: Preset, texts: readonly FrameText[], brief: Brief, voice: Voice): FrameText[] {
  const has = (...kinds: Fact['kind'][]): boolean =>
    brief.facts.some(({ kind, value }) => kinds.includes(kind) && contains(texts, value));
  const said = texts.filter(({ role }) => role !== 'title' && role !== 'logo').length;
  const ask = (role: FrameText['role'], key: string, isMissing: boolean): FrameText[] =>
    isMissing ? [line(role, voice.ask('frames', key))] : [];
  switch (preset) {
    case 'certificate':
      return ask('subtitle', 'recipient', !has('person', 'name') && !contains(texts, '___'));
    case 'invitation':
      return [
        ...ask('date', 'date', !has('date')),
        ...ask('place', 'place', said < 2 && !texts.some(({ role }) => role === 'place')),
      ];
    case 'business-card':
      return [
        ...ask('subtitle', 'name', brief.title === '' && !has('person', 'name')),
        ...ask(
          'contact',
          'contact',
          !texts.some(({ role }) => role === 'contact') && !has('phone', 'email', 'url'),
        ),
      ];
    case 'menu-card':
      return said === 0 ? voice.askSection('menu').map((asked) => line('list', asked)) : [];
    default:
      return [];
  }
}

/** Every text of the piece in its role: organisation, title, what it is, and all that is given, to the letter. */
export function textsOfDesign(brief: Brief, preset: Preset, voice: Voice): FrameText[] {
  const lines = linesOf(piecesOf(brief), brief);
  const given = [...lines, ...askedLines(brief)];
  const title = titleOf(brief, preset, given);
  const texts = given.flatMap((text) => withoutTitle(text, title));
  const head = line('title', title || voice.ask('frames', preset === 'logo' ? 'brand' : 'headline'), {
    emphasis: 'strong',
  });
  const descriptor = capitalised(brief.descriptor);
  const subject = descriptor === '' && title !== '' ? capitalised(brief.subject) : descriptor;
  const isNew = subject !== '' && subject.length <= LONGEST_TITLE && !contains([head, ...texts], subject);
  const extra = isNew ? [line(isOffer(subject) ? 'price' : 'subtitle', subject)] : [];
  const named = brief.organisation !== '' && !contains([head, ...extra, ...texts], brief.organisation);
  const logo = named ? [line('logo', brief.organisation, { emphasis: 'quiet' })] : [];
  const known = [...logo, head, ...extra, ...texts];
  const all = [...known, ...looseLines(brief, known)];
  const own = priced(
    all.filter((text) => preset === 'menu-card' || !isSaidWithin(text, all)),
    brief,
    preset,
  );
  return [...own, ...essentials(preset, all, brief, voice), ...blanks(brief)];
}

/** Two or three things that are offered at a price stand in a box each, so that nobody takes one for the other; more, or those under a heading, in rows. */
function priced(texts: readonly FrameText[], { language }: Brief, preset: Preset): FrameText[] {
  const flat = texts.flatMap((text, at) => {
    const isLoose = text.group === '' && text.role !== 'title';
    const rows = isLoose ? priceRows(text.text, `row-${at}`, language, preset === 'menu-card') : [];
    return rows.length > 0 ? rows : [text];
  });
  const rows = new Set(flat.flatMap(({ role, group }) => (role === 'price' && group !== '' ? [group] : [])));
  if (rows.size < 2) return [...texts];
  const isHeaded = flat.some(({ role, emphasis }) => role === 'body' && emphasis === 'strong');
  if (isHeaded || preset === 'menu-card' || rows.size > MOST_BOXES) return flat;
  return flat.map((text) => (rows.has(text.group) ? { ...text, group: `box-${text.group}` } : text));
}
const MOST_BOXES = 3;

/** "Leave space for the child's name and a signature", "two signature lines": lines to write on, each over what is written there. */
function blanks(brief: Brief): FrameText[] {
  const said = saidIn(brief.segments);
  const [, asked = ''] = BLANKS.exec(said) ?? [];
  const items = asked.split(/,? and |, /u).map((item) => item.trim().replace(/^(?:the|an?) /u, ''));
  const [, count = '', signing = ''] = SIGNED.exec(said) ?? [];
  const signatures =
    signing === '' ? [] : Array<string>(NUMBERS.indexOf(count.toLowerCase()) + 1).fill(signing);
  return [...items, ...signatures].flatMap((item, at) => {
    const group = `blank-${at}`;
    return item === ''
      ? []
      : [line('body', '_'.repeat(24), { group }), line('caption', capitalised(item), { group })];
  });
}
/** Up to where it goes on with what is given. */
const BLANKS =
  /\b(?:space|room|field|lines?) for ((?:the|an?) [^.;\n]{3,80}?)(?=,? and the |, the (?:text|words|phrase)|,? and \p{L}+ signature| ?['"“‘]|[.;\n]|$)/iu;
const SIGNED = /\b(one|two|three) (signature)s? lines?\b/iu;
const NUMBERS = ['one', 'two', 'three'];

/** Whether another text says the same and more: a shop's name beside "Up to 40% off at NORTH TRAIL". */
const isSaidWithin = (text: FrameText, all: readonly FrameText[]): boolean =>
  ['body', 'caption', 'logo'].includes(text.role) &&
  text.group === '' &&
  all.some(
    (other) =>
      bare(other.text) !== bare(text.text) && ` ${bare(other.text)} `.includes(` ${bare(text.text)} `),
  );

const LOOSE = new Set<Fact['kind']>(['date', 'time', 'hours', 'address', 'phone', 'email', 'url', 'price']);

/** Facts of the order that nothing else tells: when, where, how to reach whom. */
const looseLines = (brief: Brief, texts: readonly FrameText[]): FrameText[] =>
  looseFacts(brief, textsOf(texts))
    .filter(({ kind }) => LOOSE.has(kind))
    .map(lineOfFact);

/** "Pancakes 4 €", "soup is $8"; figures alone are prices on a menu. */
const PRICED = /^(.{2,48}?)[ :,·.…|–—-]+((?:[€$£¥] ?)?\d[\d.,]*(?: ?(?:[€$£¥]|EUR|USD|CHF|kr|zł))?)$/u;
const CURRENCY = /[€$£¥]|EUR|USD|CHF|kr|zł/u;
/** "Pancakes (sugar 4 €, caramel 5 €)": things under what they are. */
const SECTION = /^([^()]{2,40}) \((.+)\)$/u;

/** What stands between commas, semicolons and "and", but for those within brackets. */
function piecesIn(text: string, language: string): string[] {
  const and = languagePackOf(language)
    .reading.material.and.map((word) => ` ${word} `)
    .join('|');
  return text
    .split(new RegExp(`(?:[,;] (?:(?:${and.trim()}) )?|${and})(?![^(]{0,200}\\))`, 'u'))
    .map((piece) => withoutEnd(piece.trim(), ' .'));
}

function pricedRow(text: string, group: string, isMenu: boolean): FrameText[] {
  const [, thing = '', price = ''] = PRICED.exec(text) ?? [];
  if (thing === '' || !(isMenu || CURRENCY.test(price))) return [];
  return rowOf(`${thing.replace(/ (?:is|are)$/u, '')} ${price}`, price, group);
}

/** A text that is nothing but things and their prices, as rows, each section under its name; [] for any other. */
function priceRows(text: string, group: string, language: string, isMenu: boolean): FrameText[] {
  const pieces = piecesIn(text, language);
  const rows = pieces.map((piece, at): FrameText[] => {
    const [, name = '', things = ''] = SECTION.exec(piece) ?? [];
    if (name === '') return pricedRow(piece, `${group}-${at}`, isMenu);
    const own = piecesIn(things, language).map((thing, place) =>
      pricedRow(thing, `${group}-${at}-${place}`, isMenu),
    );
    return own.some((row) => row.length === 0)
      ? []
      : [line('body', begun(name), { emphasis: 'strong' }), ...own.flat()];
  });
  return rows.some((row) => row.length === 0) ? [] : rows.flat();
}
