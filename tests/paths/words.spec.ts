/** Paths in words for a tester: nothing in them has to be looked up in the code. */
import { describe, expect, it } from 'vitest';
import { toGherkin } from '../../src/machines/paths/formats/gherkin.ts';
import { toMarkdown } from '../../src/machines/paths/formats/markdown.ts';
import { sayFault, sayState } from '../../src/machines/paths/formats/words.ts';
import { defaults } from '../../src/machines/paths/options.ts';
import { readPath } from '../../src/machines/paths/path.ts';
import { makeSuite } from '../../src/machines/paths/suite.ts';
import { loadGraph, machineNames } from './models.ts';

async function written(noun: string, steps: string) {
  const graph = await loadGraph(noun);
  const suite = makeSuite(noun, graph, { ...defaults, generator: 'transitions' });
  return { ...suite, paths: [readPath(graph, steps)] };
}

describe('a path in words', () => {
  it('names what is done, what fails with its cause, and what must follow', async () => {
    const suite = await written(
      'registration',
      'registration.submit done.createAccount failed.setDisplayName done.signOut',
    );
    expect(toGherkin([suite]).split('\n').slice(3, 18)).toEqual([
      '  Scenario: registration 1 of 1, to “failed” in 4 steps, 1 fault on the way',
      '    Given registration has started, and it is “idle”',
      '    When you submit the registration',
      '    Then it is “creating account”',
      '    And the log notes “registration submitted”',
      '    And it begins “create account”',
      '    When “create account” succeeds',
      '    Then it is “naming”',
      '    And the log notes “account created”',
      '    And it begins “set display name”',
      '    When “set display name” fails: The server cannot be reached [auth/network-request-failed]',
      '    Then it is “leaving”',
      '    And the log notes “registration stopped”',
      '    And it begins “sign out”',
      '    When “sign out” succeeds',
    ]);
    expect(toMarkdown([suite])).toContain(
      '| 3 | “set display name” fails: The server cannot be reached [auth/network-request-failed] | it is “leaving”;',
    );
  });

  it('says what a guard turns away, and what somebody else did', async () => {
    const suite = await written('auth', 'auth.changed:nobody auth.changed:nobody');
    expect(toGherkin([suite])).toContain('When it hears that “auth changed” (nobody)');
  });

  it.each([
    [Object.assign(new Error('x'), { code: 'permission-denied' }), 'You may not do this [permission-denied]'],
    [new Error('The disk is full.'), 'The disk is full'],
    [Object.assign(new Error('odd'), { code: 'odd' }), 'Something went wrong on our side [odd]'],
    [undefined, 'Something went wrong on our side'],
  ])('names the fault %s', (error, words) => expect(sayFault(error)).toBe(words));

  it('reads a state from the outside in', () =>
    expect(sayState({ open: { editing: 'idle', ordering: 'waitingForNetwork' } })).toBe(
      'open, editing, idle; ordering, waiting for network',
    ));

  it.each(machineNames())(
    'tells nothing of %s in names of the code, and no password',
    { tags: 'full' },
    async (noun) => {
      const suite = makeSuite(noun, await loadGraph(noun), { ...defaults, generator: 'transitions' });
      const text = toGherkin([suite]);
      const steps = text.split('\n').filter((line) => /^ {4}(Given|When|Then|And)/.test(line));
      expect(steps.length).toBeGreaterThan(suite.steps);
      expect(steps.filter((line) => /undefined|xstate|\bnull\b/.test(line))).toEqual([]);
      expect(steps.filter((line) => /[a-z][A-Z]/.test(line.replace(/\[.*\]/, '')))).toEqual([]);
      expect(text).not.toContain('“secret”');
    },
  );
});
