/** An entry that is being typed and not added yet, and whose ledger it is for. */
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
      // A draft of before they were there has none.
      category: z._default(z.string(), ''),
      tags: z._default(z.string(), ''),
    }),
  }),
);
