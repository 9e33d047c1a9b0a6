/** Compares two photos of an item in a separate process (server/sandbox), with limits of memory and time, as photos are measured. */
import { EndedOnTask } from '../../sandbox/ended-on-task.ts';
import { openPhotoPool } from '../photo-pool.ts';
import { notShown, type Verdict } from './show-same.ts';

const pool = openPhotoPool(new URL('./same-item.job.ts', import.meta.url));

/** Ends the processes; the next photos start new ones. */
export const stopComparingItems = (): Promise<void> => pool.close();

/** The same bytes give the same verdict. @param sender senders take turns. @throws PoolBusy when there was no turn in time */
export async function comparePhotos(before: Uint8Array, after: Uint8Array, sender: string): Promise<Verdict> {
  try {
    // Nobody waits for it.
    const { data } = await pool.run(
      { data: null, files: [before, after] },
      { sender, maxWaitMs: Infinity, comesLast: true },
    );
    return data as Verdict;
  } catch (error) {
    if (error instanceof EndedOnTask) return notShown('unfit');
    throw error;
  }
}
