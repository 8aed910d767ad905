import type { ListKind } from '../../../brief/brief.ts';
import type { Material, Piece } from '../common/pieces.ts';
import { plainly } from './words.ts';

/** A part that was asked for by name, before it is known what belongs in it. */
export interface Wanting {
  title: string;
  /** The brief's names for what it is: "budget", "team". */
  forms: string[];
  pieces: Piece[];
}

/** Lists that belong in a part of this name, where nothing was given for it in particular. */
const FORMS_OF_LIST: readonly (readonly [ListKind, string])[] = [
  ['people', 'team'],
  ['steps', 'nextSteps steps process'],
  ['dated', 'timeline schedule events agenda nextSteps'],
  ['priced', 'pricing budget services'],
  ['questions', 'faq'],
  ['figures', 'stats number bigNumber results traction'],
  ['hours', 'locationHours'],
  ['contacts', 'contact contactForm closing'],
  ['quotes', 'quote testimonials'],
];
const DATA_FORMS = new Set(['results', 'findings', 'data', 'stats']);

/** Gives parts without material what their heading or their kind shows to be theirs. */
export function fitting(parts: readonly Wanting[], material: Material): void {
  const empty = () => parts.filter(({ pieces }) => pieces.length === 0);
  for (const part of empty()) {
    const title = plainly(part.title);
    if (title !== '') part.pieces = material.take((piece) => plainly(piece.heading) === title);
  }
  for (const part of empty()) {
    const kinds = FORMS_OF_LIST.filter(([, forms]) =>
      part.forms.some((form) => forms.split(' ').includes(form)),
    );
    part.pieces = material.takeLists(...kinds.map(([kind]) => kind));
  }
  const results = empty().find(({ forms }) => forms.some((form) => DATA_FORMS.has(form)));
  if (results !== undefined) results.pieces = material.take(({ kind }) => kind === 'dataset');
}
