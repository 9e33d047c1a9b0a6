/** Adds existing pictures instead of new ones: chosen, dropped or pasted. */
import { useEffect, useEffectEvent } from 'react';
import { PictureDrop } from '../trade/pictures/picture-drop.tsx';

export interface PictureSourceProps {
  /** How many more may be added; undefined: only one is wanted. */
  readonly room?: number;
  readonly onFiles: (files: readonly Blob[]) => void;
}

export function PictureSource({ room, onFiles }: PictureSourceProps) {
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
    if (files.length === 0) return;
    event.preventDefault();
    onFiles(files.slice(0, room ?? 1));
  });
  useEffect(() => {
    const listen = (event: ClipboardEvent) => paste(event);
    document.addEventListener('paste', listen);
    return () => document.removeEventListener('paste', listen);
  }, []);
  return <PictureDrop single={room === undefined} room={room ?? 1} onFiles={onFiles} />;
}
