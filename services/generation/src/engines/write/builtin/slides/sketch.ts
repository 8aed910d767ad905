import type { Brief } from '../../../brief/brief.ts';
import { questionIn } from '../../../draft/marks.ts';
import { type SlidePart, slideBlock } from '../../../draft/slides.ts';
import { begun } from '../common/facts.ts';
import { isChartName } from '../material/charts.ts';
import { askPart } from '../material/questions.ts';
import { plainly } from '../material/words.ts';
import { bullets } from './blocks.ts';
import { withoutStop } from './clauses.ts';
import type { PlannedSlide } from './plan.ts';
import { FULL, type Making, type Unit, unitsOf } from './units.ts';

/** A slide without its ref; `asked` says that the order names it. */
export interface Sketch extends Omit<SlidePart, 'ref'> {
  requests: string[];
  asked: boolean;
  /** Where its title is from: the person's heading, the first of its own sentences, or a neutral label. */
  titled: 'heading' | 'lead' | 'label';
}

const SUBTITLE_LENGTH = 160;
const TITLE_LENGTH = 90;
const HEAD_LENGTH = 60;
/** Layouts whose title leaves room for the sentence that goes with them. */
const EXPLAINED = new Set<Sketch['layout']>(['chart', 'table', 'bigNumber']);

/** The slides that a planned one needs: one, or more where its material is too much. */
export function sketch(planned: PlannedSlide, making: Making): Sketch[] {
  const forms = planned.forms.map((form) => (isChartName(form) ? 'chart' : form));
  const isSaid = ({ block }: Unit) => block.kind === 'text' && plainly(block.text) === plainly(planned.title);
  const units = planned.pieces.flatMap((piece) => unitsOf(piece, making, forms));
  const shown = units.filter((unit) => !isSaid(unit));
  if (units.length > 0 && shown.length === 0) return [statement(blankSlide(planned))];
  const sketches = shown.length === 0 ? [questionSketch(planned, making)] : packed(shown, planned);
  return sketches.map((slide) => figuresNamed(titled(slide, planned, making)));
}

/** An empty slide for what was planned. */
export const blankSlide = (planned?: PlannedSlide): Sketch => ({
  layout: 'bullets',
  section: planned?.section ?? '',
  title: begun(planned?.title ?? ''),
  subtitle: '',
  ...{ picture: '', art: [], blocks: [], notes: '' },
  requests: planned?.requests.map(({ id }) => id) ?? [],
  asked: (planned?.requests.length ?? 0) > 0,
  titled: (planned?.title ?? '') === '' ? 'label' : 'heading',
});

const statement = (slide: Sketch): Sketch => ({ ...slide, layout: 'section' });

/** A sentence, a figure, or words enough to stand alone. */
const isTelling = (text: string): boolean => /[.!?。！？]$|\p{Nd}/u.test(text) || text.split(' ').length > 4;

function questionSketch(planned: PlannedSlide, { voice }: Making): Sketch {
  // A part that has only a name, from its mark or its heading, says that; so do whole words that were told for it.
  const isTold = planned.requests[0]?.unit === 'whole' && isTelling(planned.title);
  if ((planned.requests.length === 0 || isTold) && planned.title !== '')
    return statement(blankSlide(planned));
  const form = planned.forms[0] ?? '';
  const blocks = [bullets([askPart(voice, form, planned.title || voice.label(form))])];
  return { ...blankSlide(planned), blocks };
}

const isShortText = ({ block }: Unit): boolean =>
  block.kind === 'text' && block.text.length <= SUBTITLE_LENGTH;

