/** Operations on transcription and transcripts. */
import * as transcripts from '../transcripts.ts';
import { charge } from '../../budget/charge.ts';
import type { OperationRoute } from '../../contract/contract-routes.ts';
import { askerOf } from '../../security/session.ts';
import type { Schemas } from '../parts.ts';
import { speechEngine, transcribe } from '../media/transcribe.ts';
import type { NodeParts } from '../node-parts.ts';
import { idIn, open, signedIn } from './calls.ts';

export function speechOperations(parts: NodeParts): Record<string, OperationRoute> {
  const { transcription } = parts;
  return {
    getSpeechEngine: signedIn(200, async () => speechEngine(transcription)),
    transcribe: {
      beforeBody: (request) => charge(parts, 'transcriptionByPerson', askerOf(request).uid),
      handler: (request, reply) => transcribe(transcription, request, reply),
    },
    getTranscript: open(200, (by, call) => transcripts.getTranscript(parts, by, idIn(call))),
    saveTranscript: signedIn<Schemas['NewTranscript']>(200, (by, call) =>
      transcripts.saveTranscript(parts, by, idIn(call), call.body),
    ),
    deleteTranscript: signedIn(204, (by, call) => transcripts.deleteTranscript(parts, by, idIn(call))),
    restoreTranscript: signedIn(200, (by, call) => transcripts.restoreTranscript(parts, by, idIn(call))),
  };
}
