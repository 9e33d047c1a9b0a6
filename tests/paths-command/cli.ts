/** `npm run paths`: test paths of the product's statecharts. */
import { runPaths } from './run.ts';

// Not process.exit: a long suite may still be on its way into a pipe.
process.exitCode = await runPaths(process.argv.slice(2), {
  write: (text) => void process.stdout.write(text),
  complain: (line) => console.error(line),
});
