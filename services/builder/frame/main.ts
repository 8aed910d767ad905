import { findAt, type SiteSpec } from '@sitewright/site-spec';
import { Idiomorph } from 'idiomorph';
import { currentEdit, endEdit, refreshEdit, restyleEdit } from './edit-in-place.ts';
import { filmSheet } from './film.ts';
import { layerBox, setFrames } from './layers.ts';
import { renderMarked, type Ways } from './locate.ts';
import type { Change, ToFrame } from './messages.ts';
import { outline, outlineChanges, outlineSheet } from './outlines.ts';
import { fontRules, pageStyle, renderBody } from './page.ts';
import { listen, reselect, select, setPlaces } from './pointing.ts';
import { tell } from './tell.ts';
import { readPlaces } from './text-places.ts';

type Show = Extract<ToFrame, { type: 'show' }>;

const sheet = new CSSStyleSheet();

let shownStyle = '';
let busy = false;
let waiting: Show | undefined;
/** So long a page may be kept waiting for the places of its texts. */
const locatingMs = 400;
/** The parts that differ from another revision. */
let compared: readonly Change[] = [];
/** What was learned of the fields that take no mark behind their text. */
const ways: Ways = new Map();

/** Shows the newest of what it was told; what came in between is passed over. */
async function show(message: Show): Promise<void> {
  waiting = message;
  if (busy) return;
  busy = true;
  for (let next: Show | undefined = waiting; next !== undefined; next = waiting) {
    waiting = undefined;
    const { turn } = next;
    try {
      await showNow(next);
    } catch (error) {
      tell({ type: 'failed', turn, message: String(error).slice(0, 2000) });
    }
  }
  busy = false;
}

async function showNow({ turn, spec, page, fields, scheme, editable, film }: Show): Promise<void> {
  const began = performance.now();
  document.adoptedStyleSheets = [sheet, film === true ? filmSheet : outlineSheet];
  if (spec.buildType === 'slides') await loadFonts(spec);
  // The style is that of the page as it is: what a mark would shift is not shown.
  let own: string | undefined;
  const render = async (one: typeof spec) => {
    const drawn = await renderBody(one, page);
    own ??= drawn.style;
    return drawn.markup;
  };
  const { plain, marked } = await renderMarked(editable ? fields : [], spec, render, ways, locatingMs);
  const style = await pageStyle(spec, own ?? '', scheme);
  if (style !== shownStyle) sheet.replaceSync(style);
  shownStyle = style;
  document.documentElement.lang = spec.language;
  document.documentElement.dir = spec.dir;
  const edit = currentEdit();
  const text = edit === undefined ? undefined : findAt(spec, edit.field);
  if (typeof text === 'string') refreshEdit(text);
  // A text under edit is the newest there is: it is left alone, and what is around it is brought up to date.
  void Idiomorph.morph(document.body, bodyIn(plain), {
    morphStyle: 'outerHTML',
    ignoreActiveValue: true,
    callbacks: {
      beforeNodeMorphed: (node, drawn) => {
        if (node !== currentEdit()?.element) return true;
        restyleEdit(drawn);
        return false;
      },
      beforeNodeRemoved: (node) =>
        !(node instanceof Element && node.contains(currentEdit()?.element ?? null)),
    },
  });
  const places = readPlaces(bodyIn(marked), document.body, fields);
  setPlaces(places, editable);
  setFrames(spec, editable);
  reselect();
  tell({ type: 'shown', turn, editable: places.count, renderMs: performance.now() - began });
}

let loadedFonts = '';

/** Slides are laid out by the width of their words: the fonts come first. */
async function loadFonts(spec: SiteSpec): Promise<void> {
  const faces = fontRules(spec);
  if (faces === loadedFonts) return;
  sheet.replaceSync(faces);
  shownStyle = faces;
  // A font that does not come is stood in for, as it would be for a reader.
  await Promise.allSettled([...document.fonts].map((face) => face.load()));
  loadedFonts = faces;
}

const outlineCompared = (): void =>
  outlineChanges(
    compared.flatMap(({ id, kind }) => {
      const at = layerBox(id) ?? document.getElementById(id);
      return at === null ? [] : [{ at, kind }];
    }),
  );

const bodyIn = (markup: string): HTMLElement => new DOMParser().parseFromString(markup, 'text/html').body;

addEventListener('message', ({ source, data }: MessageEvent<ToFrame>) => {
  if (source !== window.parent) return;
  if (data.type === 'show') void show(data);
  if (data.type === 'reveal') {
    endEdit();
    select(data.id, data.scroll);
    // What is being drawn will stand elsewhere in a moment.
    if (!busy) reselect();
  }
  if (data.type === 'compare') {
    compared = data.changes;
    outlineCompared();
  }
});
const outlineAnew = () => {
  outline('hover', undefined);
  reselect();
  outlineCompared();
};
addEventListener('resize', outlineAnew);
// A font that comes late moves what is outlined.
new ResizeObserver(outlineAnew).observe(document.documentElement);
listen();
tell({ type: 'ready' });
