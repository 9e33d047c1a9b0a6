/** A photo, taken or chosen, what to compare it with, and below it the result. */
import { Button, Group, Stack } from '@mantine/core';
import { useCallback, useState } from 'react';
import type { BrandCheck, BrandMeans } from '../../events/brand/port.ts';
import { useApp } from '../app.ts';
import { ShotCamera } from '../capture/shot-camera.tsx';
import { PictureDrop } from '../trade/pictures/picture-drop.tsx';
import { nameOf } from '../trade/products/words.ts';
import { BlobPicture } from '../ui/blob-picture.tsx';
import { useContentKey } from '../ui/content-key.ts';
import { counted } from '../ui/counted.ts';
import { CameraIcon, TagIcon, TrashIcon } from '../ui/icons.tsx';
import { messageOf } from '../ui/message-of.ts';
import { useOnline } from '../ui/online.ts';
import { EmptyState, ErrorState } from '../ui/page.tsx';
import { BlockSkeleton } from '../ui/page-skeleton.tsx';
import { OfflineNote, Problem } from '../ui/problem.tsx';
import { useAnswer } from '../ui/use-answer.ts';
import classes from './brand.module.css';
import { CheckResult } from './check-result.tsx';

export function CheckPart() {
  const { brand } = useApp();
  const { state, answer, failure, retry } = useAnswer(() => brand.means(), '');
  if (state === 'failed')
    return (
      <ErrorState title="The page could not be prepared" onRetry={retry}>
        {failure}
      </ErrorState>
    );
  if (!answer) return <BlockSkeleton label="Looking for references" />;
  return answer.photos === 0 ? <NoReferences means={answer} /> : <Checking means={answer} />;
}

function NoReferences({ means: { merchant, needed } }: { means: BrandMeans }) {
  return (
    <EmptyState icon={<TagIcon size={26} />} title="There is nothing to compare with yet">
      {merchant
        ? `${nameOf(merchant)} has no reference photos yet. Ask them to add some.`
        : `Merchants compare with their own reference photos, at least ${needed} of each mark, and their clients with those of their merchant.`}
    </EmptyState>
  );
}

interface Found {
  readonly photo: Blob;
  readonly check: BrandCheck;
}

function Checking({ means: { engine, names, photos, merchant } }: { means: BrandMeans }) {
  const { brand, analyses } = useApp();
  const online = useOnline();
  const keyOf = useContentKey();
  const trials = useAnswer(() => analyses.calls.trials(), '');
  const [photo, setPhoto] = useState<Blob | null>(null);
  const [camera, setCamera] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [found, setFound] = useState<Found | null>(null);
  const choose = useCallback((chosen: Blob | null) => {
    setPhoto(chosen);
    setFailure(null);
    setFound(null);
    setCamera(false);
  }, []);

  const check = async () => {
    if (!photo) {
      setFailure('Choose or take a photo first.');
      return;
    }
    setBusy(true);
    setFailure(null);
    try {
      // The photo's digest gives the same idempotency key after a double click or a lost answer.
      const key = keyOf(await digestOf(photo));
      setFound({ photo, check: await brand.check(photo, key) });
      keyOf.forget();
      trials.retry();
    } catch (error) {
      setFailure(messageOf(error));
    } finally {
      setBusy(false);
    }
  };

  if (camera)
    return (
      <ShotCamera
        label="Camera: the mark"
        title="The photo of the mark"
        onShot={choose}
        onClose={() => setCamera(false)}
      />
    );
  const left = trials.answer?.left ?? null;
  return (
    <Stack>
      <section className={classes.slot} aria-labelledby="mark">
        <h2 id="mark">The mark</h2>
        <p>Fill the photo with the mark: a plate, a stamp or a print. Even light, no flash.</p>
        {photo ? (
          <>
            {found ? null : (
              <BlobPicture blob={photo} className={classes.preview} alt="The photo you chose" />
            )}
            <Group gap="xs">
              <Button
                variant="default"
                leftSection={<CameraIcon size={18} />}
                onClick={() => setCamera(true)}
                disabled={busy}
              >
                Take it again
              </Button>
              <Button
                variant="subtle"
                leftSection={<TrashIcon size={18} />}
                onClick={() => choose(null)}
                disabled={busy}
              >
                Another photo
              </Button>
            </Group>
          </>
        ) : (
          <>
            <PictureDrop single room={1} onFiles={([file]) => file && choose(file)} />
            <Button variant="default" leftSection={<CameraIcon size={18} />} onClick={() => setCamera(true)}>
              Use the camera
            </Button>
          </>
        )}
      </section>
      {online ? null : <OfflineNote what="Comparing" />}
      {failure ? <Problem title="Nothing was compared">{failure}</Problem> : null}
      {found ? (
        <CheckResult key={found.check.name ?? ''} photo={found.photo} check={found.check} />
      ) : (
        <Group justify="space-between" align="center">
          <p className={classes.about}>
            Compared with {counted(photos, 'reference photo', 'reference photos')} of{' '}
            {counted(names, 'name', 'names')}
            {merchant ? ` of ${nameOf(merchant)}` : ''} by {engine.name}, version {engine.version}. The photo
            isn’t kept.
            {left === null ? '' : ` ${left} of your free analyses left; only a match counts.`}
          </p>
          <Button size="md" loading={busy} disabled={left === 0} onClick={() => void check()}>
            Compare the photo
          </Button>
        </Group>
      )}
      <p role="status" className={classes.about}>
        {busy ? 'Comparing the photo…' : ''}
      </p>
    </Stack>
  );
}

/** SHA-256 of the photo. */
async function digestOf(photo: Blob): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await photo.arrayBuffer());
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
