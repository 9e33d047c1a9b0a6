/** The lines of Node that the tests also run on, beside the oldest one that package.json asks for. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The package of the registry that brings the program; a newer one is tried by changing its version here. */
const versions = { 22: '22.23.3', 24: '24.21.0' };

/** Each takes another ten minutes, and the whole was never seen to pass on 24: `NODE_LINES=22,24` asks for both. */
export const nodeLines = (process.env.NODE_LINES ?? '22').split(',');

/** @returns the path of that line's program, fetched from the registry if it is not there yet */
export function ensureNode(line) {
  const version = versions[line];
  const folder = resolve('node_modules', '.cache', 'node-lines', version);
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const name = `node-${platform}-${process.arch}`;
  const program = join(
    folder,
    'node_modules',
    name,
    'bin',
    process.platform === 'win32' ? 'node.exe' : 'node',
  );
  if (existsSync(program)) return program;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{"private":true}\n');
  const options = ['--no-save', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel', 'error'];
  const { status } = spawnSync('npm', ['install', ...options, `${name}@${version}`], {
    cwd: folder,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status !== 0 || !existsSync(program)) throw new Error(`Node ${version} could not be installed.`);
  return program;
}
