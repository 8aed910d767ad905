import type { SiteSpec } from '@sitewright/site-spec';
import { type AssembleContext, isSaid, onlyFact } from './context.ts';
import { isMail } from './text/link-target.ts';

type JsonLd = SiteSpec['meta']['jsonLd'];

/** A schema.org object of the organisation, from what the prompt gave and nothing else. */
export function jsonLdOf(context: AssembleContext, description: string): JsonLd {
  const { brief } = context;
  if (brief.buildType !== 'website' || brief.organisation === '') return [];
  const email = onlyFact(context, 'email');
  const telephone = onlyFact(context, 'phone');
  const streetAddress = onlyFact(context, 'address');
  const hours = brief.lists.filter(({ kind }) => kind === 'hours').flatMap(({ items }) => items);
  const openingHours = hours.map(({ date, time }) => `${date} ${time}`.trim());
  const address = {
    ...(streetAddress === undefined ? {} : { streetAddress }),
    ...(brief.place === '' || !isSaid(context, brief.place) ? {} : { addressLocality: brief.place }),
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
      ...(hours.length === 0 ? {} : { openingHours }),
    },
  ];
}
