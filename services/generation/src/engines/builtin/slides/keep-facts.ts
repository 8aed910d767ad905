import type { Slide } from '@sitewright/site-spec';
import type { Brief, BriefFact } from '../brief/brief.ts';
import type { ComposeContext } from '../compose-context.ts';
import { capitalised, enumerationOf } from '../material/lists.ts';
import { bulletsBlock, fitted, isBullet, MAX_BULLETS, textBlock } from './blocks.ts';
import { KIND_ALONE } from './deck-title.ts';
import { slideText } from './slide-text.ts';

const HOME: Partial<Record<BriefFact['kind'], RegExp>> = {
  price: /pric|budget|cost|financ|ask|invest|preis|kosten|prix|coût|precio|costo|presupuesto/i,
  date: /time|schedule|when|roadmap|plan|next|programme|termin|zeit|calendrier|cronograma|fecha/i,
  person: /team|people|who|speaker|about|équipe|equipo/i,
  email: /contact|next|thank|clos|kontakt|contacto/i,
  phone: /contact|next|thank|clos|kontakt|contacto/i,
  url: /contact|next|thank|clos|reference|kontakt|contacto/i,
  number: /result|traction|market|number|highlight|finding|financ|ergebnis|résultat|resultado/i,
};

/** The words of the prompt that a fact stands in, if they can be shown; else the fact itself. */
function wording(brief: Brief, fact: BriefFact): string {
  const sentence = brief.sentences.find(
    (entry) => entry.showable && entry.text.includes(fact.value) && isBullet(entry.text),
  );
  if (sentence) return sentence.text;
  const figure = brief.figures.find((entry) => entry.value === fact.value && entry.label !== '');
  const joined = figure
    ? [`${figure.value} ${figure.label}`, `${figure.label} ${figure.value}`].find((text) =>
        brief.raw.includes(text),
      )
    : undefined;
  const listed =
    joined === undefined ? enumerationOf(brief.text).find((item) => item.includes(fact.value)) : undefined;
  const label = listed?.replace(/^.*[:：]\s*/s, '');
  return joined ?? (label && label.length <= 60 && isBullet(label) ? label : fact.value);
}

/** `Apr 3` out of `Apr 3.1` is no date. */
function isCutFigure(fact: BriefFact, raw: string): boolean {
  const after = [...raw].slice(fact.span[1], fact.span[1] + 2).join('');
  return (fact.kind === 'date' || fact.kind === 'number') && /^(?:[.,]\d|st|nd|rd|th)/.test(after);
}

/** Puts every fact of the prompt that no slide shows yet on the slide it fits best, or at least in its notes. */
export function keepFacts(slides: Slide[], brief: Brief, ctx: ComposeContext): void {
  let shown = slides.map(slideText).join('\n');
  for (const fact of brief.facts) {
    if (fact.value.length > 300 || shown.includes(fact.value) || isCutFigure(fact, brief.raw)) continue;
    if (isPlotted(fact.value, slides) || (fact.kind === 'name' && KIND_ALONE.test(fact.value))) continue;
    const text = capitalised(wording(brief, fact));
    place(slides, fact, text, ctx);
    shown += `\n${text}`;
  }
}

/** `Jan 30` that stands in a series is its value for January, and drawn already. */
function isPlotted(value: string, slides: readonly Slide[]): boolean {
  const parts = value.split(/\s+/).map((part) => part.replace(/^(\d[\d.,]*)[kKmM]$/, '$1'));
  return (
    parts.length === 2 &&
    slides.some((slide) =>
      slide.blocks.some(
        (block) =>
          block.type === 'chart' &&
          block.dataset.rows.some((row) =>
            parts.every((part) => row.some((cell) => String(cell ?? '') === part)),
          ),
      ),
    )
  );
}

function place(slides: Slide[], fact: BriefFact, text: string, ctx: ComposeContext): void {
  const inner = slides.filter(
    (slide) => slide.layout !== 'title' && slide.layout !== 'closing' && slide.layout !== 'agenda',
  );
  const [cover] = slides;
  // The year of the whole stands under its title.
  if (cover?.layout === 'title' && cover.subtitle === undefined && /^(?:19|20)\d\d$/.test(fact.value)) {
    cover.subtitle = fitted(text, 300);
    return;
  }
  const pattern = HOME[fact.kind];
  const fitting = inner.filter((slide) => pattern?.test(slide.title));
  for (const slide of [...fitting, ...inner, ...slides]) {
    if (addTo(slide, text, ctx)) return;
  }
  const last = slides.at(-1);
  if (last) last.notes = fitted(`${last.notes} ${text}.`, 4000);
}

function addTo(slide: Slide, text: string, ctx: ComposeContext): boolean {
  if (isBullet(text)) {
    const list = slide.blocks.find((block) => block.type === 'bullets' && block.items.length < MAX_BULLETS);
    if (list?.type === 'bullets') {
      list.items.unshift({ id: ctx.id('item'), text });
      return true;
    }
  }
  if (slide.blocks.length >= 4 || slide.layout === 'title') return false;
  slide.blocks.push(isBullet(text) ? bulletsBlock(ctx, [text]) : textBlock(ctx, text));
  return true;
}
