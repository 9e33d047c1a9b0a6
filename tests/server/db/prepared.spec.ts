/** Statements of the embedded database that are parsed once: their results equal PGlite's own, in one call. */
import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { keepStatements } from '../../../server/db/prepared.ts';

describe('kept statements', () => {
  let plain: PGlite;
  let keeping: PGlite;
  beforeAll(async () => {
    [plain, keeping] = await Promise.all([PGlite.create(), PGlite.create()]);
    keepStatements(keeping);
    const table =
      'create table kinds (id int primary key, word text, at timestamptz, body json, tags text[], big bigint, raw bytea, yes bool)';
    for (const db of [plain, keeping]) await db.exec(table);
  }, 120_000);
  afterAll(async () => {
    await plain.close();
    await keeping.close();
  });

  const rows = [
    [
      1,
      'wörd',
      '2026-11-23T02:00:00.000Z',
      { a: [1, null] },
      ['x', 'y,"z'],
      9007199254740993n,
      new Uint8Array([0, 255]),
      true,
    ],
    [2, null, null, null, null, null, null, null],
    [3, '', new Date('2026-11-23T02:00:00.000Z'), [], [], -1, new Uint8Array(), false],
  ];

  it.each(['object', 'array'] as const)(
    'write and read every type as PGlite does, rows as %s',
    async (rowMode) => {
      const answers = await Promise.all(
        [plain, keeping].map(async (db) => {
          await db.exec('delete from kinds');
          const written = [];
          for (const row of rows)
            written.push(
              await db.query('insert into kinds values ($1,$2,$3,$4,$5,$6,$7,$8) returning id', row),
            );
          const read = [];
          for (const [id] of rows)
            read.push(await db.query('select * from kinds where id = $1', [id], { rowMode }));
          return {
            written,
            read,
            none: await db.query('update kinds set word = $1 where id = $2', ['z', 99]),
          };
        }),
      );
      expect(answers[1]).toEqual(answers[0]);
    },
  );

  it('cost one call after their first use', async () => {
    const text = 'select count(*) from kinds where id > $1';
    await keeping.query(text, [0]);
    const calls = vi.spyOn(keeping, 'execProtocolRaw');
    await keeping.query(text, [1]);
    expect(calls).toHaveBeenCalledTimes(1);
    calls.mockRestore();
  });

  it('fail with PostgreSQL’s own codes, and are good again afterwards', async () => {
    await expect(keeping.query('select * from nowhere')).rejects.toMatchObject({ code: '42P01' });
    await expect(keeping.query('select $1::int as n', ['x'])).rejects.toMatchObject({ code: '22P02' });
    expect((await keeping.query('select $1::int as n', [4])).rows).toEqual([{ n: 4 }]);
    const again = [1, 'again', null, null, null, null, null, null];
    const insert = 'insert into kinds values ($1,$2,$3,$4,$5,$6,$7,$8) on conflict (id) do nothing';
    await keeping.query(insert, again);
    await expect(keeping.query(insert.replace(/ on.*/, ''), again)).rejects.toMatchObject({ code: '23505' });
    expect(await keeping.query(insert, again)).toMatchObject({ affectedRows: 0 });
  });

  it('belong to transactions, which are rolled back whole or to a savepoint', async () => {
    const count = async () =>
      (await keeping.query<{ n: number }>('select count(*)::int as n from kinds')).rows[0]!.n;
    const before = await count();
    const insert = 'insert into kinds (id) values ($1)';
    const broken = keeping.transaction(async (tx) => {
      await tx.query(insert, [100]);
      throw new Error('no');
    });
    await expect(broken).rejects.toThrow('no');
    expect(await count()).toBe(before);
    await keeping.transaction(async (tx) => {
      await tx.query(insert, [101]);
      await tx.query('savepoint one');
      await expect(tx.query(insert, [101])).rejects.toMatchObject({ code: '23505' });
      await tx.query('rollback to savepoint one');
    });
    expect(await count()).toBe(before + 1);
  });

  it('are parsed anew when the table has changed since', async () => {
    await keeping.exec('create table changing (a int); insert into changing values (1)');
    const text = 'select * from changing';
    expect((await keeping.query(text)).rows).toEqual([{ a: 1 }]);
    await keeping.exec('alter table changing add column b int default 2');
    expect((await keeping.query(text)).rows).toEqual([{ a: 1, b: 2 }]);
  });

  it('are no more than three hundred', async () => {
    for (let n = 0; n < 320; n += 1)
      expect((await keeping.query(`select ${n}::int as n`)).rows).toEqual([{ n }]);
    const { rows: kept } = await keeping.query<{ n: number }>(
      'select count(*)::int as n from pg_prepared_statements',
    );
    expect(kept[0]!.n).toBeLessThanOrEqual(300);
    expect((await keeping.query('select 0::int as n')).rows).toEqual([{ n: 0 }]);
  });
});
