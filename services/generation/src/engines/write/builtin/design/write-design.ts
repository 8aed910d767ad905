import { findPictograms, type PictogramKind } from '@sitewright/pictograms';
import type { Brief } from '../../../brief/brief.ts';
import type { FramePart, FrameText } from '../../../draft/design.ts';
import type { DesignDraft } from '../../../draft/draft.ts';
import type { Mood } from '../../../draft/vocabulary.ts';
import { headOf } from '../common/head.ts';
import { createLedger } from '../common/ledger.ts';
import { type Voice, voiceOf } from '../common/voice.ts';
import { arrange, compositionOf, groundOf, splitOver } from './arrange.ts';
import { type Format, formatsOf, framesAsked } from './formats.ts';
import { line } from './lines.ts';
import { textsOfDesign } from './texts.ts';

/** The texts of each frame of a format: all on one, or told one after another. */
function framesOf(brief: Brief, format: Format, count: number, voice: Voice): FrameText[][] {
  const texts = textsOfDesign(brief, format.preset, voice);
  if (count <= 1) return [texts];
  return splitOver(texts, count).map((own) =>
    own.length > 0 ? headed(own) : [line('body', voice.ask('frames', 'text'))],
  );
}

/** Each frame of a row has one text in large type: its first short one. */
function headed(texts: FrameText[]): FrameText[] {
  if (texts.some(({ role }) => role === 'title')) return texts;
  const first = texts.find(
    ({ role, text, group }) => role !== 'contact' && group === '' && text.length <= 60,
  );
  return texts.map((text) => (text === first ? { ...text, role: 'title', emphasis: 'strong' } : text));
}

const frame = (format: Format, texts: FrameText[], at: number, brief: Brief): Omit<FramePart, 'ref'> => ({
  name: `${format.preset} ${at + 1}`,
  preset: format.preset,
  width: format.width,
  height: format.height,
  unit: format.unit,
  composition: compositionOf(texts, format.preset, brief, at),
  ground: groundOf(format.preset, texts, brief),
  texts: arrange(texts, format.preset),
  icons: [],
  picture: pictureOf(brief),
});

/** A picture that was asked for, in the person's words. */
const pictureOf = (brief: Brief): string =>
  brief.requested.find(
    ({ kind, target, title }) => kind === 'section' && target === 'picture' && title !== '',
  )?.title ?? '';

/** Moods that suit what a piece is about, by the sort of thing that its words name. */
const MOODS_OF: Readonly<Record<PictogramKind, readonly Mood[]>> = {
  food: ['hearth', 'harvest', 'poster'],
  nature: ['harvest', 'botanic', 'play'],
  place: ['poster', 'crisp', 'harvest'],
  play: ['poster', 'play', 'night'],
  feeling: ['pastel', 'hearth', 'pastel'],
  object: ['crisp', 'clinic', 'editorial'],
};

function moodsOfSubject(brief: Brief): readonly Mood[] | undefined {
  const naming = [brief.title, brief.subject, brief.descriptor].join('. ');
  const all = brief.segments.map(({ text }) => text).join('');
  const [thing] = findPictograms([naming, all], brief.language);
  return thing === undefined ? undefined : MOODS_OF[thing.kind];
}

/** A design from a brief: the formats asked for, each with everything that was said, in roles by what it is. */
export function writeDesign(brief: Brief): DesignDraft {
  const voice = voiceOf(brief.language);
  const ledger = createLedger(brief);
  const formats = formatsOf(brief);
  const each = formats.length > 1 ? 1 : framesAsked(brief).count;
  const parts: FramePart[] = [];
  for (const format of formats) {
    const own = framesOf(brief, format, each, voice).map((texts, at) => ({
      ref: `frame-${parts.length + at + 1}`,
      ...frame(format, texts, parts.length + at, brief),
    }));
    const refs = own.map(({ ref }) => ref);
    for (const request of format.requests) ledger.plan(request, 'done', refs);
    parts.push(...own);
  }
  const refs = parts.map(({ ref }) => ref);
  return {
    ...headOf(brief, voice.label('yourName'), moodsOfSubject(brief)),
    datasets: [],
    charts: [],
    parts,
    requested: ledger.entries(({ kind }) => ({
      plan: kind === 'feature' ? 'unsupported' : 'done',
      refs,
      note: '',
    })),
  };
}
