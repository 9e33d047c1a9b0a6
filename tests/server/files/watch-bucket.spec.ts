/** A bucket that becomes unavailable and returns: reported once each time in the log and by /healthz; nothing else is refused. */
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { buildApp } from '../../../server/app.ts';
import { FilesUnavailable } from '../../../server/files/files-unavailable.ts';
import { watchBucket } from '../../../server/files/watch-bucket.ts';
import { testConfig } from '../hosted/support.ts';

const away = new FilesUnavailable('out-of-reach', 'nothing answers at that address');

it('is logged when it goes and when it is back, and not in between', async () => {
  const lines: { level: number; msg: string }[] = [];
  const write = (line: string) => void lines.push(JSON.parse(line) as (typeof lines)[number]);
  const app = Fastify({ logger: { level: 'warn', stream: { write } } });
  let answers = false;
  let asked = 0;
  const bucket = {
    async check() {
      asked += 1;
      if (!answers) throw away;
    },
  };
  const problem = watchBucket(app, bucket, 1);
  await app.ready();
  await expect.poll(() => asked).toBeGreaterThan(5);
  expect(problem()).toBe(away);
  answers = true;
  await expect.poll(problem).toBeNull();
  const settled = asked;
  await expect.poll(() => asked).toBeGreaterThan(settled + 3);
  expect(lines.map(({ level, msg }) => [level, msg])).toEqual([
    [
      50,
      'The bucket of FILES_URL cannot be used: nothing answers at that address. Files are neither shown nor taken.',
    ],
    [40, 'The bucket of FILES_URL answers again.'],
  ]);
  await app.close();
  const atTheEnd = asked;
  await new Promise((later) => setTimeout(later, 20));
  expect(asked).toBe(atTheEnd);
});

it('is named by /healthz, which keeps the process in service', async () => {
  const app = await buildApp({
    config: testConfig(),
    ping: async () => undefined,
    plugins: [],
    appFolder: '/nonexistent',
    bucket: { check: () => Promise.reject(away) },
  });
  await app.ready();
  await expect
    .poll(async () => (await app.inject('/healthz')).json() as unknown)
    .toEqual({ status: 'ok', files: 'unavailable' });
  expect((await app.inject('/healthz')).statusCode).toBe(200);
  await app.close();
});
