/** try: the image analysis for visitors without an account, on our sample photos or on two of their own. */
import { Button, Group, Stack } from '@mantine/core';
import { useState } from 'react';
import { useSession } from '../../session.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { ErrorState, Page } from '../../ui/page.tsx';
import { useFocusHere } from '../use-focus-here.ts';
import classes from '../vision.module.css';
import { tryTitle } from '../words.ts';
import { emptyPhotos, OwnPhotos, type Photos } from './own-photos.tsx';
import { SampleChoice } from './sample-choice.tsx';
import { Tried } from './tried.tsx';
import { useVisitorMeasurement, type Visit } from './use-visitor-measurement.ts';

export function TryPage() {
  return (
    <Page
      title={tryTitle}
      lead="Compare a photo from before a cleaning with one from after it, in seconds. No account needed, and we keep neither the photos nor the result."
      width="wide"
      actions={
        <ButtonLink to="/marketing" look="outline">
          What it measures
        </ButtonLink>
      }
    >
      <Bench />
    </Page>
  );
}

function Bench() {
  const { visit, measure, choose } = useVisitorMeasurement();
  // Photos that could not be measured stay, to be sent again or replaced.
  const [photos, setPhotos] = useState<Photos>(emptyPhotos);
  switch (visit.at) {
    case 'choosing':
      return (
        <Stack gap="xl">
          <SampleChoice onChoose={measure} />
          <OwnPhotos photos={photos} onChange={setPhotos} onSend={measure} />
        </Stack>
      );
    case 'measuring':
      return <Waiting onCancel={choose} />;
    case 'failed':
      return <Failed visit={visit} onRetry={() => measure(visit.wanted)} onBack={choose} />;
    case 'measured':
      return (
        <Tried
          visit={visit}
          onAnother={() => {
            setPhotos(emptyPhotos);
            choose();
          }}
        />
      );
  }
}

function Waiting({ onCancel }: { onCancel: () => void }) {
  const heading = useFocusHere();
  return (
    <section className={classes.progress} aria-labelledby="waiting">
      <h2 id="waiting" ref={heading} tabIndex={-1}>
        Measuring the photos
      </h2>
      <ol>
        <li data-state="now">
          <span className={classes.dot} aria-hidden="true" />
          <span role="status">Lining up the two photos and measuring what changed</span>
        </li>
      </ol>
      <p className={classes.dim}>
        This takes a few seconds once it’s your turn; people with an account go first. Keep this page open: we
        don’t store results, so yours is lost if you leave.
      </p>
      <Group mt="md">
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
      </Group>
    </section>
  );
}

interface FailedProps {
  readonly visit: Extract<Visit, { at: 'failed' }>;
  readonly onRetry: () => void;
  readonly onBack: () => void;
}

const titles: Readonly<Record<string, string>> = {
  'too-often': 'That’s all for now',
  busy: 'Please try again in a little while',
};

function Failed({ visit: { reason, words }, onRetry, onBack }: FailedProps) {
  const { person } = useSession();
  const heading = useFocusHere();
  const isLater = reason !== null && reason in titles;
  return (
    <div ref={heading} tabIndex={-1}>
      <ErrorState
        title={
          reason === null
            ? 'We couldn’t send the photos'
            : (titles[reason] ?? 'We couldn’t measure these photos')
        }
        action={
          <Group justify="center">
            {reason === null || isLater ? <Button onClick={onRetry}>Try again</Button> : null}
            <Button variant="default" onClick={onBack}>
              Back to the photos
            </Button>
            {isLater && !person ? (
              <ButtonLink to="/signup" look="outline">
                Create an account
              </ButtonLink>
            ) : null}
          </Group>
        }
      >
        {words} {isLater && !person ? 'With an account, you get free analyses of your own.' : null}
      </ErrorState>
    </div>
  );
}
