/** What the HR agent's page asks for, and what it gets. Every rejection is an Error whose message a person can read. */
import type { HrAgentActor, hrAgentMachine } from '../../machines/hr-agent.machine.ts';

/** A kind of question that can be answered. */
export interface QuestionKind {
  readonly name: string;
  /** What kinds of the same topic are shown under. */
  readonly topic: string;
  /** As a person may put them. */
  readonly examples: readonly string[];
}

export interface AgentDescription {
  /** Which engine answers. */
  readonly engine: string;
  readonly kinds: readonly QuestionKind[];
}

export interface HrAgentPort {
  /** The one conversation of this tab; it goes on behind the other pages. */
  actor(machine: typeof hrAgentMachine): HrAgentActor;
  /** Open to everybody. @param blind examples call applicants by their codes */
  describe(blind: boolean): Promise<AgentDescription>;
}
