import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newUserDocument, protectedFields, type UserDocument } from '../../../src/events/profile/user.ts';
import { type Asker, mayList, mayRead, validateWrite } from '../../../server/documents/rules.ts';

const now = new Date('2026-05-01T08:00:00.000Z');
const owner: Asker = { uid: 'u1', email: 'anna@example.com', admin: false };
const stranger: Asker = { uid: 'u2', email: 'ben@example.com', admin: false };
const admin: Asker = { uid: 'u3', email: 'carla@example.com', admin: true };
const path = 'users/u1';

const form = {
  firstName: 'Anna',
  lastName: 'Ölund',
  email: owner.email,
  displayName: 'Anna',
  phone: '',
  companyName: '',
};
const fresh = newUserDocument(form, 'anna12345', now.toISOString());
const create = (asker: Asker | null, changes: object = {}) =>
  validateWrite(asker, { path, before: null, after: { ...fresh, ...changes }, now });
const change = (asker: Asker | null, changes: object, before: UserDocument = fresh) =>
  validateWrite(asker, { path, before: { ...before }, after: { ...before, ...changes }, now });

describe('who may read', () => {
  it.each([
    ['users/u1', [false, true, false, true]],
    ['users/u1/avatar/meta', [false, true, false, true]],
    ['users/u1/avatar/other', [false, false, false, false]],
    ['users/u1/private/p', [false, false, false, false]],
    ['users', [false, false, false, false]],
    ['accounts/u1', [false, false, false, false]],
    ['users/u1/avatar/meta/deeper/x', [false, false, false, false]],
  ])('%s', (read, expected) => {
    expect([null, owner, stranger, admin].map((asker) => mayRead(asker, read))).toEqual(expected);
  });

  it.each([
    ['users', [false, false, false, true]],
    ['users/u1/avatar', [false, false, false, false]],
    ['users/u1/private', [false, false, false, false]],
    ['accounts', [false, false, false, false]],
  ])('the list of %s', (collection, expected) => {
    expect([null, owner, stranger, admin].map((asker) => mayList(asker, collection))).toEqual(expected);
  });
});

describe('a user document', () => {
  it('is made by its owner as the sign-up page makes it, and by nobody else', () => {
    expect(create(owner)).toBeNull();
    expect(create(owner, { email: 'Anna@Example.com' })).toBeNull();
    for (const other of [null, stranger, admin]) expect(create(other)).not.toBeNull();
  });

  it('starts with nothing but the defaults, whatever is sent', () => {
    const sent = fc.record(
      {
        role: fc.oneof(fc.constantFrom('merchant', 'admin', ['user'], ['admin'], null), fc.anything()),
        trialLimit: fc.oneof(fc.integer(), fc.double(), fc.anything()),
        trialUsed: fc.oneof(fc.integer(), fc.anything()),
        pendingMerchantInvite: fc.oneof(fc.string(), fc.anything()),
        assignedMerchant: fc.oneof(fc.string(), fc.anything()),
        email: fc.oneof(fc.string(), fc.constant(stranger.email)),
        extra: fc.anything(),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(sent, (changes) => {
        const same = Object.entries(changes).every(
          ([field, value]) => JSON.stringify(value) === JSON.stringify(fresh[field as keyof UserDocument]),
        );
        fc.pre(!same);
        expect(create(owner, changes)).not.toBeNull();
      }),
    );
  });

  it('lets its owner change what is their own, and nobody else', () => {
    const own = { bio: 'Leather since 1998.', phone: '+14155552671', userName: 'anna.o' };
    expect(change(owner, own)).toBeNull();
    for (const other of [null, stranger, admin]) expect(change(other, own)).not.toBeNull();
    expect(change(owner, { userName: 'Not A Name' })).toMatch(/^userName: /);
  });

  it('keeps its protected fields, whatever they are and whatever is sent', () => {
    const grown: UserDocument = {
      ...fresh,
      role: ['user', 'merchant'],
      trialLimit: 20,
      trialUsed: 7,
      pendingMerchantInvite: 'm1',
      assignedMerchant: 'm2',
    };
    expect(change(owner, { bio: 'still fine' }, grown)).toBeNull();
    const anyChange = fc.tuple(
      fc.constantFrom(...protectedFields),
      fc.oneof(fc.constantFrom('admin', ['admin'], 5, 0, null, undefined), fc.anything()),
    );
    fc.assert(
      fc.property(anyChange, ([field, value]) => {
        fc.pre(JSON.stringify(value) !== JSON.stringify(grown[field]));
        expect(change(owner, { [field]: value, bio: 'harmless' }, grown)).not.toBeNull();
      }),
    );
  });

  it('goes only together with the account', () => {
    for (const asker of [null, owner, stranger, admin]) {
      expect(validateWrite(asker, { path, before: { ...fresh }, after: null, now })).not.toBeNull();
    }
  });
});

describe('an avatar', () => {
  const meta = 'users/u1/avatar/meta';
  const write = (
    asker: Asker | null,
    after: Record<string, unknown> | null,
    before: Record<string, unknown> | null = null,
  ) => validateWrite(asker, { path: meta, before, after, now });

  it('is its owner’s to remove, and nobody else’s', () => {
    for (const before of [null, { imageUrl: 'data:image/png;base64,AAAA' }]) {
      expect(write(owner, null, before)).toBeNull();
      for (const other of [null, stranger, admin]) expect(write(other, null, before)).not.toBeNull();
    }
  });

  it('comes only by the picture path, whatever is written', () => {
    const anything = fc.oneof(
      fc.record({ imageUrl: fc.oneof(fc.string(), fc.constantFrom('/files/avatars/a.webp'), fc.anything()) }),
      fc.dictionary(fc.string(), fc.anything()),
    );
    const before = { imageUrl: '/files/avatars/0a1b-2c.webp' };
    fc.assert(
      fc.property(anything, fc.constantFrom(null, before), (after, stored) => {
        expect(write(owner, after, stored)).toMatch(/uploaded/);
      }),
    );
    expect(write(owner, { ...before }, before)).toBeNull();
  });
});
