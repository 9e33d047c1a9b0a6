/** What the profile statechart shows, folded from its facts alone. */
import type { Cause } from '../shared/causes.ts';
import type { Projection } from '../log/decider.ts';
import type { ProfileFact } from './events.ts';

export interface ProfileView {
  readonly step: 'idle' | 'loading' | 'waiting' | 'loaded' | 'missing' | 'failed';
  readonly uid: string | null;
  /** Whether a user is shown, be it the one kept from last time. */
  readonly shown: boolean;
  readonly userLoaded: boolean;
  readonly attempt: number;
  readonly pendingMerchantInvite: string | null;
  readonly cause: Cause | null;
}

const initial: ProfileView = {
  step: 'idle',
  uid: null,
  shown: false,
  userLoaded: false,
  attempt: 0,
  pendingMerchantInvite: null,
  cause: null,
};

function evolve(view: ProfileView, fact: ProfileFact): ProfileView {
  const { uid } = fact.data;
  switch (fact.type) {
    case 'UserRecalled':
      return { ...initial, uid, shown: true, pendingMerchantInvite: fact.data.pendingMerchantInvite };
    case 'UserLoadRequested': {
      const kept = view.uid === uid ? view : { ...initial, uid };
      return { ...kept, step: 'loading', userLoaded: false, attempt: 1, cause: null };
    }
    case 'UserLoaded': {
      const { pendingMerchantInvite } = fact.data;
      return { ...view, step: 'loaded', shown: true, userLoaded: true, pendingMerchantInvite };
    }
    case 'UserMissing':
      return { ...view, step: 'waiting' };
    case 'UserLoadRetried':
      return { ...view, step: 'loading', attempt: fact.data.attempt };
    case 'UserGivenUp':
      return { ...view, step: 'missing', shown: false, userLoaded: true, pendingMerchantInvite: null };
    case 'UserLoadFailed': {
      const { cause } = fact.data;
      return { ...view, step: 'failed', shown: false, userLoaded: true, pendingMerchantInvite: null, cause };
    }
    case 'UserSaved':
      return view;
    case 'UserCleared':
      return initial;
  }
}

export const profileProjection: Projection<ProfileView, ProfileFact> = {
  name: 'profile',
  version: 1,
  initial: () => initial,
  evolve,
  encode: (view) => ({ ...view }),
  decode: (json) => json as unknown as ProfileView,
};
