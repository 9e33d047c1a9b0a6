/**
 * The uploads of the person who is signed in: a statechart for each, from the moment a page hands one over, or this tab finds
 * it on the device, until it is published or given up. They continue whichever page is open.
 */
import { createActor } from 'xstate';
import { opening } from '../adapters/lazy-port.ts';
import type { PostsPort } from '../events/post/port.ts';
import type { KeptUpload } from '../events/upload/port.ts';
import { wordsError } from '../events/upload/words.ts';
import { answer, listener } from '../machines/slots.ts';
import type { Watch } from '../machines/watch.ts';
import type { ShownUpload, UploadsPort } from '../views/app.ts';
import { holdReload } from '../views/ui/unsaved.ts';
import type { DeviceLog } from './log.ts';
import { journaled } from './page-actor.ts';
import type { Session } from './session.ts';

interface Surroundings {
  readonly log: DeviceLog;
  readonly session: Session;
  readonly posts: PostsPort;
  readonly running: Watch;
  readonly whenIdle: Promise<void>;
}

export function composeUploads({ log, session, posts, running, whenIdle }: Surroundings): UploadsPort {
  const { token } = session;
  const open = opening(async () => {
    const [{ uploadDevice }, chart] = await Promise.all([
      import('../adapters/uploads/adapter.ts'),
      import('../machines/upload.machine.ts'),
    ]);
    const device = uploadDevice({ baseUrl: '/api/node', token, posts });
    const machine = chart.uploadMachine.provide({
      actors: {
        turn: listener((send, { id }) => device.turn(id)(send)),
        network: listener((send) => device.network(send)),
        transfer: listener((send, { id, anew }) => device.transfer(id, anew)(send)),
        verify: answer(({ id }) => device.verify(id)),
        publish: answer(({ id, mediumId }) => device.publish(id, mediumId)),
        discard: answer(({ id }) => device.discard(id)),
      },
      actions: { keepRest: ({ context: { id, rest } }) => device.rest(id, rest) },
    });
    return { device, machine, ...chart };
  });

  let shown: readonly ShownUpload[] = [];
  let owner: string | null = null;
  let release: (() => void) | null = null;
  const listeners = new Set<() => void>();
  const publishedListeners = new Set<() => void>();
  const show = (changed: readonly ShownUpload[]) => {
    shown = changed;
    for (const notify of [...listeners]) notify();
  };
  const drop = (id: string) => {
    shown.find((one) => one.id === id)?.actor.stop();
    show(shown.filter((one) => one.id !== id));
  };

  type Opened = Awaited<ReturnType<typeof open>>;
  /** Holds back reloads during an upload: they would only send a piece again, but nobody should wait for it twice. */
  const holdWhileBusy = ({ isUnderWay }: Opened) => {
    const busy = shown.some(({ actor }) => isUnderWay(actor.getSnapshot()));
    if (busy) release ??= holdReload('an upload', false);
    else {
      release?.();
      release = null;
    }
  };

  const begin = (opened: Opened, { id, kind, name, bytes }: KeptUpload) => {
    if (shown.some((one) => one.id === id)) return;
    const actor = createActor(opened.machine, { input: { id, kind, bytes } });
    journaled(log, 'workflow/upload', actor);
    running.add(actor);
    actor.on('UploadPublished', () => {
      for (const notify of [...publishedListeners]) notify();
    });
    actor.subscribe((snapshot) => {
      if (opened.stepOf(snapshot) === 'over') drop(id);
      holdWhileBusy(opened);
    });
    show([...shown, { id, name, kind, actor }]);
    actor.start();
  };

  /** Resumes the uploads that were under way when this account was last signed in here. */
  const follow = async (uid: string) => {
    await whenIdle;
    const { openUploadStore } = await import('../adapters/uploads/store.ts');
    const kept = await openUploadStore().list(uid);
    if (kept.length === 0 || owner !== uid) return;
    const opened = await open();
    if (owner !== uid) return;
    for (const upload of kept) begin(opened, upload);
  };
  const notifyPerson = () => {
    const uid = session.uid();
    if (uid === owner) return;
    owner = uid;
    for (const { actor } of shown) actor.stop();
    show([]);
    release?.();
    release = null;
    // Without a store there is nothing to resume, and a page that uploads says why.
    if (uid !== null) follow(uid).catch(() => undefined);
  };

  session.subscribe(notifyPerson);

  return {
    async enqueue(upload) {
      const uid = session.uid();
      if (uid === null) throw new Error('Nobody is signed in');
      const error = wordsError(upload);
      if (error !== null) throw new Error(error);
      const opened = await open();
      const kept = await opened.device.keep(uid, upload);
      if (owner === uid) begin(opened, kept);
      return kept.id;
    },
    all: () => shown,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    onPublished(onPublished) {
      publishedListeners.add(onPublished);
      return () => publishedListeners.delete(onPublished);
    },
    prepare: () => void open().catch(() => undefined),
    dismiss: drop,
  };
}
