import type { Fact } from '../../../brief/brief.ts';
import { withoutEnd } from '../../../brief/without-end.ts';
import type { Role } from '../../../packs/writing.ts';
import type { Material, Piece } from '../common/pieces.ts';
import { askPart } from '../material/questions.ts';
import { takeFactLines } from '../material/said.ts';
import { plainly } from '../material/words.ts';
import { paragraph } from './blocks.ts';
import { chaptersOf, flowOf } from './chapters.ts';
import type { Body, Chapter, Making } from './making.ts';
import { labelledAs, looseFactsOf, roleOf, sortByRole } from './roles.ts';

const CHAPTERS: Role[] = ['profile', 'experience', 'education', 'skills'];
const REACHED: Fact['kind'][] = ['phone', 'email', 'url', 'address'];

/** A résumé: the name and how to reach its bearer, then what was given, under the person's headings and in order. */
export function resumeOf(material: Material, making: Making): Body {
  const { brief, voice, words } = making;
  const lines = takeFactLines(material, brief, [...REACHED, 'place']);
  const isName = (text: string) =>
    brief.organisation !== '' && plainly(text).endsWith(plainly(brief.organisation));
  const sorted = sortByRole(
    material.take(() => true),
    making,
    ['contact', 'place'],
  );
  const labelled = [...labelledAs(sorted, 'contact'), ...labelledAs(sorted, 'place')].map(({ text }) => text);
  const known = [...lines, ...labelled];
  const loose = looseFactsOf(brief).filter(
    ({ kind, value }) => REACHED.includes(kind) && !known.join(' ').includes(value),
  );
  const from = [...known, ...loose.map(({ value }) => value)];
  if (brief.requested.some(({ kind, title }) => (kind === 'section' || kind === 'page') && title !== '')) {
    material.giveBack(...sorted.rest);
    return { format: { from }, lines: [], chapters: chaptersOf(material, making) };
  }
  const chapters = chaptersIn(sorted.rest, making, isName);
  if (chapters.length === 0)
    for (const role of CHAPTERS.slice(1)) {
      const heading = words.roles[role][0] ?? role;
      chapters.push({ heading, blocks: [paragraph(askPart(voice, role, heading))], requests: [] });
    }
  return { format: { from: from.length > 0 ? from : [voice.ask('items', 'contact')] }, lines: [], chapters };
}

interface Open {
  heading: string;
  pieces: Piece[];
}

/** A chapter begins with a heading, with a labelled line or with a line that is nothing but the name of a chapter. */
function chaptersIn(pieces: readonly Piece[], making: Making, isName: (text: string) => boolean): Chapter[] {
  const open: Open[] = [{ heading: '', pieces: [] }];
  const begin = (heading: string) => open.push({ heading, pieces: [] });
  for (const piece of pieces) {
    const last = open.at(-1);
    // What stands over a list alone is a heading within the chapter that its topic opens.
    const heading = piece.under === '' || isName(piece.under) ? piece.heading : piece.under;
    if (heading !== '' && heading !== last?.heading) begin(heading);
    if (piece.kind !== 'prose') {
      if (piece.kind !== 'list') open.at(-1)?.pieces.push(piece);
      else {
        const items = piece.list.items.filter(({ text }) => !isName(text));
        if (items.length > 0)
          open.at(-1)?.pieces.push({ ...piece, list: { ...piece.list, kind: 'plain', items } });
      }
      continue;
    }
    for (const sentence of piece.sentences) {
      if (isName(sentence.text)) continue;
      const label = /^[^:：]{2,30}[:：]\s/u.exec(sentence.text)?.[0] ?? '';
      const isHeading = roleOf(sentence.text, making.words, CHAPTERS) !== undefined;
      if (isHeading) begin(sentence.text);
      else if (label !== '') begin(withoutEnd(label, ' :：'));
      const text = isHeading ? '' : sentence.text.slice(label.length);
      if (text !== '')
        open.at(-1)?.pieces.push({ ...piece, heading: '', sentences: [{ ...sentence, text }] });
    }
  }
  return open
    .filter((chapter) => chapter.pieces.length > 0)
    .map(({ heading, pieces: own }) => ({
      heading,
      blocks: flowOf(own, heading, Number.POSITIVE_INFINITY, making).filter(
        ({ kind, title }) => kind !== 'subheading' || title !== heading,
      ),
      requests: [],
    }));
}
