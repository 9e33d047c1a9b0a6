/** Converts a shop's hours to form values and back. */
import {
  dayNames,
  type HandoverWay,
  type ShopHours,
  shopHoursErrors,
  slotLengths,
} from '../../events/shop/hours.ts';

export interface HoursValues {
  readonly timeZone: string;
  readonly ways: readonly HandoverWay[];
  readonly slotMinutes: string;
  readonly noticeHours: string;
  readonly days: readonly { readonly open: boolean; readonly from: string; readonly to: string }[];
}

/** Defaults of a new shop: weekdays from nine to five. */
export const emptyHours = (timeZone: string): HoursValues => ({
  timeZone,
  ways: ['pickup'],
  slotMinutes: '60',
  noticeHours: '24',
  days: dayNames.map((_, i) => ({ open: i < 5, from: '09:00', to: '17:00' })),
});

export const hoursValuesOf = ({
  timeZone,
  ways,
  slotMinutes,
  noticeHours,
  days,
}: ShopHours): HoursValues => ({
  timeZone,
  ways,
  slotMinutes: String(slotMinutes),
  noticeHours: String(noticeHours),
  days: days.map((day) => ({ open: day !== null, from: day?.from ?? '09:00', to: day?.to ?? '17:00' })),
});

/** Invalid numbers become NaN. */
export const hoursOf = ({ timeZone, ways, slotMinutes, noticeHours, days }: HoursValues): ShopHours => ({
  timeZone,
  ways: [...ways],
  slotMinutes: slotLengths.find((length) => String(length) === slotMinutes) ?? 60,
  noticeHours: /^\s*\d{1,3}\s*$/.test(noticeHours) ? Number(noticeHours) : NaN,
  days: days.map(({ open, from, to }) => (open ? { from, to } : null)),
});

export const hoursErrorsOf = (values: HoursValues) => {
  const errors: Record<string, string> = {};
  for (const [field, message] of Object.entries(shopHoursErrors(hoursOf(values))))
    errors[field.startsWith('days.') ? `${field}.to` : field] = message;
  return errors;
};
