/** Every kind of question, in the order they are shown. */
import { applicantKinds } from './kinds/applicants.ts';
import { jobKinds } from './kinds/jobs.ts';
import type { Kind } from './kind.ts';

export const allKinds: readonly Kind[] = [...jobKinds, ...applicantKinds];
