import type { SiteSpec } from '@sitewright/site-spec';
import { type AssembleContext, onlyFact } from './context.ts';
import { isMail } from './text/link-target.ts';

type JsonLd = SiteSpec['meta']['jsonLd'];

/** A schema.org object of the organisation, from what the prompt gave and nothing else. */
export function jsonLdOf({ brief }: AssembleContext, description: string): JsonLd {
  if (brief.buildType !== 'website' || brief.organisation === '') return [];
  const email = onlyFact(brief, 'email');
  const telephone = onlyFact(brief, 'phone');
  const streetAddress = onlyFact(brief, 'address');
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
