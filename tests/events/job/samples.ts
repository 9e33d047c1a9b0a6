import type { JobFields } from '../../../src/events/job/fields.ts';

/** A job that may be open in January 2026. */
export const sampleJob = (changes: Partial<JobFields> = {}): JobFields => ({
  title: 'Leather technician',
  company: 'Conti Leather Care',
  description: 'You clean, mend and recolour bags and jackets at the bench.\n\nYou talk to customers.',
  requiredSkills: ['Leather cleaning', 'Colour matching'],
  niceToHave: ['Sewing'],
  experienceLevel: 'Mid',
  minYears: 2,
  degreeRequired: false,
  salaryRange: { minCents: 4_200_000, maxCents: 5_400_000, currency: 'USD' },
  location: 'Oakland, CA',
  country: 'US',
  remote: false,
  contactPhone: '+14155550134',
  validThrough: '2026-02-28',
  ...changes,
});
