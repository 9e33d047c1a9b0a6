/** Registering with the address and password of an existing account. */
import { describe, expect, it, vi } from 'vitest';
import type { Firebase } from '../../src/adapters/firebase.ts';
import { registrationSlots } from '../../src/adapters/registration.adapter.ts';

const credentials = { email: 'ida@patina.example', password: 'walnut saddle soap 7' };
const slotsOver = (firebase: Partial<Firebase>) => registrationSlots(Promise.resolve(firebase as Firebase));

describe('an account that is there', () => {
  it('is gone on with when it was left half made', async () => {
    const half = { uid: 'ida' };
    const signIn = vi.fn().mockResolvedValue(half);
    expect(await slotsOver({ signIn }).signIn(credentials)).toBe(half);
    expect(signIn).toHaveBeenCalledWith(credentials.email, credentials.password);
  });

  it('is somebody’s when it has a passkey: refused as taken, whatever the password opens', async () => {
    const signIn = vi.fn().mockResolvedValue({ pending: 'a second factor' });
    await expect(slotsOver({ signIn }).signIn(credentials)).rejects.toMatchObject({
      code: 'auth/email-already-in-use',
    });
  });
});
