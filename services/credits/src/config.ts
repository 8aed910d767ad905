import { type Config, databaseSettings, integer, rpcServerSettings, tlsSettings } from '@sitewright/config';

/** Settings of the credits service; prefix CREDITS. */
export const settings = {
  ...rpcServerSettings,
  ...tlsSettings,
  ...databaseSettings,
  priceLite: integer(0).describe('credits for a lite build').default(1),
  priceEconomy: integer(0).describe('credits for an economy build').default(2),
  pricePower: integer(0).describe('credits for a power build').default(5),
  holdTtlMs: integer(1000).describe('how long a hold lives when nothing resolves it').default(3_600_000),
  ledgerCheckIntervalMs: integer(100).describe('how often the whole ledger is added up').default(900_000),
  sweepIntervalMs: integer(100).describe('how often overdue holds and grants are expired').default(60_000),
};

export type CreditsConfig = Config<typeof settings>;
