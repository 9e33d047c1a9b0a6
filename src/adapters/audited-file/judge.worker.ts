/** Worker that checks each line of a log on its own, off the page's thread. */
import { soundLines } from '../../events/audit/judge-lines.ts';
import { sha256Hex } from '../../events/log/sha256.ts';

addEventListener('message', ({ data }: MessageEvent<Uint8Array>) => postMessage(soundLines(data, sha256Hex)));
