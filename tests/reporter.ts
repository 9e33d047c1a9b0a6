/** Tells `tests/run.mjs` how the tests of one run ended: how many, which failed and why, and which only at the first try. */
import { writeFileSync } from 'node:fs';
import { isOfThisRun, leftOutTitle } from './level.ts';
import type { Reporter, TestCase, TestModule } from 'vitest/node';

/** The kind of annotation with which a test that passed says that something in it failed at first. */
export const flaky = 'flaky';

interface Ended {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** One line for the test, then its errors. */
  readonly failures: readonly string[];
  readonly flaky: readonly string[];
  /** Spec files whose turn came after the deadline. */
  readonly leftOut: readonly string[];
  /** How long each spec file took, and how long of that it computed, in milliseconds. */
  readonly durations: readonly {
    readonly file: string;
    readonly ms: number;
    readonly computedMs: number;
  }[];
}

export default class EndReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly { message: string }[]): void {
    const tests = modules
      .flatMap((module) => [...module.children.allTests()])
      .filter(({ module, tags }) => isOfThisRun(module.moduleId, tags));
    const count = (state: string) => tests.filter((test) => test.result().state === state).length;
    // A file or a suite that cannot even begin has errors that belong to no test; so does a run.
    const outside = modules.flatMap((module) =>
      [module, ...module.children.allSuites()].flatMap((part) =>
        part.errors().map((error) => listener(module.relativeModuleId, error.message)),
      ),
    );
    const failures = [
      ...tests.filter((test) => test.result().state === 'failed').map(reportFailed),
      ...outside,
      ...unhandled.map(({ message }) => listener('outside any test', message)),
    ];
    const ended: Ended = {
      passed: count('passed'),
      failed: failures.length,
      skipped: count('skipped'),
      failures,
      flaky: tests.filter((test) => test.result().state === 'passed').flatMap(printFlaky),
      leftOut: tests.filter(({ name }) => name === leftOutTitle).map(({ module }) => module.relativeModuleId),
      durations: modules.map((module) => ({
        file: module.relativeModuleId,
        ms: Math.round(module.diagnostic().duration),
        computedMs: module.meta().computedMs ?? 0,
      })),
    };
    writeFileSync(process.env.TEST_REPORT!, JSON.stringify(ended));
  }
}

const listener = (where: string, message: string) => `${where}\n${message.replace(/^/gm, '    ')}`;
const nameOf = ({ module, fullName }: TestCase) => `${module.relativeModuleId} > ${fullName}`;
const messages = (test: TestCase) => (test.result().errors ?? []).map(({ message }) => message).join('\n');
const reportFailed = (test: TestCase) => listener(nameOf(test), messages(test));

function printFlaky(test: TestCase): string[] {
  const reported = test
    .annotations()
    .filter(({ type }) => type === flaky)
    .map(({ message }) => listener(nameOf(test), message));
  return test.diagnostic()?.flaky ? [...reported, listener(nameOf(test), messages(test))] : reported;
}
