/** Types for signatures of servers: the published keys, and the function that verifies a signature. */
import * as z from 'zod/mini';

/** A public key as servers publish it: the fields of a JWK for Ed25519. */
export const checkpointKeySchema = z.object({
  kid: z.string(),
  kty: z.literal('OKP'),
  crv: z.literal('Ed25519'),
  x: z.string().check(z.regex(/^[\w-]{43}$/)),
});
export type CheckpointKey = Readonly<z.infer<typeof checkpointKeySchema>>;

export type VerifySignature = (key: CheckpointKey, text: string, signature: string) => Promise<boolean>;
