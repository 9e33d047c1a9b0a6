/** Saves selection rates as CSV, with the columns that a published audit of a hiring tool has (New York City Local Law 144). */
import { safeCell } from '../../events/shared/csv-cell.ts';
import type { ImpactSection } from '../../events/screening/impact-report.ts';
import { verdictWords } from '../../events/screening/words.ts';
import { saveFile } from '../ui/save-file.ts';
import { sectionName } from './section-name.ts';

const header = [
  'Category',
  'Group',
  'Number of applicants',
  'Number selected',
  'Selection rate',
  'Impact ratio',
  'Chance (exact test)',
  'Result',
];

export function ratesCsv(sections: readonly ImpactSection[]): string {
  const rows = sections.flatMap((section) =>
    section.groups.map(({ group, applicants, selected, rate, ratio, chance, verdict }) => [
      safeCell(sectionName(section, sections.length)),
      safeCell(group),
      String(applicants),
      String(selected),
      rate.toFixed(4),
      ratio === null ? '' : ratio.toFixed(4),
      chance === null ? '' : chance.toFixed(4),
      safeCell(verdictWords[verdict]),
    ]),
  );
  return [header, ...rows].map((cells) => `${cells.join(',')}\r\n`).join('');
}

export function saveRates(sections: readonly ImpactSection[], jobId: string): void {
  const file = new Blob([ratesCsv(sections)], { type: 'text/csv;charset=utf-8' });
  saveFile(file, `selection-rates-${jobId}.csv`);
}
