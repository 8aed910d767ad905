import type { FormSection } from '@sitewright/site-spec';
import type { Fact, List, Request } from '../../../brief/brief.ts';
import { withoutEnd } from '../../../brief/without-end.ts';
import { type SectionPart, type WebsiteItem, websiteItem, websitePart } from '../../../draft/website.ts';
import { contactTarget } from '../common/facts.ts';
import type { Piece, Sentence } from '../common/pieces.ts';
import { fieldsFor } from './form-fields.ts';
import { type Contacts, noContacts, type Site } from './site.ts';

type Action = SectionPart['actions'][number];

function groupFor(contacts: Contacts, heading: string): Contacts['groups'][number] {
  const known = contacts.groups.find((group) => group.heading === heading || heading === '');
  if (known !== undefined) return known;
  const group = { heading, hours: [], notes: [] };
  contacts.groups.push(group);
  return group;
}

const REACHED: ReadonlySet<Fact['kind']> = new Set(['phone', 'email', 'address', 'hours']);
const LONGEST_NOTE = 200;
const MOST_ACTIONS = 4;

/** A sentence that says where, when or how to reach somebody, and little else but whose site it is. */
export function isContactSentence(
  { text, facts, final }: Sentence,
  byId: ReadonlyMap<string, Fact>,
  name: string,
): boolean {
  const reached = facts.flatMap((id) => byId.get(id) ?? []).filter(({ kind }) => REACHED.has(kind));
  const links = facts.flatMap((id) => byId.get(id) ?? []).filter(({ kind }) => kind === 'url');
  const told = reached.length > 0 ? [...reached, ...links] : [];
  const said = told.reduce((sum, { value, lead }) => sum + value.length + lead.length, 0);
  // "Open Wed-Sun 10-19, closed Monday and Tuesday".
  const isLed = reached.some(
    ({ kind, value, lead }) => kind === 'hours' && text.indexOf(value) <= lead.length + 1,
  );
  const ways = reached.filter(({ kind }) => kind !== 'hours').length;
  return (
    !final &&
    text.length <= LONGEST_NOTE &&
    ((said > 0 &&
      said * (isLed ? 3 : 2) >=
        (name !== '' && text.startsWith(name) ? text.length - name.length : text.length)) ||
      ways > 1)
  );
}

const isContactList = (piece: Piece): boolean =>
  piece.kind === 'list' && (piece.list.kind === 'contacts' || piece.list.kind === 'hours');

/** Whether a piece is a list of ways to reach somebody, or no more than sentences about them. */
export const isContactPiece = (piece: Piece, facts: ReadonlyMap<string, Fact>, name: string): boolean =>
  isContactList(piece) ||
  (piece.kind === 'prose' && piece.sentences.every((sentence) => isContactSentence(sentence, facts, name)));

/** Whether what stands under one heading is for the most part about reaching somebody. */
export function isContactGroup(
  group: readonly Piece[],
  facts: ReadonlyMap<string, Fact>,
  name: string,
): boolean {
  const sentences = group.flatMap((piece) => (piece.kind === 'prose' ? piece.sentences : []));
  const reached = sentences.filter((sentence) => isContactSentence(sentence, facts, name));
  const isWhole = group.every((piece) => piece.kind === 'prose' || isContactList(piece));
  const isHeaded = (group[0]?.under ?? '') !== '';
  return isWhole && (isHeaded ? reached.length * 2 >= sentences.length : reached.length === sentences.length);
}

/** A mail address, a number, an address or hours in its place; anything else is not for here. */
function addFact(contacts: Contacts, fact: Fact): void {
  const target = contactTarget(fact);
  const known = (texts: readonly string[]): boolean => texts.some((text) => text.includes(fact.value));
  if (fact.kind === 'hours') groupFor(contacts, '').hours.push(fact.value);
  else if (fact.kind === 'address' && !known(contacts.addresses)) contacts.addresses.push(fact.value);
  else if (target !== '' && !contacts.actions.some((action) => action.target === target)) {
    contacts.actions.push({ label: fact.value, target });
  }
}

