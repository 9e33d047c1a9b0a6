/** Lets the holder of an intake's link view it while the link is valid, and answer it once. No account is needed. */
import { and, eq, gt } from 'drizzle-orm';
import { charge } from '../../budget/charge.ts';
import { requirePlainLines } from '../../common/plain-lines.ts';
import { networkOf } from '../../common/rate-limit.ts';
import type { Queries } from '../../db/database.ts';
import { intakes } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import { hashSecret } from '../../identity/secrets.ts';
import { Problem } from '../../problem.ts';
import type { Schemas, TradeParts } from '../parts.ts';
import { asIntake, executeIntake, streamOf } from './stored.ts';

/** Actor of facts that the holder of a link causes. */
const byLink = 'link';

const linked = (code: string, now: Date) =>
  and(eq(intakes.codeHash, hashSecret(code)), gt(intakes.linkExpiresAt, now));

const linkOver = () =>
  new Problem(
    404,
    'link-over',
    'This link was replaced or withdrawn, or has expired. Ask the shop for a new one.',
  );

/** Locks the row until the transaction ends. @throws Problem `link-over` */
async function lockLinked(tx: Queries, code: string, now: Date) {
  const [row] = await tx.select().from(intakes).where(linked(code, now)).for('update');
  if (!row) throw linkOver();
  return row;
}

export async function lookUpIntake(
  parts: TradeParts,
  address: string,
  { code }: Schemas['IntakeLinkCode'],
): Promise<Schemas['Intake']> {
  await charge(parts, 'intakeLinkByAddress', networkOf(address));
  const { orm } = parts.db;
  const [row] = await orm.select().from(intakes).where(linked(code, parts.clock()));
  if (!row) throw linkOver();
  return asIntake(orm, row, await streamOf(orm, row.id));
}

/** Repeating the same answer, for instance after a lost response, changes nothing. */
export async function answerIntake(
  parts: TradeParts,
  address: string,
  { code, ...answer }: Schemas['IntakeAnswer'],
): Promise<Schemas['Intake']> {
  requirePlainLines({ name: answer.name });
  await charge(parts, 'intakeLinkByAddress', networkOf(address));
  const at = parts.clock();
  return inTransaction(parts.db, async (tx) => {
    const row = await lockLinked(tx, code, at);
    const stream = await streamOf(tx, row.id);
    const earlier = stream.state?.answer;
    const isSame =
      earlier?.agreed === answer.agreed &&
      earlier.name === answer.name.trim() &&
      earlier.comment === answer.comment.trim();
    if (isSame) return asIntake(tx, row, stream);
    const head = stream.records.at(-1)?.hash ?? '';
    const command = { type: 'AnswerIntake', ...answer, head, at: at.toISOString() } as const;
    return asIntake(tx, row, await executeIntake(tx, row.id, stream, { command, actor: byLink, at }));
  });
}
