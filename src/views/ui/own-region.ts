/** The region of the person, from the browser's language: the default for phone numbers without a country code. */
import { regionOf } from '../../events/shared/phone.ts';

/** @returns ISO 3166-1 alpha-2, or null when the browser's language names no country */
export const ownRegion = () => regionOf(navigator.language);
