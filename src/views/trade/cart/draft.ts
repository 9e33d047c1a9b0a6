/** What a buyer has typed at the checkout and not ordered yet. */
import * as z from 'zod/mini';
import { paymentMethods } from '../../../events/transaction/contact.ts';
import { tabDraft } from '../../ui/tab-draft.ts';

export const checkoutDraft = tabDraft(
  'checkoutDraft',
  z.object({
    uid: z.string(),
    /** Only the fields that differ from the profile. */
    typed: z.partial(
      z.object({
        name: z.string(),
        phone: z.string(),
        email: z.string(),
        address: z.string(),
        paymentMethod: z.enum(paymentMethods),
        note: z.string(),
      }),
    ),
  }),
);
