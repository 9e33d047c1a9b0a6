/** The offer to install the app, as a hook. Browsers without the event install from their own menu and get no button here. */
import { useSyncExternalStore } from 'react';
import { hasOffer, install, keepInstallOffer, onOfferChange } from './install-offer.ts';

keepInstallOffer();

/** Shows the offer; null when there is none. */
export function useInstall(): (() => Promise<void>) | null {
  const available = useSyncExternalStore(onOfferChange, hasOffer, () => false);
  return available ? install : null;
}