function addList(contacts: Contacts, list: List, heading: string, facts: ReadonlyMap<string, Fact>): void {
  const group = groupFor(contacts, heading);
  for (const item of list.items) {
    const own = item.facts.flatMap((id) => facts.get(id) ?? []);
    if (list.kind === 'hours') {
      const at = item.time === '' ? -1 : item.text.indexOf(item.time);
      const days = withoutEnd(item.text.slice(0, at), ' ,:;|–-');
      group.hours.push(at > 0 && days !== '' ? `${days} | ${item.text.slice(at)}` : item.text);
      continue;
    }
    for (const fact of own) addFact(contacts, fact);
    if (!own.some(({ value }) => value.trim() === item.text.trim())) group.notes.push(item.text);
  }
}

const MOST_BESIDE = 40;
/** One word that leads to a number: "E-mail". */
const LONGEST_LABEL = 12;

/** What a sentence says beside its numbers and addresses, whole; '' where that is no more than what leads to them. */
function besideFacts(text: string, facts: readonly Fact[]): string {
  let rest = text;
  for (const { lead, value } of facts) {
    const at = rest.indexOf(value);
    if (at < 0) continue;
    const before = withoutEnd(rest.slice(0, at), ' :.：-');
    const kept = lead !== '' && before.endsWith(lead) ? before.slice(0, -lead.length) : rest.slice(0, at);
    rest = `${kept}\u0000${rest.slice(at + value.length)}`;
  }
  const said = rest.split('\u0000').filter((part) => /\p{L}.*\p{L}.*\p{L}.*\p{L}/u.test(part));
  const [only = ''] = said;
  if (said.length > 1) return text;
  const words = withoutEnd(only, ' ,;:/|·(–-').replace(/^[\s,;:./|·(–-]+/u, '');
  return words.length <= LONGEST_LABEL && !words.includes(' ') ? '' : words;
}

/** A word between two hours has so many letters. */
const LONGEST_AND = 3;

/** What a sentence says of hours, in rows: "Mon-Fri 9-17", "Sat 10-14"; without what else it says of reaching somebody. */
function hoursIn(text: string, hours: readonly Fact[], places: readonly Fact[]): string[] {
  const isOther = (piece: string): boolean =>
    places.some(({ value }) => value.includes(piece) || piece.includes(value));
  const pieces = text.split(/[,;]\s|[、；]/u).filter((piece) => !isOther(piece.trim()));
  const said = pieces.join(', ');
  const found = hours
    .map(({ value }) => ({ value, at: said.indexOf(value) }))
    .toSorted((one, other) => one.at - other.at);
  if (found.some(({ at }) => at < 0)) return [said];
  return found.map(({ value, at }, n) => {
    const next = found[n + 1]?.at;
    const row = said.slice(n === 0 ? 0 : at, next);
    // "Mon-Fri 9-17 and Sat 10-14".
    const behind = withoutEnd(said.slice(at + value.length, next), ' ,').trim();
    return next !== undefined && behind.length <= LONGEST_AND
      ? row.slice(0, at - (n === 0 ? 0 : at) + value.length)
      : row;
  });
}

/** Each number, address and time goes to the field for it; what else the sentence says stays together. */
function addSentence(
  contacts: Contacts,
  { text, facts: ids }: Sentence,
  heading: string,
  facts: ReadonlyMap<string, Fact>,
): void {
  const own = ids
    .flatMap((id) => facts.get(id) ?? [])
    .filter(({ kind }) => REACHED.has(kind) || kind === 'url');
  const hours = own.filter(({ kind }) => kind === 'hours');
  const group = groupFor(contacts, heading);
  const places = own.filter(({ kind }) => kind !== 'hours');
  if (hours.length > 0) group.hours.push(...hoursIn(text.replace(/[.。]$/u, ''), hours, places));
  const rest = hours.length > 0 ? '' : besideFacts(text, places);
  const [only] = places;
  if (places.length === 1 && only?.kind === 'address' && rest.length <= MOST_BESIDE) {
    contacts.addresses.push(text.slice(Math.max(0, text.indexOf(only.value))).replace(/[.。]$/u, ''));
    return;
  }
  const isWhole = rest === text;
  for (const fact of places) if (!isWhole || fact.kind !== 'address') addFact(contacts, fact);
  if (rest !== '') group.notes.push(rest);
}

/** Gathers what pieces and facts that stand in none say about reaching somebody. */
export function contactsFrom(pieces: readonly Piece[], loose: readonly Fact[], site: Site): Contacts {
  const facts = new Map(site.brief.facts.map((fact) => [fact.id, fact]));
  const contacts = noContacts();
  for (const piece of pieces) {
    const heading = [...new Set([piece.under, piece.heading])].filter(Boolean).join(' · ');
    if (piece.kind === 'list') addList(contacts, piece.list, heading, facts);
    if (piece.kind !== 'prose') continue;
    for (const sentence of piece.sentences) addSentence(contacts, sentence, heading, facts);
  }
  for (const fact of loose) if (REACHED.has(fact.kind)) addFact(contacts, fact);
  return contacts;
}

/** The mail address that forms are sent to. */
export function mailOf(contacts: Contacts, facts: readonly Fact[]): Action | undefined {
  const own = contacts.actions.find(({ target }) => target.startsWith('mailto:'));
  const [mail, other] = facts.filter(({ kind }) => kind === 'email');
  return own ?? (mail && !other ? { label: mail.value, target: contactTarget(mail) } : undefined);
}

/** Whether there is more to say than the address that forms are sent to. */
export const hasLocation = ({ groups, addresses, actions }: Contacts): boolean =>
  addresses.length > 0 ||
  groups.some(({ hours, notes }) => hours.length + notes.length > 0) ||
  actions.some(({ target }) => target.startsWith('tel:'));

const mapOf = (address: string): string =>
  `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`;

/** Whether a request is for a link to a map. */
const wantsMap = (requested: readonly Request[]): boolean =>
  requested.some(({ kind, target }) => kind === 'feature' && target === 'map');

/** Address, opening hours and ways to get in touch; a map is linked to where one was asked for. */
export function locationPart(contacts: Contacts, heading: string, site: Site): SectionPart {
  const title = site.brief.organisation;
  const map = wantsMap(site.brief.requested);
  const [first, ...more] = contacts.groups;
  const [address = '', ...others] = contacts.addresses;
  const place = (words: string): Pick<WebsiteItem, 'place' | 'target'> => ({
    place: words,
    target: map && words !== '' ? mapOf(words) : '',
  });
  const texts = contacts.groups.flatMap(({ notes }) => notes).join('\n');
  // A section has room for so many buttons; the rest is said.
  const untold = contacts.actions
    .slice(MOST_ACTIONS)
    .flatMap(({ label }) => (texts.includes(label) ? [] : [label]));
  const said = (group: Contacts['groups'][number] | undefined): Pick<WebsiteItem, 'points' | 'text'> => ({
    points: group?.hours ?? [],
    text: [...(group?.notes ?? []), ...(group === first ? untold : [])].join('\n\n'),
  });
  const over = first === undefined || first.heading === heading ? '' : first.heading;
  return websitePart('locationHours', {
    heading,
    eyebrow: over,
    items: [
      websiteItem({ title, ...place(address), ...said(first) }),
      ...others.map((words) => websiteItem({ title, ...place(words) })),
      ...more.map((group) => websiteItem({ title: group.heading, ...said(group) })),
    ],
    actions: contacts.actions.slice(0, MOST_ACTIONS),
  });
}

/** A form that is sent to the mail address given; without one it asks for it. */
export function formPart(
  kind: FormSection,
  heading: string,
  site: Site,
  names: readonly string[] = [],
): SectionPart {
  const { mail, voice } = site;
  const form = { newsletter: 'newsletter', contactForm: 'contact', booking: 'appointment' } as const;
  return websitePart(kind, {
    heading,
    note: mail === undefined ? (voice.askSection(kind)[0] ?? '') : '',
    actions: mail === undefined ? [] : [mail],
    form: form[kind],
    fields: fieldsFor(kind, names, voice),
  });
}
