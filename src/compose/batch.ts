/** The batch of one page: its statechart, with this device and the uploads behind it. Loaded with the page. */
import type { createActor } from 'xstate';
import { batchDevice } from '../adapters/batch.adapter.ts';
import { ids } from '../adapters/random.ts';
import { maxShots } from '../events/batch/batch.ts';
import { answer, listener } from '../machines/slots.ts';
import type { BatchPort, UploadsPort } from '../views/app.ts';
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

export function composeBatch({ createActor: actorOf, uploads, session, log }: Parts): BatchPort {
  return {
    async open(machine) {
      uploads.prepare();
      const device = batchDevice(ids, session.uid);
      const provided = machine.provide({
        actors: {
          hold: listener((send) => device.hold(send)),
          personLeaves: listener((send) =>
            session.subscribe(() => {
              if (session.uid() === null) send({ type: 'person.leave' });
            }),
          ),
          keep: answer(({ given }) => device.keep(given)),
          handOver: answer(async ({ shot: { id, picture }, fields, number }) => {
            const about = { name: `Batch photo ${number}`, poster: null, keepTags: false };
            await uploads.enqueue({ ...fields, ...about, key: id, kind: 'photo', content: picture });
          }),
        },
        actions: {
          save: ({ context: { fields, shots, removed } }) =>
            device.save({ fields, shots, removed: removed ? [removed.shot.id] : [] }),
        },
      });
      const actor = actorOf(provided, { input: { most: maxShots } });
      return journaled(log, 'workflow/batch', actor);
    },
  };
}
