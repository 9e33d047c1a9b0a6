/** Every kind of question by its topic, in the order they are shown. */
import { aboutKinds } from './kinds/about.ts';
import { jobKinds } from './kinds/jobs.ts';
import { numberKinds } from './kinds/numbers.ts';
import { personKinds } from './kinds/persons.ts';
import { resumeKinds } from './kinds/resumes.ts';
import { whoKinds } from './kinds/who.ts';
import type { Kind } from './kind.ts';

export const topics: readonly { readonly title: string; readonly kinds: readonly Kind[] }[] = [
  { title: 'Jobs', kinds: jobKinds },
  { title: 'How many, and how well', kinds: numberKinds },
  { title: 'Who', kinds: whoKinds },
  { title: 'Who, by the résumé', kinds: resumeKinds },
  { title: 'One applicant', kinds: personKinds },
  { title: 'The agent itself', kinds: aboutKinds },
];

export const allKinds: readonly Kind[] = topics.flatMap(({ kinds }) => kinds);
