import type { SectionOf } from '@sitewright/site-spec';
import { safeHref } from '../address.ts';
import { type Child, type Html, html } from '../html.ts';
import { localeOf } from '../locale.ts';
import type { PageContext } from '../page-context.ts';
import { sizeForLength, titleClass } from './arrange.ts';
import { awaitsPicture, pictureSlot } from './awaited.ts';
import { ornamentIn } from './ornament-places.ts';
import { actions, band, intro, isDrawing, noteOf } from './section-parts.ts';

/** What is no longer stands in one line, on a telephone as well. */
const WHOLE = 20;

/** "When: Saturday": what is told stands out beside its name. */
function named(text: string): Child {
  const [, name, said = ''] = /^([^:]{2,60}): (.+)$/su.exec(text) ?? [];
  return name === undefined
    ? text
    : html`<span>${name}</span> <b${said.length <= WHOLE && html` class="whole"`}>${said}</b>`;
}

/** "Alder: 14 °dH, hard": a figure with its name, and few words beside it. */
const isFigure = (text: string): boolean => /^[^:]{2,40}: .{0,3}\p{Nd}.{0,20}$/su.test(text);

/** What a hero opens: the site, another of its pages, or nothing, where it stands further down. */
export type Opening = 'site' | 'page' | 'none';

/**
 * page: words alone, small; plain: words alone; strip: a large name over a strip of ornament; split: words beside a
 * picture, an ornament, or a letter.
 */
type Form = 'h-page' | 'h-plain' | 'h-strip' | 'h-split';

type Hero = SectionOf<'hero'>;

function formOf(section: Hero, context: PageContext, opening: Opening): Form {
  if (awaitsPicture(section)) return 'h-split';
  if (opening !== 'site') return isDrawing(section.image, context) ? 'h-split' : 'h-page';
  if (context.image(section.image) !== undefined) return section.layout === 'minimal' ? 'h-strip' : 'h-split';
  const isLetter =
    context.look.hero === 'letter' &&
    context.vista === undefined &&
    section.questions?.includes('heading') !== true;
  return isLetter ? 'h-split' : 'h-plain';
}

/** What opens a page: large where it opens the site, by the room that its layout leaves to the heading. */
export function hero(section: Hero, context: PageContext, opening: Opening): Html {
  const form = formOf(section, context, opening);
  const isMatter =
    form === 'h-page' && section.items.length > 1 && section.items.every(({ text }) => isFigure(text));
  const points =
    section.items.length > 0 &&
    html`<ul class="points${isMatter && ' large'}">${section.items.map((item) => html`<li>${item.href === undefined ? named(item.text) : html`<a href="${safeHref(item.href, context.linkTo)}">${item.text}</a>`}</li>`)}</ul>`;
  const size = opening === 'none' ? undefined : heroTitle(section.heading, form, context);
  const words = html`<div class="words">${intro(section, context, size)}${isMatter && points}<div class="way">${!isMatter && points}${actions(section.actions, context)}</div>${noteOf(section)}</div>`;
  const background = section.background === 'image' ? 'default' : section.background;
  return band(
    { ...section, background, note: undefined },
    context,
    html`${words}${picturedIn(section, context, form)}`,
    form,
  );
}

/** An ornament or a picture, under the words as a strip or beside them; the first letter of the name where there is neither. */
function picturedIn(section: Hero, context: PageContext, form: Form): Html | undefined {
  if (form !== 'h-split' && form !== 'h-strip') return undefined;
  if (awaitsPicture(section)) return pictureSlot(context);
  const place = form === 'h-strip' ? 'strip' : 'split';
  const picture = context.image(section.image, section.background === 'image' ? 'backdrop' : 'picture');
  const kind = picture === undefined ? 'media letter' : isLoose(section, context) ? 'media loose' : 'media';
  return (
    ornamentIn(place, section.image, context) ??
    html`<div class="${kind}">${picture ?? letterOf(context)}</div>`
  );
}

/** Whether a drawing lies on the ground of its page, and so keeps to its margins: on another it is a plane of its own. */
const isLoose = ({ image, background }: Hero, { spec }: PageContext): boolean =>
  (background === 'default' || background === 'image') &&
  spec.assets.some(
    ({ id, ...asset }) => id === image && asset.source === 'drawing' && asset.ground === 'background',
  );

/** The first letter of the site's name, as large as its plane. */
function letterOf({ spec }: PageContext): Html {
  const name = spec.buildType === 'website' ? spec.content.site.name : spec.title;
  const letter = /[\p{L}\p{N}]/u.exec(name)?.[0] ?? '';
  return html`<span aria-hidden="true">${letter.toLocaleUpperCase(localeOf(spec.language))}</span>`;
}

/** A short title is as wide as the page; beside a picture, or on a page of its own, a title goes by its length. */
function heroTitle(title: string, form: Form, { spec }: PageContext): string {
  const [family] = spec.theme.tokens.font.heading.$value;
  const own = sizeForLength(title, family);
  if (form === 'h-page') return titleClass(title, { width: 900, most: Math.min(own, 72), lines: 2, family });
  if (form === 'h-split')
    return titleClass(title, {
      width: 620,
      most: own === 84 ? 112 : own === 64 ? 84 : own + 8,
      lines: 3,
      family,
    });
  if (own < 84)
    return titleClass(title, { width: 1100, most: own === 64 ? 112 : own + 16, lines: 2, family });
  const line = titleClass(title, { width: 1180, most: 200, lines: 1, family });
  return Number(line.slice(2)) >= 96 ? line : titleClass(title, { width: 1180, most: 128, lines: 2, family });
}
