/** `npm run test:long`: the tests of `npm test` and of `npm run test:full`, with ten times as much drawn at random, and long pages walked whole. */
process.env.LONG = '1';
process.env.TEST_LEVEL = 'long';
// Those whose pages are walked reduced otherwise (docs/decisions/0076).
process.env.WALK_ALL ??= 'cart,ledger,profile,screening';
await import('./run.mjs');
