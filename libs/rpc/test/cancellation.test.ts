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
  const call = new Cancellation();
  call.answered();
  call.cancel();
  expect(call.signal.aborted).toBe(false);
});
