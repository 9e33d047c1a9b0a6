/**
 * `npm start` and `npm run dev`: from a fresh clone to a running Patina. Installs and builds what is missing or
 * stale, then becomes the server, in this same process, so that Ctrl-C reaches it directly.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureBuilt, ensureInstalled, nodeError, root } from './install.mjs';

const error = nodeError();
if (error) stopWith(error);

try {
  process.chdir(root);
  ensureInstalled();
  if (process.argv.includes('--dev')) startDev();
  else await startServer();
} catch (error) {
  stopWith(error instanceof Error ? error.message : String(error));
}

function stopWith(line) {
  console.error(line);
  process.exit(1);
}

async function startServer() {
  const { register } = await import('tsx/esm/api');
  register();
  // A wrong setting shows before the build, not after it.
  const { readConfig } = await import('./config.ts');
  readConfig(process.env);
  ensureBuilt();
  await import('./main.ts');
}

/** The server, restarted when its files change, and in front of it the app with hot reload. */
function startDev() {
  const port = process.env.PORT || '8787';
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const env = { ...process.env, BACKEND: process.env.BACKEND ?? `http://127.0.0.1:${port}` };
  const children = [
    spawn(process.execPath, ['--import', 'tsx', '--watch', '--watch-preserve-output', 'server/main.ts'], {
      stdio: 'inherit',
      env,
    }),
    spawn(process.execPath, [vite], { stdio: 'inherit', env }),
  ];
  let stopping = false;
  const stop = () => {
    stopping = true;
    for (const child of children) child.kill('SIGTERM');
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);
  for (const child of children) {
    child.on('exit', (code) => {
      if (!stopping) process.exitCode = code ?? 1;
      stop();
    });
  }
}
