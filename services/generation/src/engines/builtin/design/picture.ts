import type { Asset, Motif } from '@sitewright/site-spec';
import type { Brief } from '../brief/brief.ts';
import type { ComposeContext } from '../compose-context.ts';
import { PICTURES } from '../recipe/designs/pictures.ts';
import type { DesignCopy } from './design-copy.ts';
import { ARTIFACT_HEAD } from './instruction-words.ts';

const MOTIFS: readonly Motif[] = ['abstract', 'arches', 'blobs', 'waves', 'rays', 'dots', 'grid'];

/** A drawn picture for the subject of a design; where the prompt describes one, its words are the alt text. */
export function pictureFor(
  brief: Brief,
  copy: DesignCopy,
  ctx: ComposeContext,
): { asset: Asset; icon: string } {
  const random = ctx.random('picture');
  const about = `${copy.scene ?? ''} ${copy.headline} ${copy.subline ?? ''} ${brief.subject} ${brief.kindWords.join(' ')}`;
  const [, motif, icon] = PICTURES.find(([pattern]) => pattern.test(about)) ??
    PICTURES.find(([pattern]) => pattern.test(brief.text)) ?? [undefined, random.pick(MOTIFS), 'sparkles'];
  // "Instagram post" is what was ordered, and nothing to be seen.
  const isThing = copy.headline !== '' && ARTIFACT_HEAD.test(brief.subject);
  const shown = copy.scene ?? (isThing ? copy.headline : brief.subject);
  const asset: Asset = {
    id: ctx.id('picture'),
    kind: 'image',
    source: 'generated-svg',
    motif,
    seed: random.int(4_294_967_295),
    colors: ['primary', 'accent', 'surface'],
    icon,
    alt: `${ctx.words.illustration}: ${shown || copy.headline}`.slice(0, 300),
    width: 1600,
    height: 1600,
  };
  return { asset, icon };
}
