/** A server's key for tests, and the check that browsers and servers bring of their own. */
import { createHash, createPrivateKey, createPublicKey, sign, verify } from 'node:crypto';
import type { CheckpointKey, VerifySignature } from '../../../src/events/shared/signature.ts';
import {
  type Checkpoint,
  signedText,
  type TreeHead,
  treeText,
} from '../../../src/events/audit/checkpoint.ts';
import type { EventRecord } from '../../../src/events/log/event.ts';

/** What stands before the 32 secret bytes in PKCS #8. */
const pkcs8 = Buffer.from('302e020100300506032b657004220420', 'hex');

/** @param secret the same gives the same key, so that a seeded test is the same each time */
export function signer(kid = 'k1', secret = kid) {
  const der = Buffer.concat([pkcs8, createHash('sha256').update(secret).digest()]);
  const privateKey = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
  const jwk = createPublicKey(privateKey).export({ format: 'jwk' });
  return {
    /** base64url. */
    signText: (text: string): string => sign(null, Buffer.from(text), privateKey).toString('base64url'),
    key: { kid, kty: 'OKP', crv: 'Ed25519', x: jwk.x! } satisfies CheckpointKey,
    signTree(stream: string, size: number, root: string, at: string): TreeHead {
      const open = { stream, size, root, at };
      const signature = sign(null, Buffer.from(treeText(open)), privateKey).toString('base64url');
      return { ...open, kid, signature };
    },
    sign({ stream, seq, hash, device, at: writtenAt }: EventRecord, at = writtenAt): Checkpoint {
      const head = { stream, seq, hash, at, device };
      const signature = sign(null, Buffer.from(signedText(head)), privateKey).toString('base64url');
      return { ...head, kid, signature };
    },
  };
}

export const verifySignature: VerifySignature = async ({ kty, crv, x }, text, signature) =>
  verify(
    null,
    Buffer.from(text),
    createPublicKey({ key: { kty, crv, x }, format: 'jwk' }),
    Buffer.from(signature, 'base64url'),
  );
