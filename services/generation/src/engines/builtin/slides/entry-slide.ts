import type { Dataset, Slide, SlideBlock, SlideLayout } from '@sitewright/site-spec';
import type { ComposeContext } from '../compose-context.ts';
import { embeddedChart, isDrawable, withoutChartWords } from '../material/embedded-chart.ts';
import { capitalised } from '../material/lists.ts';
import type { Entry } from '../material/outline.ts';
import { wordCount } from '../material/sentences.ts';
import { topicOf, type Voice } from '../material/voice.ts';
import { bulletsBlock, fitted, isBullet, listBlocks, MAX_BULLETS } from './blocks.ts';
import { frameNotes, notesFor } from './notes.ts';
import { type Pieces, piecesOf } from './pieces.ts';
import { talkingPoints } from './talking-points.ts';

const POINTS = { lite: 3, economy: 4, power: 5 } as const;
/** With so many points of the asker's own, none are added. */
const ENOUGH = { lite: 1, economy: 2, power: 3 } as const;
const MAX_TEXTS = 3;

interface Draft {
  layout: SlideLayout;
  blocks: SlideBlock[];
  takeaway?: string;
  figures: string[];
  overflow: string[];
}

/** Makes one entry of the outline into a slide: what the asker gave first, talking points of the topic after. */
export function entrySlide(entry: Entry, voice: Voice, ctx: ComposeContext, next: string | undefined): Slide {
  const title = fitted(withoutChartWords(entry.title), 160);
  const bare = bareSlide(entry, title, voice, ctx, next);
  if (bare) return bare;
  const topic = topicOf(entry.title, voice);
  const pieces = piecesOf(
    entry,
    topic?.key === 'team' || /\b(?:whom?|ask|contacts?)\b/i.test(entry.title),
    ctx,
  );
  const given =
    pieces.points.length +
    pieces.dated.length +
    pieces.people.length +
    pieces.quotes.length * 3 +
    pieces.datasets.length * 2 +
    pieces.figures.length;
  const draft = draftOf(title, pieces, voice, ctx);
  const talk = talkingPoints(title, POINTS[ctx.mode], voice, ctx);
  for (const point of [...talk.shown, ...talk.spare]) voice.said.add(point);
  const isContact = given > 0 && /^(?:contacts?|kontakt|contacto|contatti|contato)$/i.test(title);
  const added = isContact || given >= ENOUGH[ctx.mode] ? [] : talk.shown.slice(0, MAX_BULLETS - given);
  if (added.length > 0) addPoints(draft, added, ctx);
  const versus = /^(.{2,60}?)\s+(?:vs\.?|versus|gegen|contre|frente a)\s+(.{2,60})$/i.exec(entry.title);
  if (versus && given === 0) {
    draft.blocks = [versus[1], versus[2]].map((side, index) =>
      bulletsBlock(ctx, added.slice(index * 2, index * 2 + 2), {
        slot: index === 0 ? 'left' : 'right',
        heading: side,
      }),
    );
    draft.layout = 'comparison';
  }
  return {
    id: ctx.id('slide'),
    layout: draft.layout,
    title,
    blocks: draft.blocks.slice(0, 8),
    notes: notesFor(
      {
        title,
        points: pieces.points,
        figures: draft.figures.filter((figure) => /^[$€£¥\d]/.test(figure)),
        takeaway: draft.takeaway,
        suggested: added,
        open: [...talk.shown.filter((point) => !added.includes(point)), ...talk.spare],
        overflow: draft.overflow,
        next,
      },
      voice,
      ctx,
    ),
  };
}

const unquotedText = (text: string) => text.replace(/^["“]|["”]$/g, '');

const CLOSING =
  /^(?:thank(?:s| you)|q ?& ?a|questions?|any questions|the end|danke|fragen|merci|des questions|gracias|preguntas|grazie|domande|obrigad|perguntas|bedankt|vragen|dziękuj|pytania|ありがとう|質疑|ご清聴|谢谢|谢谢聆听|提问|شكر|أسئلة|धन्यवाद|प्रश्न)/iu;

/** A title slide or a word of thanks that the asker dictated stays bare. */
function bareSlide(
  entry: Entry,
  title: string,
  voice: Voice,
  ctx: ComposeContext,
  next: string | undefined,
): Slide | undefined {
  const dictated = /^(?:sub-?title|untertitel|sous-titre|subtítulo|sottotitolo)[\s:]+(.+)$/iu.exec(
    entry.details,
  )?.[1];
  const isShort = entry.details === '' || dictated !== undefined;
  const opening = entry.opening === true && isShort && entry.children.length === 0;
  const closing = CLOSING.test(entry.title) && entry.children.length === 0 && wordCount(entry.title) <= 5;
  if (!opening && !closing) return undefined;
  const notes = frameNotes(opening ? 'cover' : 'closing', { title, next }, voice, ctx);
  const subtitle = entry.details === '' ? undefined : fitted(unquotedText(dictated ?? entry.details), 300);
  return {
    id: ctx.id('slide'),
    layout: opening ? 'title' : 'closing',
    title,
    subtitle,
    background: 'primary',
    blocks: [],
    notes,
  };
}

