/** Adds photos to an intake, taken or chosen; each is passed on once it is uploaded, and stays here until it is part of the intake. */
import { Button } from '@mantine/core';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { Picture } from '../../events/shared/picture.ts';
import { ShotCamera } from '../capture/shot-camera.tsx';
import { PictureDrop } from '../trade/pictures/picture-drop.tsx';
import { UploadState } from '../trade/pictures/upload-state.tsx';
import { type Upload, useUploads } from '../trade/pictures/use-uploads.ts';
import { AskBeforeLeaving } from '../ui/ask-before-leaving.tsx';
import { CameraIcon } from '../ui/icons.tsx';
import { Problem } from '../ui/problem.tsx';
import { useUnsaved } from '../ui/unsaved.ts';

export interface AddPhotosProps {
  readonly room: number;
  /** @returns whether the intake has it now */
  readonly onPhoto: (picture: Picture) => Promise<boolean>;
  /** Whether leaving loses more than what is uploaded here. */
  readonly unsaved?: boolean;
}

export function AddPhotos({ room, onPhoto, unsaved = false }: AddPhotosProps) {
  const { uploads, add, again, remove } = useUploads();
  const [camera, setCamera] = useState(false);
  const arrived = uploads.find(({ picture }) => picture !== null);
  const [refused, setRefused] = useState(false);
  const passOn = ({ key, picture }: Upload) => {
    if (!picture) return;
    void onPhoto(picture).then((added) => {
      setRefused(!added);
      if (added) remove(key);
    });
  };
  // One at a time: the next one has arrived once this one is removed.
  const onArrived = useEffectEvent(passOn);
  useEffect(() => {
    if (arrived) onArrived(arrived);
  }, [arrived]);
  const loses = unsaved || uploads.some(({ state, again: mayWork }) => state !== 'failed' || mayWork);
  useUnsaved(loses, 'photos of an intake');
  const [shot, setShot] = useState<Blob | null>(null);
  const send = useEffectEvent((taken: Blob) => add([new File([taken], 'photo.jpg', { type: taken.type })]));
  useEffect(() => {
    if (shot) send(shot);
  }, [shot]);
  const onTaken = useCallback((taken: Blob) => {
    setShot(taken);
    setCamera(false);
  }, []);
  const close = useCallback(() => setCamera(false), []);
  const left = room - uploads.length;
  if (left <= 0 && uploads.length === 0) return <p>There is no room for more photos.</p>;
  return (
    <div>
      {uploads.map((upload) => (
        <UploadState key={upload.key} upload={upload} onAgain={() => again(upload)} />
      ))}
      {arrived && refused ? (
        <Problem title="A photo was not added">
          It is uploaded, and still here.
          <Button size="compact-sm" variant="default" onClick={() => passOn(arrived)}>
            Try again
          </Button>
        </Problem>
      ) : null}
      {camera ? (
        <ShotCamera label="Camera: the item" title="The item" onShot={onTaken} onClose={close} />
      ) : left > 0 ? (
        <>
          <PictureDrop room={left} onFiles={add} />
          <Button
            variant="default"
            mt="sm"
            leftSection={<CameraIcon size={18} />}
            onClick={() => setCamera(true)}
          >
            Take a photo
          </Button>
        </>
      ) : null}
      <AskBeforeLeaving dirty={loses} what="Your new photos" />
    </div>
  );
}
