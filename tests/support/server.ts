/** Starts the embedded server as a process of its own, on a free port and with a data directory of its own. */
import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

export const demoPassword = 'walnut saddle soap 7';

export interface RunningServer {
  readonly origin: string;
  readonly dataDir: string;
  readonly process: ChildProcess;
  /** Everything printed so far: reset links appear here. */
  output(): string;
  /** Stops it, by default gracefully; the data directory stays until `remove`. */
  stop(signal?: NodeJS.Signals): Promise<void>;
  remove(): void;
}

export async function freePort(): Promise<number> {
  return new Promise((found, failed) => {
    const probe = createServer().once('error', failed);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => found(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

export interface ServerOptions {
  readonly port?: number;
  readonly dataDir?: string;
  /** Data of a stopped server to start from a copy of: creating it takes most of a first start. */
  readonly from?: string;
  readonly env?: Record<string, string>;
  /** The folder that holds the product; by default this clone. */
  readonly root?: string;
}

export async function startServer(options: ServerOptions = {}): Promise<RunningServer> {
  const port = options.port ?? (await freePort());
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'patina-data-'));
  if (options.from !== undefined) cpSync(options.from, dataDir, { recursive: true });
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
    cwd: options.root ?? root,
    env: {
      ...process.env,
      NODE_ENV: 'development',
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      DEMO_PASSWORD: demoPassword,
      // So that each window can have an address of its own: limits are per address.
      TRUST_PROXY: '127.0.0.1',
      // A test does in a minute what a person does in a day.
      REQUEST_ALLOWANCE: '20',
      ...options.env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  const origin = `http://127.0.0.1:${port}`;
  await untilHealthy(origin, child, () => output);
  return {
    origin,
    dataDir,
    process: child,
    output: () => output,
    stop: (signal = 'SIGTERM') => stop(child, signal),
    remove: () => rmSync(dataDir, { recursive: true, force: true }),
  };
}

async function untilHealthy(origin: string, child: ChildProcess, output: () => string): Promise<void> {
  const deadline = Date.now() + 180_000;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The server stopped at once:\n${output()}`);
    const healthy = await fetch(`${origin}/healthz`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (healthy) return;
    await new Promise((later) => setTimeout(later, 100));
  }
  child.kill('SIGKILL');
  throw new Error(`The server did not become healthy:\n${output()}`);
}

function stop(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((stopped) => {
    child.once('exit', () => stopped());
    child.kill(signal);
  });
}
