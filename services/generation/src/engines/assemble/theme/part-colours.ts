import type { Theme } from '@sitewright/site-spec';
import type { Draft } from '../../draft/draft.ts';
import { createIds, within } from '../ids.ts';
import { tokensOf } from './build-theme.ts';
import { toneInRole } from './cast-colours.ts';
import { deriveColours } from './derive-colours.ts';
import { namedColour } from './named-colour.ts';

/** "REF: #ground #text": the colours of one part alone; words in them that can be read, where none were told. */
export function partColours(
  { buildType, draft }: Draft,
  { tokens }: Theme,
  language: string,
): NonNullable<Theme['parts']> {
  // Elsewhere nothing is drawn in them, and so they are told as not kept.
  if (buildType !== 'website' && buildType !== 'slides') return [];
  const refs = createIds(draft.parts.map(({ ref }) => ref));
  const pages = 'pages' in draft ? draft.pages : [];
  const pageIds = createIds(pages.map(({ ref, title }) => ref || title));
  const own = draft.look.colours.flatMap(({ text, use }) => {
    const [, ref = '', said = ''] = use === 'part' ? (/^([^:]+):(.*)$/su.exec(text) ?? []) : [];
    const page = pageIds.find(ref.trim());
    const id = refs.find(ref.trim()) ?? (page && within(page, 'page'));
    const named = said.split(/[,;]|\s(?=#)/u).flatMap((one) => namedColour(one, language, true) ?? []);
    const [ground, ink] = named;
    if (id === undefined || ground === undefined) return [];
    const background = toneInRole(ground, 'background', buildType, tokens.color.background.$value);
    const told = ink && toneInRole(ink, 'text', buildType, background);
    // Words that were ordered in one colour have no other beside it: no link, mark or button.
    const { primary, accent } = tokens.color;
    const base = { primary: told ?? primary.$value, accent: told ?? accent.$value };
    const colours = { background, text: told, isOrdered: told !== undefined, isClosed: true, ...base };
    return [{ id, color: tokensOf(deriveColours(colours)) }];
  });
  return own.filter(({ id }, at) => own.findIndex((one) => one.id === id) === at).slice(0, 24);
}
