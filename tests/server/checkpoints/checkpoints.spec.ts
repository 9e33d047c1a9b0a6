import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CheckpointKey } from '../../../src/events/shared/signature.ts';
import { eq } from 'drizzle-orm';
import type { Checkpoint, HeadToSign, TreeHead } from '../../../src/events/audit/checkpoint.ts';
import { signedText, treeText } from '../../../src/events/audit/checkpoint.ts';
import {
  checkReport,
  digestOfJson,
  type ReportSignature,
  signedJson,
} from '../../../src/events/audit/signed-report.ts';
import { MerkleTree } from '../../../src/events/log/merkle.ts';
import { verifyEd25519 } from '../../../server/audit/ed25519.ts';
import { signHead } from '../../../server/checkpoints/checkpoints.ts';
import { publishedKeys, signingKey } from '../../../server/checkpoints/keys.ts';
import { accounts, checkpointKeys, checkpoints } from '../../../server/db/schema.ts';
import { addPerson, type Hosted, openHosted, signedIn } from '../hosted/support.ts';

let hosted: Hosted;
beforeAll(async () => {
  hosted = await openHosted();
  for (const uid of ['ida', 'olga', 'boss'])
    await addPerson(hosted.db, { uid, roles: [uid === 'boss' ? 'admin' : 'user'] });
});
afterAll(() => hosted.close());

const hashOf = (digit: string) => digit.repeat(64);
const sign = (body: object, uid = 'ida') =>
  hosted.app.inject({
    method: 'POST',
    url: '/api/hosted/checkpoints',
    headers: signedIn(uid),
    payload: body,
  });

/** A log as a device keeps it: one hexadecimal digit per record stands for its hash. */
function logOf(digits: string, stream = 'ledger/ida') {
  const tree = new MerkleTree();
  for (const digit of digits) tree.push(hashOf(digit));
  return (seq: number, earlier = 0, device = 'd1'): HeadToSign => ({
    stream,
    seq,
    hash: hashOf(digits[seq - 1]!),
    device,
    root: tree.root(seq),
    path: tree.inclusion(seq, seq),
    earlier: earlier === 0 ? null : { seq: earlier, path: tree.consistency(earlier, seq) },
  });
}
let people = 0;
/** A person for whom nothing was signed yet. */
async function somebody(digits: string) {
  people += 1;
  const uid = `person-${people}`;
  await addPerson(hosted.db, { uid, roles: ['user'] });
  const stream = `ledger/${uid}`;
  const head = logOf(digits, stream);
  return {
    uid,
    stream,
    head,
    sign: (body: object) => sign(body, uid),
    log: (other: string) => logOf(other, stream),
  };
}
const list = async (stream: string, uid: string, device?: string) =>
  (
    await hosted.app.inject({
      url: `/api/hosted/checkpoints?stream=${stream}${device ? `&device=${device}` : ''}`,
      headers: signedIn(uid),
    })
  ).json<{ checkpoints: Checkpoint[]; trees: TreeHead[] }>();
const keys = async () =>
  (await hosted.app.inject({ url: '/api/hosted/checkpoint-keys' })).json<{ keys: CheckpointKey[] }>().keys;
const holds = async (checkpoint: Checkpoint) => {
  const key = (await keys()).find(({ kid }) => kid === checkpoint.kid);
  return key !== undefined && verifyEd25519(key, signedText(checkpoint), checkpoint.signature);
};

describe('signed reports', () => {
  const signReport = (payload: object, headers = signedIn('ida')) =>
    hosted.app.inject({ method: 'POST', url: '/api/hosted/report-signatures', headers, payload });
  const report = { format: 'patina-audit', version: 1, said: 'All is well.' };

  it('[AUDIT19] say who presented the report and when, by the published key and the clock of the server', async () => {
    const answer = await signReport({ sha256: digestOfJson(report) });
    expect(answer.statusCode).toBe(200);
    const signature = answer.json<ReportSignature>();
    expect(signature).toMatchObject({ by: 'ida', at: '2026-03-04T05:06:07.008Z' });
    const file = new TextEncoder().encode(signedJson(report, signature));
    expect(await checkReport(file, await keys(), verifyEd25519)).toMatchObject({ ok: true, report });
  });

  it('[AUDIT19] are refused to who is signed out, for what is no hash, and in another’s name', async () => {
    expect((await signReport({ sha256: digestOfJson(report) }, {} as never)).statusCode).toBe(401);
    expect((await signReport({ sha256: 'ABC' })).statusCode).toBe(400);
    expect((await signReport({ sha256: digestOfJson(report), by: 'olga' })).statusCode).toBe(400);
  });
});

