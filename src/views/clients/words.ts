/** What pages call people and the states of invites. */
import type { InviteStatus } from '../../events/invite/projection.ts';
import type { InviteRequest } from '../../events/invite/port.ts';
import type { PersonCard } from '../../events/shared/person-card.ts';
import type { QuestionWords } from '../ui/question-dialog.tsx';

/** A business by its name, and who has none by their own. */
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

/** What became of an invite by the last command, as a notice says it. */
export const doneWords: Readonly<Record<InviteStatus, string>> = {
  pending: 'The invite is sent',
  accepted: 'You have accepted the invite',
  declined: 'You have declined the invite',
  withdrawn: 'The invite is withdrawn',
  expired: 'The invite has expired',
  ended: 'You no longer work together',
};

type Asked = Exclude<InviteRequest['type'], 'SendInvite' | 'AcceptInvite'>;

/** What is asked before a command that cannot be taken back. `name`: of the other side. */
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
    question: `Stop working with ${name}?`,
    meaning:
      'You’ll stop sharing photos and prices. Transactions stay. To work together again, you need a new invite.',
    confirm: 'Stop working together',
    keep: 'Cancel',
    takesBack: true,
  }),
};
