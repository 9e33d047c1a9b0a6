/** One invite, folded from its facts. An impossible fact (never produced by `decide`) changes nothing. */
import { type Draft, produce } from 'immer';
import type { Projection } from '../log/decider.ts';
import type { Recorded } from '../log/event.ts';
import type { Ender, FoundBy, InviteFact } from './events.ts';

export const inviteStatuses = ['pending', 'accepted', 'declined', 'withdrawn', 'expired', 'ended'] as const;
export type InviteStatus = (typeof inviteStatuses)[number];

export interface Invite {
  readonly status: InviteStatus;
  /** uid. */
  readonly merchant: string;
  /** uid. */
  readonly client: string;
  readonly foundBy: FoundBy;
  /** Times are UTC, ISO 8601. */
  readonly sentAt: string;
  readonly expiresAt: string;
  /** When it was accepted, declined, withdrawn or expired. */
  readonly settledAt: string | null;
  readonly endedAt: string | null;
  readonly endedBy: Ender | null;
}

/** null until it is sent. */
export type InviteState = Invite | null;

const evolve = (state: InviteState, { type, data, at }: Recorded<InviteFact>): InviteState =>
  produce(state, (invite): Draft<InviteState> | undefined => {
    if (type === 'InviteSent')
      return { ...data, status: 'pending', sentAt: at, settledAt: null, endedAt: null, endedBy: null };
    if (!invite) return;
    switch (type) {
      case 'InviteAccepted':
        invite.status = 'accepted';
        invite.settledAt = at;
        return;
      case 'InviteDeclined':
        invite.status = 'declined';
        invite.settledAt = at;
        return;
      case 'InviteWithdrawn':
        invite.status = 'withdrawn';
        invite.settledAt = at;
        return;
      case 'InviteExpired':
        invite.status = 'expired';
        invite.settledAt = at;
        return;
      case 'RelationEnded':
        invite.status = 'ended';
        invite.endedAt = at;
        invite.endedBy = data.by;
    }
  });

export const inviteProjection: Projection<InviteState, InviteFact> = {
  name: 'invite',
  version: 1,
  initial: () => null,
  evolve,
  encode: (state) => state && { ...state },
  decode: (json) => json as unknown as InviteState,
};
