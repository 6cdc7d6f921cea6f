/** The descriptions of the API as a page for people: /api/docs. */
import { need } from '@abacow/rules/need';
import { asyncApi } from '../asyncapi.ts';
import { openApi } from '../openapi.ts';
import { element, escapeHtml, prose } from './html.ts';
import { schemaText } from './schema-text.ts';

type Content = Readonly<Record<string, { readonly schema: object }>>;
type Operation = {
  readonly summary: string;
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly requestBody?: { readonly required: boolean; readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly description: string; readonly content: Content }>>;
};

const schemaIn = (content: Content): object => need(Object.values(content)[0]).schema;
const code = (schema: object): string =>
  element('pre', element('code', escapeHtml(schemaText(schema))), 'tabindex="0"');

const scopeOf = ({ security }: Operation): string => {
  const scope = security.find((each) => 'token' in each)?.['token']?.[0];
  return scope === undefined
    ? 'Needs no token.'
    : `Needs a token with the scope <code>${escapeHtml(scope)}</code>, or the cookie.`;
};

const isRefusal = (status: string): boolean => Number(status) >= 400;

const operationText = (method: string, path: string, operation: Operation): string => {
  const { requestBody, responses } = operation;
  const answers = Object.entries(responses).filter(([status]) => !isRefusal(status));
  const refusals = Object.keys(responses).filter(isRefusal).join(', ');
  return element(
    'details',
    [
      element('summary', `<b>${method.toUpperCase()}</b> <code>${escapeHtml(path)}</code>`),
      element('p', `${prose(operation.summary)}. ${scopeOf(operation)}`),
      ...(requestBody === undefined
        ? []
        : [
            element('h4', requestBody.required ? 'Body' : 'Body, may be empty'),
            code(schemaIn(requestBody.content)),
          ]),
      ...answers.flatMap(([status, { description, content }]) => [
        element('h4', `${status}: ${prose(description)}`),
        code(schemaIn(content)),
      ]),
      element('p', `Refusals: ${refusals}.`, 'class="faint"'),
    ].join(''),
  );
};

const routes = Object.entries(openApi.paths)
  .flatMap(([path, methods]) =>
    Object.entries(methods as unknown as Readonly<Record<string, Operation>>).map(([method, operation]) =>
      operationText(method, path, operation),
    ),
  )
  .join('');

const messagesOf = (side: 'client' | 'server'): string =>
  Object.entries(asyncApi.components.messages)
    .filter(([id]) => id.startsWith(`${side}-`))
    .map(([, { name, summary, payload }]) =>
      element(
        'details',
        `${element('summary', `<code>${escapeHtml(name)}</code> ${prose(summary)}`)}${code(payload)}`,
      ),
    )
    .join('');

const shapes = Object.entries(openApi.components.schemas)
  .map(([name, schema]) =>
    element(
      'details',
      `${element('summary', `<code>${escapeHtml(name)}</code>`)}${code(schema)}`,
      `id="${name}"`,
    ),
  )
  .join('');

/** A table with a chosen beginner waits for no toss and no roll-off. */
const exampleAt = (server: string): string => `SERVER=${server}
curl -s -c jar -H 'content-type: application/json' -d '{"name":"My bot","bot":true}' $SERVER/api/me
TOKEN=$(curl -s -b jar -H 'content-type: application/json' -d '{"label":"laptop","scope":"play"}' $SERVER/api/me/tokens |
  sed 's/.*"token":"\\([^"]*\\)".*/\\1/')
TABLE=$(curl -s -H "authorization: Bearer $TOKEN" -H 'content-type: application/json' \\
  -d '{"choice":{"game":"trio","board":"multiplication","players":2,"level":"junior","target":200},
       "seats":[{"kind":"me"},{"kind":"computer","level":2}],"opening":{"kind":"chosen","seat":0}}' $SERVER/api/tables |
  sed 's/^{"id":"\\([^"]*\\)".*/\\1/')
curl -s -X POST -H "authorization: Bearer $TOKEN" $SERVER/api/tables/$TABLE/sit
curl -s -H "authorization: Bearer $TOKEN" -H 'content-type: application/json' -d '{"move":"t12"}' $SERVER/api/tables/$TABLE/play
curl -sN -H "authorization: Bearer $TOKEN" $SERVER/api/tables/$TABLE/stream`;

/** `server`: the address at which the page is read. */
export const docsPage = (server: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Abacow: the API for programs</title>
<link rel="stylesheet" href="/api/docs.css">
</head>
<body>
<main>
<h1>The API for programs</h1>
<p>${prose(openApi.info.description)}</p>
<p>For programs: <a href="/api/openapi.json">OpenAPI 3.1</a>, <a href="/api/asyncapi.json">AsyncAPI 3.0</a>.
The app: <a href="/online">play online</a>, <a href="/bots">bots and their ratings</a>.</p>
<h2>A bot in six commands</h2>
<pre tabindex="0"><code>${escapeHtml(exampleAt(server))}</code></pre>
<p>Each line of the stream is a message. A <code>view</code> lists in <code>due</code> what the table waits for, and in
<code>view.legal</code> what may be decided; the first decision here throws both dice. Decide with <code>POST …/play {"move":"…"}</code>.</p>
<h2>Requests</h2>
${routes}
<h2>The socket</h2>
<p>${prose(asyncApi.info.description)} Its address is <code>${asyncApi.channels.socket.address}</code>.</p>
<h3>What you may send</h3>
${messagesOf('client')}
<h3>What you may receive</h3>
${messagesOf('server')}
<h2>Shapes</h2>
${shapes}
</main>
</body>
</html>
`;

export const DOCS_STYLE = `:root { color-scheme: light dark; font: 100%/1.5 system-ui, sans-serif; }
body { margin: 0; color: light-dark(#1d1b16, #f1ece0); background: light-dark(#fbf8f1, #1b1a17); }
main { max-width: 60rem; margin: 0 auto; padding: 1rem; }
a { color: light-dark(#0b57a4, #9cc8ff); }
details { margin: 0.25rem 0; border: 1px solid light-dark(#8a8373, #7d7768); border-radius: 8px; padding: 0 0.75rem; }
summary { padding: 0.6rem 0; min-height: 1.5rem; cursor: pointer; overflow-wrap: anywhere; }
pre { overflow-x: auto; padding: 0.75rem; border-radius: 8px; background: light-dark(#efe9dc, #26241f); }
code { font-family: ui-monospace, monospace; font-size: 0.95em; }
h4 { margin: 0.75rem 0 0.25rem; }
.faint { color: light-dark(#5c5649, #b9b2a2); }
`;
