import type { Planted } from './planted.ts';

/** The way in from outside. */
export const routeErrors: readonly Planted[] = [
  {
    error: 'a route to a port that the Service does not have',
    in: 'HTTPRoute/gateway',
    at: ['spec', 'rules', 0, 'backendRefs', 0, 'port'],
    value: 80,
    found: 'Service/gateway has no port 80',
  },
  {
    error: 'a route that cuts long builds off',
    in: 'HTTPRoute/gateway',
    at: ['spec', 'rules', 0, 'timeouts', 'request'],
    value: '60s',
    found: 'are cut off after 60s, before 180 s',
  },
  {
    error: 'builds that may take longer than their route waits',
    in: 'ConfigMap/gateway',
    at: ['data', 'GATEWAY_DEADLINE_POWER_MS'],
    value: '300000',
    found: 'before 300 s',
  },
  {
    error: 'a route from a listener that is not there',
    in: 'HTTPRoute/gateway',
    at: ['spec', 'parentRefs', 0, 'sectionName'],
    value: 'tls',
    found: 'has no listener tls',
  },
  {
    error: 'plain HTTP that is not sent to HTTPS',
    in: 'HTTPRoute/redirect',
    at: ['spec', 'rules', 0],
    value: { backendRefs: [{ name: 'gateway', port: 8080 }], timeouts: { request: '200s' } },
    found: 'is not sent to https',
  },
  {
    error: 'callers told of another host',
    in: 'ConfigMap/gateway',
    at: ['data', 'GATEWAY_PUBLIC_URL'],
    value: 'https://sitewright.invalid',
    found: 'callers are told https://sitewright.invalid',
  },
  {
    error: 'tools that tell another public address than the gateway',
    in: 'ConfigMap/mcp-tools',
    at: ['data', 'MCP_TOOLS_PUBLIC_URL'],
    value: 'https://tools.sitewright.example',
    found: 'Deployment/mcp-tools[mcp-tools]: callers are told https://tools.sitewright.example',
  },
  {
    error: 'a proxy that is not believed',
    in: 'ConfigMap/gateway',
    at: ['data', 'GATEWAY_TRUSTED_PROXIES'],
    found: 'GATEWAY_TRUSTED_PROXIES names no proxy',
  },
];
