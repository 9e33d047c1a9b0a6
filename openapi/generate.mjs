/**
 * `npm run generate`: writes src/adapters/generated/<name>.ts from every openapi/<name>.yaml. The same input
 * always gives the same bytes, so that a forgotten run shows as a git diff.
 */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import openapiTypescript, { astToString } from 'openapi-typescript';
import { format } from 'prettier';

const root = fileURLToPath(new URL('..', import.meta.url));
const source = join(root, 'openapi');
const target = join(root, 'src', 'adapters', 'generated');

const header = (name) => `/**
 * Types of the contract openapi/${name}.yaml.
 * Written by \`npm run generate\`, never by hand.
 */
`;

async function typesOf(file) {
  const name = basename(file, '.yaml');
  const ast = await openapiTypescript(pathToFileURL(join(source, file)));
  return {
    name: `${name}.ts`,
    text: await format(header(name) + astToString(ast), {
      parser: 'typescript',
      printWidth: 110,
      singleQuote: true,
    }),
  };
}

const contracts = readdirSync(source)
  .filter((file) => file.endsWith('.yaml'))
  .sort();
const written = await Promise.all(contracts.map(typesOf));
rmSync(target, { recursive: true, force: true });
mkdirSync(target, { recursive: true });
for (const { name, text } of written) writeFileSync(join(target, name), text);
console.log(`Wrote ${written.length} of ${contracts.length} contracts to src/adapters/generated`);
