import type { Brief } from '../brief/brief.ts';
import type { Detail } from './detail-patterns.ts';
import { allTexts, dropRepeats } from './drop-repeats.ts';
import { chooseHeadline } from './headline.ts';
import { readHours } from './hours.ts';
import { type LabelledText, labelledTexts } from './label-lines.ts';
import { leftovers, residue } from './leftovers.ts';
import { readMenu } from './menu.ts';
import { isVenue, readSentences, uniqueDetails } from './read-copy.ts';
import { blankQuotes, isReview, readQuotes } from './read-quotes.ts';
import { capitalise, designSentences } from './sentences-of.ts';

/** What a design says, in the order of its weight. All of it is from the prompt, labels of the interface excepted. */
export interface DesignCopy {
  /** Empty if the prompt says nothing that can be printed. */
  headline: string;
  /** The headline is to be filled in. */
  isPlaceholder?: boolean;
  /** Small line over the headline. */
  kicker?: string;
  subline?: string;
  offer?: string;
  /** Other texts that the prompt quotes, to the letter. */
  lines: string[];
  details: Detail[];
  body: string[];
  call?: string;
  /** Name of the sender. */
  logo?: string;
  /** What the picture is to show, in the prompt's words. */
  scene?: string;
  /** Things to fill in that the prompt names and does not give: an address, a phone number. */
  missing: string[];
}
const THING_BEHIND =
  /^\s+(?:cover|poster|flyer|banner|card|logo|menu|post|story|thumbnail|sticker|label|invitation)s?\b/iu;

