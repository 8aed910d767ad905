import { addressOf, type ExampleRequest, requiredIn } from './openapi-requests.ts';
import type { Json } from './openapi-schemas.ts';

/** How an operation is called from a terminal, from TypeScript and from Python, as readers of `x-codeSamples` show it. */
export const codeSamples = (request: ExampleRequest, baseUrl: string): Json[] => [
  { lang: 'Shell', label: 'curl', source: curl(request, baseUrl) },
  { lang: 'TypeScript', label: 'TypeScript', source: typeScript(request, baseUrl) },
  { lang: 'Python', label: 'Python', source: python(request, baseUrl) },
];

/** A word of a shell that means itself. */
const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

function curl(request: ExampleRequest, baseUrl: string): string {
  const { method, body, needsKey, answer } = request;
  const options = [
    `-sS${{ events: 'N', file: 'OJ', json: '', text: '' }[answer]}`,
    ...(method === 'GET' ? [] : [`-X ${method}`]),
  ];
  const headers = Object.entries(requiredIn('header', request)).map(([name, value]) => `${name}: ${value}`);
  return [
    `curl ${options.join(' ')} ${quoted(baseUrl + addressOf(request))}`,
    ...(needsKey ? ['-H "Authorization: Bearer $SITEWRIGHT_API_KEY"'] : []),
    ...headers.map((header) => `-H ${quoted(header)}`),
    ...(body === undefined ? [] : [`-H 'Content-Type: ${body.mediaType}'`]),
    ...(body === undefined ? [] : [`-d ${quoted(JSON.stringify(body.value))}`]),
  ].join(' \\\n  ');
}

/** Written over several lines, the first at the place where it is put. */
const spread = (value: unknown, indent: string): string =>
  JSON.stringify(value, null, indent).replaceAll('\n', `\n${indent}`);

/** Plain values on one line, as TypeScript writes them. */
const inline = (values: Record<string, unknown>): string => {
  const members = Object.entries(values).map(([name, value]) => {
    const key = /^\w+$/.test(name) ? name : `'${name}'`;
    return `${key}: ${typeof value === 'string' ? `'${value}'` : value}`;
  });
  return `{ ${members.join(', ')} }`;
};

const typeScriptForms = { text: 'text', events: 'stream', file: 'arrayBuffer' };

const typeScriptEnds: Record<ExampleRequest['answer'], string> = {
  json: 'console.log(data);',
  text: 'console.log(data);',
  events: `for await (const text of data?.pipeThrough(new TextDecoderStream()) ?? []) {
  console.log(text);
}`,
  file: `await writeFile('export', new Uint8Array(data ?? new ArrayBuffer(0)));`,
};

function typeScript(request: ExampleRequest, baseUrl: string): string {
  const params = (['path', 'query', 'header'] as const).flatMap((where) => {
    const values = requiredIn(where, request);
    return Object.keys(values).length === 0 ? [] : [`${where}: ${inline(values)}`];
  });
  const { method, path, body, answer } = request;
  const told = [
    ...(params.length === 0 ? [] : [`params: { ${params.join(', ')} }`]),
    ...(body === undefined ? [] : [`body: ${spread(body.value, '  ')}`]),
    ...(answer === 'json' ? [] : [`parseAs: '${typeScriptForms[answer]}'`]),
  ];
  const options = told.length === 0 ? '' : `, {\n  ${told.join(',\n  ')},\n}`;
  return `${answer === 'file' ? "import { writeFile } from 'node:fs/promises';\n" : ''}import { env } from 'node:process';
import { createSitewright } from '@sitewright/client';

const apiKey = env.SITEWRIGHT_API_KEY ?? '';
const { http } = createSitewright({ baseUrl: '${baseUrl}', apiKey });

const { data } = await http.${method}('${path}'${options});
${typeScriptEnds[answer]}`;
}

const pythonWords: Record<string, string> = { true: 'True', false: 'False', null: 'None' };

/** JSON as Python writes it: the same but for three words, which are no words within strings. */
const pythonValue = (value: unknown): string =>
  spread(value, '    ').replace(
    /"(?:[^"\\]|\\.)*"|\b(?:true|false|null)\b/g,
    (token) => pythonWords[token] ?? token,
  );

const pythonEnds: Record<ExampleRequest['answer'], string> = {
  json: 'print(answer.json())',
  text: 'print(answer.text)',
  events: 'for line in answer.iter_lines(decode_unicode=True):\n    print(line)',
  file: 'with open("export", "wb") as file:\n    file.write(answer.content)',
};

function python(request: ExampleRequest, baseUrl: string): string {
  const { method, needsKey, body, answer } = request;
  const headers = [
    ...(needsKey ? ['"Authorization": f"Bearer {os.environ[\'SITEWRIGHT_API_KEY\']}"'] : []),
    ...Object.entries(requiredIn('header', request)).map(
      ([name, value]) => `"${name}": ${JSON.stringify(value)}`,
    ),
  ];
  const told = [
    JSON.stringify(baseUrl + addressOf(request)),
    ...(headers.length === 0 ? [] : [`headers={${headers.join(', ')}}`]),
    ...(body === undefined ? [] : [`json=${pythonValue(body.value)}`]),
    ...(answer === 'events' ? ['stream=True'] : []),
  ];
  return `${needsKey ? 'import os\n\n' : ''}import requests

answer = requests.${method.toLowerCase()}(
    ${told.join(',\n    ')},
)
answer.raise_for_status()
${pythonEnds[answer]}`;
}
