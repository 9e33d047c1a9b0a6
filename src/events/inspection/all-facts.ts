/** Every fact this version knows, of every noun: an inspector needs them to read any stream. */
import { accountFacts } from '../account/events.ts';
import { analysisFacts } from '../analysis/events.ts';
import { analysisWorkflowFacts } from '../analysis/workflow.ts';
import { authFacts } from '../auth/events.ts';
import { batchWorkflowFacts } from '../batch/workflow.ts';
import { captureWorkflowFacts } from '../capture/workflow.ts';
import { cartFacts } from '../cart/events.ts';
import { orderWorkflowFacts } from '../cart/order-workflow.ts';
import { cartWorkflowFacts } from '../cart/workflow.ts';
import { chatFacts } from '../chat/events.ts';
import { chatWorkflowFacts } from '../chat/workflow.ts';
import { hrAgentFacts } from '../hr-agent/events.ts';
import { intakeFacts } from '../intake/events.ts';
import { inviteFacts } from '../invite/events.ts';
import { inviteWorkflowFacts } from '../invite/workflow.ts';
import { jobFacts } from '../job/events.ts';
import { ledgerFacts } from '../ledger/events.ts';
import { recoveryWorkflowFacts } from '../ledger/recovery-workflow.ts';
import { ledgerWorkflowFacts } from '../ledger/workflow.ts';
import { profileFacts } from '../profile/events.ts';
import { recordingWorkflowFacts } from '../recording/workflow.ts';
import { registrationFacts } from '../registration/events.ts';
import { screeningFacts } from '../screening/events.ts';
import { messageTemplateFacts } from '../screening/message-templates.ts';
import { retentionFacts } from '../screening/retention.ts';
import { screeningWorkflowFacts } from '../screening/workflow.ts';
import { settingsFacts } from '../settings/events.ts';
import { threadWorkflowFacts } from '../thread/workflow.ts';
import { todoFacts } from '../todo/events.ts';
import { transactionFacts } from '../transaction/events.ts';
import { transactionWorkflowFacts } from '../transaction/workflow.ts';
import { transcriptionWorkflowFacts } from '../transcription/workflow.ts';
import { uploadWorkflowFacts } from '../upload/workflow.ts';

export const allFacts = {
  ...accountFacts,
  ...analysisFacts,
  ...analysisWorkflowFacts,
  ...authFacts,
  ...batchWorkflowFacts,
  ...captureWorkflowFacts,
  ...cartFacts,
  ...cartWorkflowFacts,
  ...orderWorkflowFacts,
  ...chatFacts,
  ...chatWorkflowFacts,
  ...hrAgentFacts,
  ...intakeFacts,
  ...inviteFacts,
  ...inviteWorkflowFacts,
  ...jobFacts,
  ...ledgerFacts,
  ...ledgerWorkflowFacts,
  ...recoveryWorkflowFacts,
  ...profileFacts,
  ...recordingWorkflowFacts,
  ...registrationFacts,
  ...messageTemplateFacts,
  ...retentionFacts,
  ...screeningFacts,
  ...screeningWorkflowFacts,
  ...settingsFacts,
  ...threadWorkflowFacts,
  ...todoFacts,
  ...transactionFacts,
  ...transactionWorkflowFacts,
  ...transcriptionWorkflowFacts,
  ...uploadWorkflowFacts,
} as const;
