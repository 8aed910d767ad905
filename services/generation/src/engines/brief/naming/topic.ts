import { quoteAt } from '../segments/quotes.ts';
import type { RoledClause } from '../segments/roles.ts';
import { endOf, hasA, isA, objectsFirst, type Source, startOf } from '../segments/source.ts';
import type { Stretch } from '../tagging/read-naming.ts';

/** What a text is about, `quoted`: its title, in quotation marks. */
interface Topic extends Stretch {
  quoted: boolean;
}

/** An order that names no kind of text stands at the beginning. */
const OPENING = 6;
const LONGEST = 18;
/** So many words lie between a verb and what it makes, and between what leads to a title and that: "on the theme “…”". */
const NEAR = { result: 10, quote: 3, given: 5 };
const ENDS = /[.,;:!?\n。，、；：–—]/u;

/** What the first sentence that orders a text says that it is about: "an article for parents on “…”". */
export function orderedTopic(
  source: Source,
  clauses: readonly RoledClause[],
  isDocument: boolean,
): Topic | undefined {
  for (const [at, own] of Map.groupBy(clauses, ({ sentence }) => sentence)) {
    const [from, to] = [own[0]?.from ?? 0, own.at(-1)?.to ?? 0];
    const lexemes = source.lexemes.slice(from, to);
    const isOrder = own.some(({ role }) => role === 'order') && at <= OPENING;
    const makes = lexemes.findIndex((one) => isA(one, 'make') || (isOrder && isA(one, 'put')));
    const result = hasA(source, { from: makes, to: makes + NEAR.result }, 'result', 'given');
    if (makes === -1 || (!result && !isOrder) || objectsFirst(source, from, to)) continue;
    const openers = lexemes.flatMap((one, index) => {
      const isLed =
        index > makes &&
        (isA(one, 'about', 'called') || (!isDocument && isA(one, 'for') && !isA(one, 'glue')));
      // "To share on social media".
      return isLed && (lexemes[index - 2] ?? one).text !== 'to' ? [from + index + 1] : [];
    });
    const quoted = openers.flatMap((opener) => quotedBehind(source, opener) ?? []);
    const [topic] = [...quoted, ...openers.flatMap((opener) => phraseBehind(source, opener, to) ?? [])];
    if (topic !== undefined || result) return topic;
  }
  return undefined;
}

function quotedBehind(source: Source, at: number): Topic | undefined {
  const near = source.lexemes.slice(at, at + NEAR.quote);
  const quote = near.map((one) => quoteAt(source.quotes, one.start)).find(Boolean);
  const end = /[.,]/u.test(source.text.charAt((quote?.to ?? 0) - 1)) ? 1 : 0;
  return quote && { start: quote.from, end: quote.to - end, quoted: true };
}

/** The words up to where the order goes on with how long the text is, for whom or after what. */
function phraseBehind(source: Source, at: number, to: number): Topic | undefined {
  const all = source.lexemes.slice(at, Math.min(to, at + LONGEST));
  const isForm = (index: number): boolean =>
    isA(all[index], 'given', 'unit', 'make', 'audience') && /^\p{Ll}/u.test(all[index]?.text ?? '');
  const stop = all.findIndex((one, index) => {
    const gap = source.text.slice(index === 0 ? one.start : endOf(all[index - 1]), one.start);
    const leads = isA(one, 'with', 'for', 'about', 'bound');
    return (
      ENDS.test(gap) ||
      isForm(index) ||
      (index > 0 && isA(one, 'has')) ||
      (leads && all.slice(index, index + NEAR.given).some((_, next) => isForm(index + next)))
    );
  });
  const words = stop === -1 ? all : all.slice(0, stop);
  while (isA(words.at(-1), 'glue', 'for', 'with')) words.pop();
  while (isA(words[0], 'glue') && /^\p{Ll}/u.test(source.text.slice(startOf(source, words[0]))))
    words.shift();
  const telling = words.filter(({ senses }) => senses.length === 0).length;
  const isCount =
    isA(words[0], 'bound') || /^\p{Lu}{0,3}\p{Sc}?\p{Nd}/u.test(source.text.slice(startOf(source, words[0])));
  // "Based on the material below".
  if (telling === 0 || isCount || (stop !== -1 && isForm(stop) && telling < 2)) return undefined;
  return { start: startOf(source, words[0]), end: endOf(words.at(-1)), quoted: false };
}
