/** Which first steps a person gets, and what completes them. */
import { matchPath } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { purposes } from '../../../src/events/profile/user.ts';
import type { App } from '../../../src/views/app.ts';
import { type Step, stepsFor, type WhoSteps } from '../../../src/views/home/day/steps.ts';
import { pages } from '../../../src/views/routes.tsx';

const person: WhoSteps = { purpose: null, merchant: false, identity: 'embedded' };
const textsOf = (who: Partial<WhoSteps>) => stepsFor({ ...person, ...who }).map(({ text }) => text);

/** A person with that many of everything. */
function appWith(total: number): App {
  const page = async () => ({ total, items: total > 0 ? [{ openedAt: '2026-11-27T08:00:00.000Z' }] : [] });
  return {
    posts: { list: page },
    products: { mine: page },
    jobs: { mine: page },
    screenings: { calls: { list: page, mine: page } },
    transactions: { calls: { list: page } },
    merchantRequest: { own: async () => (total > 0 ? { state: 'waiting' } : null) },
    invoices: { details: async () => ({ details: total > 0 ? {} : null }) },
  } as unknown as App;
}

const everybody = [null, ...purposes].flatMap((purpose) =>
  [false, true].flatMap((merchant) =>
    (['embedded', 'hosted'] as const).map((identity) => ({ purpose, merchant, identity })),
  ),
);
const isDone = async (step: Step, total: number) =>
  'doneLocally' in step
    ? step.doneLocally({
        profile: { bio: total ? 'x' : '', phone: total ? '+1' : '' },
        ownEntries: total > 0,
      })
    : step.ask(appWith(total));

describe('first steps', () => {
  it('[PROFILE9] fit what somebody is here for', () => {
    expect(textsOf({ purpose: 'shop' })).toContain('Ask to become a merchant');
    expect(textsOf({ purpose: 'shop', merchant: true })).toContain('Fill in your invoice details');
    expect(textsOf({ purpose: 'customer' })).toContain('Place your first order');
    expect(textsOf({ purpose: 'hiring', merchant: true })).toContain('Open a job to applicants');
    expect(textsOf({ purpose: 'work' })).toContain('Send your first application');
    expect(textsOf({})).toContain('Write down your first entry');
  });

  it('[PROFILE9] ask for nothing that a hosted project does not have', () => {
    for (const merchant of [true, false]) {
      const texts = textsOf({ purpose: 'shop', merchant, identity: 'hosted' });
      expect(texts).not.toContain('Ask to become a merchant');
      expect(texts).not.toContain('Fill in your invoice details');
    }
  });

  it.each(everybody)('[PROFILE9] are three for %j, each ticked by what is there', async (who) => {
    const steps = stepsFor(who);
    expect(new Set(steps.map(({ text }) => text)).size).toBe(3);
    for (const step of steps) {
      const [to = ''] = step.to.split(/[?#]/);
      expect(pages.some(({ path }) => matchPath(`/${path}`, to) !== null)).toBe(true);
      expect(await isDone(step, 0)).toBe(false);
      expect(await isDone(step, 1)).toBe(true);
    }
  });

  it('[PROFILE9] do not take a job that only was written for one that was opened', async () => {
    const [, open] = stepsFor({ ...person, purpose: 'hiring' });
    const mine = async ({ status }: { readonly status: string | null }) =>
      status === null ? { total: 1, items: [{ openedAt: null }] } : { total: 0, items: [] };
    expect(await ('ask' in open && open.ask({ jobs: { mine } } as unknown as App))).toBe(false);
  });
});
