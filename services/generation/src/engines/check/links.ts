import type { Draft } from '../draft/draft.ts';
import { type DraftPath, draftTexts } from '../draft/draft-texts.ts';
import { questionIn } from '../draft/marks.ts';
import { lettersOf } from '../draft/plain.ts';
import type { Finding } from './finding.ts';
import type { Material } from './material.ts';

const linkMark = /\]\(([^()\s]*)\)/gu;

/** Links, mail addresses and telephone numbers that nobody gave, as targets and within texts. */
export function findUnknownLinks(written: Draft, material: Material): Finding[] {
  const { draft } = written;
  const refs = new Set([...draft.parts, ...('pages' in draft ? draft.pages : [])].map(({ ref }) => ref));
  const foundAt = (path: DraftPath, target: string, mend: 'clear' | 'unlink'): Finding[] => {
    if (refs.has(target) || isKnown(target, material)) return [];
    const message = `Nobody gave this address: "${target.slice(0, 120)}".`;
    return [{ code: 'unknown_link', message, path, mend, ...(mend === 'unlink' ? { target } : {}) }];
  };
  const look = (value: unknown, path: DraftPath): Finding[] =>
    typeof value !== 'object' || value === null
      ? []
      : Object.entries(value).flatMap(([key, entry]: [string, unknown]) => {
          const at = [...path, Array.isArray(value) ? Number(key) : key];
          return key === 'target' && typeof entry === 'string'
            ? foundAt(at, entry, 'clear')
            : look(entry, at);
        });
  const within = [...draftTexts(written)].flatMap(({ path, text }) =>
    [...text.matchAll(linkMark)].flatMap(([, target = '']) => foundAt(path, target, 'unlink')),
  );
  return [...look(draft.parts, ['parts']), ...within];
}

function isKnown(target: string, material: Material): boolean {
  if (target === '' || target.startsWith('#') || questionIn(target) !== undefined) return true;
  // A mail may say what it is about, and nothing else that nobody gave.
  const said = target.replace(/^(mailto:[^?]+)\?subject=[^&]*$/iu, '$1');
  const address = said.replace(/^(?:https?:\/\/|mailto:|tel:)/iu, '').replace(/\/$/u, '');
  if (lettersOf(address) !== '' && material.open.includes(lettersOf(address))) return true;
  const dialled = target.replace(/\D/gu, '');
  const own = dialled.slice(-7);
  // As a number that was said in words, which has lost noughts before it.
  const isSaid = (figure: number) => figure >= 100_000 && String(figure).padStart(7, '0').endsWith(own);
  const isGiven = material.text.replace(/\D/gu, '').includes(own) || material.figures.some(isSaid);
  return target.startsWith('tel:') && dialled.length > 5 && isGiven;
}
