/** Looks at the lines of a log by themselves, beside the page's own thread. */
import { soundLines } from '../../events/audit/judge-lines.ts';
import { sha256Hex } from '../../events/log/sha256.ts';

addEventListener('message', ({ data }: MessageEvent<Uint8Array>) => postMessage(soundLines(data, sha256Hex)));
