/** Draft of a todo that was written before its author logged in. */
import * as z from 'zod/mini';
import { tabDraft } from '../ui/tab-draft.ts';

export const todoDraft = tabDraft(
  'todoDraft',
  z.object({
    title: z.string(),
    description: z.string(),
    priority: z.number(),
    complete: z.boolean(),
  }),
);
