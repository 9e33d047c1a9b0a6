import { describe, expect, it } from 'vitest';
import { validateFact } from '../../../src/events/log/facts.ts';
import { accountDecider } from '../../../src/events/account/decide.ts';
import { accountFact, type AccountFact, accountFacts } from '../../../src/events/account/events.ts';
import { accountProjection } from '../../../src/events/account/projection.ts';
import { emptyHead, sealFacts } from '../../../src/events/log/hash-chain.ts';
import type { Role } from '../../../src/events/profile/user.ts';
import { given, testStamp } from '../../given.ts';

const { RolesChanged, TrialLimitChanged, AccountDisabled, AccountEnabled, ProfileEdited, SessionsEnded } =
  accountFact;
const admin = { uid: 'boss', isAdmin: true } as const;
const somebody = { uid: 'other', isAdmin: false } as const;
const account = (...facts: readonly AccountFact[]) => given(accountDecider, ...facts);

const setRoles = (roles: readonly Role[], otherAdmins = 1, by: typeof admin | 'system' = admin) =>
  ({ type: 'SetRoles', uid: 'u1', by, roles, otherAdmins }) as const;
const setDisabled = (disabled: boolean, otherAdmins = 1) =>
  ({ type: 'SetDisabled', uid: 'u1', by: admin, disabled, otherAdmins }) as const;
const setTrialLimit = (trialLimit: number) =>
  ({ type: 'SetTrialLimit', uid: 'u1', by: admin, trialLimit }) as const;

