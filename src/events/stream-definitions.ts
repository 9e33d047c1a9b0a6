/** Every stream there is, on devices and on servers. tests/events/streams.spec.ts finds one that is missing here. */
import { accountStream } from './account/events.ts';
import { authStream } from './auth/events.ts';
import { captureWorkflowStream } from './capture/workflow.ts';
import { cartStream } from './cart/events.ts';
import { cartWorkflowStream } from './cart/workflow.ts';
import { hrAgentStream } from './hr-agent/events.ts';
import { inviteStream } from './invite/events.ts';
import { inviteWorkflowStream } from './invite/workflow.ts';
import { jobStream } from './job/events.ts';
import { ledgerStream } from './ledger/events.ts';
import { recoveryWorkflowStream } from './ledger/recovery-workflow.ts';
import { ledgerWorkflowStream } from './ledger/workflow.ts';
import { profileStream } from './profile/events.ts';
import { registrationStream } from './registration/events.ts';
import { screeningStream } from './screening/events.ts';
import { screeningWorkflowStream } from './screening/workflow.ts';
import { settingsStream } from './settings/events.ts';
import { todoStream } from './todo/events.ts';
import { transactionStream } from './transaction/events.ts';
import { transactionWorkflowStream } from './transaction/workflow.ts';

export const streams = [
  accountStream,
  authStream,
  captureWorkflowStream,
  cartStream,
  cartWorkflowStream,
  hrAgentStream,
  inviteStream,
  inviteWorkflowStream,
  jobStream,
  ledgerStream,
  ledgerWorkflowStream,
  profileStream,
  recoveryWorkflowStream,
  registrationStream,
  screeningStream,
  screeningWorkflowStream,
  settingsStream,
  todoStream,
  transactionStream,
  transactionWorkflowStream,
] as const;
