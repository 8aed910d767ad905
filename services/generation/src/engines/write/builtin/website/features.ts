import { type WebsitePart, websitePart } from '../../../draft/website.ts';
import { capitalised } from '../common/facts.ts';
import { BY_NATURE, isSectionKind } from './section-kind.ts';
import { addSections, type Site } from './site.ts';

/** Functions that a page has without a program behind it. */
const HAD: ReadonlySet<string> = new Set(['map', 'darkMode']);
const LONGEST_NAME = 60;

/** Says in plain words that a function is not here, and what stands in its place. */
function unsupportedPart(name: string, site: Site): WebsitePart {
  const { voice } = site;
  const phone = site.brief.facts.find(({ kind }) => kind === 'phone')?.value;
  const way = site.mail?.label ?? phone;
  return websitePart('unsupportedFeature', {
    heading: name,
    intro: voice.say('unsupported', { name }),
    note:
      way === undefined
        ? (voice.askSection('unsupportedFeature')[0] ?? '')
        : voice.say('instead', { contact: way }),
  });
}

/** Functions that were asked for: those that a page can't have are shown as what they are, never passed over. */
export function placeFeatures(site: Site): void {
  for (const request of site.brief.requested) {
    if (request.kind !== 'feature' || isSectionKind(request.target)) continue;
    const isHad = request.target !== 'map' || site.brief.facts.some(({ kind }) => kind === 'address');
    if ((HAD.has(request.target) && isHad) || BY_NATURE.has(request.target)) {
      site.ledger.plan(request, 'done');
      continue;
    }
    const name = site.voice.functionName(request.target) || capitalised(request.title || request.target);
    if (name === '' || name.length > LONGEST_NAME) {
      site.ledger.plan(request, 'unsupported');
      continue;
    }
    addSections(site, [unsupportedPart(name, site)], request);
  }
}
