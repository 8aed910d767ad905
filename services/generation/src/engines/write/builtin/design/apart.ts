import type { Fact } from '../../../brief/brief.ts';
import { withoutEnd } from '../../../brief/without-end.ts';
import { languagePackOf } from '../../../packs/language-pack.ts';

/** A stretch of a sentence: when, where, or what else it says. */
export interface Stretch {
  kind: 'when' | 'where' | 'said';
  text: string;
}

const WHEN: ReadonlySet<Fact['kind']> = new Set(['date', 'time', 'hours']);
const WHERE: ReadonlySet<Fact['kind']> = new Set(['address', 'place']);
const NAMES: ReadonlySet<Fact['kind']> = new Set(['name', 'person', 'place', 'address']);
/** Days and hours told in one breath: "at", "from", "starting at", a comma. */
const BREATH = /^[\s,–—-]*(?:\p{L}{1,9}\s+){0,2}$/u;
/** "The library opens": so short, and with no comma, it is no line of its own. */
const VERB_PHRASE = /^\p{L}+\s+(?:\p{Ll}+\s+){0,2}$/u;
const EDGE = /^[\s,;:.·–—-]+/u;

interface Placed {
  kind: 'when' | 'where';
  from: number;
  to: number;
}

/** Where a sentence says when and where, in its order; days and hours side by side are one. */
function placesIn(text: string, facts: readonly Fact[]): Placed[] {
  const placed: Placed[] = [];
  let at = 0;
  for (const { kind, value } of facts) {
    const own = withoutEnd(value, ' .,');
    const from = text.indexOf(own, at);
    if (from === -1) continue;
    const before = placed.at(-1);
    const gap = before ? text.slice(before.to, from) : '';
    const isBeside = before !== undefined && BREATH.test(gap);
    // "… at 6:30 PM, Villa Rosmarin": a name beside the hour is where it is.
    const isWhere = WHERE.has(kind) || (NAMES.has(kind) && isBeside && before.kind === 'when');
    // "Last seen near Oak Park": no line of its own.
    if ((!WHEN.has(kind) && !isWhere) || (kind === 'place' && before === undefined)) continue;
    at = from + own.length;
    if (before?.kind === 'when' && !isWhere && isBeside) before.to = at;
    else placed.push({ kind: isWhere ? 'where' : 'when', from, to: at });
  }
  return placed;
}

/**
 * A sentence that says what, when and where, taken apart: "Swap plants on Sunday 9 May at 45 Mill Lane". One that only
 * runs up to its day ("The library opens on 4 September") stays whole up to there.
 */
export function takenApart(text: string, facts: readonly Fact[], language: string): Stretch[] {
  const { copulas, function: small, and } = languagePackOf(language).reading.material;
  // "Before the end of March" is one.
  const places = placesIn(text, facts).filter(({ from }) => !/ (?:of|de|von) $/.test(text.slice(0, from)));
  // Without spaces between words nothing says where to cut.
  if (places.length === 0 || /[\u3040-\u9fff]/u.test(text)) return [{ kind: 'said', text }];
  const found: Stretch[] = [];
  let at = 0;
  for (const { kind, from, to } of places) {
    const words = text.slice(at, from).split(/(?<=\s)/u);
    const lead: string[] = [];
    // "On", "from", "im": words that lead to it.
    while (words.length > 0 && isLead(words.at(-1) ?? '', small, [...copulas, ...and]))
      lead.unshift(words.pop() ?? '');
    const said = withoutEnd(words.join('').replace(EDGE, ''), ' ,;:–—-');
    // "The party is": what is spoken of is told already.
    const isTold = copulas.includes(said.split(' ').at(-1)?.toLowerCase() ?? '');
    const goesOn = at === 0 && !isTold && VERB_PHRASE.test(words.join(''));
    if (goesOn && kind === 'when') found.push({ kind, text: text.slice(0, to) });
    else {
      if (said !== '' && !isTold) found.push({ kind: 'said', text: said });
      found.push({
        kind,
        text: kind === 'when' ? `${lead.join('')}${text.slice(from, to)}` : text.slice(from, to),
      });
    }
    at = to;
  }
  const rest = text.slice(at).replace(EDGE, '');
  const [first = ''] = rest.split(' ');
  const tail = and.includes(first.toLowerCase()) ? rest.slice(first.length + 1) : rest;
  const last = found.at(-1);
  // "2 PM EST", "for 24 hours only".
  if (last !== undefined && tail !== '' && !tail.includes(' ')) last.text += text.slice(at);
  else if (tail !== '') found.push({ kind: 'said', text: tail });
  return found;
}

const isLead = (word: string, small: readonly string[], other: readonly string[]): boolean =>
  /^\p{L}+\s+$/u.test(word) &&
  small.includes(word.trim().toLowerCase()) &&
  !other.includes(word.trim().toLowerCase());
