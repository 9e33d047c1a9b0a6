/** `npm run vision`: proves that what was measured can be measured again, byte by byte. */
import { runVision } from './run.ts';

process.umask(0o077);
process.exitCode = await runVision(process.argv.slice(2), {
  env: process.env,
  print: (line) => console.log(line),
});
