/**
 * The order of the spec files: those that take minutes come first, so that no worker is left alone with one at the end.
 * In a fresh clone nothing is known of how long a file takes, and Vitest goes by its size. Each file is also given the
 * filter of this run (level.ts): Vitest has one filter for all files, and here those that are named `.full` have none.
 */
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { tagsFilter } from './level.ts';

const long = [
  'server/security/killed-server.full.spec.ts',
  'server/hiring/killed-screening.full.spec.ts',
  'server/security/malformed-requests.full.spec.ts',
  'browser/a11y.spec.ts',
  'browser/paths/profile.full.spec.ts',
  'browser/paths/ledger.full.spec.ts',
  'browser/paths/cart.full.spec.ts',
  'browser/paths/settings.full.spec.ts',
  'browser/killed-browser.full.spec.ts',
  'paths/models.spec.ts',
  'paths/mutants.full.spec.ts',
  'machines/trace.spec.ts',
  'paths-command/cli.spec.ts',
];

/** Its place in the list; behind all of them when it is not there. */
const rankOf = ({ moduleId }: TestSpecification) => {
  const found = long.findIndex((file) => moduleId.endsWith(`/tests/${file}`));
  return found === -1 ? long.length : found;
};
const projects = ['server', 'unit'];

export class Sequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    for (const file of files) file.testTagsFilter = tagsFilter(file.moduleId);
    const sorted = await super.sort(files);
    const byRank = sorted.toSorted((a, b) => rankOf(a) - rankOf(b));
    // A worker is kept for the next file only if that is of the same project.
    const placeOf = ({ project }: TestSpecification) => projects.indexOf(project.name);
    return byRank.toSorted((a, b) => placeOf(a) - placeOf(b));
  }
}
