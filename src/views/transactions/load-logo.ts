/** A shop's logo in the form in which PDFs take it. */
import type { Picture } from '../../events/shared/picture.ts';
import type { Logo } from '../../pdf/invoice/invoice-pdf.ts';

/**
 * @returns null if there is none, or if it is gone since
 * @throws Error when it cannot be loaded or drawn
 */
export async function loadLogo(picture: Picture | null): Promise<Logo | null> {
  if (!picture) return null;
  const answer = await fetch(picture.smallUrl);
  if (answer.status === 404) return null;
  if (!answer.ok) throw new Error(`The logo could not be loaded: ${answer.status}`);
  const bitmap = await createImageBitmap(await answer.blob());
  const { width, height } = bitmap;
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
  bitmap.close();
  const file = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!file) throw new Error('This browser cannot draw the logo.');
  return { png: new Uint8Array(await file.arrayBuffer()), width, height };
}
