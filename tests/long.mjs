/** `npm run test:long`: everything that `npm test` does, with ten times as much drawn at random, and long pages walked whole. */
process.env.LONG = '1';
// Those whose pages are walked reduced otherwise (docs/decisions/0076).
process.env.WALK_ALL ??= 'cart,ledger,profile,screening';
await import('./run.mjs');
