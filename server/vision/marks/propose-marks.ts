/** Finds marks in a separate process (server/sandbox), with limits of memory and time, as photos are measured. */
import { EndedOnTask } from '../../sandbox/ended-on-task.ts';
import type { Proposals } from './proposals.ts';
import { openPhotoPool } from '../photo-pool.ts';

const pool = openPhotoPool(new URL('./marks.job.ts', import.meta.url));

/** Ends the processes; the next photo starts new ones. */
export const stopFindingMarks = (): Promise<void> => pool.close();

/** The same bytes give the same proposals. @param sender senders take turns. @throws PoolBusy when there was no turn in time */
export async function proposeMarks(photo: Uint8Array, sender: string): Promise<Proposals> {
  try {
    const { data } = await pool.run({ data: null, files: [photo] }, { sender });
    return data as Proposals;
  } catch (error) {
    if (error instanceof EndedOnTask) return { outcome: 'unfit', proposals: [] };
    throw error;
  }
}
