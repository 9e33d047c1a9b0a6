/**
 * Ensures that all machines that share a bucket use the same keys: a résumé that one machine seals with a key in a folder of
 * its own could be read by no other. A copy of the mark beside the keys is stored in the bucket.
 */
import type { Config } from '../config.ts';
import { ConfigError } from '../config/variables.ts';
import { type FileStore, folderStore } from '../files/file-store.ts';
import { keysFolder, sealedWith } from './open-keys.ts';

const nameOfMark = 'keys.mark';

type Shared = Pick<FileStore, 'read' | 'write'>;

const ownMark = async (config: Pick<Config, 'dataDir'>) =>
  (await folderStore(keysFolder(config)).read(sealedWith)) ?? Buffer.alloc(0);

/** Call it after the keys were opened. @throws ConfigError when another folder of keys belongs to the bucket */
export async function requireSharedKeys(config: Pick<Config, 'dataDir'>, shared: Shared): Promise<void> {
  const [own, known] = [await ownMark(config), await shared.read(nameOfMark)];
  if (!known) return claimKeys(config, shared);
  if (own.equals(known)) return;
  throw new ConfigError(
    `The keys in ${keysFolder(config)} are not those of the files in the bucket of FILES_URL: give every machine the same folder of keys. ` +
      'If these are the right ones, restored or copied, run `npm run admin -- files claim` once.',
  );
}

/** Marks the bucket as belonging to these keys. */
export async function claimKeys(config: Pick<Config, 'dataDir'>, shared: Shared): Promise<void> {
  await shared.write(nameOfMark, await ownMark(config));
}
