/** Runs the server as a process of its own, and waits for its output or its end. */
import { type ChildProcess, spawn } from 'node:child_process';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../..');

export interface ServerProcess {
  readonly child: ChildProcess;
  output(): string;
  /** Resolves with the first match; rejects when the process ends first. */
  says(pattern: RegExp): Promise<RegExpExecArray>;
  /** Resolves with the exit code when it has ended. */
  ended(): Promise<number | null>;
}

export function runServer(
  env: Record<string, string>,
  args: readonly string[] = ['--import', 'tsx', 'server/main.ts'],
  cwd = root,
): ServerProcess {
  const child = spawn(process.execPath, args, {
    cwd,
    // Logs no slow queries: a busy machine would add lines to a log that is checked.
    env: { PATH: process.env.PATH, HOME: process.env.HOME, PORT: '0', SLOW_QUERY_MS: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const ended = new Promise<number | null>((end) => child.on('close', (code) => end(code)));
  const heard = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
      for (const look of [...heard]) look();
    });
  }
  return {
    child,
    output: () => output,
    ended: () => ended,
    says: (pattern) =>
      new Promise((found, failed) => {
        const look = () => {
          const match = pattern.exec(output);
          if (match) {
            heard.delete(look);
            found(match);
          }
        };
        heard.add(look);
        look();
        void ended.then((code) =>
          failed(new Error(`Ended with ${code} before it said ${pattern}:\n${output}`)),
        );
      }),
  };
}
