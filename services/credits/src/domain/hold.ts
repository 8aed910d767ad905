import { AppError } from '@sitewright/errors';

/** What a hold is asked for; the price follows from it. */
export interface Asked {
  mode: string;
  buildType: string;
  test: boolean;
}

/** Whether two requests for one hold are the same. A hold released before it was made fits any. */
export function isSameRequest(known: Asked | undefined, asked: Asked): boolean {
  return (
    known === undefined ||
    (known.mode === asked.mode && known.buildType === asked.buildType && known.test === asked.test)
  );
}

/** The refusal of a hold, with price and rest for people and for programs. */
export function outOfCredits(price: number, remaining: number): AppError {
  const credits = price === 1 ? '1 credit' : `${price} credits`;
  return new AppError(
    'OUT_OF_CREDITS',
    `This build costs ${credits} and the workspace has ${remaining} left.`,
    {
      metadata: { price: String(price), remaining: String(remaining) },
    },
  );
}
