/** Handlers of the checkpoint operations in openapi/hosted.yaml. */
import { accepted } from '../common/refusals.ts';
import type { Database } from '../db/database.ts';
import { inTransaction } from '../db/transaction.ts';
import { Problem } from '../problem.ts';
import type { OperationRoute } from '../contract/contract-routes.ts';
import { askerOf } from '../security/session.ts';
import type { HeadToSign } from '../../src/events/audit/checkpoint.ts';
import { signReport } from '../../src/events/audit/signed-report.ts';
import { isOwnStream, listCheckpoints, signHead } from './checkpoints.ts';
import { publishedKeys, replaceKey, signingKey } from './keys.ts';

export interface CheckpointParts {
  readonly db: Pick<Database, 'orm'>;
  readonly clock: () => Date;
  /** Factor on the limits of budget/stored.ts. */
  readonly storageAllowance?: number;
}

export function checkpointOperations({
  db,
  clock,
  storageAllowance,
}: CheckpointParts): Record<string, OperationRoute> {
  return {
    getCheckpointKeys: {
      async handler() {
        // Publish a key before it signs, so that clients have it even if they are offline later.
        await inTransaction(db, (tx) => signingKey(tx, clock()));
        return { keys: await publishedKeys(db.orm) };
      },
    },

    rotateCheckpointKey: {
      async handler() {
        await inTransaction(db, (tx) => replaceKey(tx, clock()));
        return { keys: await publishedKeys(db.orm) };
      },
    },

    listCheckpoints: {
      async handler(request) {
        const { stream, device } = request.query as { stream: string; device?: string };
        if (!isOwnStream(stream, askerOf(request).uid))
          throw new Problem(403, 'not-allowed', 'You can ask only for your own log.');
        return listCheckpoints(db.orm, { stream, device });
      },
    },

    signCheckpoint: {
      async handler(request) {
        const signed = await signHead(
          db,
          askerOf(request).uid,
          request.body as HeadToSign,
          clock(),
          storageAllowance,
        );
        return accepted(signed);
      },
    },

    signReport: {
      async handler(request) {
        const { sha256 } = request.body as { sha256: string };
        const now = clock();
        const key = await inTransaction(db, (tx) => signingKey(tx, now));
        return signReport({ sha256, by: askerOf(request).uid, at: now.toISOString() }, key);
      },
    },
  };
}
