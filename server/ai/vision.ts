/** Describes pictures with a server that speaks OpenAI's protocol. Anything but a picture is not sent. */
import type OpenAI from 'openai';
import { partsOf } from './chat.ts';
import { failureOf, unreadable } from './failures.ts';
import { largestPicture, maxPictures, pictureType } from './media.ts';
import { type AiLimits, watch } from './deadline.ts';
import { UnfitForModel, type VisionModel } from './provider.ts';

export function visionOf(client: OpenAI, model: string, engine: string, limits: AiLimits): VisionModel {
  return {
    engine,
    async look(question, pictures, signal) {
      const content = [
        { type: 'text' as const, text: question },
        ...asSent(pictures).map((url) => ({ type: 'image_url' as const, image_url: { url } })),
      ];
      const within = watch(signal);
      within.endIn(limits.whole);
      try {
        const stream = await client.chat.completions.create(
          { model, stream: true, messages: [{ role: 'user', content }] },
          { signal: within.signal },
        );
        let text = '';
        for await (const part of partsOf(engine, within.everyChunk(stream, limits.pause))) {
          if (part.type === 'text') text += part.text;
        }
        // A text was requested; an empty answer says nothing about a picture.
        if (text.trim() === '') throw unreadable(engine);
        return text;
      } catch (error) {
        throw failureOf(engine, error, within);
      } finally {
        within.stop();
      }
    },
  };
}

/** As data URLs. */
function asSent(pictures: readonly Uint8Array[]): readonly string[] {
  if (pictures.length === 0 || pictures.length > maxPictures) {
    throw new UnfitForModel(`Send 1 to ${maxPictures} pictures.`);
  }
  return pictures.map((bytes) => {
    const type = pictureType(bytes);
    if (type === null) throw new UnfitForModel('This is no JPEG, PNG, WebP or GIF picture.');
    if (bytes.length > largestPicture) {
      throw new UnfitForModel(`This picture is larger than ${largestPicture / 1024 / 1024} MB.`);
    }
    return `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;
  });
}
