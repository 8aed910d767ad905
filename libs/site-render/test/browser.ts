import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { SiteSpec } from '@sitewright/site-spec';
import { type Browser, chromium } from 'playwright-core';
import { renderSite } from '../src/site.ts';

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export const openBrowser = async (): Promise<Browser> =>
  chromium.launch({ executablePath: '/usr/bin/chromium', args: flags });

/** Serves a site as its publisher does: each page under the policy that its files ask for. */
export async function serveSite(spec: SiteSpec): Promise<{ url: string; close(): void }> {
  const files = new Map((await renderSite(spec)).map((file) => [`/s/slug/${file.path}`, file]));
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    const file = files.get(path.endsWith('/') ? `${path}index.html` : path);
    if (file === undefined) return void response.writeHead(404).end();
    const scripts = file.scriptSources.join(' ') || "'none'";
    const policy = `default-src 'none'; script-src ${scripts}; style-src 'self'; img-src 'self' data:; font-src 'self'; base-uri 'none'`;
    response.writeHead(200, { 'content-type': file.mediaType, 'content-security-policy': policy });
    return void response.end(file.content);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/s/slug/`, close: () => server.close() };
}
