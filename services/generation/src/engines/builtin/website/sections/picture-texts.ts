import { offerNamesFor } from '../../recipe/sites/offer-names.ts';
import { offeredNames } from '../offered-names.ts';
import type { SiteDraft } from '../site-draft.ts';
import { upperFirst } from './section-parts.ts';

/** So many different pictures make a gallery without one that stands elsewhere on the site. */
const ENOUGH = 3;

function withName(draft: SiteDraft, text: string): string {
  return text.includes(draft.name) ? text : `${text}, ${draft.name}`;
}

/** What the site's pictures may show, each once: what the trade looks like in English, and what is on offer. */
function pictureTexts(draft: SiteDraft): string[] {
  const named = offeredNames(draft.brief).map(upperFirst);
  const usual = draft.isEnglish ? draft.recipe.shots : offerNamesFor(draft.recipe.id, draft.context.language);
  const shown = draft.isEnglish ? [...usual, ...named] : [...named, ...usual];
  const own = draft.copy.slots.Subject ?? draft.name;
  return [...new Set([...(draft.isEnglish ? [] : [own]), ...shown])].map((text) => withName(draft, text));
}

/** The picture at the head of the site. */
export const leadPictureText = (draft: SiteDraft): string =>
  pictureTexts(draft)[0] ?? withName(draft, draft.name);

/**
 * Texts for the pictures of a gallery, those first that stand nowhere yet. A number that was asked for is reached by
 * counting on; otherwise a short gallery is better than one that shows the same twice.
 */
export function galleryTexts(draft: SiteDraft, count: number, isAsked: boolean): string[] {
  const shown = new Set(draft.assets.map(({ alt }) => alt));
  const texts = pictureTexts(draft);
  const fresh = texts.filter((text) => !shown.has(text));
  const stale = texts.filter((text) => shown.has(text));
  if (!isAsked) return (fresh.length < ENOUGH ? [...fresh, ...stale] : fresh).slice(0, count);
  const all = [...fresh, ...stale];
  return Array.from({ length: count }, (_, index) => {
    const text = all[index % all.length] ?? draft.name;
    return index < all.length ? text : `${text}, ${Math.floor(index / all.length) + 1}`;
  });
}
