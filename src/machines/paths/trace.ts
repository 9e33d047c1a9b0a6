/**
 * Replays a journal through its statechart: after every fact the folded view, the active states and the transitions that
 * led there. A journal contains facts but no events, and real data differs from samples, so each fact is matched with the
 * steps of the explored graph that emit such a fact between similar views. Ambiguities are not resolved by guessing: only
 * what all matching steps have in common counts.
 */
import type { EventRecord } from '../../events/log/event.ts';
import { readFact, validateFact } from '../../events/log/facts.ts';
import { activeStates, type Graph, type Step } from './graph.ts';
import { Likeness } from './likeness.ts';

export interface Moment {
  /** The statechart's view after the fact, as its projection folds it. */
  readonly view: unknown;
  /** Ids of the states that were active, without the machine itself. */
  readonly active: readonly string[];
  /** Ids of the transitions that emitted the fact; empty when no step of the statechart matches. */
  readonly taken: readonly string[];
  /** Names of the matching samples. */
  readonly names: readonly string[];
  /** Whether a step ends with this fact; false between two facts of one step. */
  readonly ends: boolean;
  /** The statechart was started again before it, as after every reload of a page. */
  readonly restarted: boolean;
}

/** A step as visible in a journal, with what it did; steps that look the same are merged. */
interface Way {
  readonly before: number;
  readonly after: number;
  readonly facts: readonly { readonly type: string; readonly data: unknown }[];
  readonly taken: readonly string[];
  readonly active: readonly string[];
  readonly names: Set<string>;
}

interface Found {
  readonly cost: number;
  readonly ways: readonly Way[];
  /** Number of facts that the steps emit. */
  readonly length: number;
}

/** Facts of one step have timestamps at most this far apart. */
const oneStepMs = 20;
/** More than the sum of any insignificant differences. */
const unlike = 1000;

export class Tracer {
  readonly #graph: Graph;
  readonly #views: unknown[] = [];
  readonly #waysOf = new Map<string, Way[]>();
  /** Active states by view; for contexts with the same view, those they have in common. */
  readonly #activeOf: (readonly string[])[] = [];
  readonly #viewLikeness = new Likeness(unlike);
  readonly #dataLikeness = new Map<string, Likeness>();
  readonly #distances = new Map<string, readonly number[]>();
  readonly #found = new Map<string, Found>();

