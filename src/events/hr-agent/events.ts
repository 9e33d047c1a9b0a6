/**
 * The journal of the statechart for a conversation with the HR agent, stream `workflow/hr-agent`: that something was asked,
 * the queries and rows an answer was based on, and how it ended. Facts never hold questions, answers, names or content
 * of a résumé.
 */
import * as z from 'zod/mini';
import { defineFact, factConstructors, type FactsOf } from '../log/facts.ts';
import { defineStream } from '../log/streams.ts';
import { agentReasonSchema } from './problem.ts';

const nothing = z.strictObject({});
const count = z.int().check(z.gte(0));
const beforeBlind = { 1: (data: object) => ({ ...data, blind: false }) };

export const hrAgentFacts = {
  /** `turns`: number of turns the tab had kept before a reload; `cut`: whether its last answer was interrupted by it. */
  AgentConversationOpened: defineFact('journal', 1, z.strictObject({ turns: count, cut: z.boolean() })),
  /** `again`: whether the last question was repeated. `blind`: whether people must not be identified. */
  AgentQuestionAsked: defineFact(
    'journal',
    2,
    z.strictObject({ again: z.boolean(), blind: z.boolean() }),
    beforeBlind,
  ),
  AgentAnswerBegan: defineFact('journal', 1, z.strictObject({ engine: z.string() })),
  /** The answer is complete. Queries by name, and the rows it is based on. */
  AgentAnswered: defineFact(
    'journal',
    1,
    z.strictObject({
      queries: z.array(z.string()),
      tables: count,
      sources: z.array(z.strictObject({ kind: z.enum(['job', 'resume']), id: z.string() })),
    }),
  ),
  /** The person stopped the answer before its end. */
  AgentStopped: defineFact('journal', 1, nothing),
  AgentFailed: defineFact('journal', 1, z.strictObject({ reason: agentReasonSchema })),
  /** `job`: id of the job that the résumé is analyzed for. */
  AgentAnalysisAsked: defineFact(
    'journal',
    2,
    z.strictObject({ job: z.nullable(z.string()), blind: z.boolean() }),
    beforeBlind,
  ),
  AgentResumeAnalysed: defineFact('journal', 1, z.strictObject({ engine: z.string() })),
  /** The person removed the résumé that could not be analyzed. */
  AgentResumeDropped: defineFact('journal', 1, nothing),
  AgentConversationCleared: defineFact('journal', 1, nothing),
  /** The person has signed out. */
  AgentConversationClosed: defineFact('journal', 1, nothing),
} as const;

export type HrAgentFact = FactsOf<typeof hrAgentFacts>;
export const hrAgentFact = factConstructors(hrAgentFacts);
export const hrAgentStream = defineStream('workflow/hr-agent', hrAgentFacts);
