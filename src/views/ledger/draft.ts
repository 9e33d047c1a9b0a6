/** The draft of an entry that has not been added yet, with the owner of its ledger. */
import * as z from 'zod/mini';
import { tabDraft } from '../ui/tab-draft.ts';

export const entryDraft = tabDraft(
  'entryDraft',
  z.object({
    uid: z.nullable(z.string()),
    values: z.object({
      name: z.string(),
      amount: z.string(),
      note: z.string(),
      date: z.string(),
      // Drafts of older versions have no category.
      category: z._default(z.string(), ''),
      tags: z._default(z.string(), ''),
    }),
  }),
);
