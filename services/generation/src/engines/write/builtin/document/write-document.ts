import type { Brief, Request } from '../../../brief/brief.ts';
import { docBlock } from '../../../draft/document.ts';
import type { DocumentDraft } from '../../../draft/draft.ts';
import { question, questionIn } from '../../../draft/marks.ts';
import { EXTRAS, MOST_PAGES, PAGE_SIZES } from '../../../draft/vocabulary.ts';
import { capitalised, factWithLead, looseFacts, textsOf } from '../common/facts.ts';
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
import { type Body, type Chapter, type Making, writingWordsOf } from './making.ts';
import { minutesOf } from './minutes.ts';
import { moneyOf } from './money.ts';
import { dropObjects } from './objects.ts';
import { resumeOf } from './resume.ts';
import { lengthsOf, taskChapters } from './task.ts';

/** A document from what a brief holds, in the form that its type has. */
export function writeDocument(brief: Brief, _mode: Mode): DocumentDraft {
  const making: Making = {
    brief,
    voice: voiceOf(brief.language),
    words: writingWordsOf(brief.language),
    documentType: documentTypeOf(brief),
    charts: createCharts(brief),
  };
  const material = materialOf(brief);
  dropObjects(material, brief, FORMS.has(making.documentType));
  const head = titled(headOf(brief, making.voice.ask('documents', 'title')), making);
  const isForm = FORMS.has(making.documentType);
  if (!isForm) dropSaid(material, [head.title, head.tagline, head.organisation], making.voice.language);
  const body = bodyOf(material, making);
  const format = { ...emptyFormat(making), ...body.format };
  const rows = body.lines.map((line) => Object.values(line).join(' '));
  const shown = [...textsOf([head.title, head.tagline, head.organisation, format]), ...rows];
  const chapters = withAskedBlocks(withLooseFacts(body.chapters, shown, making), making);
  const parts = chapters.map(({ requests: _requests, ...part }, index) => ({
    ref: `part-${index + 1}`,
    ...part,
  }));
  return {
    ...namedByPart(head, parts),
    datasets: [],
    charts: making.charts.drawn(),
    format,
    lines: body.lines,
    parts,
    requested: account(making, chapters),
  };
}

/** Where nothing names the whole, the person's words over the first part do. */
function namedByPart<Head extends { title: string }>(head: Head, [first]: { heading: string }[]): Head {
  if (first === undefined || first.heading === '' || questionIn(head.title) === undefined) return head;
  if (questionIn(first.heading) !== undefined) return head;
  const title = first.heading;
  first.heading = '';
  return { ...head, title };
}

/** Documents that open with who sends what to whom, and read it out of the opening themselves. */
const FORMS = new Set<Making['documentType']>(['letter', 'invoice', 'quotation']);

function bodyOf(material: Material, making: Making): Body {
  const { task } = making.brief;
  if (task !== undefined) return { format: {}, lines: [], chapters: taskChapters(task.points, making) };
  switch (making.documentType) {
    case 'letter':
      return letterOf(material, making);
    case 'invoice':
    case 'quotation':
      return moneyOf(material, making);
    case 'minutes':
      return minutesOf(material, making);
    case 'resume':
      return resumeOf(material, making);
    default: {
      const chapters = withCounted(chaptersOf(material, making), making);
      return { format: {}, lines: [], chapters: chapters.length > 0 ? chapters : openChapters(making) };
    }
  }
}

/** "An introduction, four subheadings and a closing thought": so many headings are marked behind what opens the text. */
function withCounted(chapters: readonly Chapter[], { brief, voice }: Making): Chapter[] {
  const count =
    brief.requested.find(({ kind, target }) => kind === 'count' && target === 'chapters')?.value ?? 0;
  const isOpen = chapters.every(({ blocks }) => blocks.every(({ text }) => questionIn(text) !== undefined));
  if (!isOpen || count > MOST_COUNTED || chapters.length > count) return [...chapters];
  const counted = Array.from({ length: count }, (_, at) => ({
    heading: voice.askNumber(at + 1),
    blocks: [],
    requests: [],
  }));
  const first = brief.requested.find(({ kind, target }) => kind === 'section' && target === 'introduction');
  const opens = chapters[0]?.requests.includes(first?.id ?? '') === true ? 1 : 0;
  return [...chapters.slice(0, opens), ...counted, ...chapters.slice(opens)];
}
const MOST_COUNTED = 12;

/** What a type of document is usually made of, by names that have a label and a question. */
const USUAL: Partial<Record<Making['documentType'], string[]>> = {
  report: ['summary', 'background', 'results', 'recommendations'],
  proposal: ['summary', 'problem', 'solution', 'budget', 'timeline', 'nextSteps'],
  policy: ['goals', 'scope', 'rules'],
  article: ['introduction', 'results', 'conclusion'],
  essay: ['introduction', 'problem', 'conclusion'],
};
/** A text of fewer words has no chapters. */
const LEAST_WORDS = 300;

/** Where nothing is given, the chapters that such a text usually has ask for it; a short one asks one question. */
function openChapters(making: Making): Chapter[] {
  const { brief, voice, documentType } = making;
  const isShort = brief.requested.some(
    ({ kind, unit, value }) => kind === 'length' && unit === 'words' && value < LEAST_WORDS,
  );
  const usual = isShort ? [] : (USUAL[documentType] ?? []).filter((name) => voice.label(name) !== '');
  const open = [
    ...(usual.length > 0 ? [] : lengthsOf(making).map((text) => paragraph(question(text)))),
    ...(usual.length > 0 ? [] : [paragraph(askPart(voice, '', brief.title || capitalised(brief.subject)))]),
  ];
  return [
    ...(open.length > 0 ? [{ heading: '', blocks: open, requests: [] }] : []),
    ...usual.map((name) => ({
      heading: voice.label(name),
      blocks: [paragraph(askPart(voice, name, voice.label(name)))],
      requests: [],
    })),
  ];
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
    currency: '',
    from: [],
    to: [],
    date: '',
    details: [],
  };
}

/** Facts that stand nowhere yet, each with the words that introduce it; bare ones say nothing and are in the title. */
function withLooseFacts(
  chapters: readonly Chapter[],
  shown: readonly string[],
  { brief, voice }: Making,
): Chapter[] {
  const loose = looseFacts(brief, [...shown, ...textsOf(chapters)]).filter(({ lead }) => lead !== '');
  if (loose.length === 0) return [...chapters];
  const items = loose.map((fact) => ({ label: '', text: factWithLead(fact), points: [] }));
  return [
    ...chapters,
    { heading: voice.label('notes'), blocks: [docBlock('list', { style: 'bullet', items })], requests: [] },
  ];
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
