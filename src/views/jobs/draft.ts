/** A job that was written before its author logged in. */
import { type JobFields, jobFieldsSchema } from '../../events/job/fields.ts';
import { tabDraft } from '../ui/tab-draft.ts';

export const jobDraft = tabDraft<JobFields>('jobDraft', jobFieldsSchema);
