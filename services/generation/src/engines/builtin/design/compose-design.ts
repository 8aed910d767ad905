import type { Asset, DesignContent } from '@sitewright/site-spec';
import type { Brief } from '../brief/brief.ts';
import type { ComposeContext, Composed } from '../compose-context.ts';
import type { DesignFormat } from '../recipe/designs/formats.ts';
import { DESIGN_LAYOUTS, type DesignLayout, LOGO_LAYOUTS } from '../recipe/designs/layouts.ts';
import { adaptCopy, fullestOf } from './adapt-copy.ts';
import { chooseFormats, companionsOf, familyOf } from './choose-formats.ts';
import { composeFrame } from './compose-frame.ts';
import { type DesignCopy, designCopy } from './design-copy.ts';
import { callIn } from './detail-patterns.ts';
import { kickerFor } from './kicker.ts';
import { chooseLayouts } from './layout-choice.ts';
import { composeLogo } from './logo-frame.ts';
import { pictureFor } from './picture.ts';
import { copiesOfSeries, seriesParts } from './series.ts';

const QUIET =
  /^(?:greeting-card|postcard|invitation|business-card|letterhead|logo|certificate|menu-card|album-cover|book-cover|label|facebook-cover|facebook-event-cover|x-header|linkedin-banner|youtube-banner|youtube-thumbnail|presentation|ticket)$/;

/** A button that the prompt did not word, for formats that are there to be acted on. */
function callFor(copy: DesignCopy, brief: Brief, format: DesignFormat, ctx: ComposeContext): DesignCopy {
  // Paper has no buttons; a line that tells where to book or call is worth more than one anyway.
  const isTold = [...copy.body, ...copy.details.map((detail) => detail.text)].some((line) => callIn(line));
  if (copy.call || isTold || format.unit === 'mm' || QUIET.test(format.id) || !ctx.hasWords) return copy;
  const goals = new Set(brief.goals);
  const isAd =
    /\b(?:ad|ads|advert\w*|promot\w*|sale|offer|anzeige|werbung|publicité|anuncio|annuncio|publicidade)\b/iu.test(
      brief.text,
    );
  const label = goals.has('book')
    ? ctx.words.bookNow
    : goals.has('register')
      ? ctx.words.register
      : goals.has('donate')
        ? ctx.words.donate
        : isAd
          ? ctx.words.learnMore
          : undefined;
  return label ? { ...copy, call: label } : copy;
}

function plannedFormats(brief: Brief, ctx: ComposeContext): { format: DesignFormat; isAsked: boolean }[] {
  const asked = chooseFormats(brief);
  const numbered = seriesParts(brief).length;
  const frames = Math.max(frameCount(brief), asked.length === 1 && numbered > 1 ? numbered : 0);
  const [first] = asked;
  const more =
    first && frames > asked.length
      ? Array.from({ length: Math.min(12, frames) - asked.length }, () => first)
      : [];
  // Who names several formats wants these; one alone gets a set around it.
  const companions =
    ctx.mode === 'power' && more.length === 0 && asked.length === 1 ? companionsOf(asked, 2) : [];
  const variant = ctx.mode === 'power' && first && asked.length === 1 && more.length === 0 ? [first] : [];
  return [
    ...[...asked, ...more].map((format) => ({ format, isAsked: true })),
    ...[...variant, ...companions].map((format) => ({ format, isAsked: false })),
  ];
}

const COUNT_WORDS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** How many designs the prompt wants: `three Instagram posts`, `2 versions`. */
function frameCount(brief: Brief): number {
  const match =
    /\b(two|three|four|five|six|seven|eight|nine|ten|\d{1,2})\s+(?:different\s+)?(?:[\p{L}-]+\s){0,2}?(?:posts|stories|banners|versions|variants|variations|ads|designs|posters|flyers|frames|covers|thumbnails|cards|logos)\b/iu.exec(
      brief.text,
    );
  const said = match?.[1] ? COUNT_WORDS.indexOf(match[1].toLowerCase()) + 1 || Number(match[1]) : 0;
  return brief.counts.find((count) => count.noun === 'frames')?.value ?? (Number.isFinite(said) ? said : 0);
}

