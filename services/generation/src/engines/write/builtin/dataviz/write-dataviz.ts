import type { Brief, Dataset, ListItem, Request } from '../../../brief/brief.ts';
import { type Panel, panel } from '../../../draft/dataviz.ts';
import type { DatavizDraft } from '../../../draft/draft.ts';
import { languagePackOf } from '../../../packs/language-pack.ts';
import { isYear } from '../../../packs/periods.ts';
import { capitalised, factWithLead, looseFacts, textsOf } from '../common/facts.ts';
import { headOf } from '../common/head.ts';
import { createLedger } from '../common/ledger.ts';
import { materialOf, type Piece, paragraphsOf } from '../common/pieces.ts';
import { type Mode, type Voice, voiceOf } from '../common/voice.ts';
import { showsAll } from '../material/charts.ts';
import { askedCharts, chartsOf, questionOfBrief } from './charts-for.ts';
import { findCues } from './question/lexicon.ts';
import { numberOf, wordsOf } from './question/words.ts';

const LEAST: Record<Mode, number> = { lite: 1, economy: 1, power: 3 };
const ON_BOARD: Record<Mode, number> = { lite: 1, economy: 3, power: 6 };
const MOST_ROWS: Record<Mode, number> = { lite: 0, economy: 24, power: 60 };
const MOST_CHARTS = 12;

/** A small number in words. */
const numberIn = (word: string, brief: Brief): number =>
  languagePackOf(brief.orderLanguage).data.numbers.findIndex((names) => names.split(' ').includes(word)) + 1;

/** How many charts are asked for, and whether on a board. */
function wantedCharts(brief: Brief, mode: Mode): { least: number; most: number; isBoard: boolean } {
  const words = wordsOf(questionOfBrief(brief));
  const cues = findCues(words, brief.orderLanguage);
  const isBoard = cues.some(({ cue }) => cue === 'kind dashboard');
  const isChart = ({ kind, target }: Request) =>
    kind === 'count' &&
    findCues(wordsOf(target), brief.orderLanguage).some(({ cue }) => cue === 'kind chart');
  const count = brief.requested.find(isChart);
  if (count && count.value > 0)
    return { least: count.value, most: count.bound === 'least' ? MOST_CHARTS : count.value, isBoard };
  const said = words.findIndex((_, at) => cues.some(({ cue, from }) => cue === 'kind chart' && from === at));
  const number = numberOf(words[said - 1]) ?? numberIn(words[said - 1]?.text ?? '', brief);
  if (number > 0 && number <= MOST_CHARTS) return { least: number, most: number, isBoard };
  return { least: isBoard ? ON_BOARD[mode] : 0, most: MOST_CHARTS, isBoard };
}

const lineOf = (item: ListItem): string =>
  [item.text, ...item.points.map((point) => `– ${point}`)].join('\n');

/** What the material says beside its data, in the person's words; the figures of a board are tiles. */
function notePanels(pieces: readonly Piece[], isBoard: boolean): Panel[] {
  return pieces.flatMap((piece): Panel[] => {
    if (piece.kind === 'prose') {
      const told = isBoard ? piece.sentences.map(({ text }) => tilesOf(text)) : [];
      const tiles = told.flat().length > 1 ? told : [];
      const text = paragraphsOf(piece.sentences.filter((_, at) => !tiles[at]?.length)).join('\n');
      const note = text.trim() === '' ? [] : [panel('note', { heading: piece.heading, text })];
      return [...tiles.flat(), ...note];
    }
    if (piece.kind === 'quote')
      return [
        panel('note', {
          text: `“${piece.quote.text}” ${[piece.quote.by, piece.quote.role].filter(Boolean).join(', ')}`.trim(),
        }),
      ];
    if (piece.kind !== 'list') return [];
    const tiles = isBoard ? piece.list.items.map((item) => tilesOf(lineOf(item))) : [];
    if (tiles.length > 1 && tiles.every((own) => own.length > 0)) return tiles.flat();
    return [panel('note', { heading: piece.heading, text: piece.list.items.map(lineOf).join('\n') })];
  });
}

interface Board {
  readonly charts: DatavizDraft['charts'];
  /** Who asks a question of a table has it, and wants the answer. */
  readonly isAnswered: boolean;
  readonly isBoard: boolean;
  readonly mode: Mode;
  readonly voice: Voice;
}

/** A table stands beside its charts where it is small, and alone where no chart can be drawn from it. */
function tablePanels(brief: Brief, { charts, isAnswered, mode, voice }: Board): Panel[] {
  const isAsked = brief.requested.some(({ kind, target }) => kind === 'section' && target === 'table');
  const isShown = (dataset: Dataset) => {
    const own = charts.filter((chart) => chart.dataset === dataset.id);
    if (own.length === 0) return true;
    if (dataset.from === 'prose' || showsAll(dataset, own)) return false;
    if (isAnswered && !isAsked) return false;
    return isAsked || (dataset.rows.length <= MOST_ROWS[mode] && dataset.columns.length > 2);
  };
  return brief.datasets
    .filter(isShown)
    .map(({ id, title }) => panel('table', { heading: title || voice.label('table'), dataset: id }));
}

