import type { Asset, Dataset, Slide, SlidesContent } from '@sitewright/site-spec';
import type { Brief } from '../brief/brief.ts';
import type { ComposeContext, Composed } from '../compose-context.ts';
import { isDrawable } from '../material/embedded-chart.ts';
import type { Entry } from '../material/outline.ts';
import { placeData, placeSupplied } from '../material/place-supplied.ts';
import { promptText } from '../material/prompt-text.ts';
import { quotationsIn } from '../material/quotations.ts';
import { soundBrief } from '../material/sound-brief.ts';
import { dataOf, suppliedBy, tells, withoutData, withoutTitle } from '../material/supplied.ts';
import { topicOf, type Voice } from '../material/voice.ts';
import { fitted, textBlock } from './blocks.ts';
import { columnsIn, columnsSlide } from './columns-slide.ts';
import { composeDescribed } from './compose-described.ts';
import { offerOf, statementsIn } from './deck-offer.ts';
import { figuresIn, spokenWords, toldBy } from './deck-orders.ts';
import { type DeckPlan, isCoverWord, planDeck } from './deck-plan.ts';
import { deckTitle } from './deck-title.ts';
import { deckVoice } from './deck-voice.ts';
import { readDescription } from './described-slide.ts';
import { entrySlide } from './entry-slide.ts';
import { agendaSlide, closingSlide, coverSlide, deckDate } from './frame-slides.ts';
import { keepFacts } from './keep-facts.ts';
import { keepSpelling } from './keep-spelling.ts';
import { isSingleSlide } from './single-slide.ts';
import { slideText } from './slide-text.ts';

/** Makes the deck that a brief asks for, or the one slide that it describes. */
export function composeSlides(read: Brief, ctx: ComposeContext): Composed<SlidesContent> {
  const brief = soundBrief(read);
  const voice = deckVoice(brief, ctx);
  return isSingleSlide(brief) ? composeSingle(brief, voice, ctx) : composeDeck(brief, voice, ctx);
}

function composeSingle(brief: Brief, voice: Voice, ctx: ComposeContext): Composed<SlidesContent> {
  const columns = columnsIn(promptText(brief));
  if (columns) {
    const title = singleTitle(brief, voice);
    const slide = columnsSlide(title, columns, voice, ctx);
    return result(brief, title, [slide], []);
  }
  const described = { ...readDescription(promptText(brief)), datasets: drawnData(brief, voice, ctx) };
  if (described.parts.length === 0 && described.title === undefined) {
    const { title } = deckTitle(brief, voice);
    const tail = /[:：]\s+(.{10,}?)[.。]?\s*$/su.exec(promptText(brief))?.[1];
    const entry: Entry = { title, details: tail ?? '', children: tail ? [] : showableSentences(brief) };
    const slide = entrySlide(entry, voice, ctx, undefined);
    keepFacts([slide], brief, ctx);
    return result(brief, title, [slide], []);
  }
  const { slide, assets } = composeDescribed(described, deckTitle(brief, voice).title, voice, ctx);
  keepQuotes(slide, brief, assets, ctx);
  return result(brief, slide.title, [slide], assets);
}

const KIND_OF_SLIDE =
  /\b((?:SWOT|PEST(?:EL)?|RACI|OKR|pros and cons)(?:\s+(?:analysis|matrix|overview))?|(?:risk|cost|gap)\s+(?:analysis|matrix|overview))\b/i;

/** What a slide of columns is called: dictated, else its kind and its subject. */
function singleTitle(brief: Brief, voice: Voice): string {
  const { title } = deckTitle(brief, voice);
  const kind = KIND_OF_SLIDE.exec(brief.text)?.[1];
  const isNamed = kind !== undefined && title.toLowerCase().includes(kind.toLowerCase());
  if (/^(?:(?:an? )?(?:one|three|two|four|single|comparison)(?:[ -](?:slide|columns?))?|slide)$/i.test(title))
    return kind ?? ctxTitle(brief);
  return kind && !isNamed ? `${kind.charAt(0).toUpperCase()}${kind.slice(1)}: ${title.toLowerCase()}` : title;
}

/** The parts' own names, where nothing names the slide. */
function ctxTitle(brief: Brief): string {
  const parts = columnsIn(promptText(brief)) ?? [];
  return parts.map((part) => part.title).join(parts.length === 2 ? ' vs ' : ' · ');
}

/** Data of the prompt, where the description speaks of a chart. */
function drawnData(brief: Brief, voice: Voice, ctx: ComposeContext): Dataset[] {
  if (!/\b(?:chart|graph|plot|histogram|diagramm|graphique|gráfico|grafico|wykres)\b/i.test(brief.text))
    return [];
  return dataOf(promptText(brief), voice.named, ctx).datasets.filter(isDrawable).slice(0, 1);
}

/** Whatever was quoted and found no place is shown as it stands. */
function keepQuotes(slide: Slide, brief: Brief, assets: readonly Asset[], ctx: ComposeContext): void {
  const shown = `${slideText(slide)}\n${assets.map((asset) => asset.alt ?? '').join('\n')}`;
  for (const quote of quotationsIn(promptText(brief))) {
    if (shown.includes(quote.text) || slide.blocks.length >= 8 || quote.text.length > 1000) continue;
    slide.blocks.push(textBlock(ctx, quote.text));
  }
}

function showableSentences(brief: Brief): string[] {
  return brief.sentences.filter((sentence) => sentence.showable).map((sentence) => sentence.text);
}

