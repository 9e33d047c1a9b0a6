/** One content on its way over tus 1.0.0 (docs/decisions/0200), by the protocol's own library: from where the server is to the end, or to the first failure. */
import { type DetailedError, type HttpResponse, Upload } from 'tus-js-client';
import { type UploadFailure, uploadFailureOf } from '../../events/upload/failure.ts';
import type { TransferNews } from '../../events/upload/port.ts';
import { dataOf, type TokenProvider } from '../http.ts';

/** What the server asks for (`pieceBytes` of the limits): no proxy's timeout costs more than one. */
const pieceBytes = 8 * 1024 * 1024;
/** A line that is gone without a word. */
const stalledMs = 60_000;
/** Nobody reads faster. */
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
    // Read before the request is given up, which takes its answer with it.
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
      // Only one of the two: what the server has forgotten is not announced again with the same key.
      ...(known === null ? { endpoint } : { uploadUrl: known }),
      metadata: { key, kind },
      chunkSize: pieceBytes,
      // When to try again is for the statechart to say, and what is kept where for our own store.
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

/** As every other failure of this server is read. */
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
