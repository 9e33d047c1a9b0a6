/** How well free wording is understood: `npm run bench -- agent` prints the figures, this test enforces them. */
import { describe, expect, it } from 'vitest';
import { allIntents } from '../../../server/hiring/agent/all-intents.ts';
import { plainExample } from '../../../server/hiring/agent/intent.ts';
import { understand } from '../../../server/hiring/agent/nlu/understand.ts';
import { blindRows, queryOf, understoodOf } from '../../hiring/agent/measure.ts';
import { heldBack, tunedOn, type Wording, wordings } from '../../hiring/agent/wordings.ts';

describe('free wording', () => {
  it('is asked in at least 150 questions, none of which is an example, about every kind', () => {
    expect(wordings.length).toBeGreaterThanOrEqual(150);
    const plain = (text: string) =>
      text
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, ' ')
        .trim();
    const examples = new Set(
      allIntents.flatMap((kind) => kind.examples.map((each) => plain(plainExample(each)))),
    );
    expect(wordings.filter(({ question }) => examples.has(plain(question)))).toEqual([]);
    const asked = new Set(wordings.flatMap(({ kinds }) => kinds.map(queryOf)));
    expect(allIntents.filter(({ name }) => !asked.has(name)).map(({ name }) => name)).toEqual([]);
    expect([...asked].filter((name) => !allIntents.some((kind) => kind.name === name))).toEqual([]);
  });

  it.each([
    ['it was tuned on', tunedOn, 0.85],
    ['were held back', heldBack, 0.75],
  ] as const)(
    'in questions that %s is understood, or refused, and hardly ever misunderstood',
    async (_, part, least) => {
      const { share, wrong } = await understoodOf(part);
      expect(share, wrong.join('\n')).toBeGreaterThanOrEqual(least);
      expect(wrong.length / part.length, wrong.join('\n')).toBeLessThanOrEqual(0.03);
    },
  );

  it('is understood as well where nobody is to be known, unless it names somebody', async () => {
    const naming = ({ args }: Wording) => 'applicant' in args || 'other' in args;
    const { share, wrong } = await understoodOf(
      wordings.filter((each) => !naming(each)),
      blindRows,
    );
    expect(share, wrong.join('\n')).toBeGreaterThanOrEqual(0.78);
    for (const { question } of wordings.filter(naming)) {
      const meaning = await understand(blindRows, question, []);
      // Or the answer says at once that the agent cannot do this.
      expect(['named', 'beyond'], question).toContain(meaning.is);
    }
  });
});
