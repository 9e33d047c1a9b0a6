import { describe, expect, it } from 'vitest';
import { codeAlphabet } from '../../../src/events/account/contact-code.ts';
import { accountDecider } from '../../../src/events/account/decide.ts';
import { accountFact, type AccountFact } from '../../../src/events/account/events.ts';
import { readableRecoveryCode, validateRecoveryCode } from '../../../src/events/account/recovery-code.ts';
import { freshProofMs, maxPasskeys } from '../../../src/events/account/second-factor.ts';
import { given } from '../../given.ts';

const { PasskeyAdded, PasskeyRemoved, PasskeysReset, RecoveryCodesMade, RecoveryCodeUsed, SessionsEnded } =
  accountFact;
const account = (...facts: readonly AccountFact[]) => given(accountDecider, ...facts);
const now = Date.parse('2026-05-01T08:00:00.000Z');
const owner = { uid: 'u1', isAdmin: false } as const;
const admin = { uid: 'boss', isAdmin: true } as const;
const own = (ageMs = 0) => ({
  uid: 'u1',
  by: owner,
  provedAt: new Date(now - ageMs).toISOString(),
  at: new Date(now).toISOString(),
});
const changes = ['AddPasskey', 'RemovePasskey', 'MakeRecoveryCodes'] as const;
const having = (passkeys: number) => account(PasskeyAdded({ passkeys }));

describe('second factor', () => {
  it('[ACCOUNT13] makes codes and ends all sessions with the first passkey, and only then', () => {
    account()
      .when({ type: 'AddPasskey', ...own() })
      .then(PasskeyAdded({ passkeys: 1 }), RecoveryCodesMade({}), SessionsEnded({}));
    having(1)
      .when({ type: 'AddPasskey', ...own() })
      .then(PasskeyAdded({ passkeys: 2 }));
    having(maxPasskeys)
      .when({ type: 'AddPasskey', ...own() })
      .thenRefused('too-many-passkeys');
  });

  it('[ACCOUNT13] ends all sessions with the last passkey, and only then', () => {
    having(2)
      .when({ type: 'RemovePasskey', ...own() })
      .then(PasskeyRemoved({ passkeys: 1 }));
    having(1)
      .when({ type: 'RemovePasskey', ...own() })
      .then(PasskeyRemoved({ passkeys: 0 }), SessionsEnded({}));
    expect(account(PasskeyAdded({ passkeys: 1 }), PasskeyRemoved({ passkeys: 0 })).state().passkeys).toBe(0);
  });

  it.each(changes)('[ACCOUNT14] lets only the owner do this, with a fresh sign-in: %s', (type) => {
    having(1)
      .when({ type, ...own(freshProofMs + 1) })
      .thenRefused('proof-too-old');
    for (const by of [admin, { uid: 'other', isAdmin: false }, 'system'] as const) {
      having(1)
        .when({ type, ...own(), by })
        .thenRefused('not-yours');
    }
    expect(accountDecider.decide(having(1).state(), { type, ...own(freshProofMs) })).toBeInstanceOf(Array);
  });

  it('[ACCOUNT14] finds nothing to remove, and no codes to make, where there are no passkeys', () => {
    account()
      .when({ type: 'RemovePasskey', ...own() })
      .thenRefused('no-passkeys');
    account()
      .when({ type: 'MakeRecoveryCodes', ...own() })
      .thenRefused('no-passkeys');
    having(1)
      .when({ type: 'MakeRecoveryCodes', ...own() })
      .then(RecoveryCodesMade({}));
    having(1).when({ type: 'UseRecoveryCode', uid: 'u1', by: owner }).then(RecoveryCodeUsed({}));
    having(1).when({ type: 'UseRecoveryCode', uid: 'u1', by: admin }).thenRefused('not-yours');
  });

  it('[ACCOUNT15] is reset by the command line of the server and by nobody else', () => {
    having(3)
      .when({ type: 'ResetPasskeys', uid: 'u1', by: 'system' })
      .then(PasskeysReset({}), SessionsEnded({}));
    account().when({ type: 'ResetPasskeys', uid: 'u1', by: 'system' }).thenRefused('no-passkeys');
    for (const by of [admin, owner]) {
      having(3).when({ type: 'ResetPasskeys', uid: 'u1', by }).thenRefused('not-yours');
    }
    expect(account(PasskeyAdded({ passkeys: 2 }), PasskeysReset({})).state().passkeys).toBe(0);
  });
});

describe('a recovery code', () => {
  it('is read out in groups, and taken as people type it', () => {
    const code = codeAlphabet.slice(0, 16);
    expect(readableRecoveryCode(code)).toBe('2345-6789-ABCD-EFGH');
    expect(validateRecoveryCode(' 2345 6789-abcd—efgh ')).toBeNull();
    expect(validateRecoveryCode('')).toBe('Enter one of your recovery codes');
    for (const wrong of ['2345-6789-ABCD-EFG', `${code}2`, '0345-6789-ABCD-EFGH']) {
      expect(validateRecoveryCode(wrong)).toMatch(/^A recovery code has 16/);
    }
  });
});
