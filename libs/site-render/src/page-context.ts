import type { Asset, SiteSpec } from '@sitewright/site-spec';
import type { LinkTo } from './address.ts';
import { type Html, html } from './html.ts';
import { type Look, lookOf } from './look.ts';
import { picture } from './picture.ts';

/** What may be marked as invented or asked for, and what says what it is. */
interface Marked {
  placeholder?: boolean | undefined;
  heading?: unknown;
  title?: unknown;
}

/** Whether something tells which wish can't be met: it is for the owner alone, but nothing that is to be filled in. */
export const tellsUnmet = ({ heading, title }: Marked, labels: SiteSpec['labels']): boolean =>
  labels?.notAvailable !== undefined && [heading, title].includes(labels.notAvailable);

/** What was drawn for the whole width of a section, and where it lies. */
export interface Vista {
  markup: Html;
  place: 'behind' | 'top' | 'foot';
}

/** What every part of a page draws on. */
export interface PageContext {
  spec: SiteSpec;
  linkTo: LinkTo;
  look: Look;
  /** Whether the section before has its head beside its items. */
  followsBeside: boolean;
  /** The title of the page where it stands right above the section, which does not say it once more. */
  titled?: string | undefined;
  /** What was drawn for the whole width of the section. */
  vista?: Vista | undefined;
  /** The ornament that opens the site, where a section further down draws it once more. */
  ornament?: string | undefined;
  /** Whether the titles of items lead on, as the words that would do so are the same on each. */
  titlesLead?: boolean | undefined;
  /** An interface word in the language of the spec. */
  label(key: string, otherwise: string): string;
  /** The picture of an asset by its id; nothing for an id that is not there. */
  image(id: string | undefined, className?: string): Html | undefined;
  /** Says that something was invented, discreetly. */
  mark: Html;
  /** The mark, on what was invented. */
  placeholder(item: Marked): Html | undefined;
}

/** What every section of a page needs to know of its specification. */
export function createContext(spec: SiteSpec, linkTo: LinkTo): PageContext {
  const assets = new Map<string, Asset>(spec.assets.map((asset) => [asset.id, asset]));
  const label = (key: string, otherwise: string): string => {
    const word = spec.labels !== undefined && Object.hasOwn(spec.labels, key) ? spec.labels[key] : undefined;
    return word ?? otherwise;
  };
  const mark = html`<small class="placeholder">${label('placeholder', 'To be replaced')}</small>`;
  return {
    spec,
    linkTo,
    look: lookOf(spec),
    followsBeside: false,
    label,
    image(id, className) {
      const asset = id === undefined ? undefined : assets.get(id);
      if (asset === undefined) return undefined;
      return picture(asset, { theme: spec.theme, ...(className === undefined ? {} : { className }) });
    },
    mark,
    placeholder: (item) => (item.placeholder === true && !tellsUnmet(item, spec.labels) ? mark : undefined),
  };
}
