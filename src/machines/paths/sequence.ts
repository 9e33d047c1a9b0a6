/**
 * A path as a sequence diagram: messages in order. The person, the clock and events from elsewhere send messages to the
 * statechart, which writes facts into its log and requests effects, which answer.
 */
import { causeOfEvent, sayStep, spaced } from './formats/words.ts';
import { outcomeOf } from './model.ts';
import type { Graph, Step } from './graph.ts';
import type { Path } from './path.ts';

export interface Message {
  /** 0 is the start. */
  readonly step: number;
  /** Indexes of lanes. */
  readonly from: number;
  readonly to: number;
  readonly text: string;
  readonly kind: 'event' | 'failure' | 'effect' | 'fact' | 'turned-away';
}

export interface Sequence {
  /** Participants from left to right, without unused ones. */
  readonly lanes: readonly string[];
  readonly messages: readonly Message[];
}

const leftLanes = ['You', 'Clock', 'Elsewhere'] as const;
const logLane = 'Log';
const lanes = { person: 'You', clock: 'Clock', outside: 'Elsewhere' } as const;

export function sequenceOf(noun: string, { start, edges }: Path, graph: Graph): Sequence {
  const machine = spaced(noun);
  const sent: (Omit<Message, 'from' | 'to'> & { readonly from: string; readonly to: string })[] = [];
  const addRequests = (step: number, { asked, facts }: Step) => {
    for (const { type } of facts)
      sent.push({ step, from: machine, to: logLane, text: spaced(type), kind: 'fact' });
    for (const one of asked) {
      const [to, text] = 'start' in one ? [one.id, 'begin'] : [one.do, 'do'];
      sent.push({ step, from: machine, to: spaced(to), text, kind: 'effect' });
    }
  };
  addRequests(0, start);
  for (const [i, edge] of edges.entries()) {
    const cause = causeOfEvent(edge.event);
    sent.push({
      step: i + 1,
      from: typeof cause === 'string' ? lanes[cause] : spaced(cause.effect),
      to: machine,
      text: sayStep(edge, graph),
      kind: kindOf(edge),
    });
    addRequests(i + 1, edge);
  }
  const found = new Set(sent.flatMap(({ from, to }) => [from, to]));
  const effects = [...found].filter(
    (name) => name !== machine && name !== logLane && !leftLanes.some((lane) => lane === name),
  );
  const named = [
    ...leftLanes.filter((lane) => found.has(lane)),
    machine,
    ...effects,
    ...(found.has(logLane) ? [logLane] : []),
  ];
  return {
    lanes: named,
    messages: sent.map(({ from, to, ...message }) => ({
      ...message,
      from: named.indexOf(from),
      to: named.indexOf(to),
    })),
  };
}

function kindOf({ event, transitions }: Path['edges'][number]): Message['kind'] {
  if (transitions.length === 0) return 'turned-away';
  return outcomeOf(event)?.kind === 'failed' ? 'failure' : 'event';
}
