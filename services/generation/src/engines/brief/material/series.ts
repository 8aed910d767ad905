import type { Fact } from '../brief.ts';
import { factsIn, type Material } from './material.ts';
import { type Range, textOf } from './view.ts';

/** Facts that no series tells. */
const NO_SERIES = new Set<Fact['kind']>(['phone', 'email', 'url', 'hours', 'address', 'person', 'quote']);
/** Share of words that are cells. */
const TOLD = 0.85;

const wordsIn = (text: string) =>
  text
    .toLowerCase()
    .split(/[\s,.;:()]+/)
    .filter(Boolean);

/** The series told in words that next to all words of a range are cells of. */
export function datasetOf(material: Material, range: Range): string | undefined {
  const told = material.view.datasets.find(
    ({ from, start, end }) => from === 'prose' && start < range.end && end > range.start,
  );
  if (told === undefined || factsIn(material, range).some(({ kind }) => NO_SERIES.has(kind)))
    return undefined;
  const { columns, rows, title } = told.dataset;
  const texts = [title, ...columns.flatMap(({ name, unit }) => [name, unit]), ...rows.flat().map(String)];
  const known = new Set(wordsIn(texts.join(' ')));
  const words = wordsIn(textOf(material.view, range));
  const held = words.filter((word) => known.has(word) || known.has(word.replace(/[^\d]/g, '')));
  return held.length >= words.length * TOLD ? told.id : undefined;
}
