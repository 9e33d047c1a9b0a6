/**
 * How a noun declares its facts: a schema for each, and upcasts from older versions. The facts themselves are in
 * `src/events/<noun>/events.ts`. Undeclared facts (written by a newer installation) stay in the log untouched, and
 * projections never see them.
 */
import type { z } from 'zod/mini';
import type { EventRecord, Fact, Recorded } from './event.ts';

type Upcast = (data: never) => unknown;

/**
 * Why a fact is kept. `truth`: state is rebuilt from it, and it is kept forever. `journal`: what a statechart
 * did; it is removed by the rule in retention.ts.
 */
export type Scope = 'truth' | 'journal';

export interface FactDefinition<Schema extends z.ZodMiniType = z.ZodMiniType, S extends Scope = Scope> {
  readonly scope: S;
  readonly v: number;
  readonly schema: Schema;
  /** From version n to version n + 1, for every n below `v`. */
  readonly upcasts: Readonly<Record<number, Upcast>>;
}

export type FactDefinitions = Readonly<Record<string, FactDefinition>>;

/** The union of the facts that a noun's definitions declare. */
export type FactsOf<Definitions extends FactDefinitions> = {
  [Type in keyof Definitions & string]: Fact<Type, z.infer<Definitions[Type]['schema']>>;
}[keyof Definitions & string];

export function defineFact<S extends Scope, Schema extends z.ZodMiniType>(
  scope: S,
  v: number,
  schema: Schema,
  upcasts: Readonly<Record<number, Upcast>> = {},
): FactDefinition<Schema, S> {
  return { scope, v, schema, upcasts };
}

/** Makes constructors like `EntryAdded({...})`, one for each definition, which fill in its type and version. */
export function factConstructors<Definitions extends FactDefinitions>(definitions: Definitions) {
  const entries = Object.entries(definitions).map(([type, { v }]) => [
    type,
    (data: unknown) => ({ type, v, data }),
  ]);
  return Object.fromEntries(entries) as {
    [Type in keyof Definitions & string]: (
      data: z.infer<Definitions[Type]['schema']>,
    ) => Fact<Type, z.infer<Definitions[Type]['schema']>>;
  };
}

/**
 * A stored record upcast to the current version, or null when its type or version is not among `definitions`.
 * Does not validate the data: records of our own log were checked when they were appended or imported.
 */
export function readFact<Definitions extends FactDefinitions>(
  definitions: Definitions,
  record: EventRecord,
): Recorded<FactsOf<Definitions>> | null {
  const definition = Object.hasOwn(definitions, record.type) ? definitions[record.type] : undefined;
  if (!definition || record.v > definition.v) return null;
  if (record.v === definition.v) return record as Recorded<FactsOf<Definitions>>;
  let data: unknown = record.data;
  for (let v = record.v; v < definition.v; v += 1) {
    const upcast = definition.upcasts[v];
    if (!upcast) return null;
    data = upcast(data as never);
  }
  return { ...record, v: definition.v, data } as Recorded<FactsOf<Definitions>>;
}

/** What is wrong with an untrusted record, or null when it is valid or its type is unknown. */
export function validateFact(definitions: FactDefinitions, record: EventRecord): string | null {
  let known: ReturnType<typeof readFact>;
  try {
    known = readFact(definitions, record);
  } catch {
    // Upcasts do not validate their data, and this data is untrusted.
    return `${record.type} of version ${record.v} does not hold what such a fact holds`;
  }
  if (!known) return null;
  const parsed = definitions[known.type]?.schema.safeParse(known.data);
  if (!parsed || parsed.success) return null;
  const [issue] = parsed.error.issues;
  return `${known.type} ${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'is not valid'}`;
}