function draftOf(title: string, pieces: Pieces, voice: Voice, ctx: ComposeContext): Draft {
  const draft: Draft = { layout: 'bullets', blocks: [], figures: [], overflow: [] };
  for (const dataset of pieces.datasets.slice(0, 2)) {
    if (!isDrawable(dataset)) {
      draft.blocks.push(dataTable(dataset, ctx));
      draft.layout = 'table';
      continue;
    }
    // Two charts on one slide are told apart by what they show.
    const name = pieces.datasets.length > 1 && dataset.title !== '' ? dataset.title : title;
    const embedded = embeddedChart(dataset, name, ctx, pieces.said);
    const { chart } = embedded;
    draft.blocks.push({ id: ctx.id('block'), slot: 'main', type: 'chart', dataset: embedded.dataset, chart });
    draft.takeaway = chart.takeaway;
    if (embedded.more.length > 0) pieces.points.push(...embedded.more.filter(isBullet));
    draft.layout = 'chart';
  }
  addFigures(draft, title, pieces, voice, ctx);
  addDated(draft, pieces, ctx);
  if (pieces.people.length > 0) {
    draft.layout = 'team';
    const items = pieces.people.slice(0, 12).map((person) => ({
      id: ctx.id('item'),
      name: fitted(person.name, 120),
      role: person.role ? fitted(person.role, 120) : undefined,
    }));
    draft.blocks.push({ id: ctx.id('block'), slot: 'main', type: 'people', items });
  }
  for (const quote of pieces.quotes) {
    if (draft.blocks.length === 0) draft.layout = 'quote';
    draft.blocks.push({
      id: ctx.id('block'),
      slot: 'main',
      type: 'quote',
      text: fitted(quote.text, 600),
      by: quote.by ? fitted(quote.by, 120) : undefined,
    });
  }
  addOwnPoints(draft, pieces.points, ctx);
  return draft;
}

/** Data too small to draw is shown as it is. */
function dataTable(dataset: Dataset, ctx: ComposeContext): SlideBlock {
  const isNumber = (index: number) => dataset.fields[index]?.type === 'quantitative';
  return {
    id: ctx.id('block'),
    slot: 'main',
    type: 'table',
    columns: dataset.fields.slice(0, 20).map((field, index) => ({
      label: fitted(field.title ?? field.name, 120),
      align: isNumber(index) ? 'end' : 'start',
    })),
    rows: dataset.rows
      .slice(0, 12)
      .map((row) => row.slice(0, 20).map((cell) => fitted(cell === null ? '' : String(cell), 1000))),
  };
}

/** Up to three figures alone stand large; among other points they are points. */
function addFigures(draft: Draft, title: string, pieces: Pieces, voice: Voice, ctx: ComposeContext): void {
  const texts = pieces.figures.map((figure) => figure.text);
  draft.figures.push(...texts);
  const alone =
    draft.blocks.length === 0 && texts.length <= 3 && texts.length > 0 && pieces.points.length <= 1;
  if (!alone || texts.some((text) => text.length > 40)) {
    pieces.points.unshift(...texts);
    return;
  }
  draft.layout = 'bigNumber';
  for (const [index, value] of texts.entries()) {
    const whose = voice.isNamed ? `: ${voice.organisation}` : '';
    const label = fitted(capitalised(index === 0 ? `${title}${whose}` : voice.subject), 200);
    draft.blocks.push({ id: ctx.id('block'), slot: 'main', type: 'number', value, label });
  }
}

function addDated(draft: Draft, pieces: Pieces, ctx: ComposeContext): void {
  if (pieces.dated.length === 0) return;
  if (pieces.dated.length < 2) {
    pieces.points.push(...pieces.dated.map((entry) => entry.whole));
    return;
  }
  draft.layout = 'timeline';
  const items = pieces.dated.map((entry) => ({
    id: ctx.id('item'),
    label: fitted(entry.label, 60),
    title: fitted(entry.title, 120),
    text: entry.text === undefined ? undefined : fitted(entry.text, 300),
  }));
  for (let at = 0; at < items.length; at += 8) {
    draft.blocks.push({ id: ctx.id('block'), slot: 'main', type: 'steps', items: items.slice(at, at + 8) });
  }
}

/** Points in the asker's words: short ones as bullets, long ones as text; what is too much goes to the notes whole. */
function addOwnPoints(draft: Draft, points: readonly string[], ctx: ComposeContext): void {
  const long = points.filter((point) => !isBullet(point));
  const kept = points.filter((point) => isBullet(point) || long.indexOf(point) < MAX_TEXTS);
  draft.overflow.push(...points.filter((point) => !kept.includes(point)));
  const blocks = listBlocks(ctx, kept, {});
  if (blocks.length > 1 && blocks.every((block) => block.type === 'bullets') && draft.blocks.length === 0) {
    draft.layout = 'twoColumn';
    for (const [index, block] of blocks.entries()) block.slot = index % 2 === 0 ? 'left' : 'right';
  }
  draft.blocks.push(
    ...blocks.map((block) => (draft.layout === 'chart' ? { ...block, slot: 'right' as const } : block)),
  );
}

function addPoints(draft: Draft, added: readonly string[], ctx: ComposeContext): void {
  const last = draft.blocks.at(-1);
  if (last?.type === 'bullets' && last.items.length + added.length <= MAX_BULLETS) {
    last.items.push(...added.map((text) => ({ id: ctx.id('item'), text })));
  } else if (draft.layout === 'chart' && added.length > 0) {
    return;
  } else {
    draft.blocks.push(bulletsBlock(ctx, added));
  }
}
