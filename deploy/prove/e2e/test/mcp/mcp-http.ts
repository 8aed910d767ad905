/** One HTTP request as it is. */
export interface Sent {
  method?: string;
  body?: string | Buffer;
  headers?: Record<string, string>;
  /** The key; none when it is empty. */
  as?: string | undefined;
}

export const ping = { jsonrpc: '2.0', id: 1, method: 'ping' };

type Params = Record<string, unknown>;

/** What every request of revision 2026-07-28 says of its client. */
export const statelessMeta = {
  'io.modelcontextprotocol/protocolVersion': '2026-07-28',
  'io.modelcontextprotocol/clientInfo': { name: 'sitewright-tests', version: '1.0.0' },
  'io.modelcontextprotocol/clientCapabilities': {},
};

/** The MCP endpoint of a mesh as any HTTP client sees it, with a key for what names none. */
export function mcpAt(baseUrl: string, key: string) {
  const http = async ({ method = 'POST', body, headers = {}, as = key }: Sent) => {
    const response = await fetch(`${baseUrl}/api/mcp`, {
      method,
      headers: {
        'content-type': 'application/json',
        ...(as === '' ? {} : { authorization: `Bearer ${as}` }),
        ...headers,
      },
      ...(body === undefined ? {} : { body }),
    });
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      text,
      json: text === '' ? undefined : JSON.parse(text),
    };
  };
  const rpc = (message: unknown, options: Omit<Sent, 'body'> = {}) =>
    http({ body: JSON.stringify(message), ...options });
  const callTool = (name: string, args: object = {}, as = key) =>
    rpc({ jsonrpc: '2.0', id: 7, method: 'tools/call', params: { name, arguments: args } }, { as });
  /** A request of revision 2026-07-28; headers and `_meta` may be told otherwise. */
  const stateless = (method: string, params: Params = {}, { id = 1, meta = {}, headers = {} } = {}) => {
    const name = params.name ?? params.uri;
    return rpc(
      { jsonrpc: '2.0', id, method, params: { ...params, _meta: { ...statelessMeta, ...meta } } },
      {
        headers: {
          'mcp-protocol-version': '2026-07-28',
          'mcp-method': method,
          ...(typeof name === 'string' ? { 'mcp-name': name } : {}),
          ...headers,
        },
      },
    );
  };
  return { http, rpc, callTool, stateless };
}

export type McpHttp = ReturnType<typeof mcpAt>;
