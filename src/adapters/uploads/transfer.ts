/** Sends one content over tus 1.0.0 (docs/decisions/0200) with the protocol's own library, from where the server is to the end or the first failure. */
import { type DetailedError, type HttpResponse, Upload } from 'tus-js-client';
import { type UploadFailure, uploadFailureOf } from '../../events/upload/failure.ts';
import type { TransferNews } from '../../events/upload/port.ts';
import { dataOf, type TokenProvider } from '../http.ts';

/** The piece size that the server asks for (`pieceBytes` of the limits): a proxy's timeout costs at most one piece. */
const pieceBytes = 8 * 1024 * 1024;
/** Milliseconds without progress after which the connection counts as lost. */
const stalledMs = 60_000;
/** Milliseconds between two reports: nobody reads faster. */
const progressEveryMs = 200;

export interface Transfer {
  readonly content: Blob;
  readonly kind: string;
  readonly key: string;
  /** null: the server does not know it yet. */
  readonly location: string | null;
  readonly onLocation: (location: string) => void;
}

export interface TransferOptions {
  readonly endpoint: string;
  readonly token: TokenProvider;
}

export function transfer(
  { endpoint, token }: TransferOptions,
  { content, kind, key, location, onLocation }: Transfer,
  send: (news: TransferNews) => void,
): () => void {
  let over = false;
  let sending: Upload | null = null;
  let stalled: ReturnType<typeof setTimeout> | undefined;
  let last = 0;
  const stop = () => {
    over = true;
    clearTimeout(stalled);
    void sending?.abort();
  };
  const fail = async (error: unknown) => {
    if (over) return;
    // Read before the request is aborted, which discards its answer.
    const failure = failureOfTus(error);
    stop();
    send({ type: 'upload.failed', failure: await failure });
  };
  const watch = () => {
    clearTimeout(stalled);
    stalled = setTimeout(() => void fail(null), stalledMs);
  };

  const begin = (known: string | null, fresh: boolean) => {
    if (over) return;
    let address = known;
    watch();
    sending = new Upload(content, {
      // Only one of the two: an upload that the server has forgotten must not be created again with the same key.
      ...(known === null ? { endpoint } : { uploadUrl: known }),
      metadata: { key, kind },
      chunkSize: pieceBytes,
      // The statechart decides when to try again, and our own store keeps the URLs.
      retryDelays: null,
      storeFingerprintForResuming: false,
      async onBeforeRequest(request) {
        const current = await token({ fresh });
        if (current) request.setHeader('Authorization', `Bearer ${current}`);
      },
      onUploadUrlAvailable() {
        address = sending?.url ?? address;
        if (over || address === null) return;
        if (known === null) onLocation(address);
        send({ type: 'upload.created' });
      },
      onProgress(sent) {
        watch();
        const now = Date.now();
        if (over || (now - last < progressEveryMs && sent < content.size)) return;
        last = now;
        send({ type: 'upload.progressed', sent });
      },
      onSuccess() {
        if (over) return;
        stop();
        send({ type: 'upload.arrived' });
      },
      onError(error) {
        const status = answerTo(error)?.getStatus();
        if (status === 401 && !fresh && !over) begin(address, true);
        else void fail(error);
      },
    });
    sending.start();
  };
  begin(location, false);
  return stop;
}

const answerTo = (error: unknown): HttpResponse | null =>
  (error as Partial<DetailedError> | null)?.originalResponse ?? null;

/** Reads a failure of tus like every other failure of this server. */
async function failureOfTus(error: unknown): Promise<UploadFailure> {
  try {
    await dataOf(refusal(error));
  } catch (problem) {
    return uploadFailureOf(problem);
  }
  return uploadFailureOf(error);
}

async function refusal(error: unknown) {
  const answer = answerTo(error);
  if (!answer) throw new TypeError('No answer', { cause: error });
  const retryAfter = answer.getHeader('Retry-After');
  const headers = new Headers(retryAfter ? { 'retry-after': retryAfter } : {});
  return {
    error: parsed(answer.getBody()),
    response: new Response(null, { status: answer.getStatus(), headers }),
  };
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return {};
  }
}
