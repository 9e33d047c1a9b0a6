/** Where the person most likely is: a phone number without a country code is read as one from there. */
import { regionOf } from '../../events/shared/phone.ts';

/** @returns ISO 3166-1 alpha-2, or null when the browser's language names no country */
export const ownRegion = () => regionOf(navigator.language);
