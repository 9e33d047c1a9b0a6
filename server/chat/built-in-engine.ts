/**
 * The engine that needs no model: it answers about the asker's own data by named queries, and everything else from the care
 * guides.
 */
import type { ServerQuestion } from '../../src/events/chat/own-data/questions.ts';
import { prepareGuides } from '../../src/events/guide/answer.ts';
import { understoodOwn } from '../../src/events/chat/own-data/recognise.ts';
import { type Found, foundMarkdown } from '../../src/events/shared/questions/found.ts';
import type { Period } from '../../src/events/shared/questions/period.ts';
import { attachedNote } from './attached-note.ts';
import { builtInEngine } from '../ai/provider.ts';
import type { Asker } from '../security/session.ts';
import type { AnswerEngine } from './answer-engine.ts';
import { guideEngine } from './guide-engine.ts';

/** Answers a question, given by name, about the asker's own data. */
export type OwnData = (
  name: ServerQuestion,
  asked: { readonly by: Asker; readonly period: Period | null },
) => Promise<Found>;

/** The page answers these itself; other clients are told where to look. */
const onDevice =
  'Your money bag is kept on your device only, so I cannot look into it from here. Open [Money bag](/ledger), or ask in the chatbot there.';

export const builtInChat = (ownData: OwnData, clock: () => Date): AnswerEngine => ({
  engine: builtInEngine,
  prepare: prepareGuides,
  async *answer(question, earlier, signal, by, attachments = []) {
    if (attachments.length > 0) yield { type: 'text', text: `${attachedNote(attachments)}\n\n` };
    const today = clock().toISOString().slice(0, 10);
    const asked = understoodOwn(
      question,
      earlier.map((turn) => turn.question),
      today,
    );
    if (!asked) {
      yield* guideEngine.answer(question, earlier, signal, by);
      return;
    }
    if (asked.at === 'device') yield { type: 'text', text: onDevice };
    else {
      const { name, period } = asked;
      yield { type: 'text', text: foundMarkdown(await ownData(name, { by, period })) };
    }
  },
});
