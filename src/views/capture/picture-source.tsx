/** A picture that is there already, instead of a new one: chosen, dropped or pasted. */
import { useEffect, useEffectEvent } from 'react';
import type { CaptureActor } from '../../machines/capture.machine.ts';
import { PictureDrop } from '../trade/pictures/picture-drop.tsx';

export function PictureSource({ actor }: { actor: CaptureActor }) {
  const give = (file: Blob | undefined) => {
    if (file) actor.send({ type: 'file.give', file });
  };
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const file = [...(event.clipboardData?.files ?? [])].find(({ type }) => type.startsWith('image/'));
    if (!file) return;
    event.preventDefault();
    give(file);
  });
  useEffect(() => {
    const listen = (event: ClipboardEvent) => paste(event);
    document.addEventListener('paste', listen);
    return () => document.removeEventListener('paste', listen);
  }, []);
  return <PictureDrop room={1} onFiles={([file]) => give(file)} />;
}
