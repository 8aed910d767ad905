import type { Brief, Dataset, Fact } from '../../../brief/brief.ts';
import { withoutEnd } from '../../../brief/without-end.ts';
import { type SlideDraftBlock, type SlidePart, slideBlock, slideItem } from '../../../draft/slides.ts';
import { begun } from '../common/facts.ts';
import type { Piece, Sentence } from '../common/pieces.ts';
import type { Voice } from '../common/voice.ts';
import { type Charts, showsAll } from '../material/charts.ts';
import { gridOfDataset } from '../material/tables.ts';
import { countWords } from '../material/words.ts';
import { bullets } from './blocks.ts';
import { clausesOf, inGroups, inLoads, withoutStop } from './clauses.ts';
import { listBlocks } from './list-units.ts';

/** Something that goes onto one slide undivided. */
export interface Unit {
  layout: SlidePart['layout'];
  block: SlideDraftBlock;
  /** How much of a slide it takes; 6 is a full one. */
  load: number;
  /** The person's words over it. */
  heading: string;
}

/** What a slide's maker needs beside the piece. */
export interface Making {
  brief: Brief;
  voice: Voice;
  charts: Charts;
}

export const FULL = 6;

const alone = (layout: Unit['layout'], block: SlideDraftBlock, heading = ''): Unit => ({
  layout,
  block,
  load: FULL,
  heading,
});

/** A piece of material in the form that its content asks for; `forms` are those that the request names. */
export function unitsOf(piece: Piece, making: Making, forms: readonly string[]): Unit[] {
  switch (piece.kind) {
    case 'list': {
      const { list } = piece;
      const shaped = listBlocks(list, making.voice);
      if (shaped !== undefined) return shaped.map(({ layout, block }) => alone(layout, block, list.heading));
      const texts = list.items.flatMap((item) => [
        item.text,
        ...item.points.filter((point) => !item.text.includes(point)),
      ]);
      return bulletUnits(texts, making.voice, list.heading, list.ordered);
    }
    case 'quote': {
      const { text, by, role } = piece.quote;
      return [alone('quote', slideBlock('quote', { text, by, role }))];
    }
    case 'dataset':
      return datasetUnits(piece.dataset, making, forms);
    case 'prose':
      return figureUnit(piece.sentences, making) ?? proseUnits(piece.sentences, making);
  }
}

/** Data as the person's own table; as a chart where one was asked for, or where it is one series and no more. */
function datasetUnits(dataset: Dataset, { brief, charts }: Making, forms: readonly string[]): Unit[] {
  const asTable = forms.includes('table');
  const asChart = forms.includes('chart');
  const isSeries = dataset.columns.length === 2 && dataset.rows.length >= 3;
  const made = asChart || (isSeries && !asTable) ? charts.draw(dataset) : [];
  const drawn = made.map(({ ref }) => alone('chart', slideBlock('chart', { chart: ref }), dataset.title));
  if (drawn.length > 0 && !asTable && (asChart || showsAll(dataset, made))) return drawn;
  const grid = gridOfDataset(dataset, brief);
  const tables = inGroups(grid.rows, 9).map((rows) =>
    alone('table', slideBlock('table', { columns: grid.columns, rows }), dataset.title),
  );
  return [...tables, ...drawn];
}

const LABEL_WORDS = 8;

/** A few words before or after one figure: "14 pilots", "The average wait, 4.7 years". */
function figureIn(clause: string, facts: readonly Fact[], { language }: Voice) {
  const fact = facts.find(({ value }) => clause.startsWith(value) || withoutStop(clause).endsWith(value));
  if (fact === undefined || /\p{Nd}/u.test(clause.replace(fact.value, ''))) return undefined;
  const label = withoutStop(clause).replace(fact.value, '').trim();
  // "The wait, 4.7 years" is a figure with its label; "Sprint 31" is a name.
  if (label !== '' && !clause.startsWith(fact.value) && !/[,:=–—-]$/u.test(label)) return undefined;
  const bare = withoutEnd(label, ' ,:=–—-').replace(/^[\s,:=–—-]+/u, '');
  if (countWords(bare, language) > LABEL_WORDS) return undefined;
  const [, title = fact.value, unit = ''] = /^([^\s\d]*\d\S*)\s(\D+)$/u.exec(fact.value) ?? [];
  return bare === '' && unit !== ''
    ? slideItem({ label: unit, title })
    : slideItem({ label: bare, title: fact.value });
}

