/** `npm run load`: how the servers hold up under load, on this machine alone. How to read the results: docs/scale.md. */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { LoadError, readOptions, usage } from './options.ts';
import { reportOf } from './report.ts';
import { runLoad } from './run.ts';

try {
  const options = readOptions(process.argv.slice(2));
  const report = await runLoad(options, (line) => console.error(line));
  await mkdir(dirname(options.out), { recursive: true });
  await writeFile(options.out, `${JSON.stringify(report, null, 2)}\n`);
  console.log(reportOf(report));
  console.error(`Written to ${options.out}.`);
} catch (error) {
  if (!(error instanceof LoadError)) throw error;
  console.error(`${error.message}\n${usage}`);
  process.exitCode = 1;
}
