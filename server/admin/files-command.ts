/** `npm run admin -- files …`: commands that concern only the files, and so also run beside a server. */
import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Config } from '../config.ts';
import { openStores } from '../files/open-stores.ts';
import { openKeys } from '../keys/open-keys.ts';
import { claimKeys } from '../keys/shared-keys.ts';
import { AdminError } from './admin-error.ts';
import { copyFiles, type CopyProgress, openPlace } from './copy-files.ts';

/** Minimum time between lines of progress. */
const progressMs = 2000;

interface Surroundings {
  readonly config: Config;
  /** Resolves a path that a person typed. */
  readonly fileNamed: (name: string) => string;
  readonly print: (line: string) => void;
  /** File for the sums; null: none. */
  readonly sums: string | null;
}

const sizeOf = (bytes: number) =>
  `${(bytes / 1_000_000).toLocaleString('en-US', { maximumFractionDigits: 1 })} MB`;

function progressPrinter(print: (line: string) => void): (progress: CopyProgress) => void {
  let printedAt = Date.now();
  return ({ done, of, bytes }) => {
    if (Date.now() - printedAt < progressMs) return;
    printedAt = Date.now();
    print(`${done} of ${of} files, ${sizeOf(bytes)}`);
  };
}

/** @param fromName, @param toName folders like DATA_DIR, or addresses of buckets */
export async function copyCommand(
  fromName: string,
  toName: string,
  { config, fileNamed, print, sums }: Surroundings,
): Promise<void> {
  const folderNamed = (name: string) => resolve(fileNamed(name));
  const from = await openPlace(fromName, config, folderNamed, true);
  const to = await openPlace(toName, config, folderNamed, false).catch((error: unknown) => {
    from.close();
    throw error;
  });
  try {
    const done = await copyFiles(from.files, to.files, progressPrinter(print));
    print(`Copied ${done.copied} files; ${done.same} were there already: ${sizeOf(done.bytes)} in all.`);
    print('Every one of them was read on both sides, and has the same SHA-256.');
    print(`SHA-256 of the list of sums: ${createHash('sha256').update(done.sums).digest('hex')}`);
    if (done.others > 0) print(`${done.others} files are only in ${toName}; they were left alone.`);
    if (sums !== null) {
      await writeFile(fileNamed(sums), done.sums, { mode: 0o600 });
      print(`The sums are in ${sums}, as sha256sum writes them.`);
    }
  } finally {
    from.close();
    to.close();
  }
}

/** @throws AdminError without a bucket */
export async function claimCommand({ config, print }: Pick<Surroundings, 'config' | 'print'>): Promise<void> {
  const stores = await openStores(config);
  try {
    if (!stores.bucket) throw new AdminError('Set FILES_URL to the bucket that these keys belong to.');
    await stores.bucket.probe();
    await openKeys(config);
    await claimKeys(config, stores.bucket.shared);
    print(`The bucket belongs to the keys in ${config.dataDir} from now on.`);
  } finally {
    stores.close();
  }
}
