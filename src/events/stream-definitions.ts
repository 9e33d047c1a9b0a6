/** All streams, on devices and on servers. tests/events/streams.spec.ts finds a missing one. */
import { accountStream } from './account/events.ts';
import { messageTemplateStream } from './screening/message-templates.ts';
import { retentionStream } from './screening/retention.ts';
import { analysisStream } from './analysis/events.ts';
import { analysisWorkflowStream } from './analysis/workflow.ts';
import { authStream } from './auth/events.ts';
import { batchWorkflowStream } from './batch/workflow.ts';
import { captureWorkflowStream } from './capture/workflow.ts';
import { cartStream } from './cart/events.ts';
import { cartWorkflowStream } from './cart/workflow-stream.ts';
import { chatStream } from './chat/events.ts';
import { chatWorkflowStream } from './chat/workflow.ts';
import { hrAgentStream } from './hr-agent/events.ts';
import { intakeStream } from './intake/events.ts';
import { inviteStream } from './invite/events.ts';
import { inviteWorkflowStream } from './invite/workflow.ts';
import { jobStream } from './job/events.ts';
import { ledgerStream } from './ledger/events.ts';
import { recoveryWorkflowStream } from './ledger/recovery-workflow.ts';
import { ledgerWorkflowStream } from './ledger/workflow.ts';
import { profileStream } from './profile/events.ts';
import { recordingWorkflowStream } from './recording/workflow.ts';
import { registrationStream } from './registration/events.ts';
import { screeningStream } from './screening/events.ts';
import { screeningWorkflowStream } from './screening/workflow.ts';
import { settingsStream } from './settings/events.ts';
import { threadWorkflowStream } from './thread/workflow.ts';
import { todoStream } from './todo/events.ts';
import { transactionStream } from './transaction/events.ts';
import { transactionWorkflowStream } from './transaction/workflow.ts';
import { transcriptionWorkflowStream } from './transcription/workflow.ts';
import { uploadWorkflowStream } from './upload/workflow.ts';

export const streams = [
  accountStream,
  analysisStream,
  analysisWorkflowStream,
  authStream,
  batchWorkflowStream,
  captureWorkflowStream,
  cartStream,
  cartWorkflowStream,
  chatStream,
  chatWorkflowStream,
  hrAgentStream,
  intakeStream,
  inviteStream,
  inviteWorkflowStream,
  jobStream,
  ledgerStream,
  ledgerWorkflowStream,
  messageTemplateStream,
  profileStream,
  recordingWorkflowStream,
  recoveryWorkflowStream,
  registrationStream,
  retentionStream,
  screeningStream,
  screeningWorkflowStream,
  settingsStream,
  threadWorkflowStream,
  todoStream,
  transactionStream,
  transactionWorkflowStream,
  transcriptionWorkflowStream,
  uploadWorkflowStream,
] as const;
