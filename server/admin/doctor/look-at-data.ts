/** Checks the data directory: whether it can be written, how much room is free, and whether its keys can be opened. */
import { existsSync } from 'node:fs';
import { mkdtemp, rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../../config.ts';
import { keysFolder, openKeys, sealedWith } from '../../keys/open-keys.ts';
import { neededBytes } from '../../storage-watch.ts';
import { causeOf, type Finding, ok, problem, warning } from './finding.ts';

const gigabyte = 2 ** 30;
/** A video of the usual maximum size must fit twice. */
const comfortableBytes = 4 * gigabyte;

const sizeOf = (bytes: number) =>
  bytes < gigabyte ? `${Math.floor(bytes / 2 ** 20)} MB` : `${(bytes / gigabyte).toFixed(1)} GB`;

export async function lookAtData(config: Config): Promise<readonly Finding[]> {
  const { dataDir } = config;
  if (!existsSync(dataDir)) return [ok(`Data directory ${dataDir}: not there yet; the first start makes it`)];
  return [await lookAtFolder(dataDir), await lookAtRoom(dataDir), ...(await lookAtKeys(config))];
}

/** Tested by writing: permissions alone do not reveal a disk that is mounted read-only. */
async function lookAtFolder(dataDir: string): Promise<Finding> {
  try {
    const folder = await mkdtemp(join(dataDir, 'doctor-'));
    try {
      await writeFile(join(folder, 'probe'), 'probe');
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
    return ok(`Data directory ${dataDir} can be written`);
  } catch (error) {
    return problem(
      `Data directory ${dataDir} cannot be written: ${causeOf(error)}. Let the user that runs Patina own it.`,
    );
  }
}

async function lookAtRoom(dataDir: string): Promise<Finding> {
  const { bavail, bsize } = await statfs(dataDir);
  const free = bavail * bsize;
  const said = `Disk of the data directory: ${sizeOf(free)} free`;
  if (free < neededBytes)
    return problem(`${said}. Nothing is saved with less than ${sizeOf(neededBytes)}: make room.`);
  return free < comfortableBytes
    ? warning(`${said}. The largest film must fit twice: make room, or set MAX_VIDEO_MB.`)
    : ok(said);
}

async function lookAtKeys(config: Config): Promise<readonly Finding[]> {
  // Opening keys for the first time would create them.
  if (!existsSync(join(keysFolder(config), sealedWith))) return [];
  try {
    const keys = await (await openKeys(config)).list();
    return [ok(`Keys of applicants’ data: ${keys.length}, and they open`)];
  } catch (error) {
    return [problem(causeOf(error) + '.')];
  }
}
