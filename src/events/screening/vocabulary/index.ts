/** The vocabulary by field; its fields may add spellings to skills of `skill-list.ts`. */
import { cleaning } from './cleaning.ts';
import { digital } from './digital.ts';
import { industry } from './industry.ts';
import { office } from './office.ts';
import { service } from './service.ts';

/** Changes with every change of what a spelling means; kept with each extraction, so that a score tells by which words it was read. */
export const vocabularyVersion = '2026-11-28';

export const fields = [cleaning, service, office, industry, digital];
