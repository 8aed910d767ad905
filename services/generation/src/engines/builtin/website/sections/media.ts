import type { SectionOf } from '@sitewright/site-spec';
import { countOf } from '../../brief/brief.ts';
import { addPicture, clip, type SectionPlan, type SiteDraft } from '../site-draft.ts';
import { galleryTexts } from './picture-texts.ts';
import { detailsOf, INVENTED, sectionFrame, upperFirst, wantedCount } from './section-parts.ts';

/** Named galleries become groups; pictures in them stand in for the owner's. */
export function buildGallery(draft: SiteDraft, plan: SectionPlan): SectionOf<'gallery'> {
  const named = detailsOf(plan, 12);
  const groups = named.map((title) => ({
    id: draft.context.id('group'),
    title: clip(upperFirst(title), 120),
  }));
  const perGroup = { lite: 2, economy: 3, power: 4 }[draft.context.mode];
  const asked = countOf(draft.brief, 'images')?.value;
  const motifs = draft.context.random('gallery motifs').shuffle(draft.recipe.motifs);
  const shape = (index: number) => (['wide', 'tall', 'square'] as const)[index % 3] ?? 'wide';
  const inGroups = groups.flatMap((group, groupIndex) =>
    Array.from({ length: perGroup }, (_, index) => ({
      id: draft.context.id('image'),
      image: addPicture(draft, {
        alt: `${group.title}, ${index + 1}`,
        shape: shape(index + groupIndex),
        motif: motifs[(groupIndex + index) % motifs.length] ?? 'landscape',
      }),
      group: group.id,
    })),
  );
  const total = Math.min(asked ?? { lite: 3, economy: 5, power: 8 }[draft.context.mode], 40);
  const texts = inGroups.length > 0 ? [] : galleryTexts(draft, total, asked !== undefined);
  const loose = texts.map((alt, index) => ({
    id: draft.context.id('image'),
    image: addPicture(draft, {
      alt,
      shape: shape(index),
      motif: motifs[index % motifs.length] ?? 'landscape',
    }),
  }));
  const items = inGroups.length > 0 ? inGroups : loose;
  const layout = draft.context.random('gallery').pick(['masonry', 'grid', 'fullWidth'] as const);
  return {
    ...sectionFrame(draft, plan),
    type: 'gallery',
    layout: groups.length > 0 ? 'grid' : layout,
    groups,
    items,
  };
}

/** A place for films: the poster and title are there, the film is the owner's to supply. */
export function buildVideo(draft: SiteDraft, plan: SectionPlan): SectionOf<'video'> {
  const names = detailsOf(plan, 12);
  const count = names.length > 0 ? names.length : wantedCount(draft, plan, { lite: 1, economy: 1, power: 2 });
  const items = Array.from({ length: count }, (_, index) => {
    const title = clip(upperFirst(names[index] ?? `${draft.name} ${count > 1 ? index + 1 : ''}`.trim()), 160);
    return {
      id: draft.context.id('film'),
      ...INVENTED,
      title,
      poster: addPicture(draft, { alt: title, icon: 'video' }),
    };
  });
  return { ...sectionFrame(draft, plan), type: 'video', layout: items.length > 1 ? 'grid' : 'single', items };
}
