/** Recordings in the formats of cameras and browsers, with sound and video that nobody decodes. */
import * as bunny from 'mediabunny';

export interface RecordingOptions {
  readonly format?: bunny.OutputFormat;
  readonly video?: 'vp8' | 'avc' | null;
  readonly audio?: 'opus' | null;
  readonly tags?: bunny.MetadataTags;
  /** Name that the camera gives its track. */
  readonly trackName?: string;
  readonly seconds?: number;
  /** Bytes of each video frame. */
  readonly frameBytes?: number;
}

const frameRate = 10;
const opusHead = new Uint8Array([...Buffer.from('OpusHead'), 1, 1, 0x38, 1, 0x80, 0xbb, 0, 0, 0, 0, 0]);
/** Start of a VP8 key frame: its tag, the start code, and 640 × 480. */
const keyFrameOfVp8 = [0x50, 1, 0, 0x9d, 1, 0x2a, 0x80, 2, 0xe0, 1];
/** A made-up H.264 configuration: profile, level, one SPS and one PPS. */
const avcC = new Uint8Array([1, 0x42, 0, 0x1e, 0xff, 0xe1, 0, 4, 0x67, 0x42, 0, 0x1e, 1, 0, 2, 0x68, 0xce]);

export async function recording({
  format = new bunny.WebMOutputFormat(),
  video = 'vp8',
  audio = 'opus',
  tags = {},
  trackName = '',
  seconds = 2,
  frameBytes = 200,
}: RecordingOptions = {}): Promise<Buffer> {
  const target = new bunny.BufferTarget();
  const output = new bunny.Output({ format, target });
  const picture = video && new bunny.EncodedVideoPacketSource(video);
  const sound = audio && new bunny.EncodedAudioPacketSource(audio);
  const named = trackName === '' ? {} : { name: trackName };
  if (picture) output.addVideoTrack(picture, { frameRate, ...named });
  if (sound) output.addAudioTrack(sound, named);
  output.setMetadataTags(tags);
  await output.start();
  for (let i = 0; i < seconds * frameRate; i += 1) {
    const at = [i / frameRate, 1 / frameRate] as const;
    const frame = new Uint8Array(frameBytes).fill(i + 1);
    // A VP8 frame itself says whether it is a key frame; without key frames no video would be kept.
    if (video === 'vp8') frame.set(i % frameRate === 0 ? keyFrameOfVp8 : [0x51]);
    await picture?.add(new bunny.EncodedPacket(frame, i % frameRate === 0 ? 'key' : 'delta', ...at), {
      decoderConfig: {
        codec: video === 'avc' ? 'avc1.42001e' : 'vp8',
        codedWidth: 640,
        codedHeight: 480,
        ...(video === 'avc' ? { description: avcC } : {}),
      },
    });
    await sound?.add(new bunny.EncodedPacket(new Uint8Array(40).fill(i + 1), 'key', ...at), {
      decoderConfig: { codec: 'opus', numberOfChannels: 1, sampleRate: 48_000, description: opusHead },
    });
  }
  picture?.close();
  sound?.close();
  await output.finalize();
  return Buffer.from(target.buffer!);
}
