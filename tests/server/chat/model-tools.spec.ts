/** What a model's call for rows of the asker's own data means. */
import { expect, it } from 'vitest';
import { openTools } from '../../../server/chat/model-tools.ts';
import type { Period } from '../../../src/events/shared/questions/period.ts';
import { injectedTexts } from '../../support/injected-texts.ts';

const by = { uid: 'uma' } as never;

/** @returns the periods that were asked for, and what the model was told */
async function asking(period?: string) {
  const asked: (Period | null)[] = [];
  const { run } = openTools({
    by,
    today: '2026-11-28',
    ownData: async (_name, question) => {
      asked.push(question.period);
      return { text: 'None.' } as never;
    },
  });
  const given = JSON.stringify({ name: 'unpaid_orders', ...(period === undefined ? {} : { period }) });
  return { told: await run({ id: 'c', name: 'show_own_data', arguments: given }), asked };
}

it.each([
  ['March 2026', '2026-03-01', '2026-04-01'],
  ['This month', '2026-11-01', '2026-12-01'],
  ['this month', '2026-11-01', '2026-12-01'],
  ['2025', '2025-01-01', '2026-01-01'],
])('[CHAT47] shows the rows of %s', async (period, from, before) => {
  const { told, asked } = await asking(period);
  expect(asked).toMatchObject([{ from, before }]);
  expect(told).toContain('is shown to the person');
});

it('[CHAT47] shows all without a period, and nothing for one that is not understood', async () => {
  expect((await asking()).asked).toEqual([null]);
  expect((await asking('')).asked).toEqual([null]);
  for (const period of [
    'Q1 2026',
    'the good old days',
    ...injectedTexts.map((text) => text.trim().slice(0, 60)),
  ]) {
    const { told, asked } = await asking(period);
    expect([asked, told], period).toEqual([[], expect.stringContaining('not understood')]);
  }
});
