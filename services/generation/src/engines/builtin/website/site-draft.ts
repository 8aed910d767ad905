import type { Action, Asset, Motif, Section } from '@sitewright/site-spec';
import type { Brief, PricedItem } from '../brief/brief.ts';
import type { RequestedSection, SectionKind } from '../brief/requests.ts';
import type { ComposeContext } from '../compose-context.ts';
import type { SiteRecipe } from '../recipe/sites/site-recipe.ts';
import type { Copywriter } from './copywriter.ts';
import type { SitePhrases } from './phrases/site-phrases.ts';

export interface SectionPlan {
  id: string;
  kind: SectionKind;
  request?: RequestedSection;
  /** Words over the section when the plan already knows them. */
  heading?: string;
}

export type PageRole = 'home' | 'content' | 'policy';

export interface PagePlan {
  id: string;
  path: string;
  title: string;
  role: PageRole;
  /** What the prompt says about the page. */
  details: string[];
  /** True if the prompt asked for it. */
  isRequested: boolean;
  sections: SectionPlan[];
}

/** Everything that the builders of sections share while a site takes shape. */
export interface SiteDraft {
  brief: Brief;
  context: ComposeContext;
  recipe: SiteRecipe;
  phrases: SitePhrases;
  /** The recipe's texts are English; other sites are made of the user's words and the phrases of their language. */
  isEnglish: boolean;
  copy: Copywriter;
  pages: PagePlan[];
  assets: Asset[];
  /** Each priced thing is shown by one section, named by its plan's id. */
  pricedBySection: ReadonlyMap<string, PricedItem[]>;
  name: string;
  /** The prompt names nobody and nothing: the name is an example. */
  isNameInvented: boolean;
}

export type Builder = (draft: SiteDraft, plan: SectionPlan, page: PagePlan) => Section;

/** Where a section of one of the kinds is, as a link from a page; the first kind that is there wins. */
export function findHref(
  draft: SiteDraft,
  from: PagePlan,
  kinds: readonly SectionKind[],
): string | undefined {
  for (const kind of kinds) {
    for (const page of [from, ...draft.pages]) {
      const found = page.sections.find((section) => section.kind === kind);
      if (found !== undefined) return page === from ? `#${found.id}` : `${page.path}#${found.id}`;
    }
  }
  return undefined;
}

export function makeAction(
  draft: SiteDraft,
  label: string,
  href: string,
  style: Action['style'] = 'primary',
): Action {
  return { id: draft.context.id('action'), label: label.slice(0, 80), href, style };
}

interface PictureWish {
  alt: string;
  shape?: 'wide' | 'square' | 'tall';
  motif?: Motif;
  icon?: string;
}

const SHAPES = { wide: [1600, 900], square: [900, 900], tall: [900, 1200] } as const;

/** Adds a drawn picture that stands in for a photograph, and hands back its id. */
export function addPicture(draft: SiteDraft, wish: PictureWish): string {
  const random = draft.context.random(`picture ${draft.assets.length} ${wish.alt}`);
  const [width, height] = SHAPES[wish.shape ?? 'wide'];
  const id = draft.context.id('picture');
  draft.assets.push({
    id,
    kind: 'image',
    source: 'generated-svg',
    motif: wish.motif ?? random.pick(draft.recipe.motifs),
    ...(wish.icon === undefined ? {} : { icon: wish.icon }),
    seed: random.int(4_294_967_296),
    colors: random.shuffle(['primary', 'accent', 'surface'] as const).slice(0, 3),
    alt: wish.alt.slice(0, 300),
    width,
    height,
    placeholder: true,
  });
  return id;
}

export const clip = (text: string, max: number): string => {
  const trimmed = text.trim();
  if (trimmed.length <= max) return trimmed;
  const cut = trimmed.slice(0, max - 1);
  const space = cut.lastIndexOf(' ');
  return `${(space > max * 0.6 ? cut.slice(0, space) : cut).replace(/[\ud800-\udbff]$/, '').trimEnd()}…`;
};