describe('account', () => {
  it('[ACCOUNT1] starts as a plain user with the default trial limit, enabled', () => {
    expect(account().state()).toEqual({
      roles: ['user'],
      trialLimit: 5,
      disabled: false,
      verified: [],
      passkeys: 0,
      requested: false,
    });
  });

  it('[ACCOUNT2] refuses every change by somebody who is no admin', () => {
    for (const command of [
      { ...setRoles(['admin']), by: somebody },
      { ...setRoles(['admin']), by: { uid: 'u1', isAdmin: false } },
      { ...setTrialLimit(50), by: somebody },
      { ...setDisabled(true), by: somebody },
      { type: 'EditProfile', uid: 'u1', by: somebody, fields: ['bio'] } as const,
      { type: 'EndSessions', uid: 'u1', by: somebody } as const,
    ]) {
      account().when(command).thenRefused('not-allowed');
    }
  });

  it('[ACCOUNT2] lets the command line of the server change roles', () => {
    account()
      .when(setRoles(['admin'], 0, 'system'))
      .then(RolesChanged({ roles: ['admin'] }));
  });

  it('[ACCOUNT11] takes a contact as theirs by the mailed link or an admin’s word, once', () => {
    const verify = {
      type: 'VerifyContact',
      uid: 'u1',
      contact: 'email',
      value: 'u1@patina.example',
    } as const;
    const own = { uid: 'u1', isAdmin: false };
    const byLink = accountFact.ContactVerified({ contact: 'email', how: 'link' });
    account()
      .when({ ...verify, by: own, byLink: true })
      .then(byLink);
    account()
      .when({ ...verify, by: admin, byLink: false })
      .then(accountFact.ContactVerified({ contact: 'email', how: 'admin' }));
    account(byLink)
      .when({ ...verify, by: admin, byLink: false })
      .then();
    account()
      .when({ ...verify, by: own, byLink: false })
      .thenRefused('not-allowed');
    account()
      .when({ ...verify, by: somebody, byLink: true })
      .thenRefused('not-allowed');
    account()
      .when({ ...verify, contact: 'phone', value: '', by: admin, byLink: false })
      .thenRefused('no-contact');
    expect(account(byLink).state().verified).toEqual(['email']);
  });

  it('[ACCOUNT12] takes a contact as theirs by the code that a merchant showed, and names the merchant', () => {
    const code = {
      contact: 'phone',
      value: '+14155550143',
      merchant: 'm1',
      stillTheirClient: true,
      expiresAt: '2026-03-01T09:10:00.000Z',
      triesLeft: 1,
      matches: true,
    } as const;
    const redeem = {
      type: 'RedeemCode',
      uid: 'u1',
      by: { uid: 'u1', isAdmin: false },
      code,
      value: '+14155550143',
      at: '2026-03-01T09:09:59.999Z',
    } as const;
    const proved = accountFact.ContactVerifiedByCode({ contact: 'phone', merchant: 'm1' });
    account().when(redeem).then(proved);
    account(proved).when(redeem).then();
    expect(account(proved).state().verified).toEqual(['phone']);
    // Nobody can type it for somebody else, not even an admin.
    account()
      .when({ ...redeem, by: admin })
      .thenRefused('not-allowed');
    const worthless = [
      { code: null },
      { at: code.expiresAt },
      { value: '+14155550199' },
      { code: { ...code, matches: false } },
      { code: { ...code, triesLeft: 0 } },
      { code: { ...code, stillTheirClient: false } },
    ];
    const said = worthless.map((change) =>
      accountDecider.decide(account().state(), { ...redeem, ...change }),
    );
    for (const change of worthless)
      account()
        .when({ ...redeem, ...change })
        .thenRefused('wrong-code');
    // The same refusal, whatever the cause.
    expect(new Set(said.map((refused) => JSON.stringify(refused))).size).toBe(1);
  });

  it('[ACCOUNT3] states the whole new set of roles, in one order and without repeats', () => {
    account()
      .when(setRoles(['admin', 'user', 'admin']))
      .then(RolesChanged({ roles: ['user', 'admin'] }));
  });

  it('[ACCOUNT3] finds nothing new in the roles that are there', () => {
    account(RolesChanged({ roles: ['user', 'merchant'] }))
      .when(setRoles(['merchant', 'user']))
      .then();
  });

  it('[ACCOUNT3] refuses no role and an unknown one', () => {
    account().when(setRoles([])).thenRefused('no-role');
    account()
      .when(setRoles(['root' as Role]))
      .thenRefused('unknown-role');
  });

  it('[ACCOUNT4] changes the trial limit within 0 to 1,000,000', () => {
    account()
      .when(setTrialLimit(0))
      .then(TrialLimitChanged({ trialLimit: 0 }));
    account()
      .when(setTrialLimit(1_000_000))
      .then(TrialLimitChanged({ trialLimit: 1_000_000 }));
    account().when(setTrialLimit(5)).then();
    for (const wrong of [-1, 1.5, 1_000_001, Number.NaN, Infinity]) {
      account().when(setTrialLimit(wrong)).thenRefused('bad-trial-limit');
    }
  });

  it('[ACCOUNT5] never takes the last admin away', () => {
    const lastAdmin = () => account(RolesChanged({ roles: ['admin'] }));
    lastAdmin()
      .when(setRoles(['user'], 0))
      .thenRefused('last-admin');
    lastAdmin()
      .when(setRoles(['user'], 0, 'system'))
      .thenRefused('last-admin');
    lastAdmin().when(setDisabled(true, 0)).thenRefused('last-admin');
    lastAdmin()
      .when(setRoles(['user'], 1))
      .then(RolesChanged({ roles: ['user'] }));
    lastAdmin()
      .when(setRoles(['user', 'admin'], 0))
      .then(RolesChanged({ roles: ['user', 'admin'] }));
  });

  it('[ACCOUNT5] takes the role from a disabled admin, who counts no more', () => {
    account(RolesChanged({ roles: ['admin'] }), AccountDisabled({}))
      .when(setRoles(['user'], 0))
      .then(RolesChanged({ roles: ['user'] }));
  });

  it('[ACCOUNT6] disables and enables once each', () => {
    account().when(setDisabled(true)).then(AccountDisabled({}));
    account().when(setDisabled(false)).then();
    const disabled = () => account(AccountDisabled({}));
    disabled().when(setDisabled(true)).then();
    disabled().when(setDisabled(false)).then(AccountEnabled({}));
  });

  it('[ACCOUNT6] refuses to disable the own account', () => {
    account()
      .when({ ...setDisabled(true), uid: admin.uid })
      .thenRefused('own-account');
  });

  it('[ACCOUNT7] records which own fields an admin edited, never what they hold', () => {
    const edit = (fields: string[]) => ({ type: 'EditProfile', uid: 'u1', by: admin, fields }) as const;
    account()
      .when(edit(['phone']))
      .then(ProfileEdited({ fields: ['phone'] }));
    account().when(edit([])).then();
  });

  it('[ACCOUNT8] ends the sessions of the person who asks, or of anybody for an admin', () => {
    const end = { type: 'EndSessions', uid: 'u1' } as const;
    account()
      .when({ ...end, by: { uid: 'u1', isAdmin: false } })
      .then(SessionsEnded({}));
    account()
      .when({ ...end, by: admin })
      .then(SessionsEnded({}));
  });

  it('[ACCOUNT10] lets its owner delete an account, and nobody else', () => {
    const deletion = { type: 'DeleteAccount', uid: 'u1', otherAdmins: 0 } as const;
    account()
      .when({ ...deletion, by: { uid: 'u1', isAdmin: false } })
      .then();
    for (const by of [admin, somebody])
      account()
        .when({ ...deletion, by })
        .thenRefused('not-allowed');
  });

  it('[ACCOUNT10] keeps the last admin until there is another', () => {
    const deletion = { type: 'DeleteAccount', uid: 'u1', by: { uid: 'u1', isAdmin: true } } as const;
    const anAdmin = () => account(RolesChanged({ roles: ['merchant', 'admin'] }));
    anAdmin()
      .when({ ...deletion, otherAdmins: 0 })
      .thenRefused('last-admin');
    anAdmin()
      .when({ ...deletion, otherAdmins: 1 })
      .then();
  });

  it('[ACCOUNT9] gives back its state from a snapshot', () => {
    const { state } = account(
      RolesChanged({ roles: ['merchant'] }),
      TrialLimitChanged({ trialLimit: 9 }),
      AccountDisabled({}),
      ProfileEdited({ fields: ['bio'] }),
    );
    const json = JSON.parse(JSON.stringify(accountProjection.encode(state())));
    expect(accountProjection.decode(json)).toEqual({
      roles: ['merchant'],
      trialLimit: 9,
      disabled: true,
      verified: [],
      passkeys: 0,
      requested: false,
    });
  });

  it('[ACCOUNT9] knows a damaged fact from a sound one', () => {
    const fault = (fact: { type: string; v: number; data: unknown }) =>
      validateFact(accountFacts, sealFacts('account/u1', emptyHead, [fact], testStamp)[0]!);
    expect(fault(RolesChanged({ roles: ['admin'] }))).toBeNull();
    expect(fault({ type: 'RolesChanged', v: 1, data: { roles: [] } })).not.toBeNull();
    expect(fault({ type: 'RolesChanged', v: 1, data: { roles: ['root'] } })).not.toBeNull();
    expect(fault({ type: 'TrialLimitChanged', v: 1, data: { trialLimit: -1 } })).not.toBeNull();
  });
});
