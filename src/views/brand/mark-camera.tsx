/** The camera for the photo of a mark. */
import { Button, Group, Stack } from '@mantine/core';
import { useMemo } from 'react';
import { LiveCamera } from '../capture/live-camera.tsx';
import { useCapture } from '../capture/use-capture.ts';
import { ErrorState } from '../ui/page.tsx';
import { BlockSkeleton } from '../ui/page-skeleton.tsx';

export interface MarkCameraProps {
  /** Always the same function. */
  readonly onShot: (picture: Blob) => void;
  readonly onClose: () => void;
}

export function MarkCamera({ onShot, onClose }: MarkCameraProps) {
  const take = useMemo(() => (shot: { readonly picture: Blob }) => onShot(shot.picture), [onShot]);
  const { opened: capture, failure, retry } = useCapture(take);
  return (
    <Stack component="section" aria-label="Camera: the mark">
      <Group justify="space-between">
        <h2>The photo of the mark</h2>
        <Button variant="default" onClick={onClose}>
          Close the camera
        </Button>
      </Group>
      {capture ? (
        <LiveCamera capture={capture} ghost={null} onGhost={() => undefined} many={{ full: false }} />
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
