/** Describes any fact in plain words, and names the streams. */
import { allFacts } from '../../events/inspection/all-facts.ts';
import type { EventRecord } from '../../events/log/event.ts';
import { type FactDefinitions, readFact, validateFact } from '../../events/log/facts.ts';
import { kindOfStream } from '../../events/inspection/streams.ts';
import { accountWords } from './words/account.ts';
import { analysisWords, analysisWorkflowWords } from './words/analysis.ts';
import { authWords } from './words/auth.ts';
import { batchWorkflowWords } from './words/batch.ts';
import { captureWorkflowWords } from './words/capture.ts';
import { cartWords, cartWorkflowWords, orderWorkflowWords } from './words/cart.ts';
import { chatWords, chatWorkflowWords } from './words/chat.ts';
import { type FactWords, plainName } from './words/fact-words.ts';
import { hrAgentWords } from './words/hr-agent.ts';
import { intakeWords } from './words/intake.ts';
import { inviteWords, inviteWorkflowWords } from './words/invite.ts';
import { jobWords } from './words/job.ts';
import { ledgerWords, ledgerWorkflowWords, recoveryWorkflowWords } from './words/ledger.ts';
import { profileWords, registrationWords } from './words/profile.ts';
import { recordingWorkflowWords } from './words/recording.ts';
import {
  messageTemplateWords,
  retentionWords,
  screeningWords,
  screeningWorkflowWords,
} from './words/screening.ts';
import { settingsWords } from './words/settings.ts';
import { threadWorkflowWords } from './words/thread.ts';
import { todoWords } from './words/todo.ts';
import { transactionWords, transactionWorkflowWords } from './words/transaction.ts';
import { transcriptionWorkflowWords } from './words/transcription.ts';
import { uploadWorkflowWords } from './words/upload.ts';

const words: FactWords<typeof allFacts> = {
  ...accountWords,
  ...analysisWords,
  ...analysisWorkflowWords,
  ...authWords,
  ...batchWorkflowWords,
  ...captureWorkflowWords,
  ...cartWords,
  ...cartWorkflowWords,
  ...orderWorkflowWords,
  ...chatWords,
  ...chatWorkflowWords,
  ...hrAgentWords,
  ...intakeWords,
  ...inviteWords,
  ...inviteWorkflowWords,
  ...jobWords,
  ...ledgerWords,
  ...ledgerWorkflowWords,
  ...recordingWorkflowWords,
  ...recoveryWorkflowWords,
  ...profileWords,
  ...registrationWords,
  ...messageTemplateWords,
  ...retentionWords,
  ...screeningWords,
  ...screeningWorkflowWords,
  ...settingsWords,
  ...threadWorkflowWords,
  ...todoWords,
  ...transactionWords,
  ...transactionWorkflowWords,
  ...transcriptionWorkflowWords,
  ...uploadWorkflowWords,
};

/** A record in words. One that this version does not know, or that is damaged, is described by its type only. */
export function describeFact(record: EventRecord): string {
  const definitions: FactDefinitions = allFacts;
  const unknown = `${capitalized(plainName(record.type))}, which this version cannot tell more about`;
  if (validateFact(definitions, record) !== null) return unknown;
  const fact = readFact(definitions, record);
  if (!fact) return unknown;
  return (words[fact.type as keyof typeof allFacts] as (data: unknown) => string)(fact.data);
}

const capitalized = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);

interface StreamWords {
  readonly title: string;
  readonly about: string;
}

const streamWords: Readonly<Record<string, StreamWords>> = {
  ledger: { title: 'Your ledger', about: 'Every change of your entries. Your money bag is made from it.' },
  cart: { title: 'Cart', about: 'What lies in the cart of this device, and the order on its way.' },
  settings: { title: 'Settings', about: 'Every change of the settings of this device.' },
  auth: { title: 'Logging in', about: 'When somebody logged in or out here, and what went wrong.' },
  registration: { title: 'Signing up', about: 'How far a new account came.' },
  profile: { title: 'Your profile', about: 'When your profile was loaded and saved.' },
  todo: { title: 'Todo session', about: 'When somebody logged in to the todos.' },
  'workflow/ledger': { title: 'Money bag at work', about: 'Opening, saving and what went wrong.' },
  'workflow/cart': { title: 'Cart at work', about: 'Opening, saving and the steps of an order.' },
  'workflow/invite': { title: 'Invites at work', about: 'What was asked about invites, and how it went.' },
  'workflow/transaction': { title: 'Orders at work', about: 'Which ones were opened and changed.' },
  'workflow/screening': { title: 'Screenings at work', about: 'Which résumés were opened and decided.' },
  'workflow/hr-agent': { title: 'HR agent at work', about: 'That something was asked; never what.' },
  'workflow/chat': { title: 'Chatbot at work', about: 'That something was asked and answered; never what.' },
  'workflow/capture': { title: 'Camera at work', about: 'That a picture was taken; never what it shows.' },
  'workflow/batch': { title: 'Batch photos at work', about: 'That shots were taken; never what they show.' },
  'workflow/upload': {
    title: 'Uploads at work',
    about: 'That something was sent, and how it went; never what.',
  },
  'workflow/thread': { title: 'Comments at work', about: 'That something was said; never what, or where.' },
  'workflow/recording': {
    title: 'Recording at work',
    about: 'That something was recorded; never what is seen or heard.',
  },
  'workflow/transcription': {
    title: 'Speech to text at work',
    about: 'That something was written down; never what was said.',
  },
  'workflow/analysis': {
    title: 'Image analyses at work',
    about: 'That pictures were sent and results looked at; never what they show.',
  },
  'workflow/recovery': { title: 'Repair of a ledger', about: 'How a damaged ledger was opened again.' },
};

export const describeStream = (stream: string): StreamWords =>
  streamWords[kindOfStream(stream)?.name ?? ''] ?? { title: stream, about: '' };
