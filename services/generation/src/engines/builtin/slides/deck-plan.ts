import { type Brief, countOf } from '../brief/brief.ts';
import type { ComposeContext } from '../compose-context.ts';
import { givenTopics } from '../material/fact-topics.ts';
import { capitalised } from '../material/lists.ts';
import { type Entry, type Outline, readOutline } from '../material/outline.ts';
import { promptText } from '../material/prompt-text.ts';
import { wordCount } from '../material/sentences.ts';
import { localTitle, topicOf, type Voice } from '../material/voice.ts';
import { DECK_RECIPES, type DeckRecipe, GENERAL_DECK } from '../recipe/decks/decks.ts';

/** The slides to make, before any is made. */
export interface DeckPlan {
  recipe: string;
  cover: boolean;
  agenda: boolean;
  closing: boolean;
  entries: Entry[];
  /** The count asked for, if one was. */
  count?: number;
  /** Titles in the asker's words; the others are the recipe's. */
  asked: string[];
  /** The first heading of a supplied text, which names the whole where nothing else does. */
  heading?: string;
  /** The asker wrote the slides one by one: nothing is put between them. */
  dictated: boolean;
}

/** Size of a deck whose length nobody asked for. */
const ENTRIES = { lite: 4, economy: 7, power: 10 } as const;
const MAX_SLIDES = 120;

/** What has a sum and a date is a project, whatever it is called. */
const PROJECT_DECK = DECK_RECIPES.find((recipe) => recipe.key === 'kick-off') ?? GENERAL_DECK;

/** The recipe whose word comes first: a roadmap over four quarters is a roadmap. */
export function deckRecipe(brief: Brief): DeckRecipe {
  const places = DECK_RECIPES.map((recipe) => ({ recipe, at: brief.text.search(recipe.match) }));
  const found = places.filter((place) => place.at !== -1).sort((a, b) => a.at - b.at);
  const given = found.length > 0 ? undefined : givenTopics(brief.text.slice(0, 600));
  const isProject = given?.has('financials') === true && given.has('timeline');
  return found[0]?.recipe ?? (isProject ? PROJECT_DECK : GENERAL_DECK);
}

/** Decides which slides there are: the asker's outline first, then the recipe, then the count. */
export function planDeck(brief: Brief, voice: Voice, ctx: ComposeContext): DeckPlan {
  const outline = outlineOf(promptText(brief));
  const recipe = deckRecipe(brief);
  const count = askedCount(brief);
  const dictated = outline?.form === 'slide';
  const headed = outline?.form === 'heading';
  const own = outline ? outline.entries : [];
  const entries =
    own.length > 0 ? own : withAsked(recipeEntries(recipe, voice, ctx, count), brief, voice, ctx);
  const frame = frameFor(entries.length, count, dictated || isFramed(outline), ctx);
  const room =
    count === undefined
      ? entries.length
      : count - Number(frame.cover) - Number(frame.agenda) - Number(frame.closing);
  return {
    recipe: recipe.key,
    ...frame,
    entries: fitEntries(entries, room, recipe, voice, ctx),
    count,
    asked: own.map((entry) => entry.title),
    dictated,
    heading: (dictated || headed) && !isCoverWord(own[0]?.title ?? '') ? own[0]?.title : undefined,
  };
}

/** The outline of the prompt; a time of day or an address behind a title is what stands on its slide. */
function outlineOf(text: string): Outline | undefined {
  const outline = readOutline(text);
  return outline && { ...outline, entries: outline.entries.map(withTail) };
}

function withTail(entry: Entry): Entry {
  const [, title, details] =
    /^(\S.{1,50}?)\s+(\S+@\S+\.\S+|\d{1,2}:\d\d\S*)$/u.exec(entry.details === '' ? entry.title : '') ?? [];
  return title === undefined || details === undefined ? entry : { ...entry, title, details };
}

/** `Slide 1: title` says what kind of slide it is, not what it is called. */
export const isCoverWord = (title: string): boolean =>
  /^(?:the )?(?:title|cover|opening|titel|deckblatt|titre|couverture|portada|título|copertina|capa|voorblad|okładka)(?:[- ]?(?:slide|page|folie|seite))?$/i.test(
    title.trim(),
  );

const NUMBERS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** The number of slides asked for; some languages count them by the page or sheet. */
function askedCount(brief: Brief): number | undefined {
  const counted = countOf(brief, 'slides')?.value ?? countOf(brief, 'pages')?.value;
  const sheets = /(\d{1,3})\s*(?:页|頁|张|張|枚)/u.exec(brief.text)?.[1];
  const spelt =
    /\b(one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d{1,3})[ -](?:\p{L}+ )?slides?\b(?! \d)/iu.exec(
      promptText(brief),
    )?.[1];
  const spoken = spelt === undefined ? undefined : NUMBERS.indexOf(spelt.toLowerCase()) + 1 || Number(spelt);
  const asked = counted ?? (sheets === undefined ? spoken || undefined : Number(sheets));
  return asked !== undefined && asked >= 1 ? Math.min(MAX_SLIDES, asked) : undefined;
}

/** An outline that begins with its own title slide or ends with its own thanks wants none of ours. */
function isFramed(outline: Outline | undefined): boolean {
  const first = outline?.entries[0]?.title ?? '';
  return (
    /^(title|cover|titel|deckblatt|titre|portada|copertina|capa|封面|表紙|タイトル|introduction|intro)\b/i.test(
      first,
    ) && outline?.form !== 'sentence'
  );
}

