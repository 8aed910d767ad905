import { docBlock } from '../../../draft/document.ts';
import { questionIn } from '../../../draft/marks.ts';
import type { Role } from '../../../packs/writing.ts';
import { capitalised } from '../common/facts.ts';
import type { Material, Piece } from '../common/pieces.ts';
import { countWords, plainly } from '../material/words.ts';
import { paragraph } from './blocks.ts';
import { chaptersOf } from './chapters.ts';
import type { Body, Chapter, Making } from './making.ts';
import { partiesOf, takeAddressing } from './parties.ts';
import { labelledAs, sortByRole } from './roles.ts';

const ROLES: Role[] = ['from', 'to', 'date', 'subject'];

/** A letter: who to whom, when and what about; the person's points between salutation and farewell. */
export function letterOf(material: Material, making: Making): Body {
  const { brief, voice, words } = making;
  const sorted = sortByRole(material, making, ROLES);
  const addressed = takeAddressing(sorted.rest, making);
  const own = ownForm(addressed.pieces, making);
  const parties = partiesOf(sorted, making, addressed);
  const subject = labelledAs(sorted, 'subject')
    .map(({ text }) => text)
    .join(' ');
  const short = countWords(brief.subject, voice.language) <= 12 ? capitalised(brief.subject) : '';
  const about = brief.title || short;
  const name = parties.recipient;
  const salutation =
    own.salutation || (name === '' ? words.salutationOpen : words.salutation.replace('{name}', () => name));
  material.giveBack(...own.pieces);
  const chapters = chaptersOf(material, making);
  const body = chapters[0]?.heading === '' ? (chapters.shift()?.blocks ?? []) : [];
  if (body.length === 0 && chapters.length === 0)
    body.push(paragraph(voice.ask('documents', about === '' ? 'subject' : 'text', about)));
  const from = own.signer || (parties.from[0] ?? '');
  const isKnown = from !== '' && questionIn(from) === undefined;
  const isSender = questionIn(parties.from[0] ?? '') === undefined;
  const signer = { label: isKnown ? from : voice.ask('documents', 'signature'), text: '', points: [] };
  const opening = [
    ...(subject === '' && about === '' ? [] : [paragraph(subject || about, 'subject')]),
    paragraph(salutation, 'salutation'),
    ...body,
  ];
  const end = [
    paragraph(own.farewell || words.farewell, 'closing'),
    docBlock('signature', { items: [signer] }),
  ];
  const all: Chapter[] = [{ heading: '', blocks: opening, requests: [] }, ...chapters];
  const last = all.length - 1;
  return {
    format: {
      from: own.signer === '' || isSender ? parties.from : [own.signer, ...parties.from.slice(1)],
      to: parties.to,
      date: parties.date,
    },
    lines: [],
    chapters: all.map((chapter, index) =>
      index === last ? { ...chapter, blocks: [...chapter.blocks, ...end] } : chapter,
    ),
  };
}

interface OwnForm {
  salutation: string;
  farewell: string;
  /** A name alone at the end. */
  signer: string;
  pieces: Piece[];
}

/** A salutation and a farewell that the person wrote are taken as they are. */
function ownForm(pieces: readonly Piece[], { brief, words }: Making): OwnForm {
  const form: OwnForm = { salutation: '', farewell: '', signer: '', pieces: [] };
  const begins = (text: string, list: readonly string[]) =>
    text.length <= 80 && list.some((word) => new RegExp(`^${word}(?![\\p{L}])`, 'iu').test(text));
  const last = pieces.findLast(({ kind }) => kind === 'prose');
  const isName = (text: string) =>
    last?.kind === 'prose' &&
    last.sentences.at(-1)?.text === text &&
    brief.facts.some(
      ({ kind, value }) => (kind === 'person' || kind === 'name') && plainly(value) === plainly(text),
    );
  for (const piece of pieces) {
    if (piece.kind !== 'prose') {
      form.pieces.push(piece);
      continue;
    }
    const sentences = piece.sentences.filter(({ text }) => {
      if (form.salutation === '' && begins(text, words.salutationWords)) form.salutation = text;
      else if (form.farewell === '' && begins(text, words.farewellWords)) form.farewell = text;
      else if (isName(text)) form.signer = text.replace(/[.。]$/u, '');
      else return true;
      return false;
    });
    if (sentences.length > 0) form.pieces.push({ ...piece, sentences });
  }
  return form;
}
