import type { SiteSpec } from '@sitewright/site-spec';
import type { Fact, FactKind } from '../brief/brief.ts';
import type { AssembleContext } from './context.ts';
import { isMail } from './text/link-target.ts';

type JsonLd = SiteSpec['meta']['jsonLd'];

/** The only fact of a kind: of two addresses, nobody knows which is the organisation's. */
function onlyFact(facts: readonly Fact[], kind: FactKind): string | undefined {
  const values = new Set(facts.filter((fact) => fact.kind === kind).map(({ value }) => value));
  return values.size === 1 ? [...values][0] : undefined;
}

/** A schema.org object of the organisation, from what the prompt gave and nothing else. */
export function jsonLdOf({ brief }: AssembleContext, description: string): JsonLd {
  if (brief.buildType !== 'website' || brief.organisation === '') return [];
  const email = onlyFact(brief.facts, 'email');
  const telephone = onlyFact(brief.facts, 'phone');
  const streetAddress = onlyFact(brief.facts, 'address');
  const hours = brief.lists.filter(({ kind }) => kind === 'hours').flatMap(({ items }) => items);
  const address = {
    ...(streetAddress === undefined ? {} : { streetAddress }),
    ...(brief.place === '' ? {} : { addressLocality: brief.place }),
  };
  return [
    {
      '@context': 'https://schema.org',
      '@type': hours.length > 0 ? 'LocalBusiness' : 'Organization',
      name: brief.organisation,
      ...(description === '' ? {} : { description }),
      ...(email !== undefined && isMail(email) ? { email } : {}),
      ...(telephone === undefined ? {} : { telephone }),
      ...(Object.keys(address).length === 0 ? {} : { address: { '@type': 'PostalAddress', ...address } }),
      ...(hours.length === 0
        ? {}
        : { openingHours: hours.map(({ date, time }) => `${date} ${time}`.trim()) }),
    },
  ];
}
