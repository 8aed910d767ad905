import type { DocumentBlock } from '@sitewright/site-spec';
import { capitalised } from '../material/lists.ts';
import { promptText } from '../material/prompt-text.ts';
import {
  CREATIVE,
  CREATIVE_KINDS,
  type CreativeKind,
  type CreativeWords,
} from '../recipe/documents/creative.ts';
import { headingBlock, listBlock, paragraphBlocks, plainItems, tableBlock, termsBlock } from './blocks.ts';
import type { DocumentJob } from './job.ts';

const ASKED =
  /\b(?:write|compose|create|tell|draft|make|need|want|schreibe?|verfasse|erzähle?|dichte|écri[st]|rédige|raconte|escribe|redacta|cuenta)\b([^.\n]{0,80})/i;
/** A longer prompt brings material of its own to be shaped. */
const LONGEST = 700;

/** The kind of creative writing that a prompt asks for; none where it only mentions one. */
export function creativeKind(text: string, language: string): CreativeKind | undefined {
  if (text.length > LONGEST || !CREATIVE[language]) return undefined;
  const head = ASKED.exec(text)?.[1] ?? text.slice(0, 60);
  if (
    /\b(?:news|success|brand|company|cover|case|user|data|history|about page|summary|review|report|essay|analysis)\b/i.test(
      head.slice(0, 30),
    )
  )
    return undefined;
  return CREATIVE_KINDS.find(([, pattern]) => pattern.test(head))?.[0];
}

const clean = (text: string) => text.replace(/[\s.,;:]+$/, '').trim();

/** What it shall be about, part by part: `about the sea and our 20 years together`. */
function themesOf(text: string): string[] {
  const about =
    /\b(?:about|on|über|vom?|sur|sobre|acerca de)\s+([^.;\n]{3,120}?)(?=,\s*(?:about|around|in|of|with|\d)|[.;\n]|\s+(?:in|with|of) \d|$)/iu.exec(
      text,
    )?.[1] ?? '';
  return clean(about)
    .split(/,\s+(?:and\s+)?|\s+(?:and|und|et|y)\s+/iu)
    .map(clean)
    .filter((theme) => theme.length > 2)
    .slice(0, 4);
}

function lengthOf(job: DocumentJob, words: CreativeWords): string | undefined {
  const lines = /(\d+(?:\s*[-–]\s*\d+)?)\s+(?:lines|zeilen|vers|versos|líneas)/i.exec(job.brief.text)?.[1];
  if (lines) return `${lines} ${words.lines}`;
  return job.asked === undefined ? undefined : `${job.asked} ${words.words}`;
}

const terms = (
  job: DocumentJob,
  pairs: readonly (readonly [string, string | undefined])[],
): DocumentBlock[] => {
  const known = pairs.flatMap(([term, text]) => (text ? [[term, capitalised(text)] as const] : []));
  return known.length > 0 ? [termsBlock(job.ctx, known)] : [];
};

const slotted = (text: string, slots: Record<string, string>) =>
  capitalised(text.replace(/\{(\w)\}/g, (_, name: string) => slots[name] ?? ''));

function poem(job: DocumentJob, words: CreativeWords): DocumentBlock[] {
  const { ctx } = job;
  const text = promptText(job.brief);
  const themes = themesOf(text);
  const whom =
    /\b(?:for|für|pour|para)\s+((?:my|our|the|mein\w*|unser\w*|ma|mon|notre|mi|nuestr\w)\s+[^.,;\n]{2,40}?)(?=\s+(?:about|on|über|sur|sobre|with|mit)\b|[.,;\n]|$)/iu.exec(
      text,
    )?.[1];
  const stanzas = (themes.length > 0 ? themes : [job.voice.subject]).map((theme, at) => ({
    title: `${words.stanza} ${at + 1}: ${theme}`,
    prompts: (words.stanzas[at % words.stanzas.length] ?? []).map((each) => slotted(each, { x: theme })),
  }));
  const last = { title: `${words.stanza} ${stanzas.length + 1}`, prompts: words.ending };
  return [
    ...terms(job, [
      [words.forWhom, whom],
      [words.about, themes.join(', ')],
      [words.length, lengthOf(job, words)],
    ]),
    ...[...stanzas, last].flatMap((part) => [
      headingBlock(ctx, 2, part.title),
      listBlock(ctx, plainItems(part.prompts)),
    ]),
  ];
}

/** Without its length: "a story of about 600 words about a keeper" is about the keeper. */
const sizeless = (text: string) =>
  text.replace(
    /\b(?:of |in |with |von |mit |de )?(?:around|about|approximately|roughly|up to|etwa|rund|ca\.?|environ|unos|unas)?\s?\d[\d,.]{0,9}[- ]?(?:words?|lines|pages?|wörtern?|zeilen|seiten|mots|lignes|palabras|líneas)(?!\p{L})/giu,
    ' ',
  );

