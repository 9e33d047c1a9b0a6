/** `npm run vision`: measures kept photos again, and proves that the result is the same byte for byte. */
import { runVision } from './run.ts';

process.umask(0o077);
process.exitCode = await runVision(process.argv.slice(2), {
  env: process.env,
  print: (line) => console.log(line),
});