function composeDeck(brief: Brief, voice: Voice, ctx: ComposeContext): Composed<SlidesContent> {
  const plan = planDeck(brief, voice, ctx);
  const named = deckTitle(brief, voice);
  // Dictated slides bring their own title.
  const own = brief.title || brief.organisation ? undefined : plan.heading;
  const head = own ? { title: fitted(own, 120) } : named;
  fillPlan(plan, brief, voice, ctx);
  const [opening] = plan.entries;
  if (opening && plan.dictated && isCoverWord(opening.title)) opening.title = head.title;
  if (opening && plan.dictated && plan.entries.length > 2) opening.opening = true;
  const titles = plan.entries.map((entry) => entry.title);
  const inner = plan.entries.map((entry, index) => entrySlide(entry, voice, ctx, titles[index + 1]));
  const slides = [
    ...(plan.cover ? [coverSlide({ ...head, date: deckDate(brief) }, titles[0], voice, ctx)] : []),
    ...(plan.agenda ? [agendaSlide(titles, voice, ctx)] : []),
    ...inner,
    ...(plan.closing ? [closingSlide(brief, head.title, voice, ctx)] : []),
  ];
  const [first] = slides;
  if (first && !plan.cover && !plan.dictated && brief.organisation)
    first.eyebrow = fitted(brief.organisation, 80);
  keepFacts(slides, brief, ctx);
  if (voice.said.size > 0)
    ctx.warn(
      'suggested_points',
      'Points that the prompt does not give are suggestions to fill in, not findings.',
    );
  for (const slide of inner) keepSpelling(slide, brief.raw);
  if (plan.count !== undefined) {
    ctx.note({
      kind: 'count',
      text: `${plan.count} slides`,
      status: slides.length === plan.count ? 'honoured' : 'adapted',
      nodeId: first?.id,
    });
  }
  return result(brief, head.title, slides, []);
}

/** What the prompt supplies beside its outline goes to the slides that it belongs to. */
function fillPlan(plan: DeckPlan, brief: Brief, voice: Voice, ctx: ComposeContext): void {
  if (plan.dictated || plan.entries.some((entry) => entry.children.length > 2)) return;
  const { datasets, blank: told } = dataOf(promptText(brief), voice.named, ctx);
  const { words, rest: blank } = spokenWords(told);
  const shown = plan.entries.map((entry) => `${entry.title} ${entry.details}`).join('\n');
  const isNew = datasets.filter((dataset) => !tells(shown, dataset));
  const supplied = withoutTitle(withoutData(suppliedBy(blank, plan.asked), isNew), voice.named);
  const room = plan.count === undefined;
  const open =
    room && plan.entries.length < 12
      ? (title: string): Entry => ({ title, details: '', children: [] })
      : undefined;
  offerInto(plan, brief, voice);
  supplied.sentences = supplied.sentences.flatMap(statementsIn).flatMap((text) => {
    const own = isHead(text, brief) ? undefined : toldBy(text, voice.named);
    const listed = own === undefined ? [] : figuresIn(own);
    if (listed.length > 0) supplied.metrics.push(listed);
    return own === undefined || listed.length > 0 ? [] : [own];
  });
  for (const { text, by } of words)
    quoteHome(plan, voice)?.children.push(by === undefined ? `“${text}”` : `“${text}” — ${by}`);
  placeSupplied(supplied, { parts: plan.entries, voice, open });
  placeData(isNew, { parts: plan.entries, voice });
}

/** What somebody of the name does is what they offer, on the slide for that. */
function offerInto({ entries, recipe }: DeckPlan, brief: Brief, voice: Voice): void {
  const offer = recipe === 'pitch' || recipe === 'sales' ? offerOf(brief) : undefined;
  const home = entries.find((entry) => topicOf(entry.title, voice)?.key === 'solution');
  if (offer !== undefined && home?.details === '') home.children.unshift(offer);
}

/** The part whose listeners or results speak for themselves, else one that has nothing to say yet. */
function quoteHome({ entries }: DeckPlan, voice: Voice): Entry | undefined {
  const key = (entry: Entry) => topicOf(entry.title, voice)?.key ?? '';
  const bare = entries.filter((entry) => entry.details === '' && entry.children.length === 0);
  const known = ['customers', 'wentWell', 'results', 'traction', 'benefits'].map((topic) =>
    bare.find((entry) => key(entry) === topic),
  );
  return known.find((entry) => entry !== undefined) ?? bare[0] ?? entries.at(-1);
}

/** The words that the cover already shows. */
function isHead(text: string, { organisation, descriptor }: Brief): boolean {
  const rest = text.replace(organisation ?? '', '').replace(descriptor ?? '', '');
  return (
    organisation !== undefined && text.includes(organisation) && rest.replace(/[\s,.;:–-]/g, '').length < 4
  );
}

function result(brief: Brief, title: string, slides: Slide[], assets: Asset[]): Composed<SlidesContent> {
  const wide = /\b4:3\b/.test(brief.text)
    ? '4:3'
    : /\b16:10\b/.test(brief.text)
      ? '16:10'
      : /\b9:16\b/.test(brief.text)
        ? '9:16'
        : '16:9';
  const [cover] = slides;
  const outline = slides
    .slice(1, 7)
    .map((slide) => slide.title)
    .join(' · ');
  return {
    title: fitted(title, 120),
    description: fitted([cover?.subtitle, outline].filter(Boolean).join(': ') || title, 300),
    content: {
      aspect: wide,
      presenter: brief.people[0] ? fitted(brief.people[0].name, 120) : undefined,
      date: deckDate(brief),
      footer: brief.organisation ? fitted(brief.organisation, 120) : undefined,
      sections: [],
      slides: slides.map((slide) => ({ ...slide, notes: slide.notes || slide.title })),
    },
    assets,
  };
}
