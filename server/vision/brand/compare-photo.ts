/** Looks for marks in a separate process (server/sandbox), with limits of memory and time, as photos are measured. */
import { EndedOnTask } from '../../sandbox/ended-on-task.ts';
import type { Unreadable } from '../../sandbox/untrusted-picture.ts';
import type { Answer, Task } from './brand.job.ts';
import type { Agreement } from './recognize.ts';
import { openPhotoPool } from '../photo-pool.ts';

const pool = openPhotoPool(new URL('./brand.job.ts', import.meta.url));

/** Ends the processes; the next photo starts new ones. */
export const stopComparing = (): Promise<void> => pool.close();

/** This photo cannot be compared, and sending it again would not help. */
export class UnfitMark extends Error {
  override readonly name = 'UnfitMark';
  readonly reason: Unreadable | 'too-heavy';

  constructor(reason: UnfitMark['reason']) {
    super(`No mark can be looked for in a photo: ${reason}`);
    this.reason = reason;
  }
}

export interface ComparedPhoto {
  readonly points: number;
  readonly description: Buffer;
  /** One for each reference, in their order; null: it is not in the photo. */
  readonly agreements: readonly (Agreement | null)[];
}

/**
 * @param references their descriptions, made by this version of the engine; with none the photo is only described
 * @param sender senders take turns
 * @throws UnfitMark; PoolBusy when there was no turn in time
 */
export async function comparePhoto(
  photo: Uint8Array,
  references: readonly Uint8Array[],
  sender: string,
): Promise<ComparedPhoto> {
  const task: Task = { references: references.map(({ length }) => length) };
  const { data, files } = await pool
    .run({ data: task, files: [photo, Buffer.concat(references)] }, { sender })
    .catch((error: unknown) => {
      if (error instanceof EndedOnTask)
        throw new UnfitMark(error.reason === 'crashed' ? 'unreadable' : 'too-heavy');
      throw error;
    });
  const answer = data as Answer;
  if (!answer.ok) throw new UnfitMark(answer.reason);
  return { points: answer.points, description: Buffer.from(files[0]!), agreements: answer.agreements };
}