/** `a lighthouse keeper who finds a message`: who it is about, and what happens. */
function plotOf(text: string): { character: string; event: string } {
  const [theme = ''] =
    /\b(?:about|über|von|sur|d['’]|sobre|de)\s+([^.;\n]{3,160}?)(?=,\s*(?:about|around|in|of)?\s*\d|[.;\n]|$)/iu
      .exec(sizeless(text))
      ?.slice(1) ?? [];
  const match = /^(.{2,60}?),?\s+(?:who|that|which|der|die|das|qui|que)\s+(.{3,100})$/iu.exec(clean(theme));
  return { character: clean(match?.[1] ?? theme), event: clean(match?.[2] ?? '') };
}

/** `Set on the island of Skerra in 1954`: where and when it plays. */
function settingOf(text: string): string | undefined {
  const said =
    /\b(?:set|takes place|spielt|se passe|ambientad[oa]|se desarrolla|transcurre)\s+((?:in|on|at|during|auf|im|en|à|au|dans|sur)\s[^.;\n]{3,80})/iu.exec(
      text,
    )?.[1];
  return said === undefined ? undefined : clean(said.split(/,\s+(?:with|mit|avec|con)\s/iu)[0] ?? said);
}

function story(job: DocumentJob, words: CreativeWords): DocumentBlock[] {
  const { ctx, asked } = job;
  const { character, event } = plotOf(promptText(job.brief));
  const share =
    asked === undefined ? '' : ` (${Math.round(asked / words.story.length / 10) * 10} ${words.words})`;
  const slots = { c: character || job.voice.subject, e: event || job.voice.subject };
  return [
    ...terms(job, [
      [words.character, character],
      [words.event, event],
      [ctx.words.venue, settingOf(promptText(job.brief))],
      [words.length, lengthOf(job, words)],
    ]),
    ...words.story.flatMap((part) => [
      headingBlock(ctx, 2, `${part.title}${share}`),
      listBlock(ctx, plainItems(part.prompts.map((each) => slotted(each, slots)))),
    ]),
  ];
}

function dialogue(job: DocumentJob, words: CreativeWords): DocumentBlock[] {
  const { ctx } = job;
  const text = promptText(job.brief);
  const match =
    /\b(?:between|zwischen|entre)\s+(?:an?\s+|the\s+|einer?m?\s+|une?\s+|una?\s+)?(.{2,40}?)\s+(?:and|und|et|y)\s+(?:an?\s+|the\s+|einer?m?\s+|une?\s+|una?\s+)?([^.,;\n]{2,80}?)(?=,|[.;\n]|$)/iu.exec(
      text,
    );
  const second = /^(.+?)\s+(?:who|that|der|die|qui|que)\s+(.+)$/iu.exec(match?.[2] ?? '');
  const voices = [capitalised(match?.[1] ?? 'A'), capitalised(second?.[1] ?? match?.[2] ?? 'B')];
  // Who wants something speaks first.
  const order = second ? [voices[1], voices[0]] : voices;
  const rows = words.turns.map((aim, at) => [order[at % 2] ?? '', aim, '']);
  return [
    ...terms(job, [
      [words.about, second?.[2] ? `${voices[1]}: ${second[2]}` : undefined],
      [words.length, lengthOf(job, words)],
    ]),
    tableBlock(ctx, [words.speaker, words.aim, words.line], rows, { placeholder: true }),
  ];
}

/** A plan for a piece of writing that only a person can write; a warning says that it is one. */
export function creativeBlocks(kind: CreativeKind, job: DocumentJob): DocumentBlock[] {
  const { ctx, voice } = job;
  const words = CREATIVE[voice.language];
  if (!words) return [];
  ctx.warn(
    'creative_plan',
    `The built-in engine writes no ${kind}: the document is a plan to write it from, with what the prompt says in its place.`,
  );
  const make = { poem, story, dialogue }[kind];
  return [...paragraphBlocks(ctx, words.note, 'lead'), ...make(job, words)];
}

/** A title for it: the theme, the character or the two speakers. */
export function creativeTitle(kind: CreativeKind, text: string): string | undefined {
  if (kind === 'poem') return themesOf(text).map(capitalised)[0];
  if (kind === 'story') return capitalised(plotOf(text).character) || undefined;
  const match =
    /\b(?:between|zwischen|entre)\s+(?:an?\s+|the\s+)?(.{2,40}?)\s+(?:and|und|et|y)\s+(?:an?\s+|the\s+)?(.{2,40}?)(?=\s+(?:who|that|about|der|die|qui|que)|[.,;\n]|$)/iu.exec(
      text,
    );
  return match ? `${capitalised(match[1] ?? '')} – ${match[2]}` : undefined;
}