/** An organisation that is no date and no phrase of the order. */
function senderOf(brief: Brief): string | undefined {
  const name = brief.organisation?.trim();
  const isDate =
    /\d|\b(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|june|july|august|september|october|november|december|day)\b/i;
  if (!name || name.length > 48 || isDate.test(name)) return undefined;
  // "Book cover" is what is ordered.
  const after = brief.text.slice(brief.text.indexOf(name) + name.length);
  return brief.text.includes(name) && THING_BEHIND.test(after) ? undefined : name;
}
function missingParts(text: string, details: readonly Detail[]): string[] {
  const asked = [
    ...text.matchAll(
      /\b(?:include|add|with|put|insert|show)\s+(?:the|our|my|a)?\s*((?:\w+\s)?(?:address|phone number|telephone number|website|e-?mail(?: address)?|contact (?:details|information)|opening hours))\b/gi,
    ),
  ].map((match) => capitalise(match[1] ?? ''));
  return asked.filter(
    (name) =>
      !details.some(
        (detail) => detail.role === (/address/i.test(name) && !/mail/i.test(name) ? 'place' : 'contact'),
      ),
  );
}
/** A sentence that lists the colours to use is for the maker. */
const PALETTE =
  /(^|[.!?\n]\s*)(?:(?:brand|use the|our) )?(?:colou?rs?|palette|farben|farbpalette|couleurs|colores|colori|cores)\b(?:\s*[:：]|(?=\s+#)|\s+(?=[^.\n]{0,60}(?:#[0-9a-f]{3,6}|\band\b|\bund\b)))[^.\n]*\.?/giu;
const MAX_SENTENCES = 60;
const MAX_SENTENCE = 700;
const isDetail = (label: LabelledText): label is LabelledText & Detail =>
  label.role !== 'headline' && label.role !== 'line' && label.role !== 'call';

/** `Roses 3 for £20` as the prompt has it, with the words between the name and the price. */
function asWritten({ name, price }: Brief['items'][number], text: string): string {
  const at = text.indexOf(name);
  const behind = at === -1 ? '' : text.slice(at + name.length, at + name.length + price.length + 16);
  const gap = behind.indexOf(price);
  const between = gap === -1 ? ' ' : behind.slice(0, gap);
  return /^[^,;:.\n]*$/.test(between) ? `${name}${between}${price}` : `${name} ${price}`;
}

/** Items with prices, each name beside its price; only where there are several, as on a menu. */
function pricedItems(brief: Brief): Detail[] {
  const named = brief.items.filter(
    (item) => item.name.length >= 2 && item.name.length <= 50 && !/\b(?:price|tickets?)$/i.test(item.name),
  );
  return named.length >= 3 ? named.map((item) => ({ role: 'list', text: asWritten(item, brief.text) })) : [];
}

/** "A set: business card, letterhead and post for Lumen" orders several things for one house. */
const SET =
  /^((?:please |create |design |make |i need |we need )*)(?:an?|the|our|my)?\s*(?:\p{L}+\s){0,2}(?:set|suite|kit|pack|bundle)\s*(?::|of|with)\s[^.\n]{3,120}?\s(?=(?:for|für|pour|para|per)\s)/iu;
const withoutSet = (text: string) => text.replace(SET, '$1 design ').trim();

/** Writes what a design says from the words of its prompt; orders to the maker are left out. */
export function designCopy(brief: Brief): DesignCopy {
  const menu = readMenu(brief.text);
  const hours = readHours(menu.rest);
  const sized = brief.sizes.reduce(
    (left, size) => (size.width ? left.replace(size.text, ' ') : left),
    withoutSet(hours.rest)
      .replace(PALETTE, '$1')
      .replace(/\s(?:in |(?:im |in |au )?[Ff]ormato? )?A[0-7]\b(?!\d)/g, ' '),
  );
  const { found: labels, rest: text } = labelledTexts(sized);
  const sentences = designSentences(text)
    .slice(0, MAX_SENTENCES)
    .map((sentence) => blankQuotes(sentence.slice(0, MAX_SENTENCE), brief.quotes));
  const hasQuote = designSentences(text).map((sentence) =>
    brief.quotes.some((quote) => sentence.includes(quote.text)),
  );
  const read = readSentences(sentences, hasQuote, brief);
  const labelled = (role: LabelledText['role']) =>
    labels.filter((label) => label.role === role).map((label) => label.text);
  const quoted = readQuotes(
    brief.quotes.filter((quote) => !labels.some((label) => label.text.includes(quote.text))),
    text,
  );
  const titles = [
    ...labelled('headline'),
    ...(quoted.headline ? [quoted.headline] : []),
    ...labelled('line'),
  ];
  const quotes = {
    ...quoted,
    ...(titles[0] ? { headline: titles[0] } : {}),
    lines: [...titles.slice(1), ...quoted.lines],
  };
  const items = menu.details.length > 0 ? menu.details : pricedItems(brief);
  const { message, ...unlisted } = read.phrase;
  const phrase = items.length > 0 || message === undefined ? unlisted : read.phrase;
  const chosen = chooseHeadline(brief, phrase, quotes, read.offer);
  const venues = read.body.filter(isVenue);
  const details = uniqueDetails([
    ...items,
    ...hours.details,
    ...(items.length === 0 ? read.listed.map((text): Detail => ({ role: 'list', text })) : []),
    ...labels.filter(isDetail),
    ...read.details.filter((detail) => items.length === 0 || detail.role !== 'price'),
    ...venues.map((text): Detail => ({ role: 'place', text })),
  ]);
  const call =
    labelled('call')[0] ??
    quotes.call ??
    read.calls.find((each) => !read.offer?.toLowerCase().includes(each.toLowerCase()));
  const named = quotes.name ?? senderOf(brief);
  // "Starters:" heads a part of a menu and no letter.
  const sender = menu.details.some((detail) => detail.isHead && detail.text === named) ? undefined : named;
  // A list of prices is headed by whose it is.
  const isList = items.length > 0 && sender !== undefined && quotes.headline === undefined;
  const heading =
    isList && !chosen.headline.includes(sender)
      ? { ...chosen, headline: sender, kicker: chosen.kicker ?? chosen.headline }
      : chosen;
  const fuller = read.body.find(
    (line) => read.offer !== undefined && line.length <= 48 && line.includes(read.offer),
  );
  const offer = fuller ?? read.offer;
  // "Buy 9 coffees, get the 10th free" is one offer, not a line and a button.
  const { subline, ...unsaid } = heading;
  const withoutOffer = subline && offer?.toLowerCase().includes(subline.toLowerCase()) ? unsaid : heading;
  const kept = dropRepeats(
    {
      ...withoutOffer,
      ...(offer ? { offer } : {}),
      // Who wrote it stands before what others say of it.
      lines: [
        ...quotes.lines.filter((line) => !isReview(line)),
        ...(read.phrase.by ? [read.phrase.by] : []),
        ...quotes.lines.filter(isReview),
      ],
      details,
      body: [...phrase.offers, ...read.body, ...read.calls.map(capitalise)].filter(
        (line) => !venues.includes(line),
      ),
    },
    call,
  );
  const said = [...allTexts(kept), ...(call ? [call] : []), ...(quotes.name ? [quotes.name] : [])];
  const rest = leftovers(brief, text, said);
  const printed = [...said, ...rest.map((detail) => detail.text)];
  const isNamed =
    sender !== undefined &&
    (printed.some((each) => each.toLowerCase().includes(sender.toLowerCase())) ||
      residue(sender, printed).length === 0);
  const headline =
    kept.headline === '' ? (sender ?? kept.subline ?? kept.body[0] ?? rest[0]?.text ?? '') : kept.headline;
  return {
    ...kept,
    headline: headline === '' ? '' : capitalise(headline),
    body: kept.body.filter((line) => line !== headline),
    details: [...kept.details, ...rest.filter((detail) => detail.text !== headline)],
    ...(call ? { call: capitalise(call) } : {}),
    ...(sender && !isNamed && sender !== headline ? { logo: sender } : {}),
    ...(quotes.name && quotes.name !== headline ? { logo: quotes.name } : {}),
    ...(read.scene ? { scene: read.scene } : {}),
    missing: missingParts(text, details),
  };
}
