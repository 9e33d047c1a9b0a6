/** The camera for one of the two photos; the first one lies as a ghost over the second, so that both show the item alike. */
import { Button, Group, Stack } from '@mantine/core';
import { useEffect, useMemo, useState } from 'react';
import type { Side } from '../../events/analysis/port.ts';
import { LiveCamera } from '../capture/live-camera.tsx';
import { useCapture } from '../capture/use-capture.ts';
import type { Ghost } from '../capture/viewfinder.tsx';
import { ErrorState } from '../ui/page.tsx';
import { BlockSkeleton } from '../ui/page-skeleton.tsx';
import { sideNames } from './words.ts';

export interface SideCameraProps {
  readonly side: Side;
  /** The other photo, to lay over what the camera sees. */
  readonly other: Blob | null;
  /** Always the same function. */
  readonly onShot: (picture: Blob) => void;
  readonly onClose: () => void;
}

export function SideCamera({ side, other, onShot, onClose }: SideCameraProps) {
  const take = useMemo(() => (shot: { readonly picture: Blob }) => onShot(shot.picture), [onShot]);
  const { opened: capture, failure, retry } = useCapture(take);
  const otherUrl = useMemo(() => (other ? URL.createObjectURL(other) : null), [other]);
  useEffect(() => () => void (otherUrl === null || URL.revokeObjectURL(otherUrl)), [otherUrl]);
  const [ghost, setGhost] = useState<Ghost | null>(
    otherUrl === null ? null : { url: otherUrl, strength: 50 },
  );
  return (
    <Stack component="section" aria-label={`Camera: ${sideNames[side].toLowerCase()}`}>
      <Group justify="space-between">
        <h2>{side === 'before' ? 'The photo of before' : 'The photo of after'}</h2>
        <Button variant="default" onClick={onClose}>
          Close the camera
        </Button>
      </Group>
      {side === 'after' && other ? (
        <p>Move until the item lies on its ghost, then take the picture.</p>
      ) : (
        <p>Lay the item flat, fill the picture with it, and use even light without a flash.</p>
      )}
      {capture ? (
        <LiveCamera capture={capture} ghost={ghost} onGhost={setGhost} many={{ full: false }} />
      ) : failure === '' ? (
        <BlockSkeleton label="Preparing the camera" />
      ) : (
        <ErrorState title="The camera could not be prepared" onRetry={retry}>
          {failure}
        </ErrorState>
      )}
    </Stack>
  );
}