function frameFor(
  entries: number,
  count: number | undefined,
  dictated: boolean,
  ctx: ComposeContext,
): Pick<DeckPlan, 'cover' | 'agenda' | 'closing'> {
  if (dictated) return { cover: false, agenda: false, closing: false };
  const spare = count === undefined ? Number.POSITIVE_INFINITY : count - entries;
  return {
    cover: spare >= 1,
    closing: spare >= 2 && ctx.mode !== 'lite',
    agenda: spare >= 3 && entries >= 4 && ctx.mode !== 'lite',
  };
}

/** A timeline that the prompt asks for in passing gets its slide, in the place of a spare one where room is short. */
function withAsked(entries: Entry[], brief: Brief, voice: Voice, ctx: ComposeContext): Entry[] {
  if (!/\b(?:timeline|zeitplan|zeitleiste|chronologie|calendrier|cronograma|cronologia)\b/iu.test(brief.text))
    return entries;
  const title = localTitle('Timeline', voice, ctx.words);
  if (title === undefined || entries.length < 3) return entries;
  if (entries.some((entry) => sameTopic(entry.title, title, voice))) return entries;
  const at = entries.length - 1;
  return [...entries.slice(0, at - 1), { title, details: '', children: [] }, ...entries.slice(at)];
}

function recipeEntries(
  recipe: DeckRecipe,
  voice: Voice,
  ctx: ComposeContext,
  count: number | undefined,
): Entry[] {
  const wanted =
    count === undefined
      ? ENTRIES[ctx.mode]
      : Math.max(1, count - (count >= 6 ? 3 : count >= 3 ? 2 : count === 2 ? 1 : 0));
  return titlesOf(recipe, wanted, voice, ctx).map((title) => ({ title, details: '', children: [] }));
}

/** A recipe's titles in its own order: the needed ones first when room is short, without any twice. */
function titlesOf(recipe: DeckRecipe, wanted: number, voice: Voice, ctx: ComposeContext): string[] {
  const given = givenTopics(voice.source);
  const named = recipe.outline.flatMap((entry) => {
    const local = localTitle(entry.replace(/^!/, ''), voice, ctx.words);
    const isGiven = given.has(topicOf(local ?? '', voice)?.key ?? '');
    return local === undefined ? [] : [{ title: local, needed: entry.startsWith('!') || isGiven }];
  });
  const unique = named.filter(
    (entry, index) => named.findIndex((other) => other.title === entry.title) === index,
  );
  const needed = unique.filter((entry) => entry.needed).slice(0, wanted);
  const rest = unique
    .filter((entry) => !needed.includes(entry))
    .slice(0, Math.max(0, wanted - needed.length));
  return unique.filter((entry) => needed.includes(entry) || rest.includes(entry)).map((entry) => entry.title);
}

/** Makes the entries as many as there is room for: adds from the recipe, or joins the ones with least to show. */
function fitEntries(
  entries: readonly Entry[],
  room: number,
  recipe: DeckRecipe,
  voice: Voice,
  ctx: ComposeContext,
): Entry[] {
  const fitted = [...entries];
  const spare = [
    ...titlesOf(recipe, 99, voice, ctx),
    ...titlesOf(GENERAL_DECK, 99, voice, ctx),
    ...spareTitles(voice, ctx),
  ];
  for (const title of spare) {
    if (fitted.length >= room || room === entries.length) break;
    if (fitted.some((entry) => sameTopic(entry.title, title, voice))) continue;
    // Before the last entry, which is usually the end of the story; what introduces comes first.
    const isIntroduction = topicOf(title, voice)?.key === 'introduction';
    fitted.splice(isIntroduction ? 0 : Math.max(1, fitted.length - 1), 0, {
      title,
      details: '',
      children: [],
    });
  }
  for (let extra = 1; fitted.length < room; extra += 1) {
    const base = fitted[(extra * 2) % Math.max(1, fitted.length)];
    fitted.splice(fitted.length - 1, 0, {
      title: `${base?.title ?? capitalised(voice.subject)}: ${ctx.words.notes}`,
      details: '',
      children: [],
    });
  }
  while (fitted.length > Math.max(1, room)) joinLightest(fitted);
  return fitted.slice(0, MAX_SLIDES - 3);
}

/** Titles that fit any subject, for languages in which few of a recipe's have a word. */
const SPARE = [
  'Timeline',
  'Comparison',
  'Results',
  'Risks',
  'Recap',
  'Recommendations',
  'References',
  'Next steps',
];

function spareTitles(voice: Voice, ctx: ComposeContext): string[] {
  return voice.language === 'en' ? [] : SPARE.flatMap((title) => localTitle(title, voice, ctx.words) ?? []);
}

function sameTopic(first: string, second: string, voice: Voice): boolean {
  const [a, b] = [topicOf(first, voice), topicOf(second, voice)];
  const plain = (title: string) => title.toLowerCase().replace(/s$/, '');
  return plain(first) === plain(second) || (a !== undefined && a === b);
}

function joinLightest(entries: Entry[]): void {
  const weight = (entry: Entry | undefined) =>
    entry === undefined
      ? Number.POSITIVE_INFINITY
      : entry.details.length + entry.children.join('').length + entry.title.length;
  const starts = entries.slice(0, -1).map((entry, index) => weight(entry) + weight(entries[index + 1]));
  const at = starts.indexOf(Math.min(...starts));
  const [first, second] = [entries[at], entries[at + 1]];
  if (!first || !second) return;
  // Two statements make no title of one line: the second stands under the first.
  const isBare = [first, second].every((entry) => entry.details === '' && entry.children.length === 0);
  if (isBare && wordCount(`${first.title} ${second.title}`) > 6) {
    entries.splice(at, 2, { title: first.title, details: '', children: [second.title] });
    return;
  }
  const details = [first.details, second.details].filter(Boolean).join(', ');
  entries.splice(at, 2, {
    title: `${first.title} / ${second.title}`,
    details,
    children: [...first.children, ...second.children],
  });
}
