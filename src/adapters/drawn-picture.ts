/** Reads and redraws pictures. A redrawn one loses what cameras write into files, such as the location. */
import type { Shot } from '../events/capture/port.ts';

/** Bytes; the most that the server accepts. */
const largestFile = 15 * 1024 * 1024;
const acceptedTypes = ['image/jpeg', 'image/png', 'image/webp'];

/** Its message is shown to people. */
class UnreadablePicture extends Error {
  readonly reason = 'unreadable';
}

/** Draws a JPEG of that size, in pixels. @param draw gets the empty canvas */
export async function drawn(
  width: number,
  height: number,
  draw: (canvas: CanvasRenderingContext2D) => void,
): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new UnreadablePicture('This browser cannot work on pictures.');
  // JPEG has no transparency: without a background, transparent parts turn black.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  draw(context);
  const made = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.92));
  if (!made) throw new UnreadablePicture('This picture is too large for this browser.');
  return made;
}

/** Reads a file as a picture: unchanged where the server accepts its format, else redrawn. Rejects with a message for people. */
export async function readPicture(file: Blob, key: string): Promise<Shot> {
  if (file.size > largestFile)
    throw new UnreadablePicture('This picture is larger than 15 MB. Choose a smaller one.');
  const bitmap = await createImageBitmap(file).catch(() => {
    throw new UnreadablePicture(
      /hei[cf]/.test(file.type)
        ? 'This browser cannot open HEIC pictures. Save it as a JPEG first, or open this page in Safari.'
        : 'This file is not a picture that this browser can open. Try a JPEG, PNG or WebP.',
    );
  });
  const { width, height } = bitmap;
  const picture = acceptedTypes.includes(file.type)
    ? file
    : await drawn(width, height, (canvas) => canvas.drawImage(bitmap, 0, 0));
  bitmap.close();
  return { key, picture, width, height };
}

/** Pixels of the longer side: sharp on a good screen, and small enough to show hundreds. */
const thumbnailSide = 400;

export async function thumbnailOf(picture: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(picture);
  const scale = Math.min(1, thumbnailSide / Math.max(bitmap.width, bitmap.height));
  const [width, height] = [
    Math.max(1, Math.round(bitmap.width * scale)),
    Math.max(1, Math.round(bitmap.height * scale)),
  ];
  try {
    return await drawn(width, height, (canvas) => canvas.drawImage(bitmap, 0, 0, width, height));
  } finally {
    bitmap.close();
  }
}
