/** Shows a picture from memory or this device; its object URL is released when it leaves the page. */
import { type ComponentProps, useCallback } from 'react';

export interface BlobPictureProps extends Omit<ComponentProps<'img'>, 'src' | 'ref' | 'alt'> {
  readonly blob: Blob;
  readonly alt: string;
}

export function BlobPicture({ blob, alt, ...rest }: BlobPictureProps) {
  const show = useCallback(
    (element: HTMLImageElement) => {
      const url = URL.createObjectURL(blob);
      element.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [blob],
  );
  return <img ref={show} alt={alt} {...rest} />;
}
