/** The rows of a list after some of their screenings have moved on; older news changes nothing. */
import type { MovedScreening, ScreeningRow } from '../../../events/screening/port.ts';

export function movedRows(
  rows: readonly ScreeningRow[],
  moved: readonly MovedScreening[],
): readonly ScreeningRow[] {
  const byId = new Map(moved.map((item) => [item.id, item]));
  return rows.map((row) => movedRow(row, byId.get(row.id)));
}

function movedRow(row: ScreeningRow, moved: MovedScreening | undefined): ScreeningRow {
  if (!moved || moved.version <= row.version) return row;
  const { version, status, total } = moved;
  return { ...row, version, status, total, outdated: row.outdated && status !== 'scoring' };
}
