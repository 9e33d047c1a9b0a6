/** Descriptions of facts about loading one's profile and signing up. */
import type { profileFacts } from '../../../events/profile/events.ts';
import type { registrationFacts } from '../../../events/registration/events.ts';
import { becauseOf, type FactWords } from './fact-words.ts';

export const profileWords: FactWords<typeof profileFacts> = {
  UserRecalled: () => 'Profile shown as this device remembered it',
  UserLoadRequested: () => 'Asked the server for the profile',
  UserLoaded: ({ pendingMerchantInvite }) =>
    pendingMerchantInvite === null ? 'Profile loaded' : 'Profile loaded; an invite waits',
  UserMissing: ({ attempt }) => `No profile found, try ${attempt}`,
  UserLoadRetried: ({ attempt }) => `Asked for the profile again, try ${attempt}`,
  UserGivenUp: () => 'Gave up looking for the profile',
  UserLoadFailed: ({ cause }) => `Profile could not be loaded: ${becauseOf(cause)}`,
  UserSaved: ({ fields }) => `Profile saved: ${fields.join(', ')}`,
  UserCleared: () => 'Profile put away at log-out',
};

export const registrationWords: FactWords<typeof registrationFacts> = {
  RegistrationSubmitted: () => 'Sent the sign-up form',
  AccountCreated: () => 'Account made',
  AccountFound: () => 'There is an account with this email already',
  AccountResumed: () => 'Went on with an account that was half made',
  DisplayNameSet: () => 'Display name saved',
  UserNameDrawn: ({ userName }) => `User name ${userName} chosen`,
  UserDocumentRefused: ({ userName }) => `User name ${userName} could not be used`,
  UserDocumentMissing: () => 'No profile yet',
  UserDocumentFound: () => 'The profile is there already',
  UserDocumentWritten: ({ userName }) => `Profile saved as ${userName}`,
  RegistrationStopped: ({ cause }) => `Signing up stopped: ${becauseOf(cause)}`,
  RegistrationFailed: ({ cause }) => `Signing up failed: ${becauseOf(cause)}`,
  RegistrationFinished: () => 'Signed up',
  RegistrationReset: () => 'The sign-up form was left or begun anew',
};
