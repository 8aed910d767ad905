import { plainText, type RichText, type SectionOf, type WebsiteSpec } from '@sitewright/site-spec';
import { type Html, html } from '../html.ts';
import { icon } from '../icon.ts';
import { writtenAddresses } from '../written-address.ts';

type Place = Pick<SectionOf<'locationHours'>['items'][number], 'phone' | 'email' | 'directions'>;

interface Ways {
  /** A telephone number as people write it. */
  phone?: string | undefined;
  email?: string | undefined;
  directions?: RichText | undefined;
  /** Directions that are nothing but several ways, one after the other. */
  lines?: { sign: 'phone' | 'mail'; text: RichText }[] | undefined;
}

const NUMBER = /(?<![\p{L}\d])(?:\+|\(\+?)?\d[\d\s()./–-]{4,24}\d(?![\p{L}\d])/gu;

/** The digits that a number has in all of its forms: with the code of its country, and without. */
const ownDigits = (number: string): string => number.replace(/\D/gu, '').slice(-8);

/** What a telephone dials. */
export const dialled = (number: string): string => `tel:${number.replace(/[^+\d]/gu, '')}`;

/** A mail address that was written in capitals reads as other addresses do; other words stay. */
export const quietMail = (text: string): string =>
  /^\S+@\S+$/u.test(text) && text === text.toUpperCase() ? text.toLowerCase() : text;

interface Found {
  text: string;
  from: number;
  to: number;
  href: string;
}

const isMail = ({ href }: Found): boolean => href.startsWith('mailto:');

/** The numbers and mail addresses that a text says, in its order. */
function waysIn(text: string): Found[] {
  const mails = writtenAddresses(text)
    .map(({ from, to }) => ({ text: text.slice(from, to), from, to }))
    .filter((found) => found.text.includes('@'))
    .map((found) => ({ ...found, href: `mailto:${found.text}` }));
  const numbers = [...text.matchAll(NUMBER)]
    .map(({ 0: found, index }) => ({ text: found, from: index, to: index + found.length }))
    .filter((found) => found.text.replace(/\D/gu, '').length >= 7)
    .map((found) => ({ ...found, href: dialled(found.text) }));
  return [...mails, ...numbers].toSorted((one, other) => one.from - other.from);
}

/** A text whose numbers and mail addresses lead to where they say. */
function linked(text: string, found: readonly Found[]): RichText {
  const runs = found.flatMap((way, at) => [
    { text: text.slice(found[at - 1]?.to ?? 0, way.from) },
    { text: way.text, href: way.href },
  ]);
  return [...runs, { text: text.slice(found.at(-1)?.to ?? 0) }].filter((run) => run.text !== '');
}

const sameNumber = (one: string, other: string): boolean => ownDigits(one) === ownDigits(other);

/**
 * How a place is reached, each number and address once and as it is written. Directions that only name a number or an
 * address give way to it; in those that say more, it stays where it is said.
 * @param known the number of the site, as it is written.
 */
export function waysToReach({ phone, email, directions }: Place, known: string | undefined): Ways {
  const text = directions === undefined ? '' : plainText(directions);
  const found = waysIn(text);
  const numbers = found.filter((way) => !isMail(way)).map((way) => way.text);
  const mails = found.filter(isMail).map((way) => way.text);
  const forms = [...numbers, ...(known === undefined ? [] : [known])];
  const written = phone === undefined ? undefined : (forms.find((form) => sameNumber(form, phone)) ?? phone);
  const rest = found.reduceRight((left, { from, to }) => left.slice(0, from) + left.slice(to), text);
  const isNaming = (rest.match(/\p{L}[\p{L}\p{M}-]*/gu) ?? []).length <= found.length && !/\d/u.test(rest);
  const others = numbers.filter((number) => written === undefined || !sameNumber(number, written));
  const otherMails = mails.filter((mail) => mail.toLowerCase() !== email?.toLowerCase());
  if (found.length > 0 && isNaming && others.length + (written === undefined ? 0 : 1) <= 1)
    if (otherMails.length + (email === undefined ? 0 : 1) <= 1)
      return { phone: written ?? others[0], email: email ?? otherMails[0] };
  const says = (way: string): boolean =>
    numbers.some((number) => sameNumber(number, way)) ||
    mails.some((mail) => mail.toLowerCase() === way.toLowerCase());
  const said = typeof directions === 'string' && found.length > 0 ? linked(text, found) : directions;
  const lines = linesOf(said);
  return {
    phone: written !== undefined && says(written) ? undefined : written,
    email: email !== undefined && says(email) ? undefined : email,
    ...(lines === undefined ? { directions: said } : { lines }),
  };
}

/** Characters that stand in one line. */
const LINE = 60;

/** Several ways as lines, each with one number or address; undefined where it is one alone, or words say more than that. */
function linesOf(said: RichText = ''): Ways['lines'] {
  const runs = typeof said === 'string' ? [{ text: said }] : said;
  const lines: (typeof runs)[] = [[]];
  for (const run of runs)
    for (const [at, text] of (run.href === undefined
      ? run.text.split(/[,;·|]\s+|[，、،；؛]\s*|\n/u)
      : [run.text]
    ).entries()) {
      if (at > 0) lines.push([]);
      if (text.trim() !== '') lines.at(-1)?.push({ ...run, text });
    }
  const kinds = lines.map((line) =>
    line.flatMap(({ href }) => /^(?:tel|mailto):/u.exec(href ?? '')?.[0] ?? []),
  );
  const isOne = kinds.every(({ length }, at) => length === 1 && plainText(lines[at] ?? '').length <= LINE);
  if (lines.length < 2 || !isOne) return undefined;
  return lines.map((text, at) => ({ sign: kinds[at]?.[0] === 'tel:' ? 'phone' : 'mail', text }));
}

/** What is told of a place behind a sign for its kind. */
export const fact = (sign: string, words: Html): Html => html`<p class="fact">${icon(sign, 20)}${words}</p>`;

/** A number and an address, each with its sign. */
export const reachLines = ({ phone, email }: Ways): Html =>
  html`${phone !== undefined && fact('phone', html`<a href="${dialled(phone)}">${phone}</a>`)}${email !== undefined && fact('mail', html`<a href="mailto:${quietMail(email)}">${quietMail(email)}</a>`)}`;

/** How the people of a site are reached, but for what some words say already. */
export function waysOfSite({ content }: WebsiteSpec, said: string): Ways {
  const places = content.pages.flatMap(({ sections }) =>
    sections.flatMap((section) => (section.type === 'locationHours' ? section.items : [])),
  );
  const only: Place = (places.length === 1 ? places[0] : undefined) ?? {};
  const place = waysToReach(only, content.site.contact?.phone);
  const found = waysIn(plainText(only.directions ?? ''));
  const mails = found.filter(isMail);
  const calls = found.filter((way) => !isMail(way));
  // Where several are told of, none of them is that of the whole site.
  const ownPhone = place.phone ?? only.phone ?? (calls.length === 1 ? calls[0]?.text : undefined);
  const ownMail = place.email ?? only.email ?? (mails.length === 1 ? mails[0]?.text : undefined);
  const phone = content.site.contact?.phone ?? ownPhone;
  const email = content.site.contact?.email ?? ownMail;
  const numbers = waysIn(said).map(({ text }) => text);
  const isSaid = (way: string): boolean =>
    said.toLowerCase().includes(way.toLowerCase()) ||
    (!way.includes('@') && numbers.some((number) => sameNumber(number, way)));
  return {
    phone: phone === undefined || isSaid(phone) ? undefined : phone,
    email: email === undefined || isSaid(email) ? undefined : email,
  };
}
