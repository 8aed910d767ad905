import { expect, test } from '@jest/globals';
import { Cancellation } from '../src/cancellation.ts';

test('a signal is aborted whether it is asked for before or after the caller left', () => {
  const early = new Cancellation();
  const { signal } = early;
  early.cancel();
  expect(signal.reason).toMatchObject({ reason: 'CANCELLED' });
  const late = new Cancellation();
  late.cancel();
  expect(late.signal.reason).toMatchObject({ reason: 'CANCELLED' });
});

test('what has been answered is not cancelled any more', () => {
  const [answered, open] = [new Cancellation(), new Cancellation()];
  answered.answered();
  for (const call of [answered, open]) call.cancel();
  expect([answered.signal.aborted, open.signal.aborted]).toEqual([false, true]);
});
