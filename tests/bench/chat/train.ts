/**
 * Trains the built-in engine on the questions that it is tuned on, and writes what it learns into src/events/guide. Run it after a
 * change to the guides, to their words, to the ranking or to these questions: `npx tsx tests/bench/chat/train.ts`.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

// Each step builds on what the one before it has written, so each is a process of its own.
for (const step of ['known-questions', 'train-relevance', 'train-answerable']) {
  const file = join(import.meta.dirname, `${step}.ts`);
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', file], { stdio: 'inherit' });
  if (status !== 0) throw new Error(`${step} failed.`);
}
