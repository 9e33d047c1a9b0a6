/** Draft of a job that was written before its author logged in. */
import { type WrittenJob, writtenJobSchema } from '../../events/job/fields.ts';
import { tabDraft } from '../ui/tab-draft.ts';

export const jobDraft = tabDraft<WrittenJob>('jobDraft', writtenJobSchema);
