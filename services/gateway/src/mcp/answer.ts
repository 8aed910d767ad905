/** What goes back over HTTP; no body for notifications alone. */
export interface McpAnswer {
  status: 200 | 202 | 400 | 404;
  /** JSON text. */
  body?: string;
  /** Server-sent events in the place of a body. */
  events?: AsyncIterable<string>;
}
