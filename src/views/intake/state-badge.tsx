/** The state of an intake in a word; the color only helps. */
import { Badge } from '@mantine/core';
import type { IntakeStatus } from '../../events/intake/projection.ts';
import { stateNames } from './words.ts';

const colors: Readonly<Record<IntakeStatus, string>> = {
  draft: 'gray',
  sent: 'yellow',
  agreed: 'green',
  objected: 'red',
  returned: 'blue',
  closed: 'gray',
};

export function StateBadge({ state }: { state: IntakeStatus }) {
  return (
    <Badge variant={state === 'closed' ? 'outline' : 'light'} color={colors[state]} tt="none">
      {stateNames[state]}
    </Badge>
  );
}
