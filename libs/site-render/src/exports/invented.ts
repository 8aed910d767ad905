import type { Dataset, RichText, SiteSpec } from '@sitewright/site-spec';

/** What says, in the language of a spec, that something in it was invented. */
export interface Marks {
  /** On content that its owner is to replace. */
  replace: string;
  /** On a place for a picture. */
  picture: string;
  /** On a chart of made-up data. */
  example: string;
  /** Over what tells which wish can't be met: nothing is to be filled in there. */
  unmet: string | undefined;
}

interface Markable {
  type?: string;
  heading?: string | undefined;
  title?: RichText | undefined;
  placeholder?: boolean | undefined;
  items?: readonly object[];
  dataset?: Dataset;
}

/** The words that mark what was made up, in the language of the specification. */
export function marksOf({ labels }: SiteSpec): Marks {
  return {
    replace: labels?.placeholder ?? 'To be replaced',
    picture: labels?.picture ?? 'Picture',
    example: labels?.exampleData ?? 'Example data',
    unmet: labels?.notAvailable,
  };
}

/** The mark of a block as a whole: one of which nothing was given says so once, and not on each of its items. */
export function markOf(block: Markable, marks: Marks): string | undefined {
  if (block.dataset?.source.kind === 'illustrative') return marks.example;
  if (block.heading !== undefined && block.heading === marks.unmet) return marks.unmet;
  // The title of a box says already what is open in it.
  if (block.type === 'callout' && block.title !== undefined) return undefined;
  const items = block.items ?? [];
  const allInvented = items.length > 0 && items.every(isInvented);
  return block.placeholder === true || allInvented ? marks.replace : undefined;
}

/** The mark of one item, where its block does not say it already. */
export function itemMark(item: object, block: Markable, marks: Marks): string | undefined {
  return isInvented(item) && markOf(block, marks) === undefined ? marks.replace : undefined;
}

const isInvented = (item: object): boolean => 'placeholder' in item && item.placeholder === true;

/** Text with its mark behind it, in brackets. */
export function withMark(text: RichText, mark: string | undefined): RichText {
  if (mark === undefined) return text;
  const runs = typeof text === 'string' ? [{ text }] : text;
  return [...runs, { text: ` (${mark})`, italic: true }];
}
