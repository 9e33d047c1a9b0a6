/** A person's photo batch on this device: open in one tab at a time, stored in the browser's database. Only translates; holds no rules. */
import * as z from 'zod/mini';
import { type BatchFields, batchFieldsSchema, type BatchShot, noFields } from '../events/batch/batch.ts';
import type { Batch, BatchChange, BatchSlots, Given } from '../events/batch/port.ts';
import { failureOf } from '../events/shared/failure.ts';
import type { Ids } from '../events/shared/ids.ts';
import { readPicture, thumbnailOf } from './drawn-picture.ts';
import { type DraftPlace, openShotStore, type ShotStore, type StoredPicture } from './shots/store.ts';

type BatchDevice = Omit<BatchSlots, 'handOver'>;

const savedSchema = z.object({
  fields: batchFieldsSchema,
  shots: z.array(z.object({ id: z.string(), caption: z.string() })),
  removed: z.array(z.string()),
});
type Saved = z.infer<typeof savedSchema>;

const savedOf = ({ fields, shots, removed }: BatchChange): Saved => ({
  fields: fieldsOf(fields),
  shots: shots.map(({ id, caption }) => ({ id, caption })),
  removed: [...removed],
});
const fieldsOf = ({ captioning, caption, visibility, people }: BatchFields): BatchFields => ({
  ...{ captioning, caption, visibility },
  people: [...people],
});
const idsOf = ({ shots, removed }: Saved) => [...shots.map(({ id }) => id), ...removed];

/** A tab that has waited this long for the batch reports that another tab has it. */
const elsewhereAfterMs = 500;

/** @param uid of the signed-in person, whose shots these are */
export function batchDevice(ids: Ids, uid: () => string | null): BatchDevice {
  const store = openShotStore();
  /** Of the person signed in when the batch was opened: pending writes stay theirs after they sign out. */
  let place: DraftPlace = { uid: '', page: 'batch' };
  /** Ids that the last saved state names. */
  let savedIds: readonly string[] = [];
  let latest: Saved | null = null;
  let saving = false;
  /** Settles once all pending writes have. */
  let writing: Promise<unknown> = Promise.resolve();
  let onSaved: (error: unknown) => void = () => undefined;

  const track = <Result>(work: Promise<Result>): Promise<Result> => {
    writing = Promise.allSettled([writing, work]);
    return work;
  };
  /** Saves one change at a time; of the changes that arrive meanwhile, only the latest is saved. */
  const saveLatest = async () => {
    saving = true;
    while (latest !== null) {
      const saved: Saved = latest;
      latest = null;
      const keptIds = new Set(idsOf(saved));
      try {
        const gone = savedIds.filter((id) => !keptIds.has(id));
        await store.save(place, saved, gone);
        savedIds = [...keptIds];
        onSaved(null);
      } catch (error) {
        onSaved(error);
      }
    }
    saving = false;
  };

  return {
    hold(send) {
      const ending = new AbortController();
      const { signal } = ending;
      const person = uid();
      if (person !== null) place = { uid: person, page: 'batch' };
      const late = setTimeout(() => send({ type: 'batch.elsewhere' }), elsewhereAfterMs);
      signal.addEventListener('abort', () => clearTimeout(late));
      const open = async () => {
        clearTimeout(late);
        const { fields, pictures } = await store.read(place);
        if (signal.aborted) return;
        const parsed = savedSchema.safeParse(fields);
        const { batch, gone } = batchOf(parsed.success ? parsed.data : null, pictures);
        savedIds = [...batch.shots.map(({ id }) => id), ...gone];
        let failed = false;
        onSaved = (error) => {
          if (signal.aborted || failed === (error !== null)) return;
          failed = error !== null;
          send(failed ? { type: 'batch.unsaved', failure: failureOf(error) } : { type: 'batch.saved' });
        };
        send({ type: 'batch.opened', batch });
        await new Promise((over) => signal.addEventListener('abort', over, { once: true }));
        // The next tab must find everything written.
        await writing;
      };
      // Plain http, as in a shop's own network, has no Web Locks: tabs are not coordinated there.
      const held = navigator.locks
        ? navigator.locks.request(`patina-batch-${place.uid}`, { signal }, open)
        : open();
      held.catch((error: unknown) => {
        if (signal.aborted) return;
        clearTimeout(late);
        send({ type: 'batch.unopened', failure: failureOf(error) });
      });
      return () => ending.abort();
    },

    keep: (given) => track(keepIn(store, place, given, ids)),

    save(change) {
      latest = savedOf(change);
      if (!saving) void track(saveLatest());
    },
  };
}

async function keepIn(store: ShotStore, place: DraftPlace, given: Given, ids: Ids): Promise<BatchShot> {
  const { key, picture, width, height } = 'picture' in given ? given : await readPicture(given, ids.uuid());
  const kept = { id: key, picture, thumbnail: await thumbnailOf(picture), width, height };
  await store.add(place, kept);
  return { ...kept, caption: '' };
}

/**
 * @param saved null: nothing was saved, or it cannot be read
 * @returns the pictures in their saved order, those without a place in it last; `gone`: ids to delete with the next save
 */
export function batchOf(
  saved: Saved | null,
  pictures: readonly StoredPicture[],
): { readonly batch: Batch; readonly gone: readonly string[] } {
  const { fields, shots: order, removed } = saved ?? { fields: noFields, shots: [], removed: [] };
  const remaining = new Map(pictures.map((picture) => [picture.id, picture]));
  const gone = removed.filter((id) => remaining.delete(id));
  const shots: BatchShot[] = [];
  const add = (id: string, caption: string) => {
    const found = remaining.get(id);
    if (!found) return;
    const { picture, thumbnail, width, height } = found;
    shots.push({ id, picture, thumbnail: thumbnail ?? picture, width, height, caption });
    remaining.delete(id);
  };
  for (const { id, caption } of order) add(id, caption);
  for (const id of [...remaining.keys()]) add(id, '');
  return { batch: { fields, shots }, gone };
}
