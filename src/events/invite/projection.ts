/** One invite as its facts tell it. A fact that cannot be (never from `decide`) changes nothing. */
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

function evolve(state: InviteState, { type, data, at }: Recorded<InviteFact>): InviteState {
  if (type === 'InviteSent')
    return { ...data, status: 'pending', sentAt: at, settledAt: null, endedAt: null, endedBy: null };
  if (!state) return state;
  switch (type) {
    case 'InviteAccepted':
      return { ...state, status: 'accepted', settledAt: at };
    case 'InviteDeclined':
      return { ...state, status: 'declined', settledAt: at };
    case 'InviteWithdrawn':
      return { ...state, status: 'withdrawn', settledAt: at };
    case 'InviteExpired':
      return { ...state, status: 'expired', settledAt: at };
    case 'RelationEnded':
      return { ...state, status: 'ended', endedAt: at, endedBy: data.by };
  }
}

export const inviteProjection: Projection<InviteState, InviteFact> = {
  name: 'invite',
  version: 1,
  initial: () => null,
  evolve,
  encode: (state) => state && { ...state },
  decode: (json) => json as unknown as InviteState,
};
