/** `npm run audit`: verifies, replays, compares and reports on an exported log, with no server and no browser. */
import { runAudit } from './run.ts';

// Not process.exit: a long output may still be on its way into a pipe.
process.exitCode = await runAudit(process.argv.slice(2), {
  print: (line) => console.log(line),
  complain: (line) => console.error(line),
});
