/**
 * The order of the spec files: those that take minutes come first, so that no worker is left alone with one at the end.
 * In a fresh clone nothing is known of how long a file takes, and Vitest goes by its size.
 */
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const long = [
  'browser/paths.spec.ts',
  'browser/a11y.spec.ts',
  'browser/killed-browser.spec.ts',
  'server/security/killed-server.spec.ts',
  'server/hiring/killed-screening.spec.ts',
  'server/security/malformed-requests.spec.ts',
];

const isLong = ({ moduleId }: TestSpecification) => long.some((file) => moduleId.endsWith(`/tests/${file}`));

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
