/** Hashes one content, and is ended. */
import { type HashAnswer, sha256Of } from './hash.ts';

addEventListener('message', ({ data }: MessageEvent<Blob>) => {
  const answer = (said: HashAnswer) => postMessage(said);
  sha256Of(data).then(
    (sha256) => answer({ sha256 }),
    () => answer({ failed: true }),
  );
});
