/**
 * Files in a bucket are for any number of machines, and so must the keys be that résumés are sealed with: what one machine
 * seals with a key in a folder of its own, no other could read. A copy of the mark that lies beside the keys is kept in the bucket.
 */
import { type Config, ConfigError } from '../config.ts';
import { type FileStore, folderStore } from '../files/file-store.ts';
import { keysFolder, sealedWith } from './open-keys.ts';

const nameOfMark = 'keys.mark';

type Shared = Pick<FileStore, 'read' | 'write'>;

const ownMark = async (config: Pick<Config, 'dataDir'>) =>
  (await folderStore(keysFolder(config)).read(sealedWith)) ?? Buffer.alloc(0);

/**
 * After the keys were opened.
 * @throws ConfigError when another folder of keys belongs to the bucket
 */
export async function requireSharedKeys(config: Pick<Config, 'dataDir'>, shared: Shared): Promise<void> {
  const [own, known] = [await ownMark(config), await shared.read(nameOfMark)];
  if (!known) return claimKeys(config, shared);
  if (own.equals(known)) return;
  throw new ConfigError(
    `The keys in ${keysFolder(config)} are not those of the files in the bucket of FILES_URL: give every machine the same folder of keys. ` +
      'If these are the right ones, restored or copied, run `npm run admin -- files claim` once.',
  );
}

/** From now on these keys are those of the bucket. */
export async function claimKeys(config: Pick<Config, 'dataDir'>, shared: Shared): Promise<void> {
  await shared.write(nameOfMark, await ownMark(config));
}
