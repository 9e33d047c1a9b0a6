import { expect, it } from 'vitest';
import { impactSections } from '../../src/events/screening/impact-report.ts';
import { ratesCsv } from '../../src/views/screening/save-rates.ts';

it('[SCREENING44] selection rates are saved with the columns of a published audit, and run no formula', () => {
  const counts = [
    { group: 'women / =1+1', applicants: 10, selected: 3 },
    { group: 'men / over 40', applicants: 10, selected: 6 },
  ];
  expect(ratesCsv(impactSections(counts)).split('\r\n').slice(0, 4)).toEqual([
    'Category,Group,Number of applicants,Number selected,Selection rate,Impact ratio,Chance (exact test),Result',
    '"men, women",men,10,6,0.6000,1.0000,,Within four fifths',
    '"men, women",women,10,3,0.3000,0.5000,0.3698,Below four fifths',
    `"'=1+1, over 40",'=1+1,10,3,0.3000,0.5000,0.3698,Below four fifths`,
  ]);
});
