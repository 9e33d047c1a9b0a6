/** Texts about jobs: place, pay, days, status. */
import { getCountries } from 'libphonenumber-js/min';
import type { ExperienceLevel, JobFields, SalaryRange } from '../../events/job/fields.ts';
import type { JobStatus } from '../../events/job/projection.ts';
import type { OwnJob } from '../../events/job/port.ts';

export const statusNames: Readonly<Record<JobStatus, string>> = {
  draft: 'Draft',
  open: 'Open',
  closed: 'Closed',
};

export const levelNames: Readonly<Record<ExperienceLevel, string>> = {
  Junior: 'Junior',
  Mid: 'Mid level',
  Senior: 'Senior',
};

/** The status as shown: an open job after its last day no longer takes applications. */
export const stateOf = ({ status, takesApplications }: Pick<OwnJob, 'status' | 'takesApplications'>) =>
  status === 'open' && !takesApplications
    ? ({ name: 'Expired', color: 'yellow' } as const)
    : ({ name: statusNames[status], color: status === 'open' ? 'patina' : 'gray' } as const);

const regions = new Intl.DisplayNames('en', { type: 'region' });
const countryName = (country: string) => (country === '' ? '' : (regions.of(country) ?? country));

export const countryOptions = getCountries()
  .map((value) => ({ value: value as string, label: countryName(value) }))
  .sort((a, b) => a.label.localeCompare(b.label, 'en'));

export const currencies = [
  'USD',
  'EUR',
  'GBP',
  'CAD',
  'AUD',
  'CHF',
  'SEK',
  'NOK',
  'DKK',
  'PLN',
  'JPY',
  'INR',
];

/** `Oakland, CA, United States`, or `Remote · United States` with the country where applicants must live. */
export function placeText({ location, country, remote }: Pick<JobFields, 'location' | 'country' | 'remote'>) {
  const place = [location, countryName(country)].filter((part) => part !== '').join(', ');
  return remote ? ['Remote', place].filter((part) => part !== '').join(' · ') : place;
}

/** `$42,000 – $54,000 a year`. */
export function salaryText({ minCents, maxCents, currency }: SalaryRange): string {
  const whole = minCents % 100 === 0 && maxCents % 100 === 0;
  const format = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
    ...(whole ? { maximumFractionDigits: 0 } : {}),
  });
  const [from, to] = [format.format(minCents / 100), format.format(maxCents / 100)];
  return `${minCents === maxCents ? from : `${from} – ${to}`} a year`;
}

export const yearsText = (years: number) =>
  years === 0 ? 'No experience needed' : `At least ${years} ${years === 1 ? 'year' : 'years'}`;

const day = { year: 'numeric', month: 'short', day: 'numeric' } as const;

/** The day of a moment, in the reader's time zone. */
export const dayOf = (at: string) => new Date(at).toLocaleDateString('en', day);

/** A calendar day without time zone, `2026-12-31`. */
export const dateText = (date: string) =>
  new Date(`${date}T00:00:00Z`).toLocaleDateString('en', { ...day, timeZone: 'UTC' });
