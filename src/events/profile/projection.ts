/** The visible state of the profile statechart, folded from its facts alone. */
import { type Draft, produce } from 'immer';
import type { Cause } from '../shared/causes.ts';
import type { Projection } from '../log/decider.ts';
import type { ProfileFact } from './events.ts';

export interface ProfileView {
  readonly step: 'idle' | 'loading' | 'waiting' | 'loaded' | 'missing' | 'failed';
  readonly uid: string | null;
  /** Whether a user is shown, which may be the cached one. */
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

const evolve = (state: ProfileView, { type, data }: ProfileFact): ProfileView =>
  produce(state, (view): Draft<ProfileView> | undefined => {
    switch (type) {
      case 'UserRecalled':
        return {
          ...initial,
          uid: data.uid,
          shown: true,
          pendingMerchantInvite: data.pendingMerchantInvite,
        };
      case 'UserLoadRequested': {
        if (view.uid !== data.uid) return { ...initial, uid: data.uid, step: 'loading', attempt: 1 };
        view.step = 'loading';
        view.userLoaded = false;
        view.attempt = 1;
        view.cause = null;
        return;
      }
      case 'UserLoaded':
        view.step = 'loaded';
        view.shown = true;
        view.userLoaded = true;
        view.pendingMerchantInvite = data.pendingMerchantInvite;
        return;
      case 'UserMissing':
        view.step = 'waiting';
        return;
      case 'UserLoadRetried':
        view.step = 'loading';
        view.attempt = data.attempt;
        return;
      case 'UserGivenUp':
        view.step = 'missing';
        view.shown = false;
        view.userLoaded = true;
        view.pendingMerchantInvite = null;
        return;
      case 'UserLoadFailed':
        view.step = 'failed';
        view.shown = false;
        view.userLoaded = true;
        view.pendingMerchantInvite = null;
        view.cause = data.cause;
        return;
      case 'UserSaved':
        return;
      case 'UserCleared':
        return initial;
    }
  });

export const profileProjection: Projection<ProfileView, ProfileFact> = {
  name: 'profile',
  version: 1,
  initial: () => initial,
  evolve,
  encode: (view) => ({ ...view }),
  decode: (json) => json as unknown as ProfileView,
};
