import { expect, test } from '@jest/globals';
import { findFreePort, isPortFree } from '../src/free-port.ts';

/** Where Linux begins with the ports of outgoing connections, unless told otherwise. */
const ephemeral = 32_768;

test('a free port can be listened on, and is none that an outgoing connection is given', async () => {
  for (let count = 0; count < 20; count += 1) {
    const port = await findFreePort();
    expect(port).toBeGreaterThan(1024);
    expect(port).toBeLessThan(ephemeral);
    expect(await isPortFree(port)).toBe(true);
  }
});
