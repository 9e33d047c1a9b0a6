/** Draft of a job that was written before its author logged in. */
import { type WrittenJob, writtenJobSchema } from '../../events/job/fields.ts';
import { personDraft } from '../ui/owned-draft.ts';

export const jobDraft = personDraft<WrittenJob>('job', writtenJobSchema);
