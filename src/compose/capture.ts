/** The camera of one page: its statechart, with the device and the photos behind it. Loaded with the page. */
import type { createActor } from 'xstate';
import { captureDevice, keptChoices } from '../adapters/capture.adapter.ts';
import { cameraDraft } from '../adapters/shots/camera-draft.ts';
import { ids } from '../adapters/random.ts';
import { answer, listener } from '../machines/slots.ts';
import type { CapturePort, UploadsPort } from '../views/app.ts';
import type { DeviceLog } from './log.ts';
import { journaled } from './page-actor.ts';
import type { Session } from './session.ts';

interface Parts {
  /** The app's own: a second import would make every page load XState in more chunks. */
  readonly createActor: typeof createActor;
  readonly uploads: Pick<UploadsPort, 'enqueue' | 'prepare'>;
  readonly session: Session;
  readonly log: DeviceLog;
}

export function composeCapture({ createActor: actorOf, uploads, session, log }: Parts): CapturePort {
  return {
    async open(machine, onShot) {
      uploads.prepare();
      const device = captureDevice(ids);
      const kept = keptChoices();
      const uid = session.uid();
      // Several shots in a row are kept by the caller, through `onShot`.
      const draft = uid === null || onShot ? null : cameraDraft(uid);
      const provided = machine.provide({
        actors: {
          camera: listener((send, { settings }) => device.camera(settings)(send)),
          cameraReturns: listener((send, { problem }) => device.cameraReturns(problem)(send)),
          personLeaves: listener((send) =>
            session.subscribe(() => {
              if (session.uid() === null) send({ type: 'person.leave' });
            }),
          ),
          draft: listener((send) => {
            if (draft) return draft.watch(send);
            send({ type: 'draft.none' });
            return () => undefined;
          }),
          takePicture: answer(() => device.takePicture()),
          readFile: answer(({ file }) => device.readFile(file)),
          keep: answer(async ({ shot, ...fields }) => {
            const about = { name: 'Picture from the camera', poster: null, keepTags: false };
            const { key, picture } = shot;
            await uploads.enqueue({ ...fields, ...about, key, kind: 'photo', content: picture });
          }),
        },
        actions: {
          rememberChoices: ({ context }) => kept.write(context.choices),
          handOver: (_, { shot }) => onShot?.(shot),
          saveDraft: ({ context: { shot, source, draft: fields } }) =>
            draft?.save(shot && source ? { shot, source, ...fields } : null),
          adjustCamera: ({ context }) => device.adjust(context.adjustment),
        },
      });
      const actor = actorOf(provided, {
        input: { mode: onShot ? 'many' : 'one', choices: kept.read() },
      });
      return {
        actor: journaled(log, 'workflow/capture', actor),
        calls: { show: device.show, edit: device.edit },
      };
    },
  };
}
