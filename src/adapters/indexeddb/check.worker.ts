/** Worker that checks segments while the page's own thread folds those checked before. */
import type { Head } from '../../events/log/event.ts';
import { checkSegments, type SegmentCheck } from './check-segment.ts';
import type { StoredSegment } from './segment.ts';

export interface CheckRequest {
  readonly id: number;
  readonly stream: string;
  readonly segments: readonly StoredSegment[];
  readonly from: Head;
}

export interface CheckResponse {
  readonly id: number;
  readonly check: SegmentCheck;
}

addEventListener('message', ({ data: { id, stream, segments, from } }: MessageEvent<CheckRequest>) => {
  const response: CheckResponse = { id, check: checkSegments(stream, segments, from) };
  postMessage(response);
});
