/** Adds photos to an intake, taken or chosen; each is passed on once it is uploaded. */
import { Button } from '@mantine/core';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { Picture } from '../../events/shared/picture.ts';
import { ShotCamera } from '../capture/shot-camera.tsx';
import { PictureDrop } from '../trade/pictures/picture-drop.tsx';
import { UploadState } from '../trade/pictures/upload-state.tsx';
import { useUploads } from '../trade/pictures/use-uploads.ts';
import { CameraIcon } from '../ui/icons.tsx';

export interface AddPhotosProps {
  readonly room: number;
  readonly onPhoto: (picture: Picture) => void;
}

export function AddPhotos({ room, onPhoto }: AddPhotosProps) {
  const { uploads, add, again, remove } = useUploads();
  const [camera, setCamera] = useState(false);
  const arrived = uploads.find(({ picture }) => picture !== null);
  const settle = useEffectEvent((key: string, picture: Picture) => {
    onPhoto(picture);
    remove(key);
  });
  useEffect(() => {
    if (arrived?.picture) settle(arrived.key, arrived.picture);
  }, [arrived]);
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
    </div>
  );
}
