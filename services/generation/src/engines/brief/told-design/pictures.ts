import type { SegmentRole } from '../brief.ts';
import { quoteAt } from '../segments/quotes.ts';
import { isA, type Source } from '../segments/source.ts';

/** Words that lead to what is to be seen. */
const LED =
  /(?<!\p{L})(shows|showing|showcas\p{L}{1,9}|(?<=(?:^|[.,;:|] ?|and |to |should ))show|depict\p{L}{0,9}|featur\p{L}{1,9}|with|includ\p{L}{1,9}|add|us(?:e|ing)) /giu;
/** Where an order goes on with something else. */
const GOES_ON = /$|[|,.;:!?\n]| with the | for | (?:and|that) (?:the|(?:show|use|include|add|mention)s?) /iu;
const LONGEST = 160;
/** What is only included may as well be read. */
const SEEN = /^(?:show|depict|featur|with)/iu;
/** Something that has no name. */
const THING =
  /^(?:an?|one|two|three|four|five|some|(?!the|it|its|our|my|their|your|that|how|why|what|who|all|each|every)\p{Ll}{3,}) /u;
/** A picture by its name: "a silhouette of", "a gear shape". */
const IMAGE =
  /\b(?:illustrations?|silhouettes?|icons?|photos?|photographs?|pictures?|images?|drawings?|sketch|shapes?|patterns?|collage|motifs?|symbols?|portraits?|mascot)\b/iu;
/** How it looks. */
const LOOKS =
  /\b(?:design|colou?rs?|background|style|layout|look|tones?|vibe|feel|fonts?|typography|palette|mood|corners|borders?|accents?|gradients?|contrast|touch|twist|elements|poster|flyer|post|banner|ad)\b/u;
/** What is read on it. */
const SAID =
  /[\d\p{Lu}]|\b(?:text|phrases?|words?|title|headline|message|button|slogan|quote|lines?|space|room|field|statistic|schedule|dates?|prices?|address|numbers?|names?|code|value|details|logo)\b/u;
/** Signs that machines read. */
const READ = /\b(?:QR[ -]code|barcode)\b/giu;

/** What a design is ordered to show, in the words of its order: "lighthouse in fog", "QR code". */
export function picturesIn(source: Source, roles: readonly SegmentRole[], about: string): string[] {
  const { text, quotes } = source;
  const ordered = roles
    .map((role, at) => (role === 'order' && !quoteAt(quotes, at) ? text[at] : '|'))
    .join('');
  let done = 0;
  const found = [...ordered.matchAll(LED)].flatMap(({ index, 0: { length }, 1: lead = '' }) => {
    const start = index + length;
    const behind = ordered.slice(start, start + LONGEST);
    const words = index < done ? '' : behind.slice(0, behind.search(GOES_ON));
    done = Math.max(done, start + words.length);
    const thing = words.replace(/^(?:an?|some) | themes?$/giu, '');
    // "A romantic theme" is a look.
    const end = words.endsWith(thing) ? -1 : start + words.lastIndexOf(' ');
    const isLook = source.lexemes.some((one) => one.end === end && isA(one, 'style', 'look', 'colour'));
    const isSeen = SEEN.test(lead) && THING.test(words) && !SAID.test(words) && !LOOKS.test(words) && !isLook;
    const isImage = IMAGE.test(thing) && thing.includes(' ');
    return (isSeen || isImage) && !about.includes(thing) ? [thing] : [];
  });
  return [...new Set([...found, ...[...ordered.matchAll(READ)].map(([sign]) => sign)])];
}
