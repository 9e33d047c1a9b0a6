/** The poster shown before a video plays: a frame near its beginning, drawn by this browser. */
import { drawn } from '../drawn-picture.ts';

/** The first frames of many films are black. */
const atSeconds = 1;
const longestSide = 1280;
const givenUpMs = 10_000;

/** null where this browser cannot play it: the video is shown without one. */
export async function posterOf(video: Blob): Promise<Blob | null> {
  const element = document.createElement('video');
  const url = URL.createObjectURL(video);
  const timeout = new Promise<null>((giveUp) => setTimeout(() => giveUp(null), givenUpMs));
  try {
    return await Promise.race([frameOf(element, url), timeout]);
  } catch {
    return null;
  } finally {
    element.removeAttribute('src');
    element.load();
    URL.revokeObjectURL(url);
  }
}

async function frameOf(element: HTMLVideoElement, url: string): Promise<Blob | null> {
  element.muted = true;
  element.playsInline = true;
  element.preload = 'auto';
  const loaded = happened(element, 'loadeddata');
  element.src = url;
  await loaded;
  const { videoWidth, videoHeight, duration } = element;
  if (videoWidth === 0 || videoHeight === 0) return null;
  const found = happened(element, 'seeked');
  // An unfinished recording has no duration.
  element.currentTime = Number.isFinite(duration) ? Math.min(atSeconds, duration / 2) : 0.1;
  await found;
  const scale = Math.min(1, longestSide / Math.max(videoWidth, videoHeight));
  const [width, height] = [Math.round(videoWidth * scale), Math.round(videoHeight * scale)];
  return drawn(width, height, (canvas) => canvas.drawImage(element, 0, 0, width, height));
}

const happened = (element: HTMLVideoElement, event: string) =>
  new Promise<void>((resolve, reject) => {
    element.addEventListener(event, () => resolve(), { once: true });
    element.addEventListener('error', () => reject(new Error('This browser cannot play it')), { once: true });
  });
