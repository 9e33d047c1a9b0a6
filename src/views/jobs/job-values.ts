/** Converts a job to form values, where amounts are text, and back. */
import type { SalaryRange, WrittenJob } from '../../events/job/fields.ts';
import { centsToDecimal } from '../../events/shared/money.ts';
import { readablePhone } from '../../events/shared/phone.ts';
import { parseTypedAmount } from '../ui/typed-amount.ts';

export interface JobValues extends Omit<
  WrittenJob,
  'salaryRange' | 'minYears' | 'requiredSkills' | 'niceToHave'
> {
  readonly requiredSkills: string[];
  readonly niceToHave: string[];
  readonly minYears: number | string;
  readonly salaryFrom: string;
  readonly salaryTo: string;
  readonly currency: string;
}

const whole = (cents: number | undefined) =>
  cents === undefined ? '' : centsToDecimal(cents).replace(/\.00$/, '');

export function valuesOf({ salaryRange, ...fields }: WrittenJob): JobValues {
  return {
    ...fields,
    requiredSkills: [...fields.requiredSkills],
    niceToHave: [...fields.niceToHave],
    contactPhone: readablePhone(fields.contactPhone),
    salaryFrom: whole(salaryRange?.minCents),
    salaryTo: whole(salaryRange?.maxCents),
    currency: salaryRange?.currency ?? 'USD',
  };
}

export function fieldsOf({ salaryFrom, salaryTo, currency, minYears, ...fields }: JobValues): WrittenJob {
  return {
    ...fields,
    // Validation by yearsFault rejects anything that is no number before it is sent.
    minYears: typeof minYears === 'number' ? minYears : 0,
    salaryRange: salaryOf({ salaryFrom, salaryTo, currency }),
  };
}

type SalaryValues = Pick<JobValues, 'salaryFrom' | 'salaryTo' | 'currency'>;

/** null if no amount is given; a single amount is both minimum and maximum. */
function salaryOf({ salaryFrom, salaryTo, currency }: SalaryValues): SalaryRange | null {
  const [from, to] = [salaryFrom, salaryTo].map((text) => text.trim());
  if (!from && !to) return null;
  const [low, high] = [parseTypedAmount(from || to || ''), parseTypedAmount(to || from || '')];
  return low.ok && high.ok ? { minCents: low.cents, maxCents: high.cents, currency } : null;
}

/**
 * The error of one amount field.
 * @param error of the range as a whole
 */
export function salaryError(
  { salaryFrom, salaryTo }: SalaryValues,
  error: string | undefined,
): Partial<Record<'salaryFrom' | 'salaryTo', string>> {
  const [from, to] = [parseTypedAmount(salaryFrom), parseTypedAmount(salaryTo)];
  return {
    ...(from.ok ? {} : { salaryFrom: from.message }),
    ...(to.ok ? {} : { salaryTo: to.message }),
    ...(error ? { [salaryTo.trim() ? 'salaryTo' : 'salaryFrom']: error } : {}),
  };
}

export const yearsError = ({ minYears }: JobValues, error: string | undefined) =>
  typeof minYears === 'number' ? error : 'Enter whole years, 0 for none';

/** The form field of a job's field; undefined if the form has none. */
export function inForm(field: string | null): keyof JobValues | undefined {
  if (field === 'salaryRange') return 'salaryFrom';
  return names.find((name) => name === field);
}

const names: readonly (keyof JobValues)[] = [
  'title',
  'company',
  'description',
  'requiredSkills',
  'niceToHave',
  'experienceLevel',
  'minYears',
  'location',
  'country',
  'contactPhone',
  'validThrough',
];
