import type { ComposeContext } from '../compose-context.ts';
import type { Random } from '../copy/random.ts';
import { fill, type Voice } from '../material/voice.ts';
import { fitted } from './blocks.ts';
import type { DescribedSlide } from './described-slide.ts';

/** What a presenter needs to say of one slide. */
export interface NoteMaterial {
  title: string;
  points: readonly string[];
  figures: readonly string[];
  takeaway?: string;
  picture?: string;
  /** Points on the slide that are ours, not the asker's. */
  suggested?: readonly string[];
  /** What was not given and has to be brought. */
  open: readonly string[];
  /** Texts that did not fit on the slide, kept whole. */
  overflow: readonly string[];
  next?: string;
}

const LENGTH = { lite: 1, economy: 2, power: 4 } as const;

/** The first words of a point, enough to know it by. */
function gist(text: string): string {
  const words = text.split(/\s+/);
  const short = words.length <= 8 ? text : `${words.slice(0, 7).join(' ')}…`;
  return fitted(short.replace(/[.,;:]$/, ''), 60);
}

/** What was not given and has to be found out; the title is not said twice. */
function bring(point: string, t: string, voice: Voice, random: Random): string {
  const ways = voice.speech.bring.filter(
    (way) => !way.includes('{t}') || !point.toLowerCase().includes(t.toLowerCase()),
  );
  return ways.length === 0 ? `${point}.` : `${fill(random.pick(ways), voice, { t, p: point })}.`;
}

/** Speaker notes: what to dwell on, what to have ready, what found no room. Longer in fuller modes. */
export function notesFor(material: NoteMaterial, voice: Voice, ctx: ComposeContext): string {
  const { speech } = voice;
  const random = ctx.random(`notes ${material.title} ${material.points[0] ?? ''}`);
  const t = material.title;
  const most = LENGTH[ctx.mode];
  const said = (ways: readonly string[], slots: Record<string, string>) =>
    ways.length === 0 ? [] : [fill(random.pick(ways), voice, { t, s: voice.noun, ...slots })];
  const chosen = random.take(material.points, most);
  const ways = random.shuffle(speech.point);
  const suggested = material.suggested ?? [];
  const parts = [
    ...(ctx.mode === 'lite' && chosen.length > 0 ? [] : said(speech.open, {})),
    ...chosen.map((point, index) => fill(ways[index % ways.length] ?? '{p}', voice, { t, p: gist(point) })),
    ...material.figures
      .slice(0, most)
      .map((figure, index) =>
        fill(speech.figure[index % speech.figure.length] ?? '{v}', voice, { v: figure }),
      ),
    ...(material.takeaway ? said(speech.chart, { k: material.takeaway }) : []),
    ...(material.picture ? said(speech.picture, { p: material.picture }) : []),
    ...(suggested.length > 0 && chosen.length === 0
      ? said(speech.suggested ?? [], { p: gist(random.pick(suggested)) })
      : []),
    ...material.open.slice(0, most).map((point) => bring(point, t, voice, random)),
    ...material.overflow,
    ...(material.next && ctx.mode !== 'lite' ? said(speech.next, { n: material.next }) : []),
  ];
  return fitted(parts.join(' ') || quietNote(material, voice, random), 3900);
}

/** A slide that speaks for itself: what it is there for. */
function quietNote({ title, next }: NoteMaterial, voice: Voice, random: Random): string {
  const { frame } = voice.speech;
  const ways = frame?.cover.filter((way) => next !== undefined || !way.includes('{n}')) ?? [];
  return ways.length === 0 ? title : fill(random.pick(ways), voice, { s: voice.noun, n: next ?? '' });
}

/** Notes of the slides that frame a deck: the cover, the table of contents and the end. */
export function frameNotes(
  place: 'cover' | 'agenda' | 'closing',
  material: Pick<NoteMaterial, 'title' | 'next'> & { parts?: number },
  voice: Voice,
  ctx: ComposeContext,
): string {
  const { frame } = voice.speech;
  if (frame === undefined)
    return notesFor({ ...material, points: [], figures: [], open: [], overflow: [] }, voice, ctx);
  const ways = frame[place].filter((way) => material.next !== undefined || !way.includes('{n}'));
  const way = ctx.random(`notes ${place}`).pick(ways.length > 0 ? ways : frame.closing);
  const slots = { s: voice.noun, n: material.next ?? '', c: String(material.parts ?? '') };
  return fitted(fill(way, voice, slots), 3900);
}

/** Notes of a slide that the prompt describes: they speak of its own texts and pictures. */
export function describedNotes(
  described: DescribedSlide,
  title: string,
  voice: Voice,
  ctx: ComposeContext,
): string {
  const points = described.parts.flatMap((part) =>
    part.kind === 'picture' || part.kind === 'button' || part.kind === 'table'
      ? []
      : 'heading' in part && part.heading
        ? [part.heading]
        : [part.text],
  );
  const picture = described.parts.find((part) => part.kind === 'picture' && !part.backdrop);
  return notesFor(
    {
      title,
      points,
      figures: [],
      picture: picture?.kind === 'picture' ? picture.alt : undefined,
      open: [],
      overflow: [],
    },
    voice,
    ctx,
  );
}
