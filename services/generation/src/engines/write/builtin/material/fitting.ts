import type { ListKind } from '../../../brief/brief.ts';
import type { Material, Piece } from '../common/pieces.ts';
import type { Voice } from '../common/voice.ts';
import { plainly, wordsOf } from './words.ts';

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

/** Gives parts without material what their heading, their kind or their words show to be theirs. */
export function fitting(parts: readonly Wanting[], material: Material, voice: Voice): void {
  const empty = () => parts.filter(({ pieces }) => pieces.length === 0);
  for (const part of empty()) {
    const title = plainly(part.title);
    if (title !== '') part.pieces = material.take((piece) => plainly(piece.heading) === title);
  }
  for (const part of empty()) {
    part.pieces = material.takeLists(...part.forms.flatMap((form) => LISTS_OF_FORM[form] ?? []));
  }
  for (const part of empty()) part.pieces = bySentences(part, material, voice);
  const results = empty().find(({ forms }) => forms.some((form) => DATA_FORMS.has(form)));
  if (results !== undefined) results.pieces = material.take(({ kind }) => kind === 'dataset');
}

const STEM = 5;
const stemsOf = (text: string, language: string): string[] =>
  wordsOf(text.toLowerCase(), language)
    .filter((word) => word.length >= STEM || /[\u3040-\u9fff]{2}/u.test(word))
    .map((word) => (word.length > STEM ? word.slice(0, Math.max(STEM, word.length - 3)) : word));

/** Sentences under no heading that use the part's own word: "We recommend a fence" under "Recommendations". */
function bySentences(part: Wanting, material: Material, { language }: Voice): Piece[] {
  const stems = stemsOf(part.title, language);
  if (stems.length === 0) return [];
  const speaks = (text: string): boolean => {
    const words = wordsOf(text.toLowerCase(), language);
    return stems.every((stem) => words.some((word) => word.startsWith(stem)));
  };
  const taken: Piece[] = [];
  for (const piece of material.take(
    (one) => one.kind === 'prose' && one.heading === '' && one.sentences.some(({ text }) => speaks(text)),
  )) {
    if (piece.kind !== 'prose') continue;
    taken.push({ ...piece, sentences: piece.sentences.filter(({ text }) => speaks(text)) });
    const rest = piece.sentences.filter(({ text }) => !speaks(text));
    if (rest.length > 0) material.giveBack({ ...piece, sentences: rest });
  }
  return taken;
}
