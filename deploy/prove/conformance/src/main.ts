import { parseArgs } from 'node:util';
import { startMesh } from '@sitewright/local/running-mesh';
import { runBatchClient, runClients, runInspector } from './clients.ts';
import { startKeyProxy } from './key-proxy.ts';
import { runSuite } from './suite.ts';

// What others wrote, against the running mesh, in both eras of the protocol: the official suite, the official clients,
// the Inspector's command line, and a client that sends batches. `--url` and `--key` name a mesh that runs already, with
// raised limits.
const { values } = parseArgs({ options: { url: { type: 'string' }, key: { type: 'string' } } });

const proxy = await startKeyProxy();
// What the suite takes for a page of this machine.
const origins = ['localhost', '127.0.0.1'].map((host) => `http://${host}:${proxy.port}`).join(',');
const mesh =
  values.url !== undefined && values.key !== undefined
    ? { baseUrl: values.url, apiKey: values.key, pid: 0, stop: async () => undefined }
    : await startMesh({
        GATEWAY_MCP_LIMIT: '100000',
        GATEWAY_KEY_LIMIT: '100000',
        GATEWAY_BAD_KEY_LIMIT: '100000',
        GATEWAY_ALLOWED_ORIGINS: origins,
      });
const endpoint = `${mesh.baseUrl}/api/mcp`;
proxy.pointAt(mesh.baseUrl, mesh.apiKey);
try {
  const rows = [
    ...(await runSuite(`http://127.0.0.1:${proxy.port}/api/mcp`)),
    ...(await runClients(endpoint, mesh.apiKey)),
    ...(await runInspector(endpoint, mesh.apiKey)),
    await runBatchClient(endpoint, mesh.apiKey),
  ];
  for (const { what, passed, note } of rows) {
    const mark = !passed ? 'FAIL' : note.startsWith('n/a') ? '-' : 'ok';
    console.log(`${mark.padEnd(5)}${what.padEnd(62)}${note}`);
  }
  const ran = rows.filter(({ note }) => !note.startsWith('n/a'));
  console.log(
    `\n${ran.filter(({ passed }) => passed).length} passed, ${rows.filter(({ passed }) => !passed).length} failed`,
  );
  process.exitCode = rows.every(({ passed }) => passed) ? 0 : 1;
} finally {
  proxy.stop();
  await mesh.stop();
}
process.exit();
