/** What the profile knows already of an order's buyer. */
import { readablePhone } from '../../events/shared/phone.ts';
import type { CurrentUser } from '../../events/profile/stored-user.ts';
import { emptyOrder, type OrderForm } from '../transactions/order-form.ts';

export const ownOrder = (profile: CurrentUser | null): OrderForm => ({
  ...emptyOrder,
  name: [profile?.firstName, profile?.lastName].filter(Boolean).join(' ') || (profile?.displayName ?? ''),
  phone: readablePhone(profile?.phone ?? ''),
  email: profile?.email ?? '',
});