/** Puts units onto slides in their order: what fills a slide stands alone, short texts share one. */
function packed(units: readonly Unit[], planned: PlannedSlide): Sketch[] {
  const sketches: { slide: Sketch; load: number }[] = [];
  let lead = '';
  units.forEach((unit, index) => {
    const next = units[index + 1];
    const last = sketches.at(-1);
    if (isShortText(unit) && lead === '' && next !== undefined && EXPLAINED.has(next.layout)) {
      lead = unit.block.text;
      return;
    }
    const explains = last !== undefined && EXPLAINED.has(last.slide.layout) && last.slide.subtitle === '';
    if (isShortText(unit) && explains) {
      last.slide.subtitle = unit.block.text;
      return;
    }
    const alone = unit.load >= FULL || unit.layout !== 'bullets';
    if (!alone && last !== undefined && last.load + unit.load <= FULL) {
      last.slide.blocks.push(withHeading(unit, last.slide.title));
      last.load += unit.load;
      return;
    }
    const slide = { ...blankSlide(planned), layout: unit.layout, subtitle: lead };
    if (slide.title === '') slide.title = begun(unit.heading);
    slide.blocks.push(withHeading(unit, slide.title));
    lead = '';
    sketches.push({ slide, load: alone ? FULL : unit.load });
  });
  return sketches.map(({ slide }) => slide);
}

/** A block that keeps the person's words over it where the slide does not bear them. */
function withHeading({ block, heading }: Unit, title: string): Unit['block'] {
  const isSaid = heading === '' || plainly(heading) === plainly(title);
  return isSaid || block.heading !== '' ? block : { ...block, heading };
}

/** Gives a slide that nobody named a title: its first sentence or that one's head, else what the layout or deck is. */
function titled(slide: Sketch, planned: PlannedSlide, { brief, voice }: Making): Sketch {
  if (slide.title !== '') return slide;
  const named = voice.label(planned.forms[0] ?? '');
  if (named !== '') return { ...slide, title: named };
  const [first, ...more] = slide.blocks;
  if (first?.kind === 'quote')
    return { ...slide, title: first.by || brief.title || brief.organisation || '–' };
  const isList = first?.kind === 'bullets' && first.items.length > 1;
  const text = isList ? (first.items[0]?.text ?? '') : first?.kind === 'text' ? first.text : '';
  const head = headOf(text, brief);
  if (first !== undefined && head !== '') {
    const rest = begun(text.slice(head.length).replace(/^[\s:：–—.。-]+/u, ''));
    const items = isList ? first.items.slice(rest === '' ? 1 : 0) : [];
    const own = items.map((item, index) => (index === 0 && rest !== '' ? { ...item, text: rest } : item));
    const kept = isList || rest !== '' ? [{ ...first, text: isList ? '' : rest, items: own }] : [];
    const blocks = [...kept, ...more];
    return {
      ...slide,
      layout: blocks.length === 0 ? 'section' : slide.layout,
      title: begun(head),
      titled: 'lead',
      blocks,
    };
  }
  return { ...slide, title: voice.label(LABEL_OF_LAYOUT[slide.layout] ?? 'overview') };
}

/** Headlines end without a full stop, but for one in words that the person quotes. */
const headline = (text: string, { facts }: Brief): string =>
  facts.some(({ kind, value }) => kind === 'quote' && value.includes(text)) ? text : withoutStop(text);

/** What of a text can stand over the rest of it: all where it is short, else the words up to a colon or a dash. */
function headOf(text: string, brief: Brief): string {
  if (text === '' || questionIn(text) !== undefined) return '';
  const at = text.search(/[:：]\s|\s[–—-]\s/u);
  const head = at < 0 ? '' : text.slice(0, at).trim();
  const isHead = head.length >= 3 && head.length <= HEAD_LENGTH && !/[("„“«]/u.test(head);
  if (isHead && text.length > HEAD_LENGTH) return head;
  return text.length <= TITLE_LENGTH ? headline(text, brief) : '';
}

/** A figure that nothing names is what the slide says that it is. */
function figuresNamed(slide: Sketch): Sketch {
  const blocks = slide.blocks.map((block) =>
    block.kind === 'number'
      ? { ...block, items: block.items.map((item) => ({ ...item, label: item.label || slide.title })) }
      : block,
  );
  return { ...slide, blocks };
}

const LABEL_OF_LAYOUT: Partial<Record<Sketch['layout'], string>> = {
  bigNumber: 'numbers',
  team: 'team',
  timeline: 'schedule',
  table: 'table',
  chart: 'numbers',
};

/** A text block of its own, for what has no other place. */
export const textBlock = (text: string, heading = '') => slideBlock('text', { text, heading });
