import type { ListPricesResponse } from '@sitewright/protos/credits';

interface Credits {
  listPrices(request: object): Promise<ListPricesResponse>;
}

/** Prices change with a release of credits, so that a moment's delay shows to nobody. */
const freshMs = 5_000;

/** The list of prices, asked for once in a while. A failure is told to those who wait, and not kept. */
export function createPriceList(
  credits: Credits,
  now: () => number = () => performance.now(),
): () => Promise<ListPricesResponse['prices']> {
  let since = 0;
  let list: Promise<ListPricesResponse['prices']> | undefined;
  return () => {
    if (list !== undefined && now() - since < freshMs) return list;
    since = now();
    // Several calls may wait for it: none of them cancels it.
    const asked = credits.listPrices({}).then(({ prices }) => prices);
    list = asked;
    asked.catch(() => {
      if (list === asked) list = undefined;
    });
    return asked;
  };
}
