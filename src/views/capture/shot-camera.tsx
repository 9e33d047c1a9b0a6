/** The camera for one photo that another page needs. */
import { Button, Group, Stack } from '@mantine/core';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { ErrorState } from '../ui/page.tsx';
import { BlockSkeleton } from '../ui/page-skeleton.tsx';
import { LiveCamera } from './live-camera.tsx';
import { useCapture } from './use-capture.ts';
import type { Ghost } from './viewfinder.tsx';

export interface ShotCameraProps {
  /** Accessible name: `Camera: the mark`. */
  readonly label: string;
  readonly title: string;
  /** Overlay on the live picture, so that both show the same view. */
  readonly overlay?: Blob | null;
  /** Instructions. */
  readonly children?: ReactNode;
  /** Must be a stable function. */
  readonly onShot: (picture: Blob) => void;
  readonly onClose: () => void;
}

export function ShotCamera({ label, title, overlay = null, children, onShot, onClose }: ShotCameraProps) {
  const take = useMemo(() => (shot: { readonly picture: Blob }) => onShot(shot.picture), [onShot]);
  const { opened: capture, failure, retry } = useCapture(take);
  const overlayUrl = useMemo(() => (overlay ? URL.createObjectURL(overlay) : null), [overlay]);
  useEffect(() => () => void (overlayUrl === null || URL.revokeObjectURL(overlayUrl)), [overlayUrl]);
  const [ghost, setGhost] = useState<Ghost | null>(
    overlayUrl === null ? null : { url: overlayUrl, strength: 50 },
  );
  return (
    <Stack component="section" aria-label={label}>
      <Group justify="space-between">
        <h2>{title}</h2>
        <Button variant="default" onClick={onClose}>
          Close the camera
        </Button>
      </Group>
      {children}
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
