/**
 * How a noun declares its streams: their name, and the facts they may hold. A stream's scope follows from its facts,
 * which must all have the same one: removing a part of a stream would break its chain of truth.
 */
import type { FactDefinitions, Scope } from './facts.ts';

export interface StreamDefinition<S extends Scope = Scope, Name extends string = string> {
  /** The whole name, or the prefix of the names up to the slash: `ledger/` stands for every `ledger/{uid}`. */
  readonly name: Name;
  readonly scope: S;
  readonly facts: FactDefinitions;
}

type ScopeOf<Definitions extends FactDefinitions> = Definitions[keyof Definitions]['scope'];

/** The definitions; `never` when they have both scopes. */
type OfOneScope<Definitions extends FactDefinitions> = [ScopeOf<Definitions>] extends ['truth']
  ? Definitions
  : [ScopeOf<Definitions>] extends ['journal']
    ? Definitions
    : never;

/** @throws TypeError when the facts are of both scopes, or none */
export function defineStream<Definitions extends FactDefinitions, const Name extends string>(
  name: Name,
  facts: Definitions & OfOneScope<Definitions>,
): StreamDefinition<ScopeOf<Definitions>, Name> {
  const scopes = new Set(Object.values<FactDefinitions[string]>(facts).map(({ scope }) => scope));
  const [scope] = scopes;
  if (scope === undefined || scopes.size > 1)
    throw new TypeError(`The facts of ${name} are of ${scopes.size} scopes, and a stream has one`);
  return { name, scope: scope as ScopeOf<Definitions>, facts };
}

/** The possible names of a definition's streams. */
export type NameOf<Definition extends StreamDefinition> =
  Definition extends StreamDefinition<Scope, infer Name>
    ? Name extends `${string}/`
      ? `${Name}${string}`
      : Name
    : never;
