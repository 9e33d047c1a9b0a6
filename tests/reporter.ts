/** Tells `tests/run.mjs` how the tests of one run ended: how many, which failed and why, and which only at the first try. */
import { writeFileSync } from 'node:fs';
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
}

export default class EndReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly { message: string }[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const count = (state: string) => tests.filter((test) => test.result().state === state).length;
    // A file or a suite that cannot even begin has errors that belong to no test; so does a run.
    const outside = modules.flatMap((module) =>
      [module, ...module.children.allSuites()].flatMap((part) =>
        part.errors().map((error) => tell(module.relativeModuleId, error.message)),
      ),
    );
    const failures = [
      ...tests.filter((test) => test.result().state === 'failed').map(tellFailed),
      ...outside,
      ...unhandled.map(({ message }) => tell('outside any test', message)),
    ];
    const ended: Ended = {
      passed: count('passed'),
      failed: failures.length,
      skipped: count('skipped'),
      failures,
      flaky: tests.filter((test) => test.result().state === 'passed').flatMap(tellFlaky),
    };
    writeFileSync(process.env.TEST_REPORT!, JSON.stringify(ended));
  }
}

const tell = (where: string, message: string) => `${where}\n${message.replace(/^/gm, '    ')}`;
const nameOf = ({ module, fullName }: TestCase) => `${module.relativeModuleId} > ${fullName}`;
const messages = (test: TestCase) => (test.result().errors ?? []).map(({ message }) => message).join('\n');
const tellFailed = (test: TestCase) => tell(nameOf(test), messages(test));

function tellFlaky(test: TestCase): string[] {
  const told = test
    .annotations()
    .filter(({ type }) => type === flaky)
    .map(({ message }) => tell(nameOf(test), message));
  return test.diagnostic()?.flaky ? [...told, tell(nameOf(test), messages(test))] : told;
}
