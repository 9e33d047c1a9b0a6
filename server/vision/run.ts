/** The subcommands of `npm run vision`, and what they print. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, readConfig } from '../config.ts';
import { ConfigError } from '../config/variables.ts';
import { openDatabase } from '../db/database.ts';
import { DatabaseOpenError, DataDirLocked } from '../db/errors.ts';
import { openStores } from '../files/open-stores.ts';
import { openKeys } from '../keys/open-keys.ts';
import { sealedFiles } from '../keys/sealed-files.ts';
import { measurePair, stopMeasuring } from './engine/measure-pair.ts';
import { replayAnalysis, type Replayed } from './replay.ts';

const usage = `Usage: npm run vision -- replay ID

  replay ID   measures the photos of an analysis again and holds every byte against what is kept; the id is
              in the address of its page. Ends with 1 when anything differs.

Stop Patina first, unless it runs on a PostgreSQL (DATABASE_URL).`;

export interface Surroundings {
  /** Environment variables. */
  readonly env: NodeJS.ProcessEnv;
  readonly print: (line: string) => void;
}

/** @returns exit code: 0 for the same bytes; 1 for other bytes, or nothing to compare; 2 for an unknown command */
export async function runVision(args: readonly string[], { env, print }: Surroundings): Promise<number> {
  const [command, id, ...more] = args;
  if (command !== 'replay' || id === undefined || more.length > 0) {
    print(usage);
    return 2;
  }
  try {
    return told(await replay(readConfig(env), id), id, print);
  } catch (error) {
    const line = lineOf(error);
    if (line === null) throw error;
    print(line);
    return 2;
  }
}

async function replay(config: Config, id: string) {
  if (config.databaseUrl === null && !existsSync(join(config.dataDir, 'db')))
    throw new ConfigError(
      `There is no installation in ${config.dataDir}. Start Patina once, or set DATA_DIR.`,
    );
  const database = await openDatabase({ dataDir: config.dataDir, databaseUrl: config.databaseUrl });
  const stores = await openStores(config);
  try {
    const files = sealedFiles(stores.files, await openKeys(config));
    return await replayAnalysis({ db: database, files, measurePair }, id);
  } finally {
    stores.close();
    await stopMeasuring();
    await database.close();
  }
}

function told(
  replayed: Awaited<ReturnType<typeof replayAnalysis>>,
  id: string,
  print: (line: string) => void,
) {
  switch (replayed) {
    case null:
      print(`There is no analysis ${id}.`);
      return 1;
    case 'nothing-measured':
      print('Nothing was measured in this analysis, so there is nothing to compare.');
      return 1;
    case 'picture-lost':
      print('A photo of this analysis is no longer there.');
      return 1;
    default:
      return toldChecks(replayed, print);
  }
}

function toldChecks(
  { checks, engineThen, engineNow, same }: Replayed,
  print: (line: string) => void,
): number {
  for (const { name, kept, now } of checks) {
    print(`${kept !== null && kept === now ? 'same  ' : 'DIFFERS'} ${name}  ${now ?? 'not there'}`);
    if (kept !== now) print(`        kept: ${kept ?? 'nothing'}`);
  }
  if (same) print(`The same photos gave the same bytes, with engine ${engineNow}.`);
  else if (engineThen === engineNow) print('Something differs, though the engine is the same.');
  else
    print(
      `It was measured by engine ${engineThen}; this is engine ${engineNow}, which may measure otherwise.`,
    );
  return same ? 0 : 1;
}

function lineOf(error: unknown): string | null {
  if (error instanceof DataDirLocked)
    return 'Patina is running, and its embedded database belongs to one process at a time. Stop it, then try again.';
  return error instanceof ConfigError || error instanceof DatabaseOpenError ? error.message : null;
}
