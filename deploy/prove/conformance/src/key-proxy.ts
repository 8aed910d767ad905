import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * The suite has no way to send a key: this proxy adds it and leaves everything else, Host and Origin included,
 * as it came.
 */
export async function startKeyProxy() {
  let target = new URL('http://127.0.0.1:9');
  let key = '';
  const server = createServer((incoming, outgoing) => {
    const onward = request(
      {
        host: target.hostname,
        port: target.port,
        method: incoming.method,
        path: incoming.url,
        headers: { ...incoming.headers, authorization: `Bearer ${key}` },
      },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    /** Where requests go, and with which key. */
    pointAt(baseUrl: string, apiKey: string) {
      target = new URL(baseUrl);
      key = apiKey;
    },
    stop: () => server.close(),
  };
}
