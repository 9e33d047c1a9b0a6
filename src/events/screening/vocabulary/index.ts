/** The vocabulary of skills, in blocks: the field of each, and its lines in the format explained in `general.ts`. */
import { accounts } from './accounts.ts';
import { analysis } from './analysis.ts';
import { beauty } from './beauty.ts';
import { classroom } from './classroom.ts';
import { cleaning } from './cleaning.ts';
import { commerce } from './commerce.ts';
import { construction } from './construction.ts';
import { digital } from './digital.ts';
import { education } from './education.ts';
import { engineering } from './engineering.ts';
import { facilities } from './facilities.ts';
import { finance } from './finance.ts';
import { general } from './general.ts';
import { health } from './health.ts';
import { hospitality } from './hospitality.ts';
import { hotels } from './hotels.ts';
import { industry } from './industry.ts';
import { laboratory } from './laboratory.ts';
import { leather } from './leather.ts';
import { legal } from './legal.ts';
import { logistics } from './logistics.ts';
import { media } from './media.ts';
import { nature } from './nature.ts';
import { office } from './office.ts';
import { personnel } from './personnel.ts';
import { science } from './science.ts';
import { selling } from './selling.ts';
import { service } from './service.ts';
import { siteWork } from './site-work.ts';
import { systems } from './systems.ts';
import { textiles } from './textiles.ts';
import { trades } from './trades.ts';
import { transport } from './transport.ts';
import { wards } from './wards.ts';
import { workshop } from './workshop.ts';

/** Changes whenever the meaning of a spelling changes; stored with each extraction, to show which vocabulary a score is based on. */
export const vocabularyVersion = '2026-11-30';

export interface Block {
  /** Ambiguous words are recognized by other words of the same field next to them. */
  readonly field: string;
  readonly lines: string;
}

export const blocks: readonly Block[] = [
  ...Object.entries(general).map(([field, lines]) => ({ field, lines })),
  { field: 'Leather and fabric care', lines: cleaning },
  { field: 'Retail and service', lines: service },
  { field: 'Office and business', lines: office },
  { field: 'Trades and industry', lines: industry },
  { field: 'Software and data', lines: digital },
  ...Object.entries(trades).map(([field, lines]) => ({ field, lines })),
  { field: 'Leather and fabric care', lines: leather },
  { field: 'Leather and fabric care', lines: textiles },
  { field: 'Cleaning and facilities', lines: facilities },
  { field: 'Health and care', lines: health },
  { field: 'Kitchens and hotels', lines: hospitality },
  { field: 'Teaching and education', lines: education },
  { field: 'Beauty and safety', lines: beauty },
  { field: 'Retail and service', lines: commerce },
  { field: 'Office and business', lines: finance },
  { field: 'Trades and industry', lines: engineering },
  { field: 'Building and crafts', lines: construction },
  { field: 'Transport and storage', lines: transport },
  { field: 'Agriculture and nature', lines: nature },
  { field: 'Science and laboratories', lines: science },
  { field: 'Marketing and design', lines: media },
  { field: 'Software and data', lines: systems },
  { field: 'Office and business', lines: accounts },
  { field: 'Software and data', lines: analysis },
  { field: 'Teaching and education', lines: classroom },
  { field: 'Kitchens and hotels', lines: hotels },
  { field: 'Science and laboratories', lines: laboratory },
  { field: 'Office and business', lines: legal },
  { field: 'Transport and storage', lines: logistics },
  { field: 'Office and business', lines: personnel },
  { field: 'Retail and service', lines: selling },
  { field: 'Building and crafts', lines: siteWork },
  { field: 'Health and care', lines: wards },
  { field: 'Leather and fabric care', lines: workshop },
];
