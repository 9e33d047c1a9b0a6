/** Notes that a score is based on earlier requirements of the job or on another rubric, and offers to score again. */
import { Alert, Button, Text } from '@mantine/core';
import type { ScreeningDetail } from '../../events/screening/detail.ts';
import type { ScreeningActor } from '../../machines/screening.machine.ts';
import { InfoIcon } from '../ui/icons.tsx';
import { isOffered } from './offered.ts';
import { momentText } from './words.ts';

export interface OutdatedScoreProps {
  readonly actor: ScreeningActor;
  readonly screening: ScreeningDetail;
  readonly busy: boolean;
}

export function OutdatedScore({ actor, screening, busy }: OutdatedScoreProps) {
  const { outdated, scoredAt } = screening;
  if (!outdated || scoredAt === null || !isOffered(screening, 'RescoreResume')) return null;
  return (
    <Alert color="yellow" role="region" title="The job has changed since it was scored" icon={<InfoIcon />}>
      <Text size="sm">
        This score goes by what the job asked for, and by its rubric, on {momentText(scoredAt)}. Scored again,
        it goes by what the job says now; what you have decided stays.
      </Text>
      <Button
        variant="default"
        mt="sm"
        disabled={busy}
        onClick={() => actor.send({ type: 'screening.change', change: { type: 'RescoreResume' } })}
      >
        Score again
      </Button>
    </Alert>
  );
}
