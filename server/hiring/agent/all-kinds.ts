/** Every kind of question, in the order they are shown. */
import { aboutKinds } from './kinds/about.ts';
import { jobKinds } from './kinds/jobs.ts';
import { listKinds } from './kinds/lists.ts';
import { numberKinds } from './kinds/numbers.ts';
import { personKinds } from './kinds/persons.ts';
import type { Kind } from './kind.ts';

export const allKinds: readonly Kind[] = [
  ...jobKinds,
  ...numberKinds,
  ...listKinds,
  ...personKinds,
  ...aboutKinds,
];
