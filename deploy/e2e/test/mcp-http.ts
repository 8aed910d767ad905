/** One HTTP request as it is. */
export interface Sent {
  method?: string;
  body?: string | Buffer;
  headers?: Record<string, string>;
  /** The key; none when it is empty. */
  as?: string | undefined;
}

export const ping = { jsonrpc: '2.0', id: 1, method: 'ping' };

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
  return { http, rpc, callTool };
}

export type McpHttp = ReturnType<typeof mcpAt>;
