/** What the profile already knows about the buyer of an order. */
import { readablePhone } from '../../events/shared/phone.ts';
import type { Contact } from '../../events/transaction/contact.ts';
import type { CurrentUser } from '../../events/profile/stored-user.ts';
import { emptyOrder, type OrderForm } from '../transactions/order-form.ts';

/** @param remembered details of the last checkout, which take precedence over the profile */
export const ownOrder = (profile: CurrentUser | null, remembered: Contact | null = null): OrderForm => ({
  ...emptyOrder,
  name: [profile?.firstName, profile?.lastName].filter(Boolean).join(' ') || (profile?.displayName ?? ''),
  phone: readablePhone(profile?.phone ?? ''),
  email: profile?.email ?? '',
  ...(remembered && { ...remembered, phone: readablePhone(remembered.phone) }),
});
