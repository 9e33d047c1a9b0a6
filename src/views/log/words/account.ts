/** Descriptions of decisions by admins and the server about an account. */
import type { accountFacts } from '../../../events/account/events.ts';
import { counted } from '../../ui/counted.ts';
import { type FactWords } from './fact-words.ts';

const contacts = { email: 'Email address', phone: 'Phone number' } as const;

export const accountWords: FactWords<typeof accountFacts> = {
  RolesChanged: ({ roles }) => `Roles set to ${roles.join(', ')}`,
  TrialLimitChanged: ({ trialLimit }) => `Trial limit set to ${trialLimit}`,
  AccountDisabled: () => 'Account disabled',
  AccountEnabled: () => 'Account enabled again',
  ProfileEdited: ({ fields }) => `Profile changed by somebody else: ${fields.join(', ')}`,
  ContactVerified: ({ contact, how }) =>
    `${contacts[contact]} confirmed ${how === 'link' ? 'by a mailed link' : 'by an admin'}`,
  ContactVerifiedByCode: ({ contact }) => `${contacts[contact]} confirmed by a code shown in the shop`,
  PasskeyAdded: ({ passkeys }) => `Passkey added; there ${passkeys === 1 ? 'is' : 'are'} ${passkeys} now`,
  PasskeyRemoved: ({ passkeys }) => `Passkey removed; ${counted(passkeys, 'passkey')} left`,
  PasskeysReset: () => 'All passkeys removed by whoever runs the server',
  RecoveryCodesMade: () => 'New recovery codes made',
  RecoveryCodeUsed: () => 'Recovery code used',
  MerchantRequested: () => 'Asked to become a merchant',
  MerchantRequestWithdrawn: () => 'Withdrew the request to become a merchant',
  MerchantRequestGranted: () => 'Request to become a merchant granted',
  MerchantRequestDeclined: () => 'Request to become a merchant declined',
  SessionsEnded: () => 'Logged out everywhere',
};
