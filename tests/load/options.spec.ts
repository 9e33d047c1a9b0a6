/** Which options `npm run load` accepts, and which it refuses. */
import { expect, it } from 'vitest';
import { LoadError, readOptions, requireLoopback } from './options.ts';

const read = (text: string) => readOptions(text.split(' '));

it('asks as often as people do, on one process of PostgreSQL, unless told otherwise', () => {
  expect(read('--people 1000 --minutes 5')).toEqual({
    ...{ people: 1000, minutes: 5, rate: 200, database: 'postgresql', processes: 1, steps: false },
    out: 'test-results/load.json',
  });
  expect(read('--people 50 --minutes 0.5 --rate 30 --database pglite --steps')).toMatchObject({
    ...{ rate: 30, database: 'pglite', steps: true },
  });
});

it.each([
  ['--minutes 5', /--people must be/],
  ['--people 2001 --minutes 5', /--people must be a number from 1 to 2000/],
  ['--people 1.5 --minutes 5', /whole/],
  ['--people 10 --minutes 61', /--minutes must be .* 60/],
  ['--people 10 --minutes many', /--minutes must be/],
  ['--people 10 --minutes 1 --rate 0', /--rate must be/],
  ['--people 10 --minutes 1 --database mysql', /pglite or postgresql/],
  ['--people 10 --minutes 1 --processes 3', /1 or 2/],
  ['--people 10 --minutes 1 --database pglite --processes 2', /belongs to one process/],
  ['--people 10 --minutes 1 --origin https://patina.example', /origin/],
])('refuses %s', (args, why) => {
  expect(() => read(args)).toThrow(why);
  expect(() => read(args)).toThrow(LoadError);
});

it('puts nobody under load but this machine', () => {
  for (const url of ['http://127.0.0.1:8787', 'http://[::1]:1', 'postgres://root@localhost:5432/postgres'])
    expect(() => requireLoopback(url, 'It')).not.toThrow();
  for (const url of [
    'https://patina.example',
    'postgres://root@10.0.0.5/postgres',
    'http://0.0.0.0:1',
    'http://127.0.0.1.example:80',
    'http://localhost@patina.example',
    'postgres:///patina',
    'nonsense',
  ])
    expect(() => requireLoopback(url, 'The database'), url).toThrow('The database must be on this machine');
});