/** One sentence that is figures with their labels and nothing else. */
function figureUnit(sentences: readonly Sentence[], { brief, voice }: Making): Unit[] | undefined {
  const [sentence] = sentences;
  if (sentence === undefined || sentences.length > 1 || sentence.final) return undefined;
  const figures = brief.facts.filter(
    ({ id, kind }) => (kind === 'price' || kind === 'number') && sentence.facts.includes(id),
  );
  const [only] = figures;
  const isAlone = figures.length === 1 && only?.value === withoutStop(sentence.text);
  // What the slide is called says what the only figure is.
  const named = isAlone && only ? slideItem({ title: only.value }) : undefined;
  const whole = named ?? (figures.length === 1 ? figureIn(sentence.text, figures, voice) : undefined);
  const items =
    whole === undefined ? clausesOf(sentence.text, []).map((one) => figureIn(one, figures, voice)) : [whole];
  if (items.length > 4 || !items.every((item) => item !== undefined)) return undefined;
  if (items.length > 1 && items.some(({ label }) => label === '')) return undefined;
  return [alone('bigNumber', slideBlock('number', { items }))];
}

/** A sentence a bullet; a row of clauses with figures a bullet each; a sentence that stands alone is text. */
function proseUnits(sentences: readonly Sentence[], { brief, voice }: Making): Unit[] {
  const texts = sentences.flatMap(({ text, final, facts }) => {
    const own = brief.facts.filter(({ id, kind }) => facts.includes(id) && WHOLE.has(kind));
    const values = own.map(({ value }) => value);
    const clauses = final ? [] : rowOfClauses(text, values, voice);
    if (clauses.length > 0) return clauses;
    return [final || countWords(text, voice.language) > 14 ? text : withoutStop(text)];
  });
  if (texts.length > 1) return bulletUnits(texts, voice);
  // Words given as final stay as they are.
  const alone =
    sentences.length === 1 ? sentences.map(({ text, final }) => (final ? text : begun(text))) : texts;
  return alone.map((text) => ({
    layout: 'bullets',
    block: slideBlock('text', { text: text.replace(/[:：]$/u, '').trimEnd() }),
    load: bulletLoad(text, voice),
    heading: '',
  }));
}

const WHOLE = new Set<Fact['kind']>(['address', 'date', 'hours', 'person', 'quote']);

/** Clauses of notes ("two offices, 14 staff, no debt"), which are no sentence; [] of what reads as one. */
function rowOfClauses(text: string, whole: readonly string[], { language }: Voice): string[] {
  const clauses = clausesOf(text, whole);
  const words = countWords(text, language);
  const isNote = !/[.。?？]$/u.test(text) && words <= clauses.length * 9 && clauses.length >= 3;
  const figured = clauses.filter((clause) => /\p{Nd}/u.test(clause)).length;
  const isRow = clauses.length >= 4 && figured * 2 >= clauses.length && words <= clauses.length * 6;
  return words > (isNote ? 5 : 10) && (isNote || isRow) ? clauses.map(withoutStop) : [];
}

function bulletUnits(texts: readonly string[], voice: Voice, heading = '', ordered = false): Unit[] {
  return inLoads(texts, (text) => bulletLoad(text, voice), FULL).map((group) => ({
    layout: 'bullets',
    block: bullets(group.map(begun), ordered),
    load: group.reduce((load, text) => load + bulletLoad(text, voice), 0),
    heading,
  }));
}

/** A bullet of 14 words is one of six; a longer one takes the room of several. */
const bulletLoad = (text: string, { language }: Voice): number =>
  Math.max(0.75, countWords(text, language) / 14);
