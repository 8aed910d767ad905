import type { Brief } from '../../../brief/brief.ts';
import type { FramePart, FrameText } from '../../../draft/design.ts';
import type { Composition, Preset, TextRole } from '../../../draft/vocabulary.ts';

const USUAL = 'logo title subtitle date place price body quote list caption callToAction contact';

/** The roles that come first on a piece of a kind, where they are not the usual ones. */
const FIRST: Partial<Record<Preset, string>> = {
  'business-card': 'logo title subtitle body contact date place',
  certificate: 'logo title subtitle body quote list date place',
};
/** Up to this many texts without a list are sorted by what they are; more are read in the person's order. */
const FEW = 8;

const isHead = ({ role }: FrameText): boolean => role === 'logo' || role === 'title' || role === 'subtitle';

/** Few texts by their role, more or listed ones in the person's order; quieter the further down they stand. */
export function arrange(texts: readonly FrameText[], preset: Preset): FrameText[] {
  const order = [...new Set(`${FIRST[preset] ?? ''} ${USUAL}`.trim().split(' '))];
  const isListed = texts.some(
    ({ group, emphasis, role }) => group !== '' || (role === 'body' && emphasis === 'strong'),
  );
  const keeps = isListed || texts.length > FEW || preset === 'invitation';
  const placeOf = (text: FrameText): number =>
    keeps && !isHead(text) ? order.length : order.indexOf(text.role);
  const sorted = texts.toSorted((one, other) => placeOf(one) - placeOf(other));
  const focus = keeps ? undefined : focusOf(texts, preset);
  return raised(sorted, preset).map((text) => {
    if (text.emphasis !== 'normal') return text;
    if (text === focus) return { ...text, emphasis: 'strong' };
    return QUIET.has(text.role) ? { ...text, emphasis: 'quiet' } : text;
  });
}

/** A few short lines beside the title need no small type, nor whom an invitation is of. */
function raised(texts: readonly FrameText[], preset: Preset): FrameText[] {
  const others = texts.filter(({ role }) => role === 'body' || role === 'list' || role === 'quote');
  const isShort = ({ role, text, group, emphasis }: FrameText): boolean =>
    role === 'body' && emphasis === 'normal' && group === '' && text.length <= (text.endsWith('.') ? 40 : 64);
  const areFew = others.length <= 4 && others.every(isShort);
  const first = preset === 'invitation' ? others.find(isShort) : undefined;
  return texts.map((text) =>
    isShort(text) && (areFew || text === first) ? { ...text, role: 'subtitle' } : text,
  );
}

const QUIET: ReadonlySet<TextRole> = new Set(['caption', 'contact', 'logo']);

/** What is as loud as the title: the price of an offer, else the day to come. */
function focusOf(texts: readonly FrameText[], preset: Preset): FrameText | undefined {
  if (preset === 'business-card' || preset === 'certificate') return undefined;
  const prices = texts.filter(({ role, text }) => role === 'price' && !text.startsWith('[['));
  const short = prices.find(({ text }) => text.length <= 24);
  if (prices.length === 1 && short !== undefined) return short;
  return texts.find(({ role, text }) => role === 'date' && text.length <= 48 && !text.startsWith('[['));
}

const WIDE: ReadonlySet<Preset> = new Set(['banner', 'cover-image', 'thumbnail', 'post-landscape', 'ticket']);
const FORMAL: ReadonlySet<Preset> = new Set(['certificate', 'invitation', 'label', 'sticker', 'book-cover']);

/** How a frame is composed: by what is in it first, then by its format; the seed chooses between equals. */
export function compositionOf(
  texts: readonly FrameText[],
  preset: Preset,
  brief: Brief,
  at: number,
): Composition {
  const count = (role: TextRole): number => texts.filter((text) => text.role === role).length;
  if (preset === 'logo') return 'mark';
  if ((count('list') >= 3 && !FORMAL.has(preset)) || preset === 'menu-card') return 'rows';
  if (count('quote') > 0 || FORMAL.has(preset)) return count('list') >= 6 ? 'rows' : 'centred';
  if (preset === 'business-card' || preset === 'letterhead') return 'corner';
  if (WIDE.has(preset)) return 'pictureEnd';
  const equals = ['pictureBelow', 'pictureAbove', 'pictureBelow'] as const;
  const seed = Number.parseInt(brief.promptSha256.slice(8, 12), 16) || 0;
  return equals[(seed + at) % equals.length] ?? 'poster';
}

const CALM: ReadonlySet<Preset> = new Set([
  'certificate',
  'invitation',
  'postcard',
  'letterhead',
  'menu-card',
  'logo',
  'business-card',
  'label',
]);

/** The ground: the page's own where a background was asked for or much is to be read, else a full colour by the seed. */
export function groundOf(preset: Preset, texts: readonly FrameText[], brief: Brief): FramePart['ground'] {
  const asked = brief.requested.some(({ kind, unit }) => kind === 'colour' && unit === 'background');
  if (asked || CALM.has(preset) || texts.length > 10) return 'background';
  const seed = Number.parseInt(brief.promptSha256.slice(12, 16), 16) || 0;
  return seed % 2 === 0 ? 'background' : 'primary';
}
