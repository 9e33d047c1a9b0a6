/** The state of a screening in a word; the color only helps. */
import { Badge } from '@mantine/core';
import type { ScreeningStatus } from '../../events/screening/projection.ts';
import { statusColors, statusNames } from './words.ts';

export function StatusBadge({ status }: { status: ScreeningStatus }) {
  return (
    <Badge variant="light" color={statusColors[status]} tt="none">
      {statusNames[status]}
    </Badge>
  );
}
