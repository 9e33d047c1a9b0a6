/** Texts about résumés and screenings. */
import type { ReadField } from '../../events/screening/reading.ts';
import { readablePhone } from '../../events/shared/phone.ts';
import type { ScreeningStatus } from '../../events/screening/projection.ts';

/** For employers. */
export const statusNames: Readonly<Record<ScreeningStatus, string>> = {
  received: 'Waiting',
  extracting: 'Being read',
  scoring: 'Being scored',
  screened: 'Screened',
  shortlisted: 'Shortlisted',
  rejected: 'Rejected',
  failed: 'Failed',
  withdrawn: 'Withdrawn',
  erased: 'Erased',
};

export const statusColors: Readonly<Record<ScreeningStatus, string>> = {
  received: 'gray',
  extracting: 'blue',
  scoring: 'blue',
  screened: 'yellow',
  shortlisted: 'green',
  rejected: 'red',
  failed: 'red',
  withdrawn: 'gray',
  erased: 'gray',
};

export const momentText = (at: string) =>
  new Date(at).toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' });

export const readFieldNames: Readonly<Record<ReadField, string>> = {
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  years: 'Years of work',
  degree: 'Degree',
  skills: 'Skills',
  languages: 'Languages',
  certifications: 'Certifications',
};

export const valuesText = (of: ReadField, values: readonly string[]) =>
  values.map((value) => (of === 'phone' ? readablePhone(value) : value)).join(', ');

/** @param values null: covered, because it is shown blind. @param none what it means that there are none */
export const shownValues = (of: ReadField, values: readonly string[] | null, none: string) => {
  if (values === null) return 'covered';
  return values.length === 0 ? none : valuesText(of, values);
};

/** For a field that the applicant corrected to nothing, and for one in which nothing was found. */
export const saidNothing = 'this is wrong';
export const foundNothing = 'nothing found';
