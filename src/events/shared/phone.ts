/** Parses and formats phone numbers in any usual spelling, stored as E.164. */
import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';

/**
 * E.164, '' for an empty text, null when it is not a phone number.
 * @param region two letters of the country whose national numbers need no country code, as `US` or from `en-US`
 */
export function toE164(text: string, region: string | null = null): string | null {
  const typed = text.trim();
  if (typed === '') return '';
  // Letters are valid on phone keypads ("1-800-FLOWERS"), but here they are typing errors.
  if (/\p{L}/u.test(typed)) return null;
  const country = region && isSupportedCountry(region) ? (region as CountryCode) : undefined;
  // Most of the world dials `00` instead of the plus sign.
  const parsed = parsePhoneNumberFromString(typed.replace(/^00/, '+'), country);
  return parsed?.isPossible() ? parsed.number : null;
}

/** E.164 of a number assigned in this country and written as dialed there; null for any other. Stricter than `toE164`. */
export function validE164(text: string, region: string): string | null {
  if (!isSupportedCountry(region)) return null;
  const parsed = parsePhoneNumberFromString(text, region);
  if (!parsed?.isValid()) return null;
  const country = parsed.country ?? region;
  return country === region || ownPlan[country] === region ? parsed.number : null;
}

/** Territories that use the numbering plan of another country, where their numbers are treated as that country's own. */
const ownPlan: Readonly<Record<string, string>> = { GG: 'GB', JE: 'GB', IM: 'GB', AX: 'FI', SJ: 'NO' };

/** `+1 415 555 2671`; a text that is not a phone number is returned unchanged. */
export const readablePhone = (phone: string): string =>
  parsePhoneNumberFromString(phone)?.formatInternational() ?? phone;

/** The region of a language tag, or null: `en-US` → `US`. */
export function regionOf(language: string): string | null {
  try {
    return new Intl.Locale(language).region ?? null;
  } catch {
    return null;
  }
}
