import { afterEach, expect, test } from '@jest/globals';
import { createTestAuthority } from '@sitewright/testing/certificates';
import { recorded } from '@sitewright/testing/recorded-metrics';

const { connectAs, endAll, mount, serve } = await import('./tls-mesh.ts');

afterEach(endAll);

test('the days that certificates are still good for are shown, and every change of the files is counted', async () => {
  const authority = await createTestAuthority();
  const weekMs = 7 * 86_400_000;
  const mounted = mount(await authority.issue('mcp-tools'), [authority.ca]);
  const port = await serve(mounted.tls);
  mounted.swap(await authority.issue('mcp-tools', { validForMs: weekMs }), [authority.ca]);
  const rpc = await connectAs(authority, 'gateway', port);
  await expect(rpc.listTools({})).resolves.toBeDefined();

  const find = async (name: string, attribute: string, value: string): Promise<number> => {
    const points = await recorded(name);
    return Number(points.find(({ attributes }) => attributes[attribute] === value)?.value ?? Number.NaN);
  };
  const { waitFor } = await import('@sitewright/testing');
  const taken = async () =>
    (await find('sitewright.tls.reloads', 'sitewright.outcome', 'taken')) === 1 ? true : undefined;
  await waitFor(taken, 'the renewal');
  expect(await find('sitewright.tls.days_left', 'sitewright.certificate', 'own')).toBeGreaterThan(0);
  expect(await find('sitewright.tls.days_left', 'sitewright.certificate', 'authority')).toBeCloseTo(365, 0);
});
