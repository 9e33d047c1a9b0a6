/** The result of a measurement without an account: it exists on this page only. */
import { Button, Group, Stack } from '@mantine/core';
import { useMemo } from 'react';
import type { VisitorMeasurement, VisitorPair } from '../../../events/analysis/port.ts';
import { useSession } from '../../session.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Inconclusive, Measured } from '../measured.tsx';
import type { ShownPair } from '../pair-viewer.tsx';
import type { LoadPicture } from '../use-file-url.ts';
import classes from './try.module.css';
import type { Visit } from './use-visitor-measurement.ts';

export interface TriedProps {
  readonly visit: Extract<Visit, { at: 'measured' }>;
  readonly onAnother: () => void;
}

/** Loads pictures from the answer in memory. */
const loadFrom =
  ({ before, after }: VisitorPair, { overlays }: VisitorMeasurement): LoadPicture =>
  async (_, name) => {
    const overlay = overlays.get(name.replace(/^overlay-/, ''));
    return overlay ?? (name.startsWith('before-') ? before : after);
  };

export function Tried({ visit: { wanted, pair, found }, onAnother }: TriedProps) {
  const { person } = useSession();
  const { measurement } = found;
  const load = useMemo(() => loadFrom(pair, found), [pair, found]);
  const shown: ShownPair = {
    ...{ id: 'tried', name: wanted.name, measurement, load },
    sizes: measurement.pictures,
  };
  return (
    <Stack gap="xl">
      {measurement.verdict === 'inconclusive' ? (
        <Inconclusive pair={shown} onAnother={onAnother} />
      ) : (
        <Measured pair={shown} record={null} />
      )}
      <section aria-labelledby="next" className={classes.next}>
        <h2 id="next">This result is on this page only</h2>
        <p>
          The server has forgotten the photos and the numbers.{' '}
          {person
            ? 'Under “Image analysis” you can keep results, compare them and share them.'
            : 'With an account you can keep results, compare them over time, save them as a PDF and share them with a client.'}
        </p>
        <Group>
          <Button variant="default" onClick={onAnother}>
            Measure another pair
          </Button>
          <ButtonLink to={person ? '/vision-submit' : '/signup'}>
            {person ? 'Image analysis' : 'Create an account'}
          </ButtonLink>
        </Group>
      </section>
    </Stack>
  );
}
