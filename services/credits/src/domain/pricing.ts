import { BUILD_MODES, BUILD_TYPES } from '@sitewright/site-spec';
import { refuse } from './checks.ts';

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

/** What a build costs; nothing with a test key. @throws AppError INVALID_REQUEST for an unknown mode or type. */
export function priceOf(list: PriceList, build: { mode: string; buildType: string; test: boolean }): number {
  const price = prices(list).find(({ mode }) => mode === build.mode);
  if (price === undefined) return refuse('mode', `must be one of ${BUILD_MODES.join(', ')}`);
  if (!BUILD_TYPES.some((type) => type === build.buildType)) {
    return refuse('build_type', `must be one of ${BUILD_TYPES.join(', ')}`);
  }
  return build.test ? 0 : price.amountCredits;
}
