/** The view of a conversation with the HR agent, folded from its facts alone. */
import { type Draft, produce } from 'immer';
import type { Projection } from '../log/decider.ts';
import type { HrAgentFact } from './events.ts';
import type { AgentReason } from './problem.ts';

export interface HrAgentView {
  readonly step: 'closed' | 'open';
  readonly doing: 'nothing' | 'answering' | 'analysing' | 'failed';
  /** Number of questions and analyses shown. */
  readonly turns: number;
  /** The engine that answers now. */
  readonly engine: string | null;
  readonly failure: AgentReason | null;
  /** Whether the current answer or analysis must not identify people. */
  readonly blind: boolean;
}

const closed: HrAgentView = {
  step: 'closed',
  doing: 'nothing',
  turns: 0,
  engine: null,
  failure: null,
  blind: false,
};
const open: HrAgentView = { ...closed, step: 'open' };

const evolve = (state: HrAgentView, { type, data }: HrAgentFact): HrAgentView =>
  produce(state, (view): Draft<HrAgentView> | undefined => {
    const rest = { ...open, turns: view.turns };
    switch (type) {
      case 'AgentConversationOpened':
        return {
          ...open,
          turns: data.turns,
          ...(data.cut ? { doing: 'failed', failure: 'cut-off' } : {}),
        };
      case 'AgentQuestionAsked':
        return { ...rest, doing: 'answering', turns: view.turns + (data.again ? 0 : 1), blind: data.blind };
      case 'AgentAnswerBegan':
        view.engine = data.engine;
        return;
      case 'AgentAnalysisAsked':
        return { ...rest, doing: 'analysing', blind: data.blind };
      case 'AgentResumeAnalysed':
        return { ...rest, turns: view.turns + 1 };
      case 'AgentFailed':
        return { ...rest, doing: 'failed', failure: data.reason };
      case 'AgentAnswered':
      case 'AgentStopped':
      case 'AgentResumeDropped':
        return rest;
      case 'AgentConversationCleared':
        return open;
      case 'AgentConversationClosed':
        return closed;
    }
  });

export const hrAgentProjection: Projection<HrAgentView, HrAgentFact> = {
  name: 'hr-agent',
  version: 2,
  initial: () => closed,
  evolve,
  encode: (view) => ({ ...view }),
  decode: (json) => json as unknown as HrAgentView,
};
