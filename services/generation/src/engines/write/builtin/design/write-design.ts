import { findPictograms, type PictogramKind } from '@sitewright/pictograms';
import { type Brief, saidIn } from '../../../brief/brief.ts';
import type { FramePart, FrameText } from '../../../draft/design.ts';
import type { DesignDraft } from '../../../draft/draft.ts';
import type { Mood, Preset } from '../../../draft/vocabulary.ts';
import { capitalised } from '../common/facts.ts';
import { headOf } from '../common/head.ts';
import { createLedger } from '../common/ledger.ts';
import { voiceOf } from '../common/voice.ts';
import { arrange, compositionOf, groundOf } from './arrange.ts';
import { type Format, formatsOf } from './formats.ts';
import { textsOfDesign } from './texts.ts';

const frame = (format: Format, texts: FrameText[], at: number, brief: Brief): Omit<FramePart, 'ref'> => ({
  name: `${format.preset} ${at + 1}`,
  preset: format.preset,
  width: format.width,
  height: format.height,
  unit: format.unit,
  shape: format.shape,
  composition: compositionOf(texts, format.preset, brief, at),
  ground: groundOf(format.preset, texts, brief),
  art: [],
  texts: arrange(texts, format.preset),
  picture: at === 0 ? pictureOf(brief) : '',
});

/** The pictures that were asked for, in the person's words. */
const pictureOf = (brief: Brief): string =>
  capitalised(
    brief.requested
      .flatMap(({ kind, target, title }) => (kind === 'section' && target === 'picture' ? [title] : []))
      .filter((title) => title !== '')
      .join(', '),
  );

/** Moods that suit what a piece is about, by the sort of thing that its words name. */
const MOODS_OF: Readonly<Record<PictogramKind, readonly Mood[]>> = {
  food: ['hearth', 'harvest', 'poster'],
  nature: ['harvest', 'botanic', 'play'],
  place: ['poster', 'crisp', 'harvest'],
  play: ['poster', 'play', 'night'],
  feeling: ['pastel', 'hearth', 'pastel'],
  object: ['crisp', 'clinic', 'civic'],
};

/** Pieces that people give to one another are gentle, whatever they are about. */
const GIVEN: ReadonlySet<Preset> = new Set(['postcard', 'invitation', 'label']);

function moodsOfSubject(brief: Brief, preset: Preset | undefined): readonly Mood[] {
  if (preset === 'certificate') return ['civic', 'crisp', 'hearth'];
  if (preset !== undefined && GIVEN.has(preset)) return MOODS_OF.feeling;
  const naming = [brief.title, brief.subject, brief.descriptor].join('. ');
  const [thing] = findPictograms([naming, saidIn(brief.segments)], brief.language);
  // Hard blocks of red and black are for those who ask for them.
  return thing === undefined ? ['crisp', 'hearth', 'civic', 'botanic', 'clinic'] : MOODS_OF[thing.kind];
}

/** A design from a brief: the formats asked for, each with everything that was said, in roles by what it is. */
export function writeDesign(brief: Brief): DesignDraft {
  const voice = voiceOf(brief.language);
  const ledger = createLedger(brief);
  const formats = formatsOf(brief);
  const parts = formats.map((format, at): FramePart => {
    const ref = `frame-${at + 1}`;
    for (const request of format.requests) ledger.plan(request, 'done', [ref]);
    return { ref, ...frame(format, textsOfDesign(brief, format.preset, voice), at, brief) };
  });
  const refs = parts.map(({ ref }) => ref);
  return {
    ...headOf(brief, voice.label('yourName'), moodsOfSubject(brief, formats[0]?.preset)),
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
