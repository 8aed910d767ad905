import type { Brief } from '../brief/brief.ts';
import { figuresOf } from './figures.ts';
import { lettersOf, plain } from './plain.ts';

/** What a brief gives to be said, in the forms in which a draft is held against it. */
export interface Material {
  text: string;
  letters: string;
  /** Figures that stand in it or in its data. */
  figures: ReadonlySet<number>;
  order: readonly string[];
  hidden: readonly string[];
}

export function materialOf(brief: Brief): Material {
  const of = (role: 'order' | 'material' | 'private') =>
    brief.segments.filter((segment) => segment.role === role).map((segment) => segment.text);
  const facts = brief.facts.map((fact) => fact.value);
  const text = [...of('material'), ...facts, brief.organisation, brief.subject, brief.title].join('\n');
  const data = brief.datasets.flatMap((dataset) => dataset.rows.flat());
  const figures = new Set(figuresOf(`${text}\n${of('order').join('\n')}`).map((figure) => figure.value));
  for (const cell of data) {
    if (typeof cell === 'number') figures.add(cell);
    else if (cell !== null) for (const figure of figuresOf(cell)) figures.add(figure.value);
  }
  return { text: plain(text), letters: lettersOf(text), figures, order: of('order'), hidden: of('private') };
}

/** Whether a text stands in the material, however it is set. */
export const stands = (material: Material, text: string): boolean => {
  const letters = lettersOf(text);
  return letters !== '' && material.letters.includes(letters);
};
