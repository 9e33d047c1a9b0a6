/**
 * Keeps a match index up to date with the database. It is synchronized before each search, so that it needs no change notices
 * and works with any number of servers; without changes, that costs one short query.
 */
import type { Hit, MatchIndex, Profile } from './profile.ts';

export interface ProfileSource {
  /** A text that changes whenever a profile is added, removed or changed. */
  mark(): Promise<string>;
  /** The version of every profile, by id. */
  versions(): Promise<ReadonlyMap<string, number>>;
  /** The profiles with these ids that still exist. */
  load(ids: readonly string[]): Promise<readonly Profile[]>;
}

export interface IndexInStep {
  readonly engine: string;
  /** Number of profiles in the index. */
  readonly size: number;
  best(profile: Profile, limit: number): Promise<readonly Hit[]>;
}

/** Profiles loaded before other requests get a turn. */
const profilesPerTurn = 100;

export function inStep(index: MatchIndex, source: ProfileSource): IndexInStep {
  const known = new Map<string, number>();
  let lastMark: string | null = null;
  let lastUpdate: Promise<void> = Promise.resolve();

  async function update(): Promise<void> {
    const mark = await source.mark();
    if (mark === lastMark) return;
    const versions = await source.versions();
    const gone = [...known.keys()].filter((id) => !versions.has(id));
    index.drop(gone);
    for (const id of gone) known.delete(id);
    const changed = [...versions.keys()].filter((id) => known.get(id) !== versions.get(id));
    for (let at = 0; at < changed.length; at += profilesPerTurn) {
      const ids = changed.slice(at, at + profilesPerTurn);
      const profiles = await source.load(ids);
      await index.put(profiles);
      for (const { id } of profiles) known.set(id, versions.get(id)!);
      await new Promise(setImmediate);
    }
    lastMark = mark;
  }

  return {
    engine: index.engine,
    get size() {
      return known.size;
    },
    async best(profile, limit) {
      // One at a time: two concurrent updates would insert everything twice.
      const updated = lastUpdate.then(update);
      lastUpdate = updated.catch(() => undefined);
      await updated;
      return index.best(profile, limit);
    },
  };
}
