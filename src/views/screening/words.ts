/** What the pages of résumés call things. */
import type { ScreeningStatus } from '../../events/screening/projection.ts';

/** The employer's words. */
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
