import { type Brief, type Request, saidIn } from '../../../brief/brief.ts';
import type { DocumentDraft } from '../../../draft/draft.ts';
import { question, questionIn } from '../../../draft/marks.ts';
import { EXTRAS, MOST_PAGES, PAGE_SIZES } from '../../../draft/vocabulary.ts';
import { languagePackOf } from '../../../packs/language-pack.ts';
import { begun, capitalised, textsOf } from '../common/facts.ts';
import { headOf } from '../common/head.ts';
import { createLedger } from '../common/ledger.ts';
import { type Material, materialOf } from '../common/pieces.ts';
import { type Mode, voiceOf } from '../common/voice.ts';
import { createCharts } from '../material/charts.ts';
import { askPart } from '../material/questions.ts';
import { dropSaid } from '../material/said.ts';
import { countWords } from '../material/words.ts';
import { withAskedBlocks } from './asked-blocks.ts';
import { paragraph } from './blocks.ts';
import { chaptersOf } from './chapters.ts';
import { documentTypeOf, nameOfType } from './document-type.ts';
import { letterOf } from './letter.ts';
import type { Body, Chapter, Making } from './making.ts';
import { minutesOf } from './meeting.ts';
import { moneyOf } from './money.ts';
import { lengthsOf, taskChapters } from './task.ts';

/** A document from what a brief holds, in the form that its type has. */
export function writeDocument(brief: Brief, _mode: Mode): DocumentDraft {
  const making: Making = {
    brief,
    voice: voiceOf(brief.language),
    words: languagePackOf(brief.language).writing,
    documentType: documentTypeOf(brief),
    charts: createCharts(brief),
  };
  const material = materialOf(brief);
  const head = titled(headOf(brief, making.voice.ask('documents', 'title')), making);
  const isForm = FORMS.has(making.documentType);
  if (!isForm) dropSaid(material, [head.title, head.tagline, head.organisation], making.voice.language);
  const body = bodyOf(material, making);
  const format = { ...emptyFormat(making), ...body.format };
  const chapters = withAskedBlocks(body.chapters, making);
  const parts = chapters.map(({ requests: _requests, ...part }, index) => ({
    ref: `part-${index + 1}`,
    ...part,
  }));
  return {
    ...namedByPart(head, parts, making),
    datasets: [],
    charts: making.charts.drawn(),
    format,
    lines: body.lines,
    parts,
    requested: account(making, chapters),
  };
}

/** Where nothing names the whole, the person's words over the first part do. */
function namedByPart<Head extends { title: string }>(
  head: Head,
  [first]: { heading: string }[],
  { brief }: Making,
): Head {
  // A chapter that was asked for names only itself.
  if (brief.requested.some(({ title }) => title !== '' && begun(title) === first?.heading)) return head;
  if (first === undefined || first.heading === '' || questionIn(head.title) === undefined) return head;
  if (questionIn(first.heading) !== undefined) return head;
  const title = first.heading;
  first.heading = '';
  return { ...head, title };
}

/** Documents that open with who sends what to whom, and read it out of the opening themselves. */
const FORMS = new Set<Making['documentType']>(['letter', 'invoice', 'quotation']);

function bodyOf(material: Material, making: Making): Body {
  switch (making.documentType) {
    case 'letter':
      return letterOf(material, making);
    case 'invoice':
    case 'quotation':
      return moneyOf(material, making);
    case 'minutes':
      return minutesOf(material, making);
    default: {
      const { task } = making.brief;
      if (task !== undefined) return { format: {}, lines: [], chapters: taskChapters(task.points, making) };
      const chapters = chaptersOf(material, making);
      return { format: {}, lines: [], chapters: chapters.length > 0 ? chapters : [openChapter(making)] };
    }
  }
}

/** Where nothing is given, one question asks for the text. */
function openChapter(making: Making): Chapter {
  const { brief, voice } = making;
  const texts = [
    ...lengthsOf(making).map(question),
    askPart(voice, '', brief.title || capitalised(brief.subject)),
  ];
  return { heading: '', blocks: texts.map((text) => paragraph(text)), requests: [] };
}

/** More words than this are a sentence, not a name. */
const LONGEST_NAME = 12;
/** Types whose name says more than their subject alone. */
const NAMED = new Set<Making['documentType']>(['minutes', 'policy', 'proposal', 'brief', 'memo', 'manual']);
/** Types that are named by what they are. */
const FORMAL = new Set<Making['documentType']>(['invoice', 'quotation', 'letter']);

