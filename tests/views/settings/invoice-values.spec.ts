import { expect, it } from 'vitest';
import { detailsOf, emptyValues, errorsOf, valuesOf } from '../../../src/views/settings/invoice-values.ts';
import { details } from '../../events/invoice/samples.ts';

it('shows details as they are printed, and reads the same back', () => {
  expect(valuesOf(details, null)).toMatchObject({ iban: 'DE89 3704 0044 0532 0130 00', dueDays: '14' });
  expect(detailsOf(valuesOf(details, null))).toEqual(details);
  expect(errorsOf(valuesOf(details, null))).toEqual({});
});

it.each([
  ['19', 1900],
  ['8.75', 875],
  ['8,7', 870],
  [' 0 % ', 0],
  ['8.755', NaN],
  ['', NaN],
  ['-3', NaN],
])('reads a rate of “%s” as %d hundredths', (rate, hundredths) => {
  const values = { ...valuesOf(details, null), taxRates: [{ name: 'VAT', rate }] };
  expect(detailsOf(values).taxRates[0]!.rate).toBe(hundredths);
  expect('taxRates.0.rate' in errorsOf(values)).toBe(Number.isNaN(hundredths));
});

it('starts with the currency whose sign somebody uses, and where they are', () => {
  expect(emptyValues('€', 'Europe/Rome')).toMatchObject({ currency: 'EUR', timeZone: 'Europe/Rome' });
  expect(emptyValues('kr', 'UTC').currency).toBe('USD');
  expect(Object.keys(errorsOf(emptyValues('$', 'UTC')))).toEqual(['legalName', 'address']);
});
