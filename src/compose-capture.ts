/** The camera of one page: its statechart, with the device and the photos behind it. It comes with the page. */
import type { createActor } from 'xstate';
import { captureDevice, keptChoices } from './adapters/capture.adapter.ts';
import type { FactSource } from './adapters/journal.ts';
import { ids } from './adapters/random.ts';
import type { Fact } from './events/log/event.ts';
import type { PostsPort } from './events/post/port.ts';
import type { StreamName } from './events/streams.ts';
import { answer, listener } from './machines/slots.ts';
import type { CapturePort } from './views/app.ts';

interface Parts {
  /** The app's own: a second way to it would have every page load XState in more pieces. */
  readonly createActor: typeof createActor;
  readonly posts: Pick<PostsPort, 'upload' | 'create'>;
  readonly signedIn: { uid(): string | null; subscribe(onChange: () => void): () => void };
  /** Keeps the facts of a statechart that runs for one page. */
  readonly journaled: <Source extends FactSource<Fact>>(stream: StreamName, source: Source) => Source;
}

export function composeCapture({ createActor: actorOf, posts, signedIn, journaled }: Parts): CapturePort {
  return {
    async open(machine) {
      const device = captureDevice(ids);
      const kept = keptChoices();
      const provided = machine.provide({
        actors: {
          camera: listener((send, { wish }) => device.camera(wish)(send)),
          cameraReturns: listener((send, { problem }) => device.cameraReturns(problem)(send)),
          personLeaves: listener((send) =>
            signedIn.subscribe(() => {
              if (signedIn.uid() === null) send({ type: 'person.leave' });
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
        actor: journaled('workflow/capture', actor),
        calls: { show: device.show, edit: device.edit },
      };
    },
  };
}
