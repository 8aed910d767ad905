import type { Brief } from '../../../brief/brief.ts';
import { DOCUMENT_KINDS } from '../../../draft/vocabulary.ts';
import { languagePackOf } from '../../../packs/language-pack.ts';
import { capitalised } from '../common/facts.ts';
import type { Making } from './making.ts';

type DocumentType = Making['documentType'];

/** So much of a prompt says what it is to be, where its order does not. */
const OPENING = 240;

const typeNamed = (name: string): DocumentType | undefined => DOCUMENT_KINDS.find((kind) => kind === name);

/** The type that the order names, else the opening words, else the form of the material; a report holds anything. */
export function documentTypeOf(brief: Brief): DocumentType {
  const asked = brief.requested.filter(({ kind }) => kind !== 'length');
  const named = typeNamed(brief.kind) ?? asked.map(({ target }) => typeNamed(target)).find(Boolean);
  if (named !== undefined) return named;
  const told = typeIn(brief);
  if (told !== undefined) return told;
  const headed = brief.topics.filter(({ heading }) => heading !== '').length;
  return brief.datasets.length > 0 || headed >= 3 || brief.lists.length >= 2 ? 'report' : 'article';
}

/** The first name of a type that the opening holds, the longest where several begin there. */
function typeIn({ segments, orderLanguage, language }: Brief): DocumentType | undefined {
  const all = segments.map(({ text }) => text).join('');
  const opening = ` ${all.slice(0, OPENING).toLowerCase()} `;
  let best: { type: DocumentType; at: number; length: number } | undefined;
  for (const pack of [orderLanguage, language].map(languagePackOf)) {
    for (const type of DOCUMENT_KINDS) {
      for (const name of pack.reading.results.document[type]) {
        const at = placeOf(opening, name.replace(/\*$/u, ''));
        const better = best === undefined || at < best.at || (at === best.at && name.length > best.length);
        if (at >= 0 && better) best = { type, at, length: name.length };
      }
    }
  }
  return best?.type;
}

function placeOf(text: string, word: string): number {
  const spaced = !/[\u3040-\u9fff]/u.test(word);
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const around = `${text.charAt(at - 1)}${text.charAt(at + word.length)}`;
    // A speech of "5 minutes" is none of a meeting.
    const isTime = /\p{Nd} ?$/u.test(text.slice(0, at));
    if (!isTime && (!spaced || !/[\p{L}\p{M}\p{N}]/u.test(around))) return at;
  }
  return -1;
}

/** What a document of a type is called in a language: "Invoice". */
export function nameOfType(type: DocumentType, language: string): string {
  const { document } = languagePackOf(language).reading.results;
  return capitalised((document[type][0] ?? type).replace(/\*$/u, ''));
}
