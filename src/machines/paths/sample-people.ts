/** People and failures for sample payloads and their tests. */
import type { AuthUser } from '../../events/auth/events.ts';
import type { CurrentUser } from '../../events/profile/stored-user.ts';
import { newUserDocument, type Registration } from '../../events/profile/user.ts';

export const anna: AuthUser = { uid: 'anna', email: 'anna@patina.example', displayName: null };
export const bert: AuthUser = { uid: 'bert', email: 'bert@patina.example', displayName: 'Bert' };

export const form: Registration = {
  firstName: 'Anna',
  lastName: 'Holm',
  email: 'anna@patina.example',
  displayName: 'Anna Holm',
  phone: '+14155552671',
  companyName: 'Holm Leather Care',
};

export const annaDocument: CurrentUser = {
  ...newUserDocument(form, 'anna12345', '2026-01-01T00:00:00.000Z'),
  uid: 'anna',
  imageUrl: null,
};

/** An error as the firebase SDK throws it. */
export function failure(code: string, message = `Firebase: Error (${code}).`): Error & { code: string } {
  return Object.assign(new Error(message), { code });
}
