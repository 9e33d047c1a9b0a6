/**
 * What the statechart of a conversation with the HR agent says about itself, stream `workflow/hr-agent`: that something was
 * asked, which queries and rows an answer rested on, and how it ended. No question, no answer, no name and nothing of a
 * résumé is in a fact.
 */
import * as z from 'zod/mini';
import { defineFact, factConstructors, type FactsOf } from '../log/facts.ts';
import { defineStream } from '../log/streams.ts';
import { agentReasonSchema } from './problem.ts';

const nothing = z.strictObject({});
const count = z.int().check(z.gte(0));
const beforeBlind = { 1: (data: object) => ({ ...data, blind: false }) };

export const hrAgentFacts = {
  /** `turns`: of the conversation that the tab had before it was reloaded; `cut`: its last answer was under way then. */
  AgentConversationOpened: defineFact('journal', 1, z.strictObject({ turns: count, cut: z.boolean() })),
  /** `again`: the last question, once more. `blind`: nobody is to be known. */
  AgentQuestionAsked: defineFact(
    'journal',
    2,
    z.strictObject({ again: z.boolean(), blind: z.boolean() }),
    beforeBlind,
  ),
  AgentAnswerBegan: defineFact('journal', 1, z.strictObject({ engine: z.string() })),
  /** To its end. Queries by name, and the rows it rests on. */
  AgentAnswered: defineFact(
    'journal',
    1,
    z.strictObject({
      queries: z.array(z.string()),
      tables: count,
      sources: z.array(z.strictObject({ kind: z.enum(['job', 'resume']), id: z.string() })),
    }),
  ),
  /** By the person, before its end. */
  AgentStopped: defineFact('journal', 1, nothing),
  AgentFailed: defineFact('journal', 1, z.strictObject({ reason: agentReasonSchema })),
  /** `job`: for which one, by id. */
  AgentAnalysisAsked: defineFact(
    'journal',
    2,
    z.strictObject({ job: z.nullable(z.string()), blind: z.boolean() }),
    beforeBlind,
  ),
  AgentResumeAnalysed: defineFact('journal', 1, z.strictObject({ engine: z.string() })),
  /** The résumé that could not be analysed is put away. */
  AgentResumeDropped: defineFact('journal', 1, nothing),
  AgentConversationCleared: defineFact('journal', 1, nothing),
  /** Nobody is signed in any more. */
  AgentConversationClosed: defineFact('journal', 1, nothing),
} as const;

export type HrAgentFact = FactsOf<typeof hrAgentFacts>;
export const hrAgentFact = factConstructors(hrAgentFacts);
export const hrAgentStream = defineStream('workflow/hr-agent', hrAgentFacts);
