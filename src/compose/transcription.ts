/** Speech to text on one page: its statechart, with the browser's recognizer and the server's model behind it. Loaded with the page. */
import type { createActor } from 'xstate';
import {
  dictationIn,
  keptTranscript,
  readingCalls,
  transcriptionSlots,
} from '../adapters/transcription.adapter.ts';
import { languages } from '../events/transcription/engine.ts';
import { draftOf } from '../machines/transcription.machine.ts';
import { answer, listener } from '../machines/slots.ts';
import type { TranscriptionPort } from '../views/app.ts';
import type { DeviceLog } from './log.ts';
import { journaled } from './page-actor.ts';
import type { Session } from './session.ts';

interface Parts {
  /** The app's own: a second import would make every page load XState in more chunks. */
  readonly createActor: typeof createActor;
  readonly session: Session;
  readonly log: DeviceLog;
}

export function composeTranscription({ createActor: actorOf, session, log }: Parts): TranscriptionPort {
  return {
    dictation: () => dictationIn(ownLanguage()),
    async open(machine) {
      const slots = transcriptionSlots('/api/node', session.token);
      const draft = keptTranscript(session.uid);
      const kept = draft.read();
      const provided = machine.provide({
        actors: {
          engines: answer(({ language }) => slots.engines(language)),
          install: answer(({ language }) => slots.install(language)),
          recogniser: listener((send, listening) => slots.recogniser(listening)(send)),
          transcriber: listener((send, sending) => slots.transcriber(sending)(send)),
          personLeaves: listener((send) =>
            session.subscribe(() => {
              if (session.uid() === null) send({ type: 'person.leave' });
            }),
          ),
        },
        actions: {
          keepDraft: ({ context }) => draft.write(draftOf(context)),
          stopRecogniser: () => slots.stopRecogniser(),
        },
      });
      const actor = actorOf(provided, { input: { language: ownLanguage(), draft: kept } });
      return {
        actor: journaled(log, 'workflow/transcription', actor),
        calls: { ...readingCalls, canKeep: draft.fits, forgetDraft: draft.remove },
      };
    },
  };
}

/** The listed language that fits the browser's best. */
function ownLanguage(): string {
  const [base = ''] = navigator.language.split('-', 1);
  return (
    languages.find((language) => language === navigator.language) ??
    languages.find((language) => language.startsWith(`${base}-`)) ??
    languages[0]
  );
}
