/** Media that may be sent to a model: recognized by content, never by name, up to a maximum size. */

/** In bytes. OpenAI's limits are 25 MB for a recording, and 20 MB for a picture sent as text. */
export const largestRecording = 25 * 1024 * 1024;
export const largestPicture = 15 * 1024 * 1024;
export const maxPictures = 10;

const at = (bytes: Uint8Array, start: number, text: string): boolean =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString(
    'latin1',
    start,
    start + text.length,
  ) === text;

/** null: no type that models accept. */
export function pictureType(bytes: Uint8Array): string | null {
  if (at(bytes, 0, '\xff\xd8\xff')) return 'image/jpeg';
  if (at(bytes, 0, '\x89PNG\r\n\x1a\n')) return 'image/png';
  if (at(bytes, 0, 'RIFF') && at(bytes, 8, 'WEBP')) return 'image/webp';
  return at(bytes, 0, 'GIF87a') || at(bytes, 0, 'GIF89a') ? 'image/gif' : null;
}

export interface RecordingKind {
  readonly ending: string;
  readonly type: string;
}

/** null: no type that models accept. */
export function recordingKind(bytes: Uint8Array): RecordingKind | null {
  if (at(bytes, 0, '\x1a\x45\xdf\xa3')) return { ending: 'webm', type: 'audio/webm' };
  if (at(bytes, 0, 'OggS')) return { ending: 'ogg', type: 'audio/ogg' };
  if (at(bytes, 4, 'ftyp')) return { ending: 'mp4', type: 'audio/mp4' };
  if (at(bytes, 0, 'RIFF') && at(bytes, 8, 'WAVE')) return { ending: 'wav', type: 'audio/wav' };
  if (at(bytes, 0, 'fLaC')) return { ending: 'flac', type: 'audio/flac' };
  return isMp3(bytes) ? { ending: 'mp3', type: 'audio/mpeg' } : null;
}

/** Either starts with an ID3 tag, or directly with a layer III frame. */
const isMp3 = (bytes: Uint8Array): boolean =>
  at(bytes, 0, 'ID3') || (bytes[0] === 0xff && (bytes[1]! & 0xe6) === 0xe2);
