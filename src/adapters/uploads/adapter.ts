/** Uploads kept in this browser and sent to the Node backend. Only translates; holds no rules. */
import type { PostsPort } from '../../events/post/port.ts';
import { uploadFailureOf } from '../../events/upload/failure.ts';
import type { KeptUpload, NewUpload, UploadSlots } from '../../events/upload/port.ts';
import type { TokenProvider } from '../http.ts';
import { ids } from '../random.ts';
import { sha256InWorker } from './hash.ts';
import { posterOf } from './poster.ts';
import { openUploadStore, type StoredContent, type StoredUpload } from './store.ts';
import { transfer } from './transfer.ts';
import { holdAlone, turnsOf } from './turns.ts';

export interface UploadDevice extends UploadSlots {
  /** Rejects where the device has no room for it. */
  keep(uid: string, upload: NewUpload): Promise<KeptUpload>;
}

export interface UploadParts {
  readonly baseUrl: string;
  readonly token: TokenProvider;
  readonly posts: Pick<PostsPort, 'upload' | 'complete' | 'create' | 'saveTranscript'>;
}

/** The upload's content or details are no longer on this device. */
class ContentGone extends Error {
  readonly reason = 'content-gone';
  constructor() {
    super('What was to be uploaded is no longer on this device. Choose it again.');
  }
}

export function uploadDevice({ baseUrl, token, posts }: UploadParts): UploadDevice {
  const store = openUploadStore();
  const turns = turnsOf();
  const options = { endpoint: `${baseUrl}/uploads`, token };
  /** SHA-256 by upload id, begun with the transfer, so that it is ready when everything has arrived. */
  const hashes = new Map<string, Promise<string>>();

  const loadStored = async (id: string): Promise<{ upload: StoredUpload; kept: StoredContent }> => {
    const [upload, kept] = await Promise.all([store.get(id), store.content(id)]);
    if (!upload || !kept || !(await readable(kept.content))) throw new ContentGone();
    return { upload, kept };
  };
  const hashOf = ({ id, sha256 }: StoredUpload, { content }: StoredContent): Promise<string> => {
    if (sha256 !== null) return Promise.resolve(sha256);
    const begun =
      hashes.get(id) ??
      sha256InWorker(content).then(
        async (computed) => {
          await store.change(id, { sha256: computed });
          return computed;
        },
        () => {
          throw new ContentGone();
        },
      );
    // Those who await it see the failure; the next call tries again.
    begun.catch(() => hashes.delete(id));
    hashes.set(id, begun);
    return begun;
  };

  return {
    async keep(uid, { key = ids.uuid(), content, poster: given, people, ...about }) {
      const before = await store.get(key);
      if (before?.uid === uid) return before;
      const poster = given ?? (about.kind === 'video' ? await posterOf(content) : null);
      const upload: StoredUpload = {
        ...about,
        ...(people ? { people } : {}),
        ...{ id: key, key: ids.uuid(), posterKey: ids.uuid(), uid, bytes: content.size },
        ...{ rest: null, location: null, sha256: null, createdAt: new Date().toISOString() },
      };
      await store.add(upload, { id: upload.id, content, poster });
      return upload;
    },

    turn: (id) => (send) => {
      const ending = new AbortController();
      const { signal } = ending;
      const work = async () => {
        // Another tab may have handled this upload until now.
        const kept = await store.get(id);
        if (signal.aborted) return;
        if (!kept) return send({ type: 'upload.elsewhere' });
        const { rest } = kept;
        if (rest === 'paused') return send({ type: 'upload.pause' });
        if (rest !== null) return send({ type: 'upload.refuse', failure: rest });
        const giveBack = await turns.take(signal);
        if (!giveBack) return;
        send({ type: 'turn.given' });
        await new Promise((over) => signal.addEventListener('abort', over, { once: true }));
        giveBack();
      };
      // Without the store there is nothing to send either: the transfer reports it.
      holdAlone(id, signal, work).catch(() => send({ type: 'turn.given' }));
      return () => ending.abort();
    },

    network(send) {
      const report = () => send({ type: 'network.changed', online: navigator.onLine });
      if (!navigator.onLine) report();
      addEventListener('online', report);
      addEventListener('offline', report);
      return () => {
        removeEventListener('online', report);
        removeEventListener('offline', report);
      };
    },

    transfer: (id, anew) => (send) => {
      let over = false;
      let stop: () => void = () => undefined;
      const begin = async () => {
        if (anew) await store.change(id, { key: ids.uuid(), location: null });
        const { upload, kept } = await loadStored(id);
        if (over) return;
        hashOf(upload, kept).catch(() => undefined);
        const { kind, key, location } = upload;
        const onLocation = (found: string) => void store.change(id, { location: found });
        stop = transfer(options, { content: kept.content, kind, key, location, onLocation }, send);
      };
      begin().catch((error: unknown) => {
        if (!over) send({ type: 'upload.failed', failure: uploadFailureOf(error) });
      });
      return () => {
        over = true;
        stop();
      };
    },

    async verify(id) {
      const { upload, kept } = await loadStored(id);
      const sha256 = await hashOf(upload, kept);
      const poster = kept.poster && (await posts.upload(kept.poster, upload.posterKey, () => undefined));
      const { id: mediumId } = await posts.complete(lastPartOf(upload.location ?? ''), {
        sha256,
        keepTags: upload.keepTags,
        posterId: poster?.id ?? null,
      });
      return { mediumId };
    },

    async publish(id, mediumId) {
      const upload = await store.get(id);
      if (!upload) throw new ContentGone();
      const { caption, visibility, people, transcript } = upload;
      const post = await posts.create({ mediumId, caption, visibility, ...(people ? { people } : {}) });
      // Sent again after a failure, both calls give the same post and transcript.
      if (transcript) await posts.saveTranscript(post.id, transcript);
      await store.remove(id);
      return { postId: post.id };
    },

    async discard(id) {
      const upload = await store.get(id);
      await store.remove(id);
      hashes.delete(id);
      // If this fails, the server sweeps what is left there.
      if (upload?.location) void terminate(upload.location).catch(() => undefined);
    },

    rest: (id, rest) => void store.change(id, { rest }),
  };

  async function terminate(location: string): Promise<void> {
    const current = await token({ fresh: false });
    await fetch(location, {
      method: 'DELETE',
      headers: { 'tus-resumable': '1.0.0', ...(current ? { authorization: `Bearer ${current}` } : {}) },
    });
  }
}

const lastPartOf = (location: string) => location.slice(location.lastIndexOf('/') + 1);

/** A browser may have dropped the data behind a Blob; reading the first byte shows it. */
async function readable(content: Blob): Promise<boolean> {
  try {
    return (await content.slice(0, 1).arrayBuffer()).byteLength === Math.min(1, content.size);
  } catch {
    return false;
  }
}
