import type { FormSection } from '@sitewright/site-spec';
import { FIELD_KIND_OF } from '../../../draft/vocabulary.ts';
import type { SectionPart } from '../../../draft/website.ts';
import { languagePackOf } from '../../../packs/language-pack.ts';
import { capitalised } from '../common/facts.ts';
import type { Piece } from '../common/pieces.ts';
import type { Voice } from '../common/voice.ts';

type Field = SectionPart['fields'][number];

/** A name has so many characters and words at most. */
const LONGEST_NAME = 48;
const MOST_WORDS = 6;

/** Names of fields or columns of what is headed so, without articles, where nothing else was given for it. */
export function namesIn(given: readonly Piece[], heading: string, { language }: Voice): string[] {
  const { glue } = languagePackOf(language).reading;
  const names = given.flatMap((piece) => {
    const isHeaded = [piece.heading, piece.under].every((own) => own === '' || own === heading);
    if (!isHeaded || piece.kind === 'dataset' || piece.kind === 'quote') return [''];
    return (piece.kind === 'prose' ? piece.sentences : piece.list.items).map(({ text }) => text);
  });
  const isName = (name: string): boolean =>
    name !== '' &&
    name.length <= LONGEST_NAME &&
    !/\d{2}/u.test(name) &&
    name.split(' ').length <= MOST_WORDS;
  const areNames = names.every(isName);
  const bare = names.map((name) => {
    const words = name.replace(/[.。]$/u, '').split(' ');
    const first = words.findIndex((word) => !glue.includes(word.toLowerCase()));
    return capitalised(words.slice(Math.max(0, first)).join(' '));
  });
  return areNames ? [...new Set(bare)] : [];
}

function kindOf(name: string, voice: Voice): Field['kind'] {
  const words = name.toLowerCase().split(/[^\p{L}\p{M}]+/u);
  const { picture = [], gallery = [] } = languagePackOf(voice.language).reading.parts;
  if (words.some((word) => picture.includes(word) || gallery.includes(word))) return 'file';
  const held = Object.entries(FIELD_KIND_OF).find(([label]) => {
    const said = voice.label(label).toLowerCase();
    return words.some((word) => word === said || (said.length > 4 && word.endsWith(said)));
  });
  return held?.[1] ?? 'text';
}

/** The fields of a form for which some are named: who sends it, these, and a message; none where none is named. */
export function fieldsFor(kind: FormSection, names: readonly string[], voice: Voice): Field[] {
  if (names.length === 0 || kind === 'newsletter') return [];
  const field = (label: string, of: Field['kind']): Field => ({
    label,
    kind: of,
    required: of !== 'file' && of !== 'textarea',
    options: [],
  });
  const own = names.map((name) => field(name, kindOf(name, voice)));
  const around = (labels: readonly string[]): Field[] =>
    labels
      .map((label) => field(voice.label(label), FIELD_KIND_OF[label] ?? 'text'))
      .filter(({ label, kind: of }) =>
        own.every((one) => one.label !== label && (of === 'text' || one.kind !== of)),
      );
  const when = kind === 'booking' && own.every(({ kind: of }) => of !== 'date') ? ['date', 'time'] : [];
  return [...around(['name', 'email']), ...own, ...around([...when, 'message'])];
}
