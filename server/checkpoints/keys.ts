/** Keys that sign checkpoints: created when first needed, replaced after a year or at an admin's request, published forever. */
import { createPrivateKey, generateKeyPairSync, sign } from 'node:crypto';
import { desc, isNotNull } from 'drizzle-orm';
import type { CheckpointKey } from '../../src/events/shared/signature.ts';
import type { Queries } from '../db/database.ts';
import { checkpointKeys } from '../db/schema.ts';
import { newId } from '../ids.ts';

const longestUseMs = 365 * 24 * 3_600_000;

export interface SigningKey {
  readonly kid: string;
  /** base64url. */
  sign(text: string): string;
}

/** Newest first. */
export async function publishedKeys(
  orm: Queries,
): Promise<readonly (CheckpointKey & { readonly createdAt: string })[]> {
  const rows = await orm.select().from(checkpointKeys).orderBy(desc(checkpointKeys.createdAt));
  return rows.map(({ kid, x, createdAt }) => ({
    kid,
    kty: 'OKP',
    crv: 'Ed25519',
    x,
    createdAt: createdAt.toISOString(),
  }));
}

/** Two servers that start at once may create two keys: both are valid, and the newest one goes on signing. */
export async function signingKey(orm: Queries, now: Date): Promise<SigningKey> {
  const [newest] = await orm
    .select()
    .from(checkpointKeys)
    .where(isNotNull(checkpointKeys.d))
    .orderBy(desc(checkpointKeys.createdAt))
    .limit(1);
  if (newest?.d && now.getTime() - newest.createdAt.getTime() < longestUseMs)
    return signerOf(newest.kid, newest.x, newest.d);
  return replaceKey(orm, now);
}

/** Creates a new signing key, and deletes the private parts of all old ones. */
export async function replaceKey(orm: Queries, now: Date): Promise<SigningKey> {
  const { x, d } = generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' }) as {
    x: string;
    d: string;
  };
  const kid = newId();
  await orm.update(checkpointKeys).set({ d: null }).where(isNotNull(checkpointKeys.d));
  await orm.insert(checkpointKeys).values({ kid, x, d, createdAt: now });
  return signerOf(kid, x, d);
}

function signerOf(kid: string, x: string, d: string): SigningKey {
  const key = createPrivateKey({ key: { kty: 'OKP', crv: 'Ed25519', x, d }, format: 'jwk' });
  return { kid, sign: (text) => sign(null, Buffer.from(text, 'utf8'), key).toString('base64url') };
}
