/** Questions about one's own data: recognized by their words, and never mistaken for care. */
import { describe, expect, it } from 'vitest';
import { ownQuestions } from '../../../src/events/chat/own-data/questions.ts';
import { askedOwn, understoodOwn } from '../../../src/events/chat/own-data/recognise.ts';
import { careHeldOut, careSeen, type Meant, ownHeldOut, ownSeen } from './own-questions.ts';

const today = '2026-11-23';

function meaningOf(question: string): string | null {
  const asked = askedOwn(question, today);
  return asked && (asked.at === 'device' ? 'device' : asked.name);
}
const missed = (questions: readonly Meant[]) =>
  questions.filter(({ question, means }) => meaningOf(question) !== means).map(({ question }) => question);
const stolen = (questions: readonly string[]) => questions.filter((question) => meaningOf(question) !== null);

describe('a question about one’s own data', () => {
  it('[CHAT17] is known by each of its examples', () => {
    for (const [name, { examples }] of Object.entries(ownQuestions)) {
      for (const example of examples) {
        const plainly = example.replace(/\{([^}]*)\}/g, '$1');
        expect([plainly, askedOwn(plainly, today)?.name]).toEqual([plainly, name]);
      }
    }
  });

  it('[CHAT17] is known in words that were looked at, and care is left to the guides', () => {
    expect(missed(ownSeen)).toEqual([]);
    expect(stolen(careSeen)).toEqual([]);
  });

  it('[CHAT17] is known in words that were not: at least 28 of 30, none of them for another, and no care', () => {
    const wrong = missed(ownHeldOut);
    expect(wrong.length).toBeLessThanOrEqual(2);
    expect(wrong.filter((question) => meaningOf(question) !== null)).toEqual([]);
    expect(stolen(careHeldOut)).toEqual([]);
  });

  it('[CHAT17] names its time and what was spent on', () => {
    expect(askedOwn('What did I spend on leather soap last month?', today)).toEqual({
      name: 'ledger_spent',
      at: 'device',
      subject: 'leather soap',
      period: { from: '2026-10-01', before: '2026-11-01', said: 'last month' },
    });
    const times = {
      'What came in today?': ['2026-11-23', '2026-11-24'],
      'What came in this week?': ['2026-11-23', '2026-11-30'],
      'What came in last quarter?': ['2026-07-01', '2026-10-01'],
      'What came in in December?': ['2025-12-01', '2026-01-01'],
      'What came in in the last 7 days?': ['2026-11-17', '2026-11-24'],
      'How much did I earn in 2024?': ['2024-01-01', '2025-01-01'],
    };
    for (const [question, span] of Object.entries(times)) {
      const { period } = askedOwn(question, today)!;
      expect([question, period?.from, period?.before]).toEqual([question, ...span]);
    }
  });

  it('[CHAT17] goes on about the one before it, and only then', () => {
    const spent = 'How much did I spend on fuel this month?';
    expect(understoodOwn('And last month?', [spent], today)).toMatchObject({
      name: 'ledger_spent',
      subject: 'fuel',
      period: { said: 'last month' },
    });
    expect(understoodOwn('And on soap?', [spent, 'And last month?'], today)).toMatchObject({
      subject: 'soap',
      period: { said: 'last month' },
    });
    expect(understoodOwn('And last month?', ['What came in this month?'], today)?.name).toBe('income');
    expect(understoodOwn('And on suede?', ['Ink on leather, what do I do?'], today)).toBeNull();
    expect(understoodOwn('And on suede?', ['What came in this month?'], today)).toBeNull();
    expect(understoodOwn('And last month?', [], today)).toBeNull();
    // A chat of follow-ups only is read to a limit, and neither costs a second nor exhausts the stack.
    const endless = ['What came in this month?', ...Array.from({ length: 20_000 }, () => 'And last month?')];
    expect(understoodOwn('And last month?', endless, today)).toBeNull();
  });
});
