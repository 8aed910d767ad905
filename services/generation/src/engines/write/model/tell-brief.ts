import type { BuildMode } from '@sitewright/site-spec';
import { type Brief, type Dataset, saidIn } from '../../brief/brief.ts';

const pieces: Record<Brief['buildType'], string> = {
  website: 'a website',
  slides: 'a deck of slides',
  document: 'a document',
  design: 'a graphic',
  dataviz: 'a dashboard of charts',
};
const editions: Record<BuildMode, string> = {
  lite: 'the quick edition: short, with the few parts that carry it',
  economy: 'the usual edition: complete, nothing drawn out',
  power: 'the full edition: thorough and rich, as long as the material carries it',
};
/** A table is shown whole up to so many rows, so that a lost cell is seen; of a longer one so many. */
const wholeRows = 12;
const sampleRows = 2;

/** What stands in the place of words that are kept from the writer. */
const kept = '[…]';

/** One line for a text that may hold several. */
const line = (text: string, most = 300): string =>
  text.replace(/\s+/gu, ' ').trim().slice(0, most).toWellFormed();

/** What strangers wrote, between two lines that they can't have written: their mark comes from the message's hash. */
export function fenced({ promptSha256 }: Brief, text: string): string {
  const fence = `──── ${promptSha256.slice(0, 16)} ────`;
  return `${fence}\n${text}\n${fence}`;
}

/**
 * What a language model is given of a brief: the message without remarks that are private, and the tables read from it, with ids. It
 * reads names, facts and wishes itself, better than the rules do.
 */
export function tellBrief(brief: Brief, mode: BuildMode): string {
  const message = saidIn(brief.segments, ` ${kept} `, true);
  const tables = brief.datasets.map((dataset) => `- ${tableLine(dataset)}`);
  return [
    `The piece is ${pieces[brief.buildType]}, in ${editions[mode]}.`,
    `The person's message:\n${fenced(brief, message.trim())}`,
    ...(tables.length === 0
      ? []
      : [`Tables that a program read in it:\n${fenced(brief, tables.join('\n'))}`]),
  ].join('\n\n');
}

function tableLine({ id, title, columns, rows }: Dataset): string {
  const names = columns.map(
    ({ name, type, unit }) => `${line(name, 80)} (${type}${unit === '' ? '' : `, ${unit}`})`,
  );
  const cells = (row: Dataset['rows'][number]): string =>
    row.map((cell) => line(String(cell ?? ''), 60)).join(' | ');
  const isWhole = rows.length <= wholeRows;
  const sample = rows.slice(0, isWhole ? wholeRows : sampleRows).map(cells);
  const more = isWhole ? [] : ['…', cells(rows.at(-1) ?? [])];
  return `${id}${title === '' ? '' : ` "${line(title, 120)}"`}: ${names.join(', ')}; ${rows.length} rows: ${[...sample, ...more].join(' / ')}`;
}
