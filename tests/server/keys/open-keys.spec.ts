/** A start with another key than the one that sealed the data fails, says why, and changes nothing. */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ConfigError } from '../../../server/config/variables.ts';
import { readConfig } from '../../../server/config.ts';
import { keysFolder, openKeys } from '../../../server/keys/open-keys.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'patina-keys-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const newKey = () => randomBytes(32).toString('base64');
const openWith = (ENCRYPTION_KEY?: string) =>
  openKeys(readConfig({ DATA_DIR: dataDir, ...(ENCRYPTION_KEY ? { ENCRYPTION_KEY } : {}) }));
const refused = async (start: Promise<unknown>) => {
  const error: unknown = await start.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ConfigError);
  expect((error as Error).message).toMatch(/^ENCRYPTION_KEY .*sealed with/);
};

describe('the key of an installation', () => {
  it('opens what it sealed, and another is refused, also before anything is sealed', async () => {
    const key = newKey();
    await openWith(key);
    await refused(openWith(newKey()));
    const sealed = await (await openWith(key)).create('resume');
    await refused(openWith(newKey()));
    expect(await (await openWith(key)).find('resume')).toEqual(sealed);
  });

  it('is missed when it is not set any more, and no other is made', async () => {
    const key = newKey();
    await openWith(key);
    await refused(openWith());
    expect(readdirSync(keysFolder({ dataDir }))).not.toContain('installation.key');
    await openWith(key);
  });

  it('stays the one that was made when another is set later', async () => {
    await (await openWith()).create('resume');
    await refused(openWith(newKey()));
    await openWith();
  });

  it('is told by what an earlier release has sealed, which left no mark', async () => {
    const key = newKey();
    await (await openWith(key)).create('resume');
    rmSync(join(keysFolder({ dataDir }), 'sealed-with.mark'));
    await refused(openWith(newKey()));
    await openWith(key);
  });
});
