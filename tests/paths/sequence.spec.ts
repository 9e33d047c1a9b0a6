/** A path as a sequence diagram: its participants and their messages. */
import { describe, expect, it } from 'vitest';
import { readPath } from '../../src/machines/paths/path.ts';
import { sequenceOf } from '../../src/machines/paths/sequence.ts';
import { loadGraph } from './models.ts';

async function said(noun: string, text: string) {
  const graph = await loadGraph(noun);
  const { lanes, messages } = sequenceOf(noun, readPath(graph, text), graph);
  return {
    lanes,
    lines: messages.map(
      ({ step, from, to, text: words, kind }) => `${step} ${lanes[from]} → ${lanes[to]}: ${words} (${kind})`,
    ),
  };
}

describe('a sequence', () => {
  it('shows the person, the clock, effects and the log, in order', async () => {
    const { lanes, lines } = await said(
      'registration',
      'registration.submit done.createAccount done.setDisplayName done.draw done.writeUserDocument after.authSettles',
    );
    expect(lanes.slice(0, 3)).toEqual(['You', 'Clock', 'registration']);
    expect(lanes.at(-1)).toBe('Log');
    expect(lines.slice(0, 3)).toEqual([
      '1 You → registration: you submit the registration (event)',
      '1 registration → Log: registration submitted (fact)',
      '1 registration → create account: begin (effect)',
    ]);
    expect(lines).toContain('2 create account → registration: “create account” succeeds (event)');
    expect(lines.find((line) => line.startsWith('6 Clock'))).toMatch(/200 milliseconds have passed/);
  });

  it('tells a failure from an event, what is turned away, and who is elsewhere', async () => {
    const auth = await said('auth', 'auth.changed:nobody signIn.submit failed.signIn');
    expect(auth.lines).toContainEqual(expect.stringMatching(/^1 Elsewhere → auth: it hears/));
    expect(auth.lines).toContainEqual(
      expect.stringMatching(/^3 sign in → auth: “sign in” fails: .*\(failure\)$/),
    );
    const invite = await said('invite', 'outcome.dismiss');
    expect(invite.lines).toEqual([expect.stringMatching(/^1 You → invite: .*\(turned-away\)$/)]);
    expect(invite.lanes).toEqual(['You', 'invite']);
  });
});
