/** The recorder of one page: its statechart, with the device and its disk behind it. Loaded with the page. */
import type { createActor } from 'xstate';
import { ids } from '../adapters/random.ts';
import { keptRecordingChoices, recordingDevice } from '../adapters/recording.adapter.ts';
import { answer, listener } from '../machines/slots.ts';
import type { RecordingPort } from '../views/app.ts';
import type { DeviceLog } from './log.ts';
import { journaled } from './page-actor.ts';
import type { Session } from './session.ts';

interface Parts {
  /** The app's own: a second import would make every page load XState in more chunks. */
  readonly createActor: typeof createActor;
  readonly session: Session;
  readonly log: DeviceLog;
}

export function composeRecording({ createActor: actorOf, session, log }: Parts): RecordingPort {
  return {
    async open(machine, kind) {
      const device = recordingDevice(ids, session.uid);
      const kept = keptRecordingChoices(kind);
      const provided = machine.provide({
        actors: {
          device: listener((send, settings) => device.device(settings)(send)),
          deviceReturns: listener((send, { problem, kind }) => device.deviceReturns(problem, kind)(send)),
          recorder: listener((send, { kind }) => device.recorder(kind)(send)),
          room: listener((send) => device.room()(send)),
          awake: listener((send) => device.awake()(send)),
          personLeaves: listener((send) =>
            session.subscribe(() => {
              if (session.uid() === null) send({ type: 'person.leave' });
            }),
          ),
          list: answer(({ kind }) => device.list(kind)),
          finish: answer(({ id, kind }) => device.finish(id, kind)),
          remove: answer(({ id, kind }) => device.remove(id, kind)),
        },
        actions: {
          rememberChoices: ({ context }) => kept.write(context.choices),
          pauseRecorder: () => device.pauseRecorder(),
          resumeRecorder: () => device.resumeRecorder(),
          stopRecorder: () => device.stopRecorder(),
        },
      });
      const actor = actorOf(provided, { input: { kind, choices: kept.read() } });
      return {
        actor: journaled(log, 'workflow/recording', actor),
        calls: { show: device.show, level: device.level },
      };
    },
  };
}
