/** Starts a peer's bare routes in a process of their own, as the server has one, with a folder that goes with it. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** @param script prints the address that it listens on; its arguments are the folder and `args` */
export async function startBare(script: string, ...args: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'patina-bare-'));
  const child = spawn(process.execPath, ['--import', 'tsx', script, folder, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const origin = await new Promise<string>((found, failed) => {
    child.once('exit', () => failed(new Error('The bare routes did not start')));
    child.stdout.once('data', (line: Buffer) => found(String(line).trim()));
  });
  return {
    origin,
    async close() {
      child.removeAllListeners('exit');
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
