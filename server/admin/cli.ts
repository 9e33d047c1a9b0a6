/**
 * `npm run admin`: what the operator of the server can do without an account. With the embedded database, only while Patina
 * is stopped, since that database belongs to one process at a time.
 */
import { lineOf, runAdmin } from './run.ts';

process.umask(0o077);
runAdmin(process.argv.slice(2), { env: process.env, print: (line) => console.log(line) }).catch(
  (error: unknown) => {
    console.error(lineOf(error) ?? error);
    process.exitCode = 1;
  },
);
