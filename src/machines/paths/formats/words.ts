/** Describes steps, states and facts for testers: plain words, made from the names in the definition. */
import type { AnyEventObject } from 'xstate';
import { plainMessage } from '../../../events/shared/causes.ts';
import type { Edge, Graph, Step } from '../graph.ts';
import { isDelay, outcomeOf, shortType } from '../model.ts';

/** `createAccount` and `create-account` as `create account`. */
export const spaced = (name: string) =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/[-_]/g, ' ')
    .toLowerCase();

const quoted = (name: string) => `“${spaced(name)}”`;

/** The variant in a sample's name: `dark` of `setting.change:dark`. */
function variantOf(name: string): string {
  const at = name.indexOf(':');
  return at < 0 ? '' : ` (${spaced(name.slice(at + 1))})`;
}

/** Whether the verb means an event from elsewhere, not from the person at the page: `auth.changed`, `answer.came`. */
const isNews = (verb: string) => /^([a-z]+ed|came|sent)$/.test(verb);

/** Describes a step, to follow “When”. */
export function sayStep({ name, event }: Pick<Edge, 'name' | 'event'>, { model }: Graph): string {
  const outcome = outcomeOf(event);
  if (outcome?.kind === 'done') return `${quoted(outcome.id)} succeeds${variantOf(name)}`;
  if (outcome) return `${quoted(outcome.id)} fails: ${sayFault(outcome.error)}`;
  if (isDelay(event)) return sayDelay(event, model.machine.implementations.delays);
  const words = shortType(event.type).split('.');
  const verb = words.pop()!;
  if (words.length === 0) return `you choose ${quoted(verb)}${variantOf(name)}`;
  const subject = words.map(spaced).join(' ');
  if (isNews(verb)) return `it hears that “${subject} ${spaced(verb)}”${variantOf(name)}`;
  return `you ${spaced(verb)} the ${subject}${variantOf(name)}`;
}

/** The origin of an event, as a lane of a sequence; for an effect its id. */
export function causeOfEvent(
  event: AnyEventObject,
): { readonly effect: string } | 'person' | 'clock' | 'outside' {
  const outcome = outcomeOf(event);
  if (outcome) return { effect: outcome.id };
  if (isDelay(event)) return 'clock';
  return isNews(shortType(event.type).split('.').at(-1)!) ? 'outside' : 'person';
}

/** The message shown to a person, and the code for a developer. */
export function sayFault(error: unknown): string {
  const code = (error as { code?: unknown } | null)?.code;
  const [sentence = ''] = plainMessage(error).split(/(?<=[.!?])\s/);
  const words = sentence === '' ? 'for no known reason' : sentence.replace(/\.$/, '');
  return typeof code === 'string' ? `${words} [${code}]` : words;
}

function sayDelay(event: AnyEventObject, delays: Readonly<Record<string, unknown>>): string {
  const name = shortType(event.type).replace('after.', '');
  const ms = delays[name] ?? Number(name);
  const time = typeof ms === 'number' && !Number.isNaN(ms) ? sayTime(ms) : `the time of ${quoted(name)}`;
  return `${time} ${/^1 |^the/.test(time) ? 'has' : 'have'} passed${name === String(ms) ? '' : ` (${spaced(name)})`}`;
}

function sayTime(ms: number): string {
  const [count, unit] =
    ms % 60_000 === 0
      ? [ms / 60_000, 'minute']
      : ms % 1000 === 0
        ? [ms / 1000, 'second']
        : [ms, 'millisecond'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/** `ready, signed out, idle`; regions of a parallel state are separated by a semicolon. */
export function sayState(value: unknown): string {
  if (typeof value === 'string') return spaced(value);
  const parts = Object.entries(value as Record<string, unknown>).map(([key, inner]) => {
    const below = sayState(inner);
    return below === '' ? spaced(key) : `${spaced(key)}, ${below}`;
  });
  return parts.join('; ');
}

const list = (names: readonly string[]) =>
  names
    .map(quoted)
    .join(', ')
    .replace(/, ([^,]*)$/, ' and $1');

/** What must be observed after a step: the state, the logged facts and the requests. */
export function sayResults(step: Step, { nodes }: Graph): readonly string[] {
  const edge = 'from' in step ? (step as Edge) : null;
  const state = `“${sayState(nodes[step.to]!.value)}”`;
  const stays = edge !== null && sayState(nodes[edge.from]!.value) === sayState(nodes[edge.to]!.value);
  const begun = step.asked.flatMap((one) => ('start' in one ? [one.id] : []));
  const does = step.asked.flatMap((one) => ('do' in one ? [one.do] : []));
  return [
    edge?.transitions.length === 0
      ? `nothing changes, and it stays ${state}`
      : `it ${stays ? 'stays' : 'is'} ${state}`,
    ...(step.facts.length > 0 ? [`the log notes ${list(step.facts.map(({ type }) => type))}`] : []),
    ...(begun.length > 0 ? [`it begins ${list(begun)}`] : []),
    ...(does.length > 0 ? [`it does ${list(does)}`] : []),
  ];
}

/** Summary of a path: its final state, and how many failures occur. */
export function sayPath({ edges }: { readonly edges: readonly Edge[] }, graph: Graph, end: number): string {
  const faults = edges.filter(({ event }) => outcomeOf(event)?.kind === 'failed').length;
  const met = faults === 0 ? '' : `, ${faults} ${faults === 1 ? 'fault' : 'faults'} on the way`;
  return `to “${sayState(graph.nodes[end]!.value)}” in ${edges.length} ${edges.length === 1 ? 'step' : 'steps'}${met}`;
}

/** The samples that paths use with their payloads, in the order of first use. */
export function sayData(
  paths: readonly { readonly edges: readonly Edge[] }[],
  plain: (event: AnyEventObject) => unknown,
) {
  const known = new Map<string, string>();
  for (const { edges } of paths)
    for (const { name, event } of edges) {
      if (known.has(name) || outcomeOf(event)) continue;
      const carried = plain(event);
      if (carried !== null)
        known.set(
          name,
          Object.entries(flat(carried))
            .map(([key, value]) => `${key} ${value}`)
            .join(', '),
        );
    }
  return [...known].map(([name, data]) => ({ name, data }));
}

const longest = 60;

function flat(value: unknown, key = ''): Record<string, string> {
  if (typeof value === 'object' && value !== null && Object.keys(value).length > 0)
    return Object.assign(
      {},
      ...Object.entries(value).map(([name, part]) => flat(part, key === '' ? name : `${key}.${name}`)),
    ) as Record<string, string>;
  const text = typeof value === 'string' ? `“${value}”` : JSON.stringify(value);
  return { [key]: text.length > longest ? `${text.slice(0, longest)}…` : text };
}