/** A document is named by what it is about; forms are named by what they are. */
function titled<Head extends { title: string; tagline: string }>(
  head: Head,
  { brief, documentType, voice }: Making,
): Head {
  if (brief.title !== '') return head;
  const names = brief.facts.flatMap(({ kind, value }) => (/^(?:person|name)$/u.test(kind) ? [value] : []));
  const bearer = names.includes(brief.organisation) ? names[0] : brief.organisation;
  if (documentType === 'resume') return { ...head, title: bearer || voice.ask('items', 'name') };
  const name = nameOfType(documentType, voice.language);
  const bare = brief.subject.replace(/\([^()]*\)/u, '');
  const isName = countWords(bare, voice.language) <= LONGEST_NAME && !/[()]/u.test(bare);
  const about = isName ? brief.subject : '';
  if (documentType === 'letter') return { ...head, title: capitalised(about) || name, tagline: '' };
  if (FORMAL.has(documentType)) return { ...head, title: name, tagline: '' };
  if (about === '') {
    const open = brief.organisation === '' && documentType === 'article';
    const title = [documentType === 'article' ? '' : name, brief.organisation]
      .filter((part) => part !== '')
      .join(' – ');
    return { ...head, title: open ? head.title : title, tagline: '' };
  }
  const says = about.toLowerCase().includes(name.toLowerCase());
  const title = NAMED.has(documentType) && !says ? `${name}: ${about}` : capitalised(about);
  return { ...head, title, tagline: '' };
}

function emptyFormat({ brief, documentType }: Making): DocumentDraft['format'] {
  const named = (request: Request) => PAGE_SIZES.find((size) => size === request.target.toLowerCase());
  const size = brief.requested
    .filter(({ kind }) => kind === 'size')
    .map(named)
    .find(Boolean);
  const wants = (target: string, kind: Request['kind'] | 'any') =>
    brief.requested.some(
      (request) =>
        request.target === target && (kind === 'any' ? request.kind !== 'absence' : request.kind === kind),
    );
  const pages = brief.requested.find((one) => one.kind === 'length' && one.unit === 'pages');
  const asked = pages?.bound === 'least' ? 0 : pages?.value2 || (pages?.value ?? 0);
  const extras = EXTRAS.filter((extra) => {
    if (extra === MOST_PAGES[asked - 1]) return true;
    if (extra === 'noCover') return wants('cover', 'absence');
    if (extra === 'noContents') return wants('contents', 'absence');
    if (extra === 'noNumbers') return wants('numbering', 'absence');
    return wants(extra, 'any');
  });
  const letterPaper = ['US', 'CA'].includes(brief.language.split('-')[1] ?? '');
  return {
    documentType,
    size: size ?? (letterPaper ? 'letter' : 'a4'),
    extras,
    looks: [],
    currency: currencyIn(brief),
    from: [],
    to: [],
    date: '',
    details: [],
  };
}

/** "All in pounds": the currency of prices that bear none. */
function currencyIn({ segments, language }: Brief): string {
  const { currencies } = languagePackOf(language).documents;
  // Of all codes many are words in capitals: ALL, TRY, CUP.
  const codes = new Set(Object.values(currencies));
  const words = saidIn(segments).match(/\p{L}+/gu) ?? [];
  return words.find((word) => codes.has(word) || word.toLowerCase() in currencies) ?? '';
}

function account({ brief, voice }: Making, chapters: readonly Chapter[]): DocumentDraft['requested'] {
  const ledger = createLedger(brief);
  const written = chapters
    .flatMap(({ heading, blocks }) => {
      const said = blocks
        .flatMap(({ title, text, items, rows }) => [title, text, ...textsOf(items), ...rows.flat()])
        .filter((text) => text !== '' && questionIn(text) === undefined);
      return said.length === 0 ? [] : [heading, ...said];
    })
    .join(' ');
  const words = countWords(written, voice.language);
  return ledger.entries((request) => {
    const refs = chapters.flatMap((chapter, index) =>
      chapter.requests.includes(request.id) ? [`part-${index + 1}`] : [],
    );
    if (request.kind === 'feature') return { plan: 'unsupported', refs: [], note: '' };
    if (request.kind === 'length') return lengthPlan(request, words);
    const isPart = request.kind === 'section' || request.kind === 'page';
    return { plan: isPart && refs.length === 0 ? 'adapted' : 'done', refs, note: '' };
  });
}

/** A length can't be reached by filler: what is missing is for the person to tell. */
function lengthPlan(
  request: Request,
  words: number,
): { plan: 'done' | 'adapted'; refs: string[]; note: string } {
  const { target, unit, value, value2, bound } = request;
  const counted = target === 'words' || unit === 'words';
  const most = Math.max(value, value2);
  const kept =
    counted && (bound === 'most' || words >= value * 0.9) && (bound === 'least' || words <= most * 1.1);
  return { plan: kept ? 'done' : 'adapted', refs: [], note: counted ? `${words} / ${value}` : '' };
}
