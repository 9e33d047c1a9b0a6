/** Keys that sign tokens, stored in the database so that a restart signs nobody out and several servers share them. */
import { desc, eq } from 'drizzle-orm';
import { type CryptoKey, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';
import type { Queries } from '../db/database.ts';
import { signingKeys } from '../db/schema.ts';
import { newId } from '../ids.ts';

export const tokenAlgorithm = 'ES256';

export interface SigningKeys {
  /** Id of the signing key. */
  readonly kid: string;
  readonly signingKey: CryptoKey | Uint8Array;
  /** The public half of a key by its id; null when there is none. */
  publicKey(kid: string | undefined): Promise<CryptoKey | null>;
}

/** Uses the newest key in the database, or creates one on the very first start. */
export async function openSigningKeys(orm: Queries, clock: () => Date): Promise<SigningKeys> {
  const { kid, privateJwk } = (await newestKey(orm)) ?? (await createKey(orm, clock()));
  const publicKeys = new Map([[kid, await publicHalf(privateJwk as JWK)]]);
  return {
    kid,
    signingKey: await importJWK(privateJwk as JWK, tokenAlgorithm),
    /** Also looks in the database: another server may have signed with a key created after this one started. */
    async publicKey(id = '') {
      const known = publicKeys.get(id);
      if (known) return known;
      const [row] = /^[\da-f-]{36}$/.test(id)
        ? await orm.select().from(signingKeys).where(eq(signingKeys.kid, id))
        : [];
      if (!row) return null;
      const key = await publicHalf(row.privateJwk as JWK);
      publicKeys.set(row.kid, key);
      return key;
    },
  };
}

async function publicHalf({ d: _private, ...open }: JWK): Promise<CryptoKey> {
  return (await importJWK(open, tokenAlgorithm)) as CryptoKey;
}

async function newestKey(orm: Queries) {
  const [row] = await orm.select().from(signingKeys).orderBy(desc(signingKeys.createdAt)).limit(1);
  return row;
}

async function createKey(orm: Queries, createdAt: Date) {
  const { privateKey } = await generateKeyPair(tokenAlgorithm, { extractable: true });
  const row = {
    kid: newId(),
    algorithm: tokenAlgorithm,
    privateJwk: await exportJWK(privateKey),
    createdAt,
  };
  await orm.insert(signingKeys).values(row);
  return row;
}
