import type { Request } from '../../../brief/brief.ts';
import { withoutEnd } from '../../../brief/without-end.ts';
import { websitePart } from '../../../draft/website.ts';
import { capitalised } from '../common/facts.ts';
import { formPart } from './contact.ts';
import { overFunctions } from './requests.ts';
import { BY_NATURE, isSectionKind } from './section-kind.ts';
import { addSections, type Site } from './site.ts';

/** Functions that a page has without a program behind it. */
const HAD: ReadonlySet<string> = new Set(['map', 'darkMode']);
const ORDERS: ReadonlySet<string> = new Set(['cart', 'payment']);

/** What it is called; where it is listed with others, what stands over these. */
function nameOf({ title, target, inside }: Request, site: Site): string {
  const list = site.brief.requested.find(({ id }) => id === inside && inside !== '');
  return list
    ? overFunctions(list, site)
    : capitalised(title) || site.voice.functionName(target) || capitalised(target);
}

/** Functions that were asked for: those that a page can't have are shown as what they are, never passed over. */
export function placeFeatures(site: Site): void {
  const { brief, ledger, voice } = site;
  const wanted = brief.requested.filter(({ kind, target }) => kind === 'feature' && !isSectionKind(target));
  const hasForm = site.sections.some(({ part }) => part.kind === 'contactForm' || part.kind === 'booking');
  const orders = wanted.filter(({ target }) => ORDERS.has(target));
  if (orders.length > 0 && !hasForm && !site.absent.has('contactForm'))
    addSections(site, [{ ...formPart('contactForm', voice.label('contact'), site), form: 'order' }]);
  const isPlaced = brief.facts.some(({ kind }) => kind === 'address');
  const isHad = ({ target }: Request): boolean =>
    (HAD.has(target) && (target !== 'map' || isPlaced)) || BY_NATURE.has(target);
  for (const request of wanted.filter(isHad)) ledger.plan(request, 'done');
  const missing = wanted.filter((request) => !isHad(request));
  const [first] = missing;
  if (first === undefined) return;
  const names = [...new Set(missing.map((request) => nameOf(request, site)))];
  const why = voice.say('unsupported', {});
  const isOne = names.length === 1 && missing[0]?.inside === '';
  const part = websitePart('unsupportedFeature', {
    ref: 'unsupportedFeature',
    heading: isOne ? (names[0] ?? '') : voice.label('notAvailable'),
    intro: isOne ? why : `${withoutEnd(why, '.。')}: ${names.join(' · ')}`,
    note: site.mail ? voice.say('instead', { contact: site.mail.label }) : '',
  });
  addSections(site, [part], first);
  for (const request of missing) ledger.plan(request, 'unsupported', [part.ref]);
}
