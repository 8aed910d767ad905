import type { Request } from '../../../brief/brief.ts';
import { question } from '../../../draft/marks.ts';
import { websiteItem, websitePart } from '../../../draft/website.ts';
import { capitalised } from '../common/facts.ts';
import { formPart } from './contact.ts';
import { BY_NATURE, isSectionKind } from './section-kind.ts';
import { addSections, type Site } from './site.ts';

/** Functions that a page has without a program behind it. */
const HAD: ReadonlySet<string> = new Set(['map', 'darkMode']);
const ORDERS: ReadonlySet<string> = new Set(['cart', 'payment']);
/** So many functions are a list of their own. */
const LEAST_LISTED = 3;

/** What stands in the place of a function: a form, a way to get in touch. */
function standIn(site: Site): string {
  const form = site.sections.find(({ part: { kind } }) => kind === 'booking' || kind === 'contactForm')?.part;
  const way = form ? site.voice.say('form', { name: form.heading }) : site.mail?.label;
  return way === undefined ? '' : site.voice.say('instead', { contact: way });
}

const nameOf = ({ title, target }: Request, { voice }: Site): string =>
  capitalised(title) || voice.functionName(target) || capitalised(target);

/** Functions that were asked for: those that a page can't have are shown as what they are, never passed over. */
export function placeFeatures(site: Site): void {
  const { brief, ledger, voice } = site;
  const wanted = brief.requested.filter(({ kind, target }) => kind === 'feature' && !isSectionKind(target));
  const hasForm = site.sections.some(({ part }) => part.kind === 'contactForm' || part.kind === 'booking');
  const orders = wanted.filter(({ target }) => ORDERS.has(target));
  if (orders.length > 0 && !hasForm && !site.absent.has('contactForm'))
    addSections(site, [{ ...formPart('contactForm', voice.label('contact'), site), form: 'order' }]);
  const isPlaced =
    brief.facts.some(({ kind }) => kind === 'address') ||
    site.sections.some(({ part }) => part.kind === 'locationHours');
  const isHad = ({ target }: Request): boolean =>
    (HAD.has(target) && (target !== 'map' || isPlaced)) || BY_NATURE.has(target);
  for (const request of wanted.filter(isHad)) ledger.plan(request, 'done');
  const missing = wanted.filter((request) => !isHad(request));
  const [first] = missing;
  if (first === undefined) return;
  const names = [...new Set(missing.map((request) => nameOf(request, site)))];
  const isList = names.length >= LEAST_LISTED;
  if (isList) {
    const items = names.map((title) => websiteItem({ title, text: question(voice.label('notAvailable')) }));
    const list = websitePart('features', { heading: voice.label('features'), items });
    const hero = site.sections.findIndex(({ part }) => part.kind === 'hero');
    site.sections.splice(hero + 1, 0, { part: list, request: undefined, inside: '', asked: false });
  }
  const part = websitePart('unsupportedFeature', {
    ref: 'unsupportedFeature',
    heading: isList ? voice.label('notAvailable') : names.join(' · '),
    intro: voice.say('unsupported', {}),
    note: standIn(site),
  });
  addSections(site, [part], first);
  for (const request of missing) ledger.plan(request, 'unsupported', [part.ref]);
}
