import type { Brief, Dataset, ListItem, Request } from '../../../brief/brief.ts';
import { isTotalName } from '../../../brief/datasets/profile.ts';
import { type DocumentDraftBlock, docBlock } from '../../../draft/document.ts';
import { question, questionIn } from '../../../draft/marks.ts';
import { languagePackOf } from '../../../packs/language-pack.ts';
import { begun } from '../common/facts.ts';
import { type Piece, piecesOf } from '../common/pieces.ts';
import { isChartName } from '../material/charts.ts';
import { mostAlike, saysMore } from '../material/placing.ts';
import { askPart } from '../material/questions.ts';
import { blocksOf, paragraph } from './blocks.ts';
import type { Chapter, Making } from './making.ts';

/** What was pasted in one piece: a line under its label, a table, a paragraph. */
interface Unit {
  label: string;
  /** The heading that it was pasted under. */
  under: string;
  piece: Piece;
  item: ListItem | undefined;
}

interface Asked {
  title: string;
  request: Request;
  points: string[];
  units: Unit[];
}

/** A text that is to be written: the chapters that were asked for, each with what was pasted for it and what it is to say. */
export function taskChapters(points: readonly string[], making: Making): Chapter[] {
  const { brief, voice } = making;
  const chapters = brief.requested
    .filter(({ kind, target }) => kind === 'section' && !isChartName(target))
    .map((request): Asked => ({ title: request.title, request, points: [], units: [] }));
  const named = chapters.filter(({ title }) => title !== '');
  if (chapters.every(({ request }) => request.title === '' && request.target !== ''))
    return [
      ...openText(points, making),
      ...chapters.map(({ request: { id, target } }) => ({
        heading: voice.label(target),
        blocks: [paragraph(askPart(voice, target, voice.label(target)))],
        requests: [id],
      })),
    ];
  const homeOf = (label: string) => mostAlike(label, named, voice.language);
  const general = points.filter((point) => {
    const home = homeOf(point);
    home?.points.push(point);
    return home === undefined;
  });
  let last: Asked | undefined;
  let under = '';
  const left = unitsOf(brief).filter((unit) => {
    // What no label names goes on with the table before it.
    const goesOn =
      unit.label === '' && unit.piece.kind === 'prose' && unit.under === under ? last : undefined;
    under = unit.under;
    const home =
      goesOn ?? homeOf(unit.label) ?? homeOf(unit.under) ?? homeOfMoney(unit.piece, named, brief.language);
    last = unit.piece.kind === 'dataset' ? home : undefined;
    home?.units.push(unit);
    return home === undefined;
  });
  const rest = [...Map.groupBy(left, ({ under }) => under)].flatMap(([under, units]) => [
    ...(under === '' ? [] : [docBlock('heading', { title: under })]),
    ...unitBlocks(units, under, making),
  ]);
  return [
    ...(general.length > 0 ? [untitled(general.map(asQuestion))] : []),
    ...chapters.map((chapter) => chapterOf(chapter, making)),
    ...(rest.length > 0 ? [{ heading: voice.label('appendix'), blocks: rest, requests: [] }] : []),
  ];
}

const untitled = (blocks: DocumentDraftBlock[], requests: string[] = []): Chapter => ({
  heading: '',
  blocks,
  requests,
});

/** A table of the columns that an order names, to be filled in. */
function openTable(names: readonly string[], { voice }: Making): DocumentDraftBlock {
  const [ask = ''] = voice.askSlide('table');
  return docBlock('table', {
    columns: names.map(begun),
    rows: [names.map((_, at) => (at === 0 ? ask : ''))],
  });
}
const asQuestion = (text: string): DocumentDraftBlock => paragraph(question(begun(text)));

/** Without chapters, one mark says what is to be written, over what was pasted for it. */
function openText(points: readonly string[], making: Making): Chapter[] {
  const { brief } = making;
  const pieces = Map.groupBy(piecesOf(brief), ({ topic }) => topic);
  return [
    untitled([...lengthsOf(making), ...points].map(asQuestion)),
    ...brief.topics.map(({ id, heading }) => ({
      heading,
      blocks: (pieces.get(id) ?? []).flatMap((piece) => blocksOf(piece, making, heading)),
      requests: [],
    })),
  ].filter(({ heading, blocks }) => heading !== '' || blocks.length > 0);
}

