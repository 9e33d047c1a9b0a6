/** What a table of selection rates is about, in words. */
import type { ImpactSection } from '../../events/screening/impact-report.ts';

const maxNamed = 3;

/** @param sections number of all tables; with one there are no combinations */
export function sectionName({ part, groups }: ImpactSection, sections: number): string {
  if (part === 0) return sections === 1 ? 'All groups' : 'Combinations';
  const names = groups.slice(0, maxNamed).map(({ group }) => group);
  return groups.length > maxNamed ? `${names.join(', ')}, …` : names.join(', ');
}
