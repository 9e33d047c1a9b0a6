/**
 * Makes a small square of any picture the browser can show. Redrawing it also removes metadata such as place, time and
 * device.
 */
const pictureSide = 256;
const largestFile = 20 * 1024 * 1024;

/** @throws Error with a message for people */
export async function squarePicture(file: Blob): Promise<Blob> {
  if (file.size > largestFile) throw new Error('This picture is larger than 20 MB. Choose a smaller one.');
  const picture = await createImageBitmap(file).catch(() => {
    throw new Error('This file is not a picture that can be shown here. Try a JPEG or PNG.');
  });
  const side = Math.min(picture.width, picture.height);
  const canvas = document.createElement('canvas');
  canvas.width = pictureSide;
  canvas.height = pictureSide;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot work on pictures.');
  // JPEG has no transparency: without a background, transparent parts turn black.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, pictureSide, pictureSide);
  context.imageSmoothingQuality = 'high';
  const [left, top] = [(picture.width - side) / 2, (picture.height - side) / 2];
  context.drawImage(picture, left, top, side, side, 0, 0, pictureSide, pictureSide);
  picture.close();
  const made = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85));
  if (!made) throw new Error('This picture could not be made smaller. Choose another.');
  return made;
}

/** The picture as a data URL, which needs no `blob:` source in the content security policy. */
export function pictureUrl(picture: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new Error('This picture cannot be read.'));
    reader.readAsDataURL(picture);
  });
}
