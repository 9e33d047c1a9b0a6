/**
 * Machine events that map one-to-one to commands and carry the same fields. A statechart lists each event once with its
 * command; the event types, the commands and the transitions are derived from that list.
 */

/** Command by machine event: `{ 'entry.pay': 'PayEntry' }`. */
type CommandByEvent = Readonly<Record<string, string>>;

interface Typed {
  readonly type: string;
}

/** The machine events of a list, with the fields of their commands. */
export type EventFor<Command extends Typed, List extends CommandByEvent> = {
  [Name in keyof List & string]: { readonly type: Name } & Omit<
    Extract<Command, { readonly type: List[Name] }>,
    'type'
  >;
}[keyof List & string];

/** The command for an event; null when the event is not in the list. */
export function commandOf<Command extends Typed>(
  list: Readonly<Record<string, Command['type']>>,
  event: Typed,
): Command | null {
  const type = Object.hasOwn(list, event.type) ? list[event.type] : undefined;
  // The compiler cannot see that the event has the fields of its command.
  return type === undefined ? null : ({ ...event, type } as unknown as Command);
}

/** The same transition for each event of a list. */
export const onEach = <const List extends CommandByEvent, Transition>(list: List, transition: Transition) =>
  Object.fromEntries(Object.keys(list).map((name) => [name, transition])) as {
    readonly [Name in keyof List]: Transition;
  };
