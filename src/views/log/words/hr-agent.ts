/** Descriptions of facts about conversations with the HR agent; no fact holds questions or answers. */
import type { hrAgentFacts } from '../../../events/hr-agent/events.ts';
import { counted } from '../../ui/counted.ts';
import { type FactWords, plainName } from './fact-words.ts';

export const hrAgentWords: FactWords<typeof hrAgentFacts> = {
  AgentConversationOpened: ({ turns, cut }) =>
    `Conversation opened with ${counted(turns, 'turn')}${cut ? '; the last answer was cut off' : ''}`,
  AgentQuestionAsked: ({ again }) => (again ? 'Asked the last question again' : 'Asked a question'),
  AgentAnswerBegan: ({ engine }) => `Answer began, by ${engine}`,
  AgentAnswered: ({ sources }) => `Answered, with ${counted(sources.length, 'source')}`,
  AgentStopped: () => 'Stopped the answer',
  AgentFailed: ({ reason }) => `No answer: ${plainName(reason)}`,
  AgentAnalysisAsked: ({ job }) =>
    job === null ? 'Asked to analyse a résumé' : 'Asked to analyse a résumé for a job',
  AgentResumeAnalysed: ({ engine }) => `Résumé analysed, by ${engine}`,
  AgentResumeDropped: () => 'Put the résumé away',
  AgentConversationCleared: () => 'Cleared the conversation',
  AgentConversationClosed: () => 'Conversation closed',
};
