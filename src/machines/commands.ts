/**
 * Machine events that stand for a command and carry what it carries. A statechart lists them once, each with its command,
 * and what they are, what becomes of them and where they are heard follows from that list.
 */

/** Command by machine event: `{ 'entry.pay': 'PayEntry' }`. */
type CommandByEvent = Readonly<Record<string, string>>;

interface Typed {
  readonly type: string;
}

/** The machine events of a list, with what their commands carry. */
export type EventFor<Command extends Typed, List extends CommandByEvent> = {
  [Name in keyof List & string]: { readonly type: Name } & Omit<
    Extract<Command, { readonly type: List[Name] }>,
    'type'
  >;
}[keyof List & string];

/** The command that an event stands for; null when it is not in the list. */
export function commandOf<Command extends Typed>(
  list: Readonly<Record<string, Command['type']>>,
  event: Typed,
): Command | null {
  const type = Object.hasOwn(list, event.type) ? list[event.type] : undefined;
  // The compiler cannot see that an event and its command go together.
  return type === undefined ? null : ({ ...event, type } as unknown as Command);
}

/** The same transition for each event of a list. */
export const onEach = <const List extends CommandByEvent, Transition>(list: List, transition: Transition) =>
  Object.fromEntries(Object.keys(list).map((name) => [name, transition])) as {
    readonly [Name in keyof List]: Transition;
  };
