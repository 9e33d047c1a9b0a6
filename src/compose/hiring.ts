/** Jobs, screenings, matches and the HR agent: all loaded when the first of their pages is opened. */
import { type Actor, createActor } from 'xstate';
import type { HiringPorts } from '../adapters/hiring.ts';
import { lazyListener, lazyPort, opening } from '../adapters/lazy-port.ts';
import type { authMachine } from '../machines/auth.machine.ts';
import type { chatMachine } from '../machines/chat.machine.ts';
import type { Watch } from '../machines/watch.ts';
import type { ChatSlots } from '../events/chat/port.ts';
import type { App, Chat } from '../views/app.ts';
import { ownZone } from '../views/ui/local-day.ts';
import { whenBack } from '../adapters/when-back.ts';
import { answer, listener } from '../machines/slots.ts';
import { composeHrAgent } from './hr-agent.ts';
import type { DeviceLog } from './log.ts';
import { journaled } from './page-actor.ts';
import type { Session } from './session.ts';

type Hiring = Pick<App, 'jobs' | 'screenings' | 'matches' | 'hrAgent' | 'chat'>;

interface Surroundings {
  readonly log: DeviceLog;
  readonly auth: Actor<typeof authMachine>;
  readonly session: Session;
  readonly running: Watch;
}

export function composeHiring({ log, auth, session, running }: Surroundings): Hiring {
  const storage = sessionStorage;
  const { token, uid } = session;
  const ports = opening(async () =>
    (await import('../adapters/hiring.ts')).hiringPorts({ token, uid, storage, zone: ownZone }),
  );
  const screenings = lazyPort(async () => (await ports()).screenings);
  return {
    jobs: lazyPort(async () => (await ports()).jobs),
    screenings: {
      calls: screenings,
      messages: lazyPort(async () => (await ports()).applicantMessages),
      actor(machine) {
        const provided = machine.provide({ actors: { execute: answer(screenings.execute) } });
        return journaled(log, 'workflow/screening', createActor(provided));
      },
      follow: (onMoved) =>
        lazyListener(
          () => null,
          ports,
          (opened: HiringPorts) => opened.screeningNews,
        )(onMoved),
    },
    matches: lazyPort(async () => (await ports()).matches),
    chat: {
      calls: lazyPort(async () => (await ports()).chat.calls),
      history: lazyPort(async () => (await ports()).chat.history),
      async open(machine, place) {
        const { slots, keepShown } = (await ports()).chat;
        const actor = createActor(filled(machine, slots), { input: place });
        actor.on('ChatAnswerEnded', () => {
          const { chat, turns } = actor.getSnapshot().context;
          if (chat !== null) keepShown(chat, turns);
        });
        return { actor: journaled(log, 'workflow/chat', actor), temporary: false, read: await voice() };
      },
      async openTemporary(machine) {
        const slots = await (await ports()).chat.temporary();
        const actor = createActor(filled(machine, slots), { input: { chat: null, turn: null } });
        actor.subscribe({ complete: slots.close });
        return { actor, temporary: true, read: await voice() };
      },
    },
    hrAgent: composeHrAgent({
      ports: opening(async () => (await ports()).hrAgent),
      auth,
      storage,
      starts: (actor) => running.add(journaled(log, 'workflow/hr-agent', actor)),
    }),
  };
}

const filled = (machine: typeof chatMachine, slots: ChatSlots) =>
  machine.provide({
    actors: {
      load: answer(({ chat }) => slots.load(chat)),
      ask: answer(slots.ask),
      stop: answer((turn) => slots.stop(turn)),
      follow: listener((send, followed) => slots.follow(followed)(send)),
      network: listener((send) => whenBack(() => send({ type: 'network.back' }))),
    },
  });

/** null where no voice speaks the browser's language. */
async function voice(): Promise<Chat['read']> {
  const { canRead, readAloud } = await import('../adapters/transcription/read-aloud.ts');
  return canRead(navigator.language) ? readAloud : null;
}
