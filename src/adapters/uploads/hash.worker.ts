/** Worker that hashes one file, and is then terminated. */
import { type HashAnswer, sha256Of } from './hash.ts';

addEventListener('message', ({ data }: MessageEvent<Blob>) => {
  const answer = (result: HashAnswer) => postMessage(result);
  sha256Of(data).then(
    (sha256) => answer({ sha256 }),
    () => answer({ failed: true }),
  );
});
