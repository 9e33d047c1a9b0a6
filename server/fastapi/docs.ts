/** Serves the contract as FastAPI does: `openapi.json`, and `docs`, a page that shows it without scripts and without network. */
import type { FastifyInstance } from 'fastify';
import { type ContractDocument, readContract } from '../contract/contract-routes.ts';
import type { Known } from './wrong-method.ts';

export const documentPaths: readonly Known[] = [
  { method: 'get', path: '/docs' },
  { method: 'get', path: '/openapi.json' },
];

export function addDocs(app: FastifyInstance, prefix: string): void {
  // Made when first asked for: most servers never are.
  let json: string | null = null;
  let page: string | null = null;
  app.get(`${prefix}/openapi.json`, async (_request, reply) => {
    json ??= JSON.stringify(readContract('fastapi'));
    return reply.type('application/json; charset=utf-8').header('cache-control', 'no-cache').send(json);
  });
  app.get(`${prefix}/docs`, async (_request, reply) => {
    page ??= pageOf(readContract('fastapi'), prefix);
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page);
  });
}

const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`).replaceAll('\n', ' ');

interface Shown {
  readonly tags?: readonly string[];
  readonly summary?: string;
  readonly description?: string;
  readonly parameters?: readonly object[];
  readonly requestBody?: object;
  readonly responses?: object;
}

const style = `:root{color-scheme:light dark}
body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:0 auto;padding:1rem}
details{border:1px solid GrayText;border-radius:6px;margin:.5rem 0}
summary{cursor:pointer;padding:.6rem .8rem;overflow-wrap:anywhere}
summary b{display:inline-block;min-width:4.5em}
summary span{display:block}
details>*:not(summary){margin:.6rem .8rem}
pre{overflow:auto;font-size:14px}`;

function pageOf(contract: ContractDocument, prefix: string): string {
  const { info, components } = contract as unknown as {
    readonly info: { readonly title: string; readonly version: string; readonly description: string };
    readonly components: { readonly schemas: Readonly<Record<string, object>> };
  };
  const operations = Object.entries(contract.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ path, method, ...(operation as Shown) })),
  );
  const tags = [...new Set(operations.map(({ tags }) => tags?.[0] ?? ''))];
  const groups = tags.map(
    (tag) =>
      `<h2>${escaped(tag)}</h2>${operations
        .filter((operation) => (operation.tags?.[0] ?? '') === tag)
        .map((operation) => operationOf(operation, prefix))
        .join('')}`,
  );
  const schemas = Object.entries(components.schemas).map(
    ([name, schema]) =>
      `<details id="${escaped(name)}"><summary>${escaped(name)}</summary>${code(schema)}</details>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escaped(info.title)}</title><style>${style}</style></head><body><main>
<h1>${escaped(info.title)} <small>${escaped(info.version)}</small></h1>
<p>${escaped(info.description)}</p>
<p><a href="${prefix}/openapi.json">openapi.json</a></p>
${groups.join('\n')}
<h2>Schemas</h2>${schemas.join('')}
</main></body></html>`;
}

function operationOf(
  {
    path,
    method,
    summary = '',
    description,
    parameters,
    requestBody,
    responses,
  }: Shown & {
    readonly path: string;
    readonly method: string;
  },
  prefix: string,
): string {
  const parts = { parameters, requestBody, responses };
  const rest = description === undefined ? '' : `<p>${escaped(description)}</p>`;
  return `<details><summary><b>${method.toUpperCase()}</b> <code>${escaped(prefix + path)}</code> <span>${escaped(summary)}</span></summary>${rest}${code(parts)}</details>`;
}

/** Without line breaks turned into blanks: it is shown as it is. */
const code = (value: object) =>
  `<pre tabindex="0">${JSON.stringify(value, null, 2).replace(/[&<>]/g, (sign) => `&#${sign.codePointAt(0)};`)}</pre>`;
