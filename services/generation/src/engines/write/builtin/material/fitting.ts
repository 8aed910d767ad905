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
const LISTS_OF_FORM: Record<string, ListKind[]> = {
  team: ['people'],
  timeline: ['dated'],
  schedule: ['dated'],
  events: ['dated'],
  agenda: ['dated'],
  nextSteps: ['steps', 'dated'],
  steps: ['steps'],
  process: ['steps'],
  pricing: ['priced'],
  budget: ['priced'],
  services: ['priced'],
  faq: ['questions'],
  stats: ['figures'],
  number: ['figures'],
  bigNumber: ['figures'],
  results: ['figures'],
  traction: ['figures'],
  locationHours: ['hours'],
  contact: ['contacts'],
  contactForm: ['contacts'],
  closing: ['contacts'],
  quote: ['quotes'],
  testimonials: ['quotes'],
};
const DATA_FORMS = new Set(['results', 'findings', 'data', 'stats']);

/** Gives parts without material what their heading or their kind shows to be theirs. */
export function fitting(parts: readonly Wanting[], material: Material): void {
  const empty = () => parts.filter(({ pieces }) => pieces.length === 0);
  for (const part of empty()) {
    const title = plainly(part.title);
    if (title !== '') part.pieces = material.take((piece) => plainly(piece.heading) === title);
  }
  for (const part of empty()) {
    part.pieces = material.takeLists(...part.forms.flatMap((form) => LISTS_OF_FORM[form] ?? []));
  }
  const results = empty().find(({ forms }) => forms.some((form) => DATA_FORMS.has(form)));
  if (results !== undefined) results.pieces = material.take(({ kind }) => kind === 'dataset');
}
