/** `npm run test:long`: everything that `npm test` does, with ten times as much drawn at random. */
process.env.LONG = '1';
await import('./run.mjs');
