import { describe, expect, it } from 'vitest';
import { accountDecider } from '../../../src/events/account/decide.ts';
import { accountFact, type AccountFact } from '../../../src/events/account/events.ts';
import { merchantRequestErrors } from '../../../src/events/account/merchant-request.ts';
import { given } from '../../given.ts';

const {
  RolesChanged,
  MerchantRequested,
  MerchantRequestWithdrawn,
  MerchantRequestGranted,
  MerchantRequestDeclined,
} = accountFact;
const own = { uid: 'u1', isAdmin: false } as const;
const other = { uid: 'other', isAdmin: false } as const;
const admin = { uid: 'boss', isAdmin: true } as const;
const account = (...facts: readonly AccountFact[]) => given(accountDecider, ...facts);

const form = { shopName: 'Holm Leather', about: 'Bags and shoes, in Leeds' };
const ask = (by: typeof own | typeof other | typeof admin = own, typed = form) =>
  ({ type: 'AskToBeMerchant', uid: 'u1', by, ...typed }) as const;
const withdraw = (by: typeof own | typeof other | typeof admin = own) =>
  ({ type: 'WithdrawMerchantRequest', uid: 'u1', by }) as const;
const since = '2026-11-27T09:00:00.000Z';
const answer = (granted: boolean, reason = '', by: typeof own | typeof other | typeof admin = admin) =>
  ({
    type: 'AnswerMerchantRequest',
    uid: 'u1',
    by,
    granted,
    reason,
    askedAt: since,
    waitingSince: since,
  }) as const;
const asked = MerchantRequested({});

describe('a request to become a merchant', () => {
  it('[ACCOUNT16] is made once, by the person alone, and tells none of their words', () => {
    account().when(ask()).then(asked);
    account(asked).when(ask()).thenRefused('already-asked');
    account().when(ask(other)).thenRefused('not-allowed');
    account().when(ask(admin)).thenRefused('not-allowed');
    account(asked, MerchantRequestDeclined({})).when(ask()).then(asked);
    expect(JSON.stringify(asked)).not.toContain('Holm');
  });

  it('[ACCOUNT16] is not made by whoever sells already', () => {
    for (const role of ['merchant', 'admin'] as const)
      account(RolesChanged({ roles: ['user', role] }))
        .when(ask())
        .thenRefused('already-merchant');
  });

  it.each([
    [{ ...form, shopName: ' ' }, 'shopName'],
    [{ ...form, shopName: 'x'.repeat(121) }, 'shopName'],
    [{ ...form, shopName: 'Holm\u202e' }, 'shopName'],
    [{ ...form, about: '' }, 'about'],
    [{ ...form, about: 'x'.repeat(301) }, 'about'],
  ])('[ACCOUNT16] is refused with %j, by the field that is wrong', (typed, field) => {
    account().when(ask(own, typed)).thenRefused('bad-request');
    expect(Object.keys(merchantRequestErrors(typed))).toEqual([field]);
  });

  it('[ACCOUNT16] is withdrawn by its owner while it waits', () => {
    account(asked).when(withdraw()).then(MerchantRequestWithdrawn({}));
    account(asked).when(withdraw(admin)).thenRefused('not-allowed');
    account().when(withdraw()).thenRefused('no-request');
    account(asked, MerchantRequestWithdrawn({})).when(answer(true)).thenRefused('no-request');
  });

  it('[ACCOUNT17] is granted by an admin, with the role in the same step', () => {
    account(asked)
      .when(answer(true))
      .then(RolesChanged({ roles: ['user', 'merchant'] }), MerchantRequestGranted({}));
    account(asked)
      .when(answer(true, '', other))
      .thenRefused('not-allowed');
    account(asked)
      .when(answer(true, '', own))
      .thenRefused('not-allowed');
    account(asked)
      .when({ ...answer(true), by: { uid: 'u1', isAdmin: true } })
      .thenRefused('own-account');
    account(asked, MerchantRequestDeclined({})).when(answer(true)).thenRefused('no-request');
  });

  it('[ACCOUNT17] is not answered when another was sent meanwhile', () => {
    for (const granted of [true, false])
      account(asked)
        .when({ ...answer(granted, 'Why'), waitingSince: '2026-11-27T09:01:00.000Z' })
        .thenRefused('request-changed');
  });

  it('[ACCOUNT17] is declined with a reason, and not without', () => {
    account(asked).when(answer(false, 'Where is your shop?')).then(MerchantRequestDeclined({}));
    for (const reason of ['', ' ', 'x'.repeat(501)])
      account(asked).when(answer(false, reason)).thenRefused('bad-request');
  });

  it('[ACCOUNT17] is settled when the role is given otherwise', () => {
    const roles = ['user', 'merchant'] as const;
    account(asked)
      .when({ type: 'SetRoles', uid: 'u1', by: admin, roles, otherAdmins: 1 })
      .then(RolesChanged({ roles: [...roles] }), MerchantRequestGranted({}));
  });
});
