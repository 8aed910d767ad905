import type { Chart } from '@sitewright/site-spec';

/** What a chart shows, where its title does not say that already. */
export const furtherTakeaway = ({ title, takeaway }: Chart): string | undefined =>
  takeaway.trim() === title.trim() ? undefined : takeaway;
