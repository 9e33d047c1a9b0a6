/** Opens the keys of an installation; the key that wraps them is in the configuration or in a file beside them. */
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { ConfigError } from '../config/variables.ts';
import { folderStore } from '../files/file-store.ts';
import { hasInstallationKey, installationKey } from './installation-key.ts';
import { seal, unseal } from './seal.ts';
import { type SubjectKeys, subjectKeysIn } from './subject-keys.ts';

export const keysFolder = ({ dataDir }: Pick<Config, 'dataDir'>) => join(dataDir, 'keys');

type KeyConfig = Pick<Config, 'dataDir' | 'encryptionKey'>;

/** @throws ConfigError when the data was sealed with another key, so that nothing is read or written with the wrong one */
export async function openKeys(config: KeyConfig): Promise<SubjectKeys> {
  const folder = keysFolder(config);
  const { encryptionKey } = config;
  const store = folderStore(folder);
  const mark = await store.read(sealedWith);
  if (mark && !encryptionKey && !(await hasInstallationKey(folder))) throw wrongKey(config);
  const key = encryptionKey ?? (await installationKey(folder));
  const keys = subjectKeysIn(join(folder, 'subjects'), key);
  if (mark) open(config, () => unseal(key, sealedWith, mark));
  else {
    // An older release wrote no mark: any subject's key shows whether the key fits.
    const [subject] = await keys.list();
    if (subject !== undefined) {
      await keys.find(subject).catch(() => {
        throw wrongKey(config);
      });
    }
    await store.write(sealedWith, seal(key, sealedWith, Buffer.from('Patina')));
  }
  return keys;
}

/** A file sealed with the same key as everything else, to check the key at every start. */
export const sealedWith = 'sealed-with.mark';

function open(config: KeyConfig, opening: () => unknown): void {
  try {
    opening();
  } catch {
    throw wrongKey(config);
  }
}

function wrongKey({ dataDir, encryptionKey }: KeyConfig): ConfigError {
  const what = encryptionKey
    ? 'ENCRYPTION_KEY is not the key that the data was sealed with. Set the one from before, or unset it if there was none'
    : 'ENCRYPTION_KEY must be the key that the data was sealed with; none is set, and no other key fits';
  return new ConfigError(`${what}. The data is in ${dataDir}.`);
}
