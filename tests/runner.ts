/**
 * Vitest's runner, with an end: a spec file whose turn comes after the deadline of the run is not loaded. One skipped test
 * says so in its place, and the sum counts it (docs/decisions/0275).
 */
import { it, type RunnerTestSuite, TestRunner, type VitestTestRunner } from 'vitest';
import { computedMs } from './computed.ts';
import { leftOutTitle } from './level.ts';

/** Milliseconds since 1970; without it a run takes as long as it takes. */
const deadline = Number(process.env.TEST_DEADLINE ?? Infinity);

export default class DeadlineRunner extends TestRunner {
  private before = 0;

  onBeforeCollect(): void {
    this.before = computedMs();
  }

  override async onAfterRunSuite(suite: RunnerTestSuite): Promise<void> {
    await super.onAfterRunSuite(suite);
    // A file's own suite is the one that is in no other.
    if (suite.file === suite) suite.meta.computedMs = Math.round(computedMs() - this.before);
  }

  override importFile(...args: Parameters<VitestTestRunner['importFile']>): unknown {
    const [, source] = args;
    if (source === 'setup' || Date.now() < deadline) return super.importFile(...args);
    it.skip(leftOutTitle, { tags: 'full' }, () => undefined);
    return undefined;
  }
}
