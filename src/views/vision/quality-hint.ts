/**
 * A quick quality check of a photo in the browser before it is sent, while it can still be taken again. It only gives
 * hints; the engine on the server decides.
 */
export interface QualityHint {
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** What could be better, worst first; empty: no problems. */
  readonly hints: readonly string[];
}

const lookedAt = 480;
const fewPixels = 480;
/** Limits of the mean lightness, from 0 to 255. */
const [dark, bright] = [45, 215];
/** Variance of the Laplacian at the reduced size; sharp leather and fabric have several times as much. */
const blurred = 12;
const clippedShare = 0.05;

/** @throws if this browser cannot read the picture */
export async function hintOn(picture: Blob): Promise<QualityHint> {
  const bitmap = await createImageBitmap(picture, { imageOrientation: 'from-image' });
  try {
    const { width, height } = bitmap;
    const scale = Math.min(1, lookedAt / Math.max(width, height));
    const [across, down] = [Math.max(3, Math.round(width * scale)), Math.max(3, Math.round(height * scale))];
    const canvas = new OffscreenCanvas(across, down);
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (!context) return { width, height, hints: [] };
    context.drawImage(bitmap, 0, 0, across, down);
    const { data } = context.getImageData(0, 0, across, down);
    return { width, height, hints: hintsOf(width, height, lightnessOf(data), across) };
  } finally {
    bitmap.close();
  }
}

function lightnessOf(data: Uint8ClampedArray): Float32Array {
  const light = new Float32Array(data.length / 4);
  for (let i = 0; i < light.length; i += 1)
    light[i] = 0.2126 * data[4 * i]! + 0.7152 * data[4 * i + 1]! + 0.0722 * data[4 * i + 2]!;
  return light;
}

function hintsOf(width: number, height: number, light: Float32Array, across: number): readonly string[] {
  const hints: string[] = [];
  const mean = light.reduce((sum, one) => sum + one, 0) / light.length;
  const clipped = light.filter((one) => one >= 253).length / light.length;
  if (Math.min(width, height) < fewPixels) hints.push('It has few pixels. Send it as the camera took it.');
  if (sharpness(light, across) < blurred) hints.push('It may be blurred. Hold still and tap to focus.');
  if (mean < dark) hints.push('It’s rather dark. More light helps.');
  if (mean > bright) hints.push('It’s rather bright. Less light helps.');
  else if (clipped > clippedShare)
    hints.push('Parts are pure white. Move the lamp so that it doesn’t shine back.');
  return hints;
}

/** Variance of the Laplacian. */
function sharpness(light: Float32Array, across: number): number {
  let [count, sum, squares] = [0, 0, 0];
  for (let i = across + 1; i < light.length - across - 1; i += 1) {
    const value = light[i - 1]! + light[i + 1]! + light[i - across]! + light[i + across]! - 4 * light[i]!;
    count += 1;
    sum += value;
    squares += value * value;
  }
  return count === 0 ? 0 : squares / count - (sum / count) ** 2;
}
