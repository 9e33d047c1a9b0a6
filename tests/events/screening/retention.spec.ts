/** How long an employer keeps closed applications. */
import { describe, expect, it } from 'vitest';
import { screeningFact } from '../../../src/events/screening/events.ts';
import { screeningDecider } from '../../../src/events/screening/decide.ts';
import { isClosed } from '../../../src/events/screening/status.ts';
import {
  isShorter,
  maxMonths,
  retentionDecider,
  retentionFact,
} from '../../../src/events/screening/retention.ts';
import { given } from '../../given.ts';

const { RetentionRuleSaved } = retentionFact;
const save = (months: number | null, seen = 0, due = 0, confirmed = 0) =>
  ({ type: 'SaveRetentionRule', seen, months, due, confirmed }) as const;

describe('the rule for closed applications', () => {
  it('[SCREENING36] keeps them until it is saved, and is saved once', () => {
    expect(given(retentionDecider).state()).toEqual({ version: 0, months: null });
    given(retentionDecider)
      .when(save(6))
      .then(RetentionRuleSaved({ months: 6 }));
    given(retentionDecider, RetentionRuleSaved({ months: 6 }))
      .when(save(6))
      .then();
    given(retentionDecider, RetentionRuleSaved({ months: 6 }))
      .when(save(null, 1, 9))
      .then(RetentionRuleSaved({ months: null }));
  });

  it('[SCREENING36] is refused at another version, and for no number of months', () => {
    const saved = given(retentionDecider, RetentionRuleSaved({ months: 6 }));
    saved.when(save(12)).thenRefused('changed-meanwhile');
    for (const months of [0, -1, 2.5, maxMonths + 1]) saved.when(save(months, 1)).thenRefused('bad-months');
  });

  it('[SCREENING36] is not shortened while it would erase more than was confirmed', () => {
    given(retentionDecider)
      .when(save(6, 0, 3, 2))
      .thenRefused('unconfirmed');
    given(retentionDecider)
      .when(save(6, 0, 3, 3))
      .then(RetentionRuleSaved({ months: 6 }));
    const saved = given(retentionDecider, RetentionRuleSaved({ months: 6 }));
    saved.when(save(3, 1, 1, 0)).thenRefused('unconfirmed');
    // What is due by the rule so far is erased anyway.
    saved.when(save(12, 1, 1, 0)).then(RetentionRuleSaved({ months: 12 }));
    expect([
      isShorter(null, 6),
      isShorter(6, 3),
      isShorter(6, 6),
      isShorter(6, 12),
      isShorter(6, null),
    ]).toEqual([true, true, false, false, false]);
  });
});

it('[SCREENING37] holds for those that are rejected or withdrawn, and erases them', () => {
  const { ResumeReceived, ApplicationWithdrawn, ResumeErased } = screeningFact;
  const received = ResumeReceived({ job: 'j', employer: 'e', applicant: null });
  expect(isClosed(given(screeningDecider, received).state()!)).toBe(false);
  expect(isClosed(given(screeningDecider, received, ApplicationWithdrawn({})).state()!)).toBe(true);
  expect(isClosed({ status: 'scoring', decided: 'rejected' })).toBe(true);
  expect(isClosed({ status: 'shortlisted', decided: 'shortlisted' })).toBe(false);
  given(screeningDecider, received)
    .when({ type: 'EraseResume', by: { because: 'retention' } })
    .then(ResumeErased({ why: 'retention' }));
});
