/** The configured prices, in credits. */
export interface PriceList {
  priceLite: number;
  priceEconomy: number;
  pricePower: number;
}

/** What each mode costs; the same for every build type. */
export function prices(list: PriceList): { mode: string; buildType: string; amountCredits: number }[] {
  return [
    { mode: 'lite', buildType: '', amountCredits: list.priceLite },
    { mode: 'economy', buildType: '', amountCredits: list.priceEconomy },
    { mode: 'power', buildType: '', amountCredits: list.pricePower },
  ];
}
