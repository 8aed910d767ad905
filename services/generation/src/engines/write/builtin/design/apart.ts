import type { Fact } from '../../../brief/brief.ts';
import { withoutEnd } from '../../../brief/without-end.ts';
import { languagePackOf } from '../../../packs/language-pack.ts';

/** A stretch of a sentence: when, where, or what else it says. */
export interface Stretch {
  kind: 'when' | 'where' | 'said';
  text: string;
}

const WHEN: ReadonlySet<Fact['kind']> = new Set(['date', 'time', 'hours']);
const NAMES: ReadonlySet<Fact['kind']> = new Set(['name', 'person', 'place', 'address']);
/** Days and hours, or names of a place, told in one breath: "at", "from", "starting at", a comma. */
const BREATH = /^[\s,.–—-]*(?:\p{L}{1,9}\s+){0,2}$/u;
/** "The library opens": so short, and with no comma, it is no line of its own. */
const VERB_PHRASE = /^\p{L}+\s+(?:\p{Ll}+\s+){0,3}$/u;
const EDGE = /^[\s,;:.·–—-]+/u;
/** A day until which something is to be done, and one from which on, belong to what is done. */
const DEADLINE =
  /(?<!\p{L})(?:by|until|till|before|between|to|of|de|von|bis|zwischen|jusqu['’]\p{L}{1,3}|avant|entre|hasta|antes|até|entro|fino|tot|voor) (?:the |zum |al |au |le )?$/iu;

interface Placed {
  kind: 'when' | 'where';
  from: number;
  to: number;
}

/** Where a sentence says when and where, in its order; days and hours side by side are one, and so are names of a place. */
function placesIn(text: string, facts: readonly Fact[]): Placed[] {
  const placed: Placed[] = [];
  let at = 0;
  for (const { kind, value } of facts) {
    const own = withoutEnd(value, ' .,');
    const from = text.indexOf(own, at);
    if (from === -1) continue;
    const before = placed.at(-1);
    const isBeside = before !== undefined && BREATH.test(text.slice(before.to, from));
    const isWhen = WHEN.has(kind);
    // "… at 6:30 PM, Villa Rosmarin": a name beside the hour is where it is; "last seen near Oak Park" is no line of its own.
    if (!isWhen && kind !== 'address' && !(NAMES.has(kind) && isBeside)) continue;
    at = from + own.length;
    if (isBeside && (before.kind === 'when') === isWhen) before.to = at;
    else placed.push({ kind: isWhen ? 'when' : 'where', from, to: at });
  }
  return placed;
}

/**
 * A sentence that says what, when and where, taken apart: "Swap plants on Sunday 9 May at 45 Mill Lane". One that only
 * runs up to its day ("The library opens on 4 September") stays whole up to there, and one that goes on behind it whole.
 */
export function takenApart(text: string, facts: readonly Fact[], language: string): Stretch[] {
  const whole: Stretch[] = [{ kind: 'said', text }];
  const { copulas, function: small, and } = languagePackOf(language).reading.material;
  const isLead = (word = ''): boolean => {
    const bare = word.trim().toLowerCase();
    return /^\p{L}+$/u.test(bare) && small.includes(bare) && !copulas.includes(bare) && !and.includes(bare);
  };
  const places = placesIn(text, facts);
  // Without spaces between words nothing says where to cut.
  if (places.length === 0 || /[\u3040-\u9fff]/u.test(text)) return whole;
  if (places.some(({ from }) => DEADLINE.test(text.slice(0, from)))) return whole;
  const found: Stretch[] = [];
  let at = 0;
  for (const { kind, from, to } of places) {
    const between = text.slice(at, from);
    const words = between.trimStart().split(/(?<=\s)/u);
    const last = found.at(-1);
    at = to;
    // "… from 10 to 5 in the hall, 3 Mill Lane": all behind the hours is where it is.
    if (last?.kind === 'when' && kind === 'where') {
      while (words.length > 0 && isLead(words[0]?.replace(EDGE, ''))) words.shift();
      found.push({ kind, text: `${words.join('').replace(EDGE, '')}${text.slice(from, to)}` });
      continue;
    }
    const lead: string[] = [];
    // "On", "from", "im": words that lead to it.
    while (isLead(words.at(-1))) lead.unshift(words.pop() ?? '');
    const said = withoutEnd(words.join('').replace(EDGE, ''), ' ,;:–—-');
    if (last !== undefined && said !== '' && !/^\s*[,;:–—-]/u.test(between)) return whole;
    // "The party is": what is spoken of is told already.
    const isTold = copulas.includes(said.split(' ').at(-1)?.toLowerCase() ?? '');
    const goesOn = last === undefined && !isTold && VERB_PHRASE.test(words.join(''));
    if (goesOn) found.push({ kind, text: text.slice(0, to) });
    else {
      if (said !== '' && !isTold) found.push({ kind: 'said', text: said });
      found.push({ kind, text: `${kind === 'when' ? lead.join('') : ''}${text.slice(from, to)}` });
    }
  }
  const rest = text.slice(at);
  const own = withoutEnd(rest.replace(EDGE, ''), ' .');
  const last = found.at(-1);
  if (own === '' || last === undefined) return found;
  // "2 PM EST", "for 24 hours only".
  if (!own.includes(' ')) last.text += rest;
  else if (/^\s*[,;:–—-]/u.test(rest)) found.push({ kind: 'said', text: rest.replace(EDGE, '') });
  else if (last.kind === 'when' && isLead(own.split(' ')[0]) && /\p{Lu}/u.test(own) && !own.includes('@'))
    found.push({ kind: 'where', text: own });
  else return whole;
  return found;
}
