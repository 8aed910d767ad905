import type { Fact } from '../../../brief/brief.ts';
import type { Material } from '../common/pieces.ts';
import { takeFactLines } from '../material/said.ts';
import { chaptersOf } from './chapters.ts';
import type { Body, Making } from './making.ts';
import { labelledAs, sortByRole } from './roles.ts';

const REACHED: Fact['kind'][] = ['phone', 'email', 'url', 'address'];

/** A résumé: the name and how to reach its bearer, then what was given, under the person's headings and in order. */
export function resumeOf(material: Material, making: Making): Body {
  const { brief, voice } = making;
  const lines = takeFactLines(material, brief, [...REACHED, 'place']);
  const sorted = sortByRole(material, making, ['contact', 'place']);
  const labelled = [...labelledAs(sorted, 'contact'), ...labelledAs(sorted, 'place')].map(({ text }) => text);
  const from = [...lines, ...labelled];
  material.giveBack(...sorted.rest);
  const chapters = chaptersOf(material, making);
  return { format: { from: from.length > 0 ? from : [voice.ask('items', 'contact')] }, lines: [], chapters };
}
