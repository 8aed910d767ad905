import type { ErrorForm } from '@sitewright/errors';
import { z } from 'zod';
import type { Route } from './route.ts';

/** The API reference as one HTML page: no script, no request to anywhere. */
export function referencePage(
  routes: readonly Route[],
  errors: readonly (readonly [string, ErrorForm])[],
): string {
  const tags = Map.groupBy(routes, (route) => route.tag);
  const nav = [...tags].map(
    ([tag, group]) =>
      `<li>${escapeHtml(tag)}<ul>${group.map((route) => `<li><a href="#${route.id}">${escapeHtml(route.summary)}</a></li>`).join('')}</ul></li>`,
  );
  const sections = [...tags].map(
    ([tag, group]) => `<section><h2>${escapeHtml(tag)}</h2>${group.map(article).join('')}</section>`,
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>Sitewright API</title><style>${style}</style></head><body>
<nav aria-label="Contents"><p class="brand">Sitewright API</p><ul>${nav.join('')}<li><a href="#errors">Errors</a></li></ul></nav>
<main><h1>Sitewright API</h1>
<p>A text prompt becomes a Site Specification and a project. Send an API key as <code>Authorization: Bearer &lt;key&gt;</code>.
The same as a machine reads it: <a href="/api/v1/openapi.json">OpenAPI 3.1</a>,
<a href="/schemas/site-spec/v1.json">the Site Specification's JSON Schema</a>. AI agents use <code>POST /api/mcp</code>.</p>
${sections.join('\n')}
<section id="errors"><h2>Errors</h2><p>Every error is <code>{ "error", "code", "retryable" }</code>.</p>${errorTable(errors)}</section>
</main></body></html>`;
}

function article(route: Route): string {
  const scopes = route.access === 'public' ? 'No key needed.' : `Scope: ${route.access.join(' or ')}.`;
  const answers = Object.entries(route.answers).map(
    ([status, answer]) =>
      `<h4>${status}</h4><p>${prose(answer.description)}</p>${answer.example === undefined ? '' : code(answer.example)}`,
  );
  return `<article id="${route.id}"><h3>${escapeHtml(route.summary)}</h3>
<p class="call"><b class="${route.method.toLowerCase()}">${route.method}</b> <code>${escapeHtml(route.path)}</code></p>
<p>${prose(route.description ?? '')}</p><p class="scope">${escapeHtml(scopes)}</p>
${fields('Path', route.params)}${fields('Query', route.query)}${fields('Header', route.headers)}${fields('Body', route.body?.schema)}
${route.body === undefined ? '' : `<h4>Example</h4>${code(route.body.example)}`}${answers.join('')}</article>`;
}

function fields(title: string, schema: z.ZodType | undefined): string {
  if (schema === undefined) return '';
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const rows = Object.entries(properties).map(([name, property]) => {
    if (typeof property === 'boolean') return '';
    const type = property.enum?.join(' | ') ?? property.type ?? 'any';
    const byDefault =
      property.default === undefined
        ? ''
        : ` Default: <code>${escapeHtml(JSON.stringify(property.default))}</code>.`;
    const need = required.includes(name) ? 'required' : 'optional';
    return `<tr><td><code>${escapeHtml(name)}</code></td><td>${escapeHtml(String(type))}</td><td>${need}</td><td>${prose(property.description ?? '')}${byDefault}</td></tr>`;
  });
  if (rows.length === 0) return '';
  return `<h4>${title}</h4><table><thead><tr><th>Name</th><th>Type</th><th></th><th>Meaning</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

function errorTable(errors: readonly (readonly [string, ErrorForm])[]): string {
  const seen = new Map(errors.map(([, form]) => [`${form.http} ${form.code} ${form.retryable}`, form]));
  const rows = [...seen.values()]
    .toSorted((a, b) => a.http - b.http)
    .map(
      (form) =>
        `<tr><td>${form.http}</td><td><code>${form.code}</code></td><td>${form.retryable ? 'yes' : 'no'}</td></tr>`,
    );
  return `<table><thead><tr><th>Status</th><th>code</th><th>retryable</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

const code = (value: unknown): string =>
  `<pre tabindex="0"><code>${escapeHtml(JSON.stringify(value, null, 2))}</code></pre>`;

/** Escaped text in which `words` become code. */
const prose = (text: string): string => escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>');

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? character);

const style = `:root{color-scheme:light dark;--ink:#1c2024;--soft:#5b6470;--line:#dfe3e8;--back:#fff;--raised:#f6f7f9;--link:#0b5cad}
@media(prefers-color-scheme:dark){:root{--ink:#e6e9ed;--soft:#a3adb9;--line:#333b45;--back:#14181d;--raised:#1d232a;--link:#7cb8f5}}
*{box-sizing:border-box}body{margin:0;font:16px/1.6 system-ui,sans-serif;color:var(--ink);background:var(--back);display:grid;grid-template-columns:17rem minmax(0,1fr)}
nav{position:sticky;top:0;height:100vh;overflow:auto;padding:1.5rem;border-right:1px solid var(--line);font-size:.875rem}
nav ul{list-style:none;margin:0;padding:0}nav ul ul{margin:.25rem 0 1rem;padding-left:.75rem}.brand{font-weight:700;font-size:1rem}
main{padding:2.5rem clamp(1rem,4vw,4rem);max-width:60rem}a{color:var(--link)}h1{font-size:2rem;line-height:1.2}
h2{margin-top:3rem;border-bottom:1px solid var(--line)}article{margin:2rem 0 3rem}h4{margin:1.25rem 0 .25rem}
.call code{font-size:1rem}.call b{font:700 .8rem ui-monospace,monospace;padding:.2rem .5rem;border-radius:.25rem;background:var(--raised);border:1px solid var(--line)}
.scope{color:var(--soft);font-size:.9rem}code,pre{font-family:ui-monospace,monospace;font-size:.875em}pre{background:var(--raised);border:1px solid var(--line);padding:1rem;overflow:auto;border-radius:.5rem}
table{border-collapse:collapse;width:100%;font-size:.9rem}th,td{text-align:left;vertical-align:top;padding:.4rem .6rem;border-bottom:1px solid var(--line)}
@media(max-width:50rem){body{display:block}nav{position:static;height:auto;border:0}table{display:block;overflow-x:auto}}`;