  constructor(graph: Graph) {
    this.#graph = graph;
    const { model, nodes, starts, edges } = graph;
    const indexes = new Map<string, number>();
    const indexOf = (view: unknown): number => {
      const key = JSON.stringify(view);
      const known = indexes.get(key);
      if (known !== undefined) return known;
      indexes.set(key, this.#views.length);
      this.#viewLikeness.learn(view);
      return this.#views.push(view) - 1;
    };
    const initial = indexOf(model.projection.initial());
    const viewOf = nodes.map((node) => {
      const index = indexOf(model.view(node.snapshot));
      const active = activeStates(node);
      const shared = this.#activeOf[index];
      this.#activeOf[index] = shared ? shared.filter((id) => active.includes(id)) : active;
      return index;
    });
    const known = new Map<string, Way>();
    const add = (before: number, step: Step) => {
      const { facts, transitions: taken, to, name } = step;
      if (facts.length === 0) return;
      const after = viewOf[to]!;
      const active = activeStates(nodes[to]!);
      const key = JSON.stringify([before, after, facts, taken, active]);
      const alike = known.get(key);
      if (alike) {
        alike.names.add(name);
        return;
      }
      const way: Way = { before, after, facts, taken, active, names: new Set([name]) };
      known.set(key, way);
      const { type } = facts[0]!;
      this.#waysOf.set(type, [...(this.#waysOf.get(type) ?? []), way]);
      for (const fact of facts) this.#likenessOf(fact.type).learn(fact.data);
    };
    for (const start of starts) add(initial, start);
    for (const edge of edges) add(viewOf[edge.from]!, edge);
  }

  /** Ids of the transitions that emit a fact in some context; the others cannot be traced. */
  get traceable(): ReadonlySet<string> {
    const ids = new Set<string>();
    for (const ways of this.#waysOf.values())
      for (const { taken } of ways) for (const id of taken) ids.add(id);
    return ids;
  }

  /** One moment per record, in order; a record that is no fact of the statechart changes nothing. */
  trace(records: readonly EventRecord[]): readonly Moment[] {
    const { definitions, projection } = this.#graph.model;
    // Damaged records are reported elsewhere; here they change nothing.
    const facts = records.map((record) =>
      validateFact(definitions, record) === null ? readFact(definitions, record) : null,
    );
    let view = projection.initial();
    let last: Moment = {
      view,
      active: this.#nearest(view),
      taken: [],
      names: [],
      ends: false,
      restarted: false,
    };
    const moments: Moment[] = [];
    for (let i = 0; i < facts.length;) {
      const fact = facts[i];
      if (!fact) {
        moments.push({ ...last, taken: [], names: [], ends: false, restarted: false });
        i += 1;
        continue;
      }
      const fold = (from: unknown, length: number) =>
        facts.slice(i, i + length).reduce<unknown>((state, next) => projection.evolve(state, next!), from);
      let restarted = false;
      let found = this.#find(view, fold, facts, i);
      if (found.cost >= unlike) {
        const anew = this.#find(projection.initial(), fold, facts, i);
        if (anew.cost < unlike) {
          found = anew;
          restarted = true;
          view = projection.initial();
        }
      }
      const fits = found.cost < unlike;
      const length = fits ? found.length : 1;
      const [first, ...others] = fits ? found.ways : [];
      const shared = (of: (way: Way) => readonly string[]) =>
        first ? of(first).filter((id) => others.every((way) => of(way).includes(id))) : [];
      const names = fits ? [...new Set(found.ways.flatMap((way) => [...way.names]))] : [];
      for (let step = 0; step < length; step += 1) {
        view = projection.evolve(view, facts[i + step]!);
        const ends = step === length - 1;
        // Between two facts of a step the machine is not at rest, and the second may belong to a step of its own.
        const active = fits && ends ? shared((way) => way.active) : this.#nearest(view);
        // A step is counted once, at its last fact.
        last = {
          view,
          active,
          taken: ends ? shared((way) => way.taken) : [],
          names: ends ? names : [],
          ends,
          restarted: restarted && step === 0,
        };
        moments.push(last);
      }
      i += length;
    }
    return moments;
  }

  /** The steps that best match the facts from `at` on, starting from `view`. */
  #find(
    view: unknown,
    fold: (from: unknown, length: number) => unknown,
    facts: readonly (ReturnType<typeof readFact> | null)[],
    at: number,
  ): Found {
    const ways = this.#waysOf.get(facts[at]!.type) ?? [];
    const longest = ways.reduce((most, way) => Math.max(most, way.facts.length), 0);
    const end = Date.parse(facts[at]!.at) + oneStepMs;
    const together = facts.slice(at, at + longest).findIndex((fact) => !fact || Date.parse(fact.at) > end);
    const most = together < 0 ? longest : together;
    const window = facts.slice(at, at + most).map((fact) => [fact!.type, fact!.data]);
    const key = JSON.stringify([view, window]);
    const known = this.#found.get(key);
    if (known) return known;
    let best: { cost: number; ways: Way[]; length: number } = { cost: Infinity, ways: [], length: 1 };
    const begins = this.#distancesTo(view);
    const endsOf = new Map<number, readonly number[]>();
    for (const way of ways) {
      const { length } = way.facts;
      if (length > most || way.facts.some(({ type }, i) => facts[at + i]?.type !== type)) continue;
      const ends = endsOf.get(length) ?? this.#distancesTo(fold(view, length));
      endsOf.set(length, ends);
      const data = way.facts.reduce(
        (sum, fact, i) => sum + this.#likenessOf(fact.type).distance(fact.data, facts[at + i]!.data),
        0,
      );
      const cost = begins[way.before]! + ends[way.after]! + data;
      if (cost < best.cost || (cost === best.cost && length > best.length))
        best = { cost, ways: [way], length };
      else if (cost === best.cost && length === best.length) best.ways.push(way);
    }
    this.#found.set(key, best);
    return best;
  }

  #distancesTo(view: unknown): readonly number[] {
    const key = JSON.stringify(view);
    const known = this.#distances.get(key);
    if (known) return known;
    const distances = this.#views.map((other) => this.#viewLikeness.distance(other, view));
    this.#distances.set(key, distances);
    return distances;
  }

  /** What the contexts with the most similar views have in common. */
  #nearest(view: unknown): readonly string[] {
    const distances = this.#distancesTo(view);
    let best = Infinity;
    for (const [i, distance] of distances.entries())
      if (this.#activeOf[i] && distance < best) best = distance;
    const alike = this.#activeOf.filter((active, i) => active && distances[i] === best);
    const [first = [], ...others] = alike;
    return first.filter((id) => others.every((active) => active.includes(id)));
  }

  #likenessOf(type: string): Likeness {
    const known = this.#dataLikeness.get(type) ?? new Likeness(unlike);
    this.#dataLikeness.set(type, known);
    return known;
  }
}