/** What is to be written and how long it shall be. */
export function lengthsOf({ brief: { title, requested }, voice }: Making): string[] {
  const length = requested.find(({ kind, unit }) => kind === 'length' && unit !== 'pages');
  if (length === undefined) return [];
  const asked = questionIn(voice.ask('documents', 'text', title)) ?? title;
  return [title === '' ? length.text : `${asked.replace(/[.。।]$/u, '')}: ${length.text}`];
}

/** Each line under a label is one unit, whatever was pasted around it. */
function unitsOf(brief: Brief): Unit[] {
  return piecesOf(brief).flatMap((piece): Unit[] => {
    const { under } = piece;
    if (piece.kind === 'dataset') return [{ label: piece.dataset.title, under, piece, item: undefined }];
    const isPairs = piece.kind === 'list' && piece.list.kind === 'pairs';
    if (!isPairs) return [{ label: '', under, piece, item: undefined }];
    return piece.list.items.map((item) => ({ label: item.title, under, piece, item }));
  });
}

/** Tables of money belong under costs. */
function homeOfMoney(piece: Piece, chapters: readonly Asked[], language: string): Asked | undefined {
  const isPaid = piece.kind === 'dataset' && isMoney(piece.dataset, language);
  return isPaid
    ? chapters.find(({ request }) => /^(?:budget|financials|pricing)$/u.test(request.target))
    : undefined;
}

function chapterOf({ title, request, points, units }: Asked, making: Making): Chapter {
  const { voice } = making;
  const { text, target, id, unit } = request;
  if (unit === 'columns') return untitled([openTable(text.split('\n'), making)], [id]);
  const heading = begun(title);
  const rest = text.startsWith(title) ? text.slice(title.length).replace(/^[\s:：.。–-]+/u, '') : text;
  const said = rest.replace(/^[(（](.*)[)）]$/u, '$1');
  const isKnown = units.length > 0;
  const open =
    title === '' || (said !== '' && !isKnown)
      ? question(begun(said || text))
      : isKnown
        ? voice.ask('documents', 'text', heading)
        : askPart(voice, target, heading);
  const blocks = unitBlocks(units, heading, making);
  return { heading, blocks: [...blocks, paragraph(open), ...points.map(asQuestion)], requests: [id] };
}

/** Units under a heading: labels in a row are one list, and a label that says no more than the heading is left out. */
function unitBlocks(units: readonly Unit[], heading: string, making: Making): DocumentDraftBlock[] {
  const blocks: DocumentDraftBlock[] = [];
  for (const { label, item, piece } of units) {
    const last = blocks.at(-1);
    if (piece.kind === 'dataset' && isMoney(piece.dataset, making.brief.language))
      blocks.push(
        ...blocksOf(piece, making, heading).map((block) => withTotal(block, piece.dataset, making)),
      );
    else if (item === undefined) blocks.push(...blocksOf(piece, making, heading));
    else if (heading !== '' && !saysMore(label, heading, making.voice.language))
      blocks.push(paragraph(begun(item.detail)));
    else {
      const row = { label, text: item.detail, points: item.points };
      if (last?.kind === 'definitions') last.items.push(row);
      else blocks.push(docBlock('definitions', { style: 'rows', items: [row] }));
    }
  }
  return blocks;
}

/** Whether a column holds what is paid. */
const isMoney = ({ columns }: Dataset, language: string): boolean =>
  columns.some(
    ({ unit }) =>
      unit !== '' &&
      (/\p{Sc}/u.test(unit) || unit.toLowerCase() in languagePackOf(language).documents.currencies),
  );

/** A table of things and what each costs, with what they come to unless it says so itself. */
function withTotal(
  block: DocumentDraftBlock,
  { columns, rows }: Dataset,
  { brief, voice }: Making,
): DocumentDraftBlock {
  const values = rows.map(([, value]) => value).filter((value) => typeof value === 'number');
  const isSum = columns.length === 2 && columns[0]?.type === 'nominal' && values.length === rows.length;
  if (block.kind !== 'table' || !isSum) return block;
  const sum = values.reduce((all, value) => all + Math.round(value * 100), 0) / 100;
  const isTold = values.at(-1) === sum / 2 || rows.some(([name]) => isTotalName(String(name)));
  if (isTold) return block;
  return { ...block, totals: [voice.label('total'), new Intl.NumberFormat(brief.language).format(sum)] };
}
