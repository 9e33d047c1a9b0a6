/** Descriptions of facts about invites between merchants and clients. */
import type { inviteFacts } from '../../../events/invite/events.ts';
import type { inviteWorkflowFacts } from '../../../events/invite/workflow.ts';
import { type FactWords, plainName, whyFailed } from './fact-words.ts';

const found = {
  userName: 'by user name',
  email: 'by email address',
  phone: 'by phone number',
  registration: 'by registering them',
} as const;

export const inviteWords: FactWords<typeof inviteFacts> = {
  InviteSent: ({ foundBy }) => `Invited a client, ${found[foundBy]}`,
  InviteAccepted: () => 'Invite accepted',
  InviteDeclined: () => 'Invite declined',
  InviteWithdrawn: () => 'Invite withdrawn',
  InviteExpired: () => 'Invite expired',
  RelationEnded: ({ by }) => `Working together was ended by the ${by}`,
};

export const inviteWorkflowWords: FactWords<typeof inviteWorkflowFacts> = {
  InviteCommandAsked: ({ command }) => `About to ${plainName(command)}`,
  InviteCommandDropped: () => 'Not done after all',
  InviteCommandRequested: ({ command }) => `Asked the server to ${plainName(command)}`,
  InviteCommandDone: ({ status }) => `Done; the invite is ${status}`,
  InviteCommandRefused: ({ reason }) => `Refused: ${plainName(reason)}`,
  InviteCommandFailed: ({ kind }) => `Failed: ${whyFailed(kind)}`,
  InviteOutcomeDismissed: () => 'Closed the message about how it went',
};
