/** Databases of this browser that hold pictures and recordings, apart from the log. */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** Its message is shown to people. */
export class NoRoom extends Error {
  readonly reason = 'storage';
  /** @param doing what there is no room for, like `keep this picture` */
  constructor(doing: string, cause: unknown) {
    super(`This device has no room to ${doing}. Free some space and try again.`, { cause });
  }
}

/** Opens the database at the first call, and again once it has been closed or could not be opened. */
export function mediaDatabase<Schema extends DBSchema>(
  name: string,
  create: (created: IDBPDatabase<Schema>) => void,
): () => Promise<IDBPDatabase<Schema>> {
  let opening: Promise<IDBPDatabase<Schema>> | null = null;
  const forget = () => void (opening = null);
  return () =>
    (opening ??= openDB<Schema>(name, 1, {
      upgrade: create,
      // Another tab is erasing this device's data.
      blocking: (_current, _next, event) => {
        forget();
        (event.target as IDBDatabase).close();
      },
      terminated: forget,
    }).catch((error: unknown) => {
      forget();
      throw error;
    }));
}
