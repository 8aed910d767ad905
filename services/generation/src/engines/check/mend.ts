import { drawingIn } from '@sitewright/site-spec';
import type { Brief, Fact } from '../brief/brief.ts';
import { panel } from '../draft/dataviz.ts';
import { unplaced } from '../draft/design.ts';
import { docBlock } from '../draft/document.ts';
import type { Draft } from '../draft/draft.ts';
import { setText } from '../draft/draft-texts.ts';
import { question } from '../draft/marks.ts';
import { slideBlock, slideItem, slidePart } from '../draft/slides.ts';
import { websiteItem, websitePart } from '../draft/website.ts';
import type { Finding } from './finding.ts';

/**
 * Mends what a writer left wrong: leaked orders and unknown links go, false figures and forged names become questions,
 * lost facts get a part of their own, frames whose texts can't stand as they were placed are composed. What is only told stays.
 */
export function mendDraft(draft: Draft, brief: Brief, findings: readonly Finding[]): Draft {
  const mended = structuredClone(draft);
  const cleared = new Set(findings.flatMap(({ mend, path }) => (mend === 'clear' ? [path.join('/')] : [])));
  for (const { path, mend, target = '' } of findings) {
    if (mend === 'clear') setText(mended.draft, path, path[0] === 'title' ? titleOf(brief) : '');
    else if (mend === 'unlink') setText(mended.draft, path, withoutLink(textAt(mended.draft, path), target));
    else if (mend === 'mark' && !cleared.has(path.join('/')))
      setText(mended.draft, path, asked(textAt(draft.draft, path)));
    else if (mend === 'compose') unplace(mended, Number(path[1]));
  }
  const lost = findings.flatMap(({ mend, fact }) => (mend === 'place' ? [fact] : []));
  const facts = brief.facts.filter((fact) => lost.includes(fact.id));
  if (facts.length > 0) addLast(mended, 'given', facts.map(told));
  return mended;
}

/** Wishes that no place meets. */
const BEYOND_PLACES: ReadonlySet<string> = new Set(['page', 'fact', 'count', 'language', 'length']);

/** A board, or a frame or slide of a draft, without the places of its writer: wishes that those met are no longer told as done; of wishes for the whole, colours are. */
function unplace({ buildType, draft }: Draft, at: number): void {
  const ref = draft.parts[at]?.ref;
  if (buildType === 'design') draft.parts = draft.parts.map((one, own) => (own === at ? unplaced(one) : one));
  else if (buildType === 'dataviz') for (const placed of [draft.format, ...draft.parts]) placed.place = '';
  else if (buildType === 'slides')
    draft.parts = draft.parts.map((one, own) => {
      if (own !== at) return one;
      // What the program says on each cover is not said on it twice.
      const { format, organisation } = draft;
      const said = one.layout === 'title' ? [format.presenter, format.date, organisation] : [];
      const blocks = one.blocks.filter(({ text }) => text === '' || !said.includes(text.trim()));
      return { ...one, art: [], blocks: blocks.map((block) => ({ ...block, place: '' })) };
    });
  else return;
  // A wish for the whole of a deck is met where other slides stand as they were placed.
  const isLost = buildType !== 'slides' || draft.parts.every(({ art }) => art.length === 0);
  for (const wish of draft.requested) {
    const isOn = buildType === 'dataviz' || wish.refs.some((own) => own.replace('#', '') === ref);
    const isMet = wish.refs.length === 0 ? isLost && wish.kind !== 'colour' : isOn;
    if (wish.plan === 'done' && isMet && !BEYOND_PLACES.has(wish.kind)) wish.plan = 'adapted';
  }
}

/** A text as a question; of a drawing that says what is not so only the line on what is to be seen stays. */
const asked = (text: string): string => drawingIn(text)?.alt ?? question(text);

const titleOf = (brief: Brief): string => brief.title || brief.organisation || brief.subject;

const textAt = (draft: Draft['draft'], path: Finding['path']): string =>
  String(path.reduce((value: unknown, step) => Reflect.get(Object(value), step), draft));

/** A text in which the words of a link lead nowhere any more. */
function withoutLink(text: string, target: string): string {
  const mark = `](${target})`;
  const at = text.indexOf(mark);
  const opens = text.lastIndexOf('[', at);
  if (at < 0 || opens < 0) return text;
  return `${text.slice(0, opens)}${text.slice(opens + 1, at)}${text.slice(at + mark.length)}`;
}

/** A fact with the words that introduced it. */
const told = ({ lead, value }: Fact): string => (lead === '' ? value : `${lead} ${value}`);

/** Puts texts that fit no other part in one of their own, at the end: after them comes only what closes. */
function addLast({ buildType, draft }: Draft, ref: string, texts: readonly string[]): void {
  switch (buildType) {
    case 'website': {
      const items = texts.map((text) => websiteItem({ text }));
      draft.parts.push(websitePart('richText', { ref, page: draft.pages.at(-1)?.ref ?? '', items }));
      return;
    }
    case 'slides': {
      const bullets = slideBlock('bullets', { items: texts.map((text) => slideItem({ text })) });
      draft.parts.push(slidePart('bullets', { ref, blocks: [bullets] }));
      return;
    }
    case 'document': {
      const items = texts.map((text) => ({ label: '', text, points: [] }));
      draft.parts.push({ ref, heading: '', blocks: [docBlock('list', { style: 'plain', items })] });
      return;
    }
    case 'dataviz':
      draft.parts.push({ ref, ...panel('note', { text: texts.join('\n'), width: 'full' }) });
      return;
    case 'design':
  }
}