describe('checkpoints', () => {
  it('[AUDIT13] are signed with the key that is published, and by the clock of the server', async () => {
    const { head, sign, stream, uid } = await somebody('abc');
    const answer = await sign(head(3));
    expect(answer.statusCode).toBe(200);
    const checkpoint = answer.json<Checkpoint>();
    expect(checkpoint).toMatchObject({ stream, seq: 3, hash: hashOf('c'), device: 'd1', at: '2026-03-04T05:06:07.008Z' }); // prettier-ignore
    expect(await holds(checkpoint)).toBe(true);
    expect(await holds({ ...checkpoint, seq: 4 })).toBe(false);
    expect(await holds({ ...checkpoint, hash: hashOf('b') })).toBe(false);
    expect(await holds({ ...checkpoint, device: 'd2' })).toBe(false);
    const [tree] = (await list(stream, uid)).trees;
    expect(tree).toMatchObject({ stream, size: 3, root: head(3).root });
    const key = (await keys()).find(({ kid }) => kid === tree!.kid)!;
    expect(await verifyEd25519(key, treeText(tree!), tree!.signature)).toBe(true);
    expect(await verifyEd25519(key, signedText(checkpoint), tree!.signature)).toBe(false);
  });

  it('[AUDIT13] of the same head are signed once, whichever device asks, and listed for the stream', async () => {
    const { head, sign, stream, uid } = await somebody('abcde');
    const first = (await sign(head(3))).json<Checkpoint>();
    expect((await sign(head(3))).json()).toEqual(first);
    expect((await sign(head(3, 0, 'd2'))).json()).toEqual(first);
    const next = (await sign(head(5, 3, 'd2'))).json<Checkpoint>();
    expect((await list(stream, uid)).checkpoints).toEqual([first, next]);
    expect((await list(stream, uid, 'd2')).checkpoints).toEqual([next]);
    expect((await list(stream, uid, 'd3')).checkpoints).toEqual([]);
    expect((await list(stream, uid)).trees.map(({ size }) => size)).toEqual([3, 5]);
  });

  it.each(['d1', 'd2'])(
    '[AUDIT13] refuse a head that contradicts one that was signed, from %s',
    async (device) => {
      const { head, sign, log, stream, uid } = await somebody('abcdef01');
      await sign(head(5));
      await sign(head(8, 5));
      const reasonOf = async (body: object) => {
        const answer = await sign(body);
        expect(answer.statusCode).toBe(409);
        return answer.json<{ reason: string }>().reason;
      };
      expect(await reasonOf(log('abcdef09')(8, 5, device))).toBe('rewritten');
      expect(await reasonOf(log('abcdef0')(7, 5, device))).toBe('shortened');
      expect(await reasonOf(log('9bcdef')(6, 0, device))).toBe('shortened');
      // Longer, with one early record rewritten: only the tree can show it.
      for (const digits of ['9bcdef0123', 'abcd9f0123', 'abcdef0923', '1234567890'])
        expect(await reasonOf(log(digits)(10, 8, device))).toBe('rewritten');
      expect((await list(stream, uid)).checkpoints.map(({ seq }) => seq)).toEqual([5, 8]);
      expect((await sign(log('abcdef0123')(10, 8, device))).statusCode).toBe(200);
    },
  );

  it('[AUDIT13] need a proof that fits: of the head, its tree, and the newest head that was signed', async () => {
    const { head, sign, log } = await somebody('abcdef01');
    expect((await sign({ ...head(4), root: hashOf('f') })).json()).toMatchObject({ reason: 'unproved' });
    expect((await sign({ ...head(4), path: head(3).path })).json()).toMatchObject({ reason: 'unproved' });
    expect((await sign(head(4))).statusCode).toBe(200);
    expect((await sign(head(8))).json()).toMatchObject({ reason: 'unproved' });
    expect((await sign(head(8, 3))).json()).toMatchObject({ reason: 'unproved' });
    // A tree that ends with this head, but does not contain what was signed.
    expect((await sign({ ...log('9bcdef01')(8), earlier: head(8, 4).earlier })).json()).toMatchObject({ reason: 'rewritten' }); // prettier-ignore
    expect((await sign(head(8, 4))).statusCode).toBe(200);
  });

  it('[AUDIT13] go on behind what was signed before there were trees, when its record is in the new one', async () => {
    const { head, sign, log, stream, uid } = await somebody('abcdef');
    const [tree, other] = ['abcdef', 'ab9def'].map((digits) => {
      const made = new MerkleTree();
      for (const digit of digits) made.push(hashOf(digit));
      return made;
    });
    await sign(head(3));
    await hosted.db.orm.update(checkpoints).set({ root: null, treeSignature: null }).where(eq(checkpoints.stream, stream)); // prettier-ignore
    expect((await list(stream, uid)).trees).toEqual([]);
    const without = { ...log('ab9def')(6), earlier: { seq: 3, path: other!.inclusion(3, 6) } };
    expect((await sign(without)).json()).toMatchObject({ reason: 'rewritten' });
    const proved = { ...head(6), earlier: { seq: 3, path: tree!.inclusion(3, 6) } };
    expect((await sign(proved)).statusCode).toBe(200);
  });

  it('[AUDIT13] of one head, asked for by many at once, are one', async () => {
    const { head, sign, stream, uid } = await somebody('abcde');
    const answers = await Promise.all(Array.from({ length: 12 }, (_, i) => sign(head(5, 0, `d${i}`))));
    expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
    expect((await list(stream, uid)).checkpoints).toHaveLength(1);
  });

  it('[AUDIT13] are for one’s own log only, to have and to see', async () => {
    const head = logOf('a')(1);
    expect((await sign(head, 'olga')).statusCode).toBe(403);
    expect((await sign({ ...head, stream: 'cart' })).statusCode).toBe(403);
    const seen = await hosted.app.inject({ url: '/api/hosted/checkpoints?stream=ledger/ida', headers: signedIn('olga') }); // prettier-ignore
    expect(seen.statusCode).toBe(403);
    expect((await hosted.app.inject({ url: '/api/hosted/checkpoints?stream=ledger/ida' })).statusCode).toBe(
      401,
    );
  });

  it.each([
    { seq: 0 },
    { seq: 1.5 },
    { seq: '1' },
    { hash: hashOf('g') },
    { device: 'x y' },
    { at: '2020-01-01T00:00:00.000Z' },
    { root: 'a' },
    { path: Array.from({ length: 65 }, () => hashOf('a')) },
    { path: [hashOf('g')] },
    { earlier: { seq: 1 } },
    { earlier: undefined },
    { stream: undefined },
  ])('refuse %j', async (other) => {
    expect((await sign({ ...logOf('a')(1), ...other })).statusCode).toBe(400);
  });

  it('[AUDIT5] keep their worth when an admin replaces the key, and the old key signs no more', async () => {
    const head = logOf('ab');
    const before = (await sign(head(1))).json<Checkpoint>();
    const rotated = await hosted.app.inject({
      method: 'POST',
      url: '/api/hosted/checkpoint-keys',
      headers: signedIn('boss'),
    });
    expect(rotated.statusCode).toBe(200);
    expect(JSON.stringify(rotated.json())).not.toContain('"d"');
    const after = (await sign(head(2, 1))).json<Checkpoint>();
    expect(after.kid).not.toBe(before.kid);
    expect(await holds(before)).toBe(true);
    expect(await holds(after)).toBe(true);
    const privates = await hosted.db.orm.select().from(checkpointKeys);
    expect(privates.filter(({ d }) => d !== null)).toHaveLength(1);
  });

  it('[AUDIT5] get a new key after a year', async () => {
    const inAYear = new Date('2027-03-05T00:00:00.000Z');
    const old = await signingKey(hosted.db.orm, hosted.parts.clock());
    const next = await signingKey(hosted.db.orm, inAYear);
    expect(next.kid).not.toBe(old.kid);
    expect((await publishedKeys(hosted.db.orm)).map(({ kid }) => kid)).toEqual(
      expect.arrayContaining([old.kid, next.kid]),
    );
  });

  it('go with the account they belong to', async () => {
    await addPerson(hosted.db, { uid: 'gone' });
    const signed = await signHead(hosted.db, 'gone', logOf('a', 'ledger/gone')(1), new Date());
    expect(signed).toMatchObject({ seq: 1 });
    await hosted.db.orm.delete(accounts);
    expect(await hosted.db.orm.select().from(checkpoints)).toEqual([]);
  });
});
