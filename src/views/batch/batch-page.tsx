/** camera/batch: take many shots in a row, sort them, describe them, and pass them all to the uploads. */
import { Button, Group, Progress, Stack } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { type BatchActor, stepOf } from '../../machines/batch.machine.ts';
import { FinishProfile } from '../finish-profile.tsx';
import { useSession } from '../session.ts';
import { AskBeforeLeaving } from '../ui/ask-before-leaving.tsx';
import { Button as PlainButton, ButtonLink } from '../ui/button.tsx';
import { counted } from '../ui/counted.ts';
import { PictureIcon, PicturesIcon } from '../ui/icons.tsx';
import { EmptyState, ErrorState, Page } from '../ui/page.tsx';
import { PageSkeleton } from '../ui/page-skeleton.tsx';
import { Problem } from '../ui/problem.tsx';
import { useUnsaved } from '../ui/unsaved.ts';
import { ArrangingShots } from './arranging-shots.tsx';
import classes from './batch.module.css';
import { TakingShots } from './taking-shots.tsx';
import { useBatch } from './use-batch.ts';
import { useLandingFocus } from './use-landing-focus.ts';

export function BatchPage() {
  const { unfinished } = useSession();
  if (!unfinished) return <PreparedBatch />;
  return (
    <Page title="Batch photos" width="wide">
      <FinishProfile what="publish" />
    </Page>
  );
}

function PreparedBatch() {
  const { opened, failure, retry } = useBatch();
  if (!opened && failure === '') return <PageSkeleton />;
  return (
    <Page
      title="Batch photos"
      lead="Take many in a row. Each stays on this device until you send them."
      width="wide"
      actions={
        <ButtonLink to="/photos/mine" look="outline">
          <PictureIcon size={18} />
          My photos
        </ButtonLink>
      }
    >
      {opened ? (
        <Steps actor={opened.actor} />
      ) : (
        <ErrorState title="The batch could not be prepared" onRetry={retry}>
          {failure}
        </ErrorState>
      )}
    </Page>
  );
}

function Steps({ actor }: { actor: BatchActor }) {
  const step = useSelector(actor, stepOf);
  const { shots, waiting, handed, failure, unsaved } = useSelector(actor, ({ context }) => context);
  const onTheirWay = waiting.length > 0;
  useUnsaved(onTheirWay, 'shots that are being kept');
  const leaving = <AskBeforeLeaving dirty={onTheirWay} what="Pictures that are being put on this device" />;
  const notKept = unsaved ? (
    <Problem title="Order, captions and who sees them are not kept on this device at the moment">
      They are there as long as this page is open. The pictures are kept. {unsaved.message}
    </Problem>
  ) : null;
  switch (step) {
    case 'opening':
      return <p role="status">Looking for your batch on this device…</p>;
    case 'elsewhere':
      return (
        <EmptyState icon={<PicturesIcon size={26} />} title="Your batch is open in another tab">
          Continue there, or close that tab, and the batch opens here.
        </EmptyState>
      );
    case 'unopened':
      return (
        <ErrorState
          title="Your batch could not be opened"
          action={<PlainButton onClick={() => actor.send({ type: 'retry' })}>Try again</PlainButton>}
        >
          {failure?.message}
        </ErrorState>
      );
    case 'taking':
      return (
        <Stack>
          {leaving}
          {notKept}
          <TakingShots actor={actor} />
        </Stack>
      );
    case 'arranging':
      return (
        <Stack>
          {leaving}
          {notKept}
          <ArrangingShots actor={actor} />
        </Stack>
      );
    case 'handing': {
      const all = handed + shots.length;
      return (
        <section className={classes.handing}>
          <h2>Handing {counted(all, 'photo')} over to be sent</h2>
          <Progress value={(handed / all) * 100} aria-label={`${handed} of ${all} photos handed over`} />
        </section>
      );
    }
    case 'handed':
      return (
        <EmptyState
          icon={<PicturesIcon size={26} />}
          title={handed === 1 ? 'The photo is on its way' : `${counted(handed, 'photo')} are on their way`}
          action={
            <Group>
              <TakeMore actor={actor} />
              <ButtonLink to="/photos/mine" look="outline">
                My photos
              </ButtonLink>
            </Group>
          }
        >
          They are sent in the background, also after a reload; then you find them among your photos.
        </EmptyState>
      );
    case 'over':
      return null;
  }
}

function TakeMore({ actor }: { actor: BatchActor }) {
  const button = useLandingFocus<HTMLButtonElement>();
  return (
    <Button ref={button} onClick={() => actor.send({ type: 'batch.take' })}>
      Take more
    </Button>
  );
}
