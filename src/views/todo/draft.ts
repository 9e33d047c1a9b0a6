/** Draft of a todo that was written before its author logged in. Its owner is the account id of the second backend. */
import * as z from 'zod/mini';
import { ownedDraft } from '../ui/owned-draft.ts';

export const todoDraft = ownedDraft(
  'todoDraft',
  z.object({
    title: z.string(),
    description: z.string(),
    priority: z.number(),
    complete: z.boolean(),
  }),
);
