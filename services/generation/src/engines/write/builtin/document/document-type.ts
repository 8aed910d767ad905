import type { Brief } from '../../../brief/brief.ts';
import { DOCUMENT_KINDS } from '../../../draft/vocabulary.ts';
import { languagePackOf } from '../../../packs/language-pack.ts';
import { capitalised } from '../common/facts.ts';
import type { Making } from './making.ts';

type DocumentType = Making['documentType'];

const typeNamed = (name: string): DocumentType | undefined => DOCUMENT_KINDS.find((kind) => kind === name);

/** The type that the order names, else the form of the material; a report holds anything. */
export function documentTypeOf(brief: Brief): DocumentType {
  const asked = brief.requested.filter(({ kind }) => kind !== 'length');
  const named = typeNamed(brief.kind) ?? asked.map(({ target }) => typeNamed(target)).find(Boolean);
  if (named !== undefined) return named;
  const headed = brief.topics.filter(({ heading }) => heading !== '').length;
  return brief.datasets.length > 0 || headed >= 3 || brief.lists.length >= 2 ? 'report' : 'article';
}

/** What a document of a type is called in a language: "Invoice". */
export function nameOfType(type: DocumentType, language: string): string {
  const { document } = languagePackOf(language).reading.results;
  return capitalised((document[type][0] ?? type).replace(/\*$/u, ''));
}
