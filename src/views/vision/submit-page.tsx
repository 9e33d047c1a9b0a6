/** vision-submit: measures what changed between two photos, before and after a cleaning. */
import { Button, Group } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { sides } from '../../events/analysis/port.ts';
import { analysisStep } from '../../machines/analysis.machine.ts';
import type { OpenedAnalysis } from '../app.ts';
import { useSession } from '../session.ts';
import { SignInFirst } from '../sign-in-first.tsx';
import { useAddressParams } from '../ui/address-params.ts';
import { ButtonLink } from '../ui/button.tsx';
import { HistoryIcon } from '../ui/icons.tsx';
import { EmptyState, ErrorState, Page } from '../ui/page.tsx';
import { BlockSkeleton, PageSkeleton } from '../ui/page-skeleton.tsx';
import { Problem } from '../ui/problem.tsx';
import { Progress } from './progress.tsx';
import { Result } from './result.tsx';
import { type Draft, emptyDraft, SubmissionForm } from './submission-form.tsx';
import { useAnalysis } from './use-analysis.ts';
import { useChatPhotos } from './use-chat-photos.ts';
import { submitTitle } from './words.ts';

export function VisionSubmitPage() {
  const { ready, person } = useSession();
  if (!ready) return <PageSkeleton />;
  if (!person)
    return (
      <SignInFirst title={submitTitle}>
        Two photos, before and after a cleaning, show what it changed, in numbers. They belong to your
        account, and a new one has free analyses.
      </SignInFirst>
    );
  return <Opened key={person.uid} />;
}

function Opened() {
  const { opened, failure, retry } = useAnalysis();
  return (
    <Page
      title={submitTitle}
      lead="Two photos of one item, before and after a cleaning: what changed is measured, with how sure it is."
      width="wide"
      actions={
        <ButtonLink to="/vision-bot" look="outline">
          <HistoryIcon size={18} />
          History
        </ButtonLink>
      }
    >
      {opened ? (
        <Workbench opened={opened} />
      ) : failure === '' ? (
        <BlockSkeleton label="Preparing the page" />
      ) : (
        <ErrorState title="The page could not be prepared" onRetry={retry}>
          {failure}
        </ErrorState>
      )}
    </Page>
  );
}

function Workbench({ opened: { actor } }: { opened: OpenedAnalysis }) {
  const step = useSelector(actor, analysisStep);
  const { id, analysis, refusal, failure } = useSelector(actor, ({ context }) => context);
  const [params, setParams] = useAddressParams();
  const wanted = params.get('analysis');
  const [draft, setDraft] = useState<Draft>(emptyDraft);
  const change = useCallback((to: Partial<Draft>) => setDraft((before) => ({ ...before, ...to })), []);

  const chatPhotos = useChatPhotos(change);

  // The URL names the open analysis, so that a reload finds it.
  useEffect(() => {
    const { id: open } = actor.getSnapshot().context;
    if (wanted === open) return;
    actor.send(wanted === null ? { type: 'analysis.close' } : { type: 'analysis.open', id: wanted });
  }, [actor, wanted]);
  // Puts an analysis that was just sent into the URL.
  const showInUrl = useEffectEvent(() => {
    if (id === null || id === wanted) return;
    setParams(
      (now) => {
        now.set('analysis', id);
        for (const side of sides) now.delete(side);
        return now;
      },
      { replace: true },
    );
  });
  useEffect(() => showInUrl(), [id]);

  const another = () => {
    setDraft((before) => ({ ...emptyDraft, itemType: before.itemType, item: before.item }));
    setParams((now) => {
      now.delete('analysis');
      return now;
    });
  };
  const drop = () => actor.send({ type: 'pictures.drop' });

  switch (step) {
    case 'closed':
      return wanted === null ? (
        <>
          {chatPhotos.failure === '' ? null : (
            <Problem title="Not every photo from your chat could be opened">
              {chatPhotos.failure} You can choose another below.
            </Problem>
          )}
          {chatPhotos.loading ? (
            <BlockSkeleton label="Fetching the photo from your chat" />
          ) : (
            <SubmissionForm
              draft={draft}
              fromUrl={chatPhotos.photos}
              onChange={change}
              onSend={(submission) => actor.send({ type: 'pictures.send', submission })}
            />
          )}
        </>
      ) : (
        <BlockSkeleton label="Looking for the analysis" />
      );
    case 'sending':
      return <Progress status="sending" />;
    case 'declined':
      return (
        <ErrorState
          title="These photos were not taken"
          action={<Button onClick={drop}>Back to the photos</Button>}
        >
          {refusal?.message}
        </ErrorState>
      );
    case 'unsent':
      return (
        <ErrorState
          title="The photos could not be sent"
          action={
            <Group justify="center">
              <Button onClick={() => actor.send({ type: 'retry' })}>Send again</Button>
              <Button variant="default" onClick={drop}>
                Back to the photos
              </Button>
            </Group>
          }
        >
          {failure?.message} They are still here, and count once, however often they are sent.
        </ErrorState>
      );
    case 'missing':
      return (
        <EmptyState
          title="There is no such analysis"
          action={<Button onClick={another}>Measure two photos</Button>}
        >
          It may have been deleted, or it belongs to somebody else.
        </EmptyState>
      );
    case 'unreachable':
      return (
        <ErrorState
          title="The analysis could not be loaded"
          onRetry={() => actor.send({ type: 'retry' })}
          action={
            <Button variant="default" onClick={() => actor.send({ type: 'change.drop' })}>
              See what became of it
            </Button>
          }
        >
          {failure?.message}
        </ErrorState>
      );
    case 'deleted':
      return (
        <EmptyState
          title="This analysis is deleted"
          action={
            <Button onClick={() => actor.send({ type: 'analysis.change', change: 'RestoreAnalysis' })}>
              Bring it back
            </Button>
          }
        >
          It can be brought back for a day.
        </EmptyState>
      );
    default: {
      if (!analysis) return <BlockSkeleton label="Looking for the analysis" />;
      const { status } = analysis;
      const underWay = ['received', 'checking', 'aligning', 'measuring'].includes(status);
      return (
        <>
          {refusal ? <Problem title="That was not done">{refusal.message}</Problem> : null}
          {underWay ? (
            <Progress status={status} />
          ) : (
            <>
              <Result analysis={analysis} actor={actor} onAnother={another} />
              {status === 'measured' ? (
                <Group mt="xl">
                  <Button onClick={another}>Measure two other photos</Button>
                  <ButtonLink to={`/vision-details?analysis=${analysis.id}`} look="outline">
                    Charts
                  </ButtonLink>
                </Group>
              ) : null}
            </>
          )}
        </>
      );
    }
  }
}
