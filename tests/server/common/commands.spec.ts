/** How commands are executed, on both databases, with a test noun: a tally that goes up to ten. */
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import * as z from 'zod/mini';
import { Refused } from '../../../src/events/log/decider.ts';
import { defineFact, factConstructors, type FactsOf } from '../../../src/events/log/facts.ts';
import { LogConflict } from '../../../src/events/log/log.ts';
import {
  type CommandTrace,
  execute,
  executeOn,
  type Rules,
  traceCommands,
} from '../../../server/common/commands.ts';
import { accepted, problemOf } from '../../../server/common/refusals.ts';
import { newStream, readStream } from '../../../server/common/streams.ts';
import type { Database } from '../../../server/db/database.ts';
import { postgresLog } from '../../../server/db/postgres-log.ts';
import { inTransaction } from '../../../server/db/transaction.ts';
import { describeOnEveryDatabase } from '../db/databases.ts';

const facts = { Counted: defineFact('truth', 1, z.strictObject({ by: z.number() })) };
const fact = factConstructors(facts);
type Command = { readonly type: 'Count'; readonly by: number };

const tally: Rules<number, Command, FactsOf<typeof facts>, 'is-full'> = {
  facts,
  projection: {
    name: 'tally',
    version: 1,
    initial: () => 0,
    evolve: (sum, { data }) => sum + data.by,
    encode: (sum) => sum,
    decode: (json) => json as number,
  },
  decide(sum, { by }) {
    if (sum + by > 10) return new Refused('is-full', 'Ten is all it holds.');
    return by === 0 ? [] : [fact.Counted({ by })];
  },
};

const at = new Date('2026-11-23T02:00:00.000Z');
const count = (by: number) => ({ command: { type: 'Count', by } as const, actor: 'uma', at });

describeOnEveryDatabase('commands', (open) => {
  let db: Database;
  beforeAll(async () => {
    db = await open();
  });
  afterAll(() => db.close());
  const sumOf = async (name: string) => (await readStream(db.orm, tally, name)).state;

  it('append their facts with who and when, and answer the state after them', async () => {
    const executed = await inTransaction(db, async (tx) => {
      await execute(tx, tally, newStream(tally, 'tally/a'), count(3));
      return executeOn(tx, tally, 'tally/a', count(4));
    });
    expect(executed).toMatchObject({ state: 7, seq: 2, facts: [fact.Counted({ by: 4 })] });
    const { records } = await readStream(db.orm, tally, 'tally/a');
    expect(records).toHaveLength(2);
    expect(records[1]).toMatchObject({ seq: 2, actor: 'uma', device: 'server', at: at.toISOString() });
  });

  it('that change nothing append nothing', async () => {
    const executed = await inTransaction(db, (tx) => executeOn(tx, tally, 'tally/idle', count(0)));
    expect(executed).toMatchObject({ state: 0, seq: 0, facts: [] });
    expect(await postgresLog(db.orm).head('tally/idle')).toMatchObject({ seq: 0 });
  });

  it('that are refused append nothing, and leave the rest of the transaction alone', async () => {
    const refused = await inTransaction(db, async (tx) => {
      await executeOn(tx, tally, 'tally/rest', count(1));
      return executeOn(tx, tally, 'tally/full', count(11));
    });
    expect(refused).toEqual(new Refused('is-full', 'Ten is all it holds.'));
    expect([await sumOf('tally/rest'), await sumOf('tally/full')]).toEqual([1, 0]);
  });

  it('of rivals that hold no lock are decided anew, so that none is lost and no rule is passed', async () => {
    const tries = [2, 3, 4, 5].map((by) =>
      inTransaction(db, (tx) => executeOn(tx, tally, 'tally/rivals', count(by))),
    );
    const outcomes = await Promise.all(tries);
    const added = outcomes.map((outcome) => (outcome instanceof Refused ? 0 : outcome.facts[0]!.data.by));
    const sum = added.reduce((a, b) => a + b);
    expect(outcomes.some((outcome) => outcome instanceof Refused)).toBe(true);
    expect(sum).toBeLessThanOrEqual(10);
    expect(await sumOf('tally/rivals')).toBe(sum);
  });

  it('are tried again after a conflict, with what the other one wrote', async () => {
    await inTransaction(db, (tx) => executeOn(tx, tally, 'tally/late', count(1)));
    let attempts = 0;
    const executed = await inTransaction(db, async (tx) => {
      attempts += 1;
      const stream = await readStream(tx, tally, 'tally/late');
      // As if it had been read before the other one was committed.
      const stale = attempts === 1 ? newStream(tally, stream.name) : stream;
      return execute(tx, tally, stale, count(2));
    });
    expect(attempts).toBe(2);
    expect(executed).toMatchObject({ state: 3, seq: 2 });
  });

  it('give up with the conflict in the end', async () => {
    await inTransaction(db, (tx) => executeOn(tx, tally, 'tally/never', count(1)));
    const always = inTransaction(db, (tx) => execute(tx, tally, newStream(tally, 'tally/never'), count(1)));
    await expect(always).rejects.toThrow(LogConflict);
    expect(await sumOf('tally/never')).toBe(1);
  });

  it('are traced by kind and outcome, without what was typed', async () => {
    const traces: CommandTrace[] = [];
    onTestFinished(traceCommands((trace) => traces.push(trace)));
    await inTransaction(db, (tx) => executeOn(tx, tally, 'tally/traced', count(7)));
    await inTransaction(db, (tx) => executeOn(tx, tally, 'tally/traced', count(7)));
    const told = { stream: 'tally/traced', command: 'Count' };
    expect(traces).toEqual([
      { ...told, seq: 0, facts: ['Counted'], refused: null },
      { ...told, seq: 1, facts: [], refused: 'is-full' },
    ]);
  });
});

describe('refusals', () => {
  it.each([
    ['not-found', 404],
    ['not-allowed', 403],
    ['bad-quantity', 400],
    ['is-closed', 409],
  ])('for %s are a %d with the words of the rule', (reason, statusCode) => {
    expect(problemOf(new Refused(reason, 'No.'))).toMatchObject({ statusCode, reason, message: 'No.' });
  });

  it('about a field name it, as FastAPI does', () => {
    const refused = new Refused('bad-note', 'Too long.');
    expect(problemOf(refused, ({ reason }) => (reason === 'bad-note' ? 'note' : null))).toMatchObject({
      statusCode: 422,
      reason: 'value_error',
      field: 'note',
      message: 'Too long.',
    });
  });

  it('are thrown, and anything else is passed on', () => {
    expect(accepted({ state: 1 })).toEqual({ state: 1 });
    expect(() => accepted(new Refused('not-found', 'There is none.'))).toThrow('There is none.');
  });
});
