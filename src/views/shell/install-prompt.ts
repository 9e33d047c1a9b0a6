/** The offer to install the app, for the shell; browsers without it install from their own menu and show no button here. */
import { useSyncExternalStore } from 'react';
import { hasOffer, install, keepInstallOffer, onOfferChange } from './install-offer.ts';

keepInstallOffer();

/** How to show the offer, or null when there is none. */
export function useInstall(): (() => Promise<void>) | null {
  const available = useSyncExternalStore(onOfferChange, hasOffer, () => false);
  return available ? install : null;
}
