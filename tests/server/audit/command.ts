/** Runs `npm run audit` in a test: in this process, or in one of its own. */
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { runAudit } from '../../../server/audit/run.ts';

interface Answer {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

const answered = (answer: Answer) => ({
  ...answer,
  json: () => JSON.parse(answer.stdout) as Record<string, unknown>,
});

export async function audit(...args: readonly string[]) {
  let stdout = '';
  let stderr = '';
  const status = await runAudit(args, {
    print: (line) => (stdout += `${line}\n`),
    complain: (line) => (stderr += `${line}\n`),
  });
  return answered({ status, stdout, stderr });
}

/** As people run it, which takes a second to start. @param options of Node.js */
export function auditProcess(options: readonly string[], ...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [...options, '--import', 'tsx', 'server/audit/cli.ts', ...args],
    { cwd: resolve(import.meta.dirname, '../../..'), encoding: 'utf8', maxBuffer: 1 << 28 },
  );
  return answered({ status, stdout, stderr });
}
