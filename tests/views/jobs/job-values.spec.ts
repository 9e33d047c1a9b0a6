import { describe, expect, it } from 'vitest';
import { fieldsOf, inForm, salaryError, valuesOf, yearsError } from '../../../src/views/jobs/job-values.ts';
import {
  countryOptions,
  currencies,
  dateText,
  placeText,
  salaryText,
  stateOf,
  yearsText,
} from '../../../src/views/jobs/words.ts';
import type { JobFields } from '../../../src/events/job/fields.ts';
import { sampleJob } from '../../events/job/samples.ts';

const written = (changes: Partial<JobFields> = {}) => ({ ...sampleJob(changes), rubric: 'v2' as const });

const values = (changes: Partial<ReturnType<typeof valuesOf>> = {}) => ({
  ...valuesOf(written()),
  ...changes,
});

describe('a job in its form', () => {
  it('is the same when it comes out as it went in', () => {
    for (const job of [written({ contactPhone: '' }), written({ contactPhone: '', salaryRange: null })]) {
      expect(fieldsOf(valuesOf(job))).toEqual(job);
    }
    expect(valuesOf(written())).toMatchObject({ salaryFrom: '42000', contactPhone: '+1 415 555 0134' });
  });

  it('takes one amount for both ends, and none for no salary', () => {
    const salary = (salaryFrom: string, salaryTo: string) =>
      fieldsOf(values({ salaryFrom, salaryTo })).salaryRange;
    expect(salary('42,000', '')).toEqual({ minCents: 4_200_000, maxCents: 4_200_000, currency: 'USD' });
    expect(salary('', '500.50')).toEqual({ minCents: 50_050, maxCents: 50_050, currency: 'USD' });
    expect(salary(' ', '')).toBeNull();
    expect(salary('a lot', '5')).toBeNull();
  });

  it('says what is wrong beside the amount', () => {
    expect(salaryError(values({ salaryFrom: 'x', salaryTo: '1.234' }), undefined)).toEqual({
      salaryFrom: 'Enter an amount in digits, like 12.50',
      salaryTo: 'Use at most two digits after the point',
    });
    expect(salaryError(values(), undefined)).toEqual({});
    expect(salaryError(values(), 'Too low')).toEqual({ salaryTo: 'Too low' });
    expect(salaryError(values({ salaryTo: '' }), 'Too low')).toEqual({ salaryFrom: 'Too low' });
    expect(yearsError(values({ minYears: '' }), undefined)).toBe('Enter whole years, 0 for none');
    expect(yearsError(values({ minYears: 2 }), undefined)).toBeUndefined();
  });

  it('finds the field that the server names', () => {
    expect(inForm('salaryRange')).toBe('salaryFrom');
    expect(inForm('validThrough')).toBe('validThrough');
    expect(inForm('employer')).toBeUndefined();
    expect(inForm(null)).toBeUndefined();
  });
});

describe('a job in words', () => {
  it('says where, for how much and until when', () => {
    expect(placeText(written())).toBe('Oakland, CA, United States');
    expect(placeText(written({ remote: true, location: '' }))).toBe('Remote · United States');
    expect(placeText(written({ remote: true, location: '', country: '' }))).toBe('Remote');
    expect(salaryText({ minCents: 4_200_000, maxCents: 5_400_000, currency: 'USD' })).toBe(
      '$42,000 – $54,000 a year',
    );
    expect(salaryText({ minCents: 50_050, maxCents: 50_050, currency: 'EUR' })).toBe('€500.50 a year');
    expect(yearsText(0)).toBe('No experience needed');
    expect(yearsText(1)).toBe('At least 1 year');
    expect(dateText('2026-12-31')).toBe('Dec 31, 2026');
  });

  it('calls an open job whose last day is past expired', () => {
    expect(stateOf({ status: 'open', takesApplications: true }).name).toBe('Open');
    expect(stateOf({ status: 'open', takesApplications: false }).name).toBe('Expired');
    expect(stateOf({ status: 'draft', takesApplications: false }).name).toBe('Draft');
  });

  it('offers countries by name, and currencies that there are', () => {
    expect(countryOptions).toContainEqual({ value: 'PT', label: 'Portugal' });
    for (const { label } of countryOptions) expect(label).not.toMatch(/^[A-Z]{2}$/);
    for (const currency of currencies) {
      expect(Intl.supportedValuesOf('currency')).toContain(currency);
    }
  });
});
