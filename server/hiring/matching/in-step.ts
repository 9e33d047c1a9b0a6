/**
 * An index that follows the database. Before each question it is brought up to what the database holds then, so that it
 * needs no notice of changes and is right with any number of servers; without changes that is one short query.
 */
import type { Hit, MatchIndex, Profile } from './profile.ts';

export interface ProfileSource {
  /** Another text whenever a profile came, went or changed. */
  mark(): Promise<string>;
  /** The version of each profile there is, by its id. */
  versions(): Promise<ReadonlyMap<string, number>>;
  /** Those that are still there. */
  load(ids: readonly string[]): Promise<readonly Profile[]>;
}

export interface IndexInStep {
  readonly engine: string;
  /** How many profiles there were to compare with. */
  readonly size: number;
  best(profile: Profile, limit: number): Promise<readonly Hit[]>;
}

/** Few enough that the server answers others in between. */
const atOnce = 100;

export function inStep(index: MatchIndex, source: ProfileSource): IndexInStep {
  const known = new Map<string, number>();
  let seen: string | null = null;
  let turn: Promise<void> = Promise.resolve();

  async function catchUp(): Promise<void> {
    const mark = await source.mark();
    if (mark === seen) return;
    const versions = await source.versions();
    const gone = [...known.keys()].filter((id) => !versions.has(id));
    index.drop(gone);
    for (const id of gone) known.delete(id);
    const changed = [...versions.keys()].filter((id) => known.get(id) !== versions.get(id));
    for (let at = 0; at < changed.length; at += atOnce) {
      const ids = changed.slice(at, at + atOnce);
      const profiles = await source.load(ids);
      await index.put(profiles);
      for (const { id } of profiles) known.set(id, versions.get(id)!);
      await new Promise(setImmediate);
    }
    seen = mark;
  }

  return {
    engine: index.engine,
    get size() {
      return known.size;
    },
    async best(profile, limit) {
      // One after the other: two that catch up at once would put everything in twice.
      const mine = turn.then(catchUp);
      turn = mine.catch(() => undefined);
      await mine;
      return index.best(profile, limit);
    },
  };
}
