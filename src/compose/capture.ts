/** The camera of one page: its statechart, with the device and the photos behind it. It comes with the page. */
import type { createActor } from 'xstate';
import { captureDevice, keptChoices } from '../adapters/capture.adapter.ts';
import { ids } from '../adapters/random.ts';
import type { PostsPort } from '../events/post/port.ts';
import { answer, listener } from '../machines/slots.ts';
import type { CapturePort } from '../views/app.ts';
import type { DeviceLog } from './log.ts';
import { journaled } from './page-actor.ts';
import type { Session } from './session.ts';

interface Parts {
  /** The app's own: a second way to it would have every page load XState in more pieces. */
  readonly createActor: typeof createActor;
  readonly posts: Pick<PostsPort, 'upload' | 'create'>;
  readonly session: Session;
  readonly log: DeviceLog;
}

export function composeCapture({ createActor: actorOf, posts, session, log }: Parts): CapturePort {
  return {
    async open(machine) {
      const device = captureDevice(ids);
      const kept = keptChoices();
      const provided = machine.provide({
        actors: {
          camera: listener((send, { wish }) => device.camera(wish)(send)),
          cameraReturns: listener((send, { problem }) => device.cameraReturns(problem)(send)),
          personLeaves: listener((send) =>
            session.subscribe(() => {
              if (session.uid() === null) send({ type: 'person.leave' });
            }),
          ),
          takePicture: answer(() => device.takePicture()),
          readFile: answer(({ file }) => device.readFile(file)),
          keep: answer(async ({ shot, caption, visibility }) => {
            const { id } = await posts.upload(shot.picture, shot.key, () => undefined);
            const post = await posts.create({ pictureId: id, caption, visibility });
            return { id: post.id };
          }),
        },
        actions: {
          rememberChoices: ({ context }) => kept.write(context.choices),
          adjustCamera: ({ context }) => device.adjust(context.adjustment),
        },
      });
      const actor = actorOf(provided, { input: { choices: kept.read() } });
      return {
        actor: journaled(log, 'workflow/capture', actor),
        calls: { show: device.show, edit: device.edit },
      };
    },
  };
}
