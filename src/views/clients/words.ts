/** Texts about people and invites. */
import type { InviteStatus } from '../../events/invite/projection.ts';
import type { InviteRequest } from '../../events/invite/port.ts';
import type { PersonCard } from '../../events/shared/person-card.ts';
import type { QuestionWords } from '../ui/question-dialog.tsx';

/** The company's name, or the person's own if there is none. */
export const nameOf = ({ companyName, displayName, userName }: PersonCard) =>
  companyName || displayName || userName || 'Somebody';

export const personName = ({ displayName, companyName, userName }: PersonCard) =>
  displayName || companyName || userName || 'Somebody';

export const inviteStates: Readonly<Record<InviteStatus, string>> = {
  pending: 'Waiting',
  accepted: 'Accepted',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
  expired: 'Expired',
  ended: 'Ended',
};

/** Notices on the result of a command. */
export const doneWords: Readonly<Record<InviteStatus, string>> = {
  pending: 'The invite is sent',
  accepted: 'You have accepted the invite',
  declined: 'You have declined the invite',
  withdrawn: 'The invite is withdrawn',
  expired: 'The invite has expired',
  ended: 'You no longer work together',
};

type Asked = Exclude<InviteRequest['type'], 'SendInvite' | 'AcceptInvite'>;

/** Confirmations of commands that cannot be undone. `name`: the other person. */
export const questions: Readonly<Record<Asked, (name: string) => QuestionWords>> = {
  DeclineInvite: (name) => ({
    question: `Decline the invite from ${name}?`,
    meaning: 'They’ll see that you declined. They can invite you again.',
    confirm: 'Decline',
    keep: 'Not yet',
    takesBack: true,
  }),
  WithdrawInvite: (name) => ({
    question: `Withdraw the invite to ${name}?`,
    meaning: 'They can no longer accept it. You can send a new one.',
    confirm: 'Withdraw',
    keep: 'Keep it',
    takesBack: true,
  }),
  EndRelation: (name) => ({
    question: `End the relationship with ${name}?`,
    meaning:
      'You’ll stop sharing photos and prices. Orders stay. To work together again, you need a new invite.',
    confirm: 'End relationship',
    keep: 'Cancel',
    takesBack: true,
  }),
};