const LONG_LIST = 5;

/** Layouts without pictures for the light mode, all of them for the others. */
function layoutsFor(format: DesignFormat, copy: DesignCopy, ctx: ComposeContext): readonly DesignLayout[] {
  const family = familyOf(format);
  const fitting = DESIGN_LAYOUTS.filter((layout) => layout.families.includes(family));
  const plain = fitting.filter((layout) => !layout.picture);
  // Who reads a long list needs its letters large more than a picture.
  const isLong = copy.details.filter((detail) => detail.role === 'list').length > LONG_LIST;
  return ctx.mode === 'lite' || (isLong && plain.length > 0) ? plain : fitting;
}

/** "Bakery Crumb & Co": a mark bears the name, and below it what it is the name of. */
function markCopy(copy: DesignCopy, brief: Brief): DesignCopy {
  const name = brief.organisation?.trim();
  if (!name || copy.headline === name || !copy.headline.endsWith(` ${name}`)) return copy;
  const kind = copy.headline.slice(0, -name.length).trim();
  const isKind = copy.subline === undefined && kind.split(' ').length <= 3;
  return { ...copy, headline: name, ...(isKind ? { subline: kind } : {}) };
}

/** The frames of a design: the formats asked for, with the prompt's own words laid out on each. */
export function composeDesign(brief: Brief, ctx: ComposeContext): Composed<DesignContent> {
  const planned = plannedFormats(brief, ctx);
  const series = copiesOfSeries(brief, planned.filter(({ isAsked }) => isAsked).length);
  const written = series?.[0] ?? kickerFor(designCopy(brief), brief);
  const isBlank = written.headline === '';
  // A prompt without a word to print gets a design to fill in, marked as such.
  const copy = isBlank ? { ...written, headline: ctx.words.placeholder, isPlaceholder: true } : written;
  if (isBlank)
    ctx.warn(
      'nothing_to_print',
      'The prompt has no words to print, so the headline is a placeholder to fill in.',
    );
  const picture = pictureFor(brief, copy, ctx);
  const choose = chooseLayouts(ctx.random('layout'), brief);
  const assets: Asset[] = [];
  const fullest = fullestOf(planned.map(({ format }) => format));
  const frames = planned.map(({ format, isAsked }, at) => {
    const fitted = series?.[at] ?? (at === fullest ? copy : adaptCopy(copy, format));
    const withCall = callFor(fitted, brief, format, ctx);
    const request = {
      copy: withCall,
      format,
      theme: ctx.theme,
      dir: ctx.dir,
      id: ctx.id,
      icon: picture.icon,
      withIcons: ctx.mode !== 'lite',
      name: format.name,
    };
    if (format.id === 'logo')
      return composeLogo({ ...request, copy: markCopy(withCall, brief), layout: choose(LOGO_LAYOUTS) });
    const layout = choose(layoutsFor(format, fitted, ctx));
    if (layout.picture && assets.length === 0) assets.push(picture.asset);
    const { frame, dropped } = composeFrame({
      ...request,
      layout,
      ...(layout.picture ? { asset: picture.asset.id } : {}),
    });
    if (dropped.length > 0)
      ctx.warn('text_left_out', `"${format.name}" is too small for: ${dropped.join('; ')}`.slice(0, 500));
    if (isAsked) ctx.note({ kind: 'style', text: format.name, status: 'honoured', nodeId: frame.id });
    return frame;
  });
  for (const name of copy.missing)
    ctx.note({
      kind: 'fact',
      text: name,
      status: 'adapted',
      note: 'The prompt does not give it, so its place is marked for filling in.',
    });
  return {
    title: (brief.title ?? (series ? brief.organisation : undefined) ?? copy.headline).slice(0, 120),
    description: (series
      ? series.map((each) => each.headline)
      : [copy.subline, copy.offer, ...copy.details.map((detail) => detail.text)]
    )
      .filter((text) => text !== undefined)
      .join(' · ')
      .slice(0, 300),
    content: { frames },
    assets,
  };
}