function panelsOf(brief: Brief, board: Board): Panel[] {
  const { charts, voice } = board;
  const title = titleOf(brief);
  const asking = questionOfBrief(brief);
  const notes = notePanels(materialOf(brief).rest(), board.isBoard).filter(
    ({ text, kind }) => kind !== 'note' || (text.trim() !== title && !asking.includes(text.trim())),
  );
  const chartPanels = charts.map((chart) =>
    panel('chart', { chart: chart.ref, dataset: chart.dataset, width: charts.length > 4 ? 'third' : 'half' }),
  );
  const tables = tablePanels(brief, board);
  const all = [...chartPanels, ...tables, ...notes];
  const loose = looseFacts(
    brief,
    textsOf([
      all,
      all.map(({ value, heading }) => `${value} ${heading.toLowerCase()}`),
      brief.title,
      brief.subject,
      brief.organisation,
      brief.descriptor,
      brief.datasets,
    ]),
  ).map(factWithLead);
  const asked =
    brief.datasets.length === 0 ? voice.askSection('chart').map((text) => panel('note', { text })) : [];
  return [...all, ...(loose.length > 0 ? [panel('note', { text: loose.join('\n') })] : []), ...asked];
}

/** What a board is called, as the person says; where they do not, it is called by what its charts show. */
function titleOf(brief: Brief): string {
  const given = brief.title || (brief.subject === brief.descriptor ? '' : capitalised(brief.subject));
  return /\p{L}/u.test(given) ? given : '';
}

/** A board of the data that a brief holds; where it holds none, a question for it. */
export function writeDataviz(brief: Brief, mode: Mode): DatavizDraft {
  const voice = voiceOf(brief.language);
  const asked = askedCharts(brief);
  const { least, most, isBoard } = wantedCharts(brief, mode);
  // Who asks a question wants its answer, and no more beside it.
  const fewest = least || (asked.length > 0 ? 1 : LEAST[mode]);
  const charts = brief.datasets.length === 0 ? [] : chartsOf(brief, fewest, most, asked);
  const board: Board = { charts, isAnswered: asked.length > 0, isBoard, mode, voice };
  const parts = panelsOf(brief, board).map((each, at) => ({ ref: `panel-${at + 1}`, ...each }));
  const title = titleOf(brief);
  const head = headOf({ ...brief, title }, voice.label('dashboard'));
  const ledger = createLedger(brief);
  const shown = parts.filter(({ kind }) => kind === 'chart').map(({ ref }) => ref);
  return {
    ...head,
    ...(charts.length > 0 ? { title } : {}),
    summary: head.summary === head.title || title === '' ? '' : head.summary,
    datasets: [],
    format: { sheet: '', isFar: false, place: '' },
    charts,
    parts,
    requested: ledger.entries(({ kind, value }) => {
      if (kind === 'feature') return { plan: 'unsupported', refs: [], note: '' };
      const isDone = kind !== 'count' || value === charts.length;
      const note = kind === 'count' ? String(charts.length) : '';
      return { plan: isDone ? 'done' : 'adapted', refs: shown, note };
    }),
  };
}

/** A number with its sign or unit, or of how many: "27.4 C", "14 of 180". */
const FIGURE = String.raw`\p{Sc}?\d[\d.,]*(?:\s?(?:[%\p{Sc}]|°?\p{L}{1,3}(?!\p{L})))?(?:\s\p{L}{2,3}\s\d[\d.,]*)?`;
const BEHIND = new RegExp(String.raw`^(\p{L}[^\d\p{Sc}:]{1,48}?):?\s+(${FIGURE})$`, 'u');
const BEFORE = new RegExp(String.raw`^(${FIGURE})\s(\p{L}[^\d:]{1,48})$`, 'u');
const MOST_WORDS = 5;

const tile = (heading: string, value: string): Panel =>
  panel('number', { heading: capitalised(heading), value });

/** Figures in a row, each with what it is of, as tiles; none where the words say more than that. */
function tilesOf(text: string): Panel[] {
  const parts = text.split(/[.;,](?:\s+|$)|\n/u).filter((part) => part.trim() !== '');
  const tiles = parts.flatMap((part) => {
    const [, name, figure] = BEHIND.exec(part.trim()) ?? [];
    const [, before, noun] = BEFORE.exec(part.trim()) ?? [];
    const [heading, value] = [name ?? noun, figure ?? before];
    const isTile = heading && value && !isYear(value) && heading.split(' ').length <= MOST_WORDS;
    return isTile ? [tile(heading, value)] : [];
  });
  return tiles.length === parts.length ? tiles : [];
}
