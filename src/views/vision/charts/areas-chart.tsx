/** Chart of the dirty areas: how far the color of each was from the clean surface, before and after. */
import type { DirtyArea } from '../../../events/analysis/measurement.ts';
import { FoldedTable } from '../../ui/charts/chart-table.tsx';
import { GroupedBars } from '../../ui/charts/grouped-bars.tsx';

/** Maximum number of areas; more would be too narrow to distinguish. */
const most = 12;
const series = ['Before', 'After'] as const;
const format = (deltaE: number) => deltaE.toFixed(1);

export function AreasChart({ areas }: { areas: readonly DirtyArea[] }) {
  const shown = areas.slice(0, most);
  return (
    <>
      <GroupedBars
        label="Dirty areas"
        series={series}
        groups={shown.map(({ number, deltaEBefore, deltaEAfter }) => ({
          name: String(number),
          spokenName: `Area ${number}`,
          values: [deltaEBefore, deltaEAfter],
        }))}
        height={260}
        format={format}
        axis="Area, from the largest"
        measure={`Colour difference (ΔE00) to the clean surface around it${
          areas.length > most ? `; the ${most} largest of ${areas.length}` : ''
        }`}
      />
      <FoldedTable
        summary="All areas as a table"
        label="Dirty areas"
        head={['Area', ...series]}
        rows={areas.map(({ number, deltaEBefore, deltaEAfter }) => ({
          key: String(number),
          name: number,
          cells: [format(deltaEBefore), format(deltaEAfter)],
        }))}
      />
    </>
  );
}
