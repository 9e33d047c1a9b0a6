/** Descriptions of facts about the intake of items. */
import type { intakeFacts } from '../../../events/intake/events.ts';
import type { FactWords } from './fact-words.ts';

const saying = (comment: string) => (comment === '' ? '' : `: “${comment}”`);

export const intakeWords: FactWords<typeof intakeFacts> = {
  IntakeOpened: ({ item, transaction }) =>
    `Intake of “${item}” opened${transaction === null ? '' : ` for order ${transaction}`}`,
  IntakePhotoAdded: () => 'Photo added',
  IntakePhotoRemoved: () => 'Photo removed, with its marks',
  MarkDrawn: ({ word }) => `Marked: ${word}`,
  MarkMoved: () => 'A mark was moved',
  MarkRenamed: ({ word }) => `A mark was renamed to ${word}`,
  MarkRemoved: () => 'A mark was removed',
  IntakeSent: () => 'Sent to the client',
  IntakeTakenBack: () => 'Withdrawn before an answer',
  IntakeAgreed: ({ name, comment }) => `${name} agreed${saying(comment)}`,
  IntakeObjected: ({ name, comment }) => `${name} objected${saying(comment)}`,
  ItemReturned: ({ answers, found }) =>
    `Item returned, ${answers.length} marks answered${found.length === 0 ? '' : `, ${found.length} new`}`,
  ItemCompared: ({ reason }) =>
    reason === null ? 'The photos show the same item' : 'The photos don’t show whether it is the same item',
  IntakeClosed: () => 'Closed',
};
