import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  pendingInviteOf,
  readCurrentUser,
  readUserDocument,
} from '../../../src/events/profile/stored-user.ts';
import { userSchema } from '../../../src/events/profile/user.ts';
import { annaDocument } from '../../../src/machines/paths/sample-people.ts';

const { uid: _, imageUrl: __, ...document } = annaDocument;

describe('stored user', () => {
  it('[PROFILE4] reads what was written', () => {
    expect(readUserDocument(document)).toEqual(document);
    expect(readCurrentUser(JSON.parse(JSON.stringify(annaDocument)))).toEqual(annaDocument);
  });

  it('[PROFILE4] fills in what an older installation did not know, and drops what nobody knows', () => {
    const older = {
      email: 'anna@patina.example',
      displayName: 'Anna',
      userName: 'anna12345',
      role: 'merchant',
      x: 1,
    };
    expect(readUserDocument(older)).toEqual({
      ...document,
      ...{ firstName: '', lastName: '', phone: '', companyName: '', bio: '' },
      ...{ email: 'anna@patina.example', displayName: 'Anna', userName: 'anna12345', role: 'merchant' },
      registrationDate: '1970-01-01T00:00:00.000Z',
      policyAcceptedAt: '1970-01-01T00:00:00.000Z',
    });
  });

  it.each([undefined, 'admin', 7])('[PROFILE4] takes the purpose %j for unsaid', (purpose) => {
    expect(readUserDocument({ ...document, purpose })?.purpose).toBeNull();
    expect(readUserDocument({ ...document, purpose: 'work' })?.purpose).toBe('work');
  });

  it.each([undefined, 'yes', 1, null])('[PROFILE4] takes hidden first steps of %j for shown', (said) => {
    expect(readUserDocument({ ...document, firstStepsHidden: said })?.firstStepsHidden).toBe(false);
    expect(readUserDocument({ ...document, firstStepsHidden: true })?.firstStepsHidden).toBe(true);
  });

  it.each(['root', ['admin', 'root'], 7, { admin: true }, null])(
    '[PROFILE4] takes the role %j for user',
    (role) => {
      expect(readUserDocument({ ...document, role })?.role).toBe('user');
    },
  );

  it.each([null, undefined, 7, 'text', []])('[PROFILE4] finds nobody in %j', (stored) => {
    expect(readUserDocument(stored)).toBeNull();
    expect(readCurrentUser(stored)).toBeNull();
  });

  it('[PROFILE4] finds nobody without an id', () => {
    expect(readCurrentUser({ ...annaDocument, uid: '' })).toBeNull();
    expect(readCurrentUser(document)).toBeNull();
  });

  it('[PROFILE4] survives anything', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom(...Object.keys(userSchema.shape)), fc.anything()),
        (stored) => {
          const read = readUserDocument(stored);
          expect(Object.keys(read ?? {}).sort()).toEqual(Object.keys(userSchema.shape).sort());
        },
      ),
    );
  });

  it('[PROFILE4] shows on one line a name that an older release took with more', () => {
    const older = { ...document, companyName: 'Conti\r\n\r\nLeather\u202e' };
    expect(readUserDocument(older)).toEqual({ ...document, companyName: 'Conti Leather' });
  });

  it('[PROFILE5] exposes the invite that waits', () => {
    expect(pendingInviteOf({ pendingMerchantInvite: 'm1' })).toEqual({ merchantId: 'm1' });
    expect(pendingInviteOf({ pendingMerchantInvite: null })).toBeNull();
    expect(pendingInviteOf(null)).toBeNull();
  });
});
