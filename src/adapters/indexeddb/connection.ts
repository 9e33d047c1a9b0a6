/**
 * A tab's only connection to the browser's database: opened when first needed, reopened after the browser
 * closed it, closed when a newer version or an erasure needs that. It knows nothing of records.
 */
import { deleteDB, type IDBPDatabase, type IDBPTransaction, openDB } from 'idb';
import { createStores, type LogSchema, type StoreName } from './schema.ts';
import { newerTabMessage, openingFault, transactionFault, unavailable } from './unavailable.ts';

/** Milliseconds that another tab may take to close an older version or an erased database. */
const blockedAfter = 3000;
/** Milliseconds. Opening may also wait without a `blocked` event, behind an erasure that another tab holds up. */
const openWithin = 15_000;

/** Error names of a request whose transaction was aborted before or after the request was made. */
const abortErrors = ['AbortError', 'TransactionInactiveError', 'InvalidStateError'];

type Mode = 'readonly' | 'readwrite';
type SomeStores = [StoreName, ...StoreName[]];
export type Transaction<Stores extends SomeStores, M extends Mode> = IDBPTransaction<LogSchema, Stores, M>;

export interface TransactionOptions {
  readonly durability?: IDBTransactionDurability;
}

export class Connection {
  readonly #name: string;
  readonly #version: number;
  #opening: Promise<IDBPDatabase<LogSchema>> | null = null;
  /** Why this tab must not open the database again. */
  #retired: { readonly message: string } | null = null;

  constructor(name: string, version: number) {
    this.#name = name;
    this.#version = version;
  }

  /**
   * Runs `work` in one transaction: all of it or nothing. What `work` itself throws is rethrown unchanged.
   * @throws LogUnavailable when the store refuses; nothing has changed then
   */
  async run<Result, Stores extends SomeStores, M extends Mode>(
    stores: Stores,
    mode: M,
    work: (transaction: Transaction<Stores, M>) => Promise<Result>,
    { durability = 'default' }: TransactionOptions = {},
  ): Promise<Result> {
    const transaction = await this.#begin(stores, mode, durability);
    const done = transaction.done.then(
      () => null,
      (error: unknown) => ({ error }),
    );
    let result: Result;
    try {
      result = await work(transaction);
    } catch (error) {
      abort(transaction);
      const failed = await done;
      if (!(error instanceof DOMException)) throw error;
      // A request that failed with its transaction says only that; the transaction has the reason.
      throw transactionFault(abortErrors.includes(error.name) ? (failed?.error ?? error) : error);
    }
    const failed = await done;
    if (failed) throw transactionFault(failed.error);
    return result;
  }

  async #begin<Stores extends SomeStores, M extends Mode>(
    stores: Stores,
    mode: M,
    durability: IDBTransactionDurability,
  ): Promise<Transaction<Stores, M>> {
    for (let attempt = 1; ; attempt += 1) {
      const database = await this.#open();
      try {
        return database.transaction(stores, mode, { durability });
      } catch (error) {
        // The browser closed the connection without an event; no request was made yet, so try again.
        this.#opening = null;
        database.close();
        if (attempt > 1) throw transactionFault(error);
      }
    }
  }

  #open(): Promise<IDBPDatabase<LogSchema>> {
    if (this.#retired) return Promise.reject(unavailable('closed', undefined, this.#retired.message));
    if (this.#opening) return this.#opening;
    const opening = this.#openAnew();
    this.#opening = opening;
    opening.catch(() => {
      if (this.#opening === opening) this.#opening = null;
    });
    return opening;
  }

  #openAnew(): Promise<IDBPDatabase<LogSchema>> {
    if (typeof indexedDB === 'undefined') return Promise.reject(unavailable('private'));
    const forget = () => (this.#opening = null);
    return new Promise((resolve, reject) => {
      let gaveUp = false;
      const giveUp = () => {
        gaveUp = true;
        reject(unavailable('blocked'));
      };
      let waiting = setTimeout(giveUp, openWithin);
      const opened = async () =>
        openDB<LogSchema>(this.#name, this.#version, {
          upgrade: createStores,
          blocked: () => {
            clearTimeout(waiting);
            waiting = setTimeout(giveUp, blockedAfter);
          },
          blocking: (_current, next, event) => {
            if (next !== null) this.#retired = { message: newerTabMessage };
            forget();
            (event.target as IDBDatabase).close();
          },
          terminated: forget,
        });
      opened()
        .then(
          (database) => (gaveUp ? database.close() : resolve(database)),
          (error: unknown) => reject(openingFault(error)),
        )
        .finally(() => clearTimeout(waiting));
    });
  }

  /** Closes for good: later calls are rejected. */
  async close(): Promise<void> {
    const opening = this.#opening;
    this.#retired ??= { message: 'This page has already let go of its storage. Reload it.' };
    this.#opening = null;
    (await opening?.catch(() => null))?.close();
  }
}

/** Deletes the database. Other tabs close it by themselves; one that does not is waited for up to `blockedAfter`. */
export async function deleteDatabase(name: string): Promise<void> {
  if (typeof indexedDB === 'undefined') return;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  try {
    await new Promise<void>((resolve, reject) => {
      const giveUp = () => reject(unavailable('blocked'));
      const blocked = () => (waiting = setTimeout(giveUp, blockedAfter));
      const deleted = async () => deleteDB(name, { blocked });
      deleted().then(resolve, (error: unknown) => reject(openingFault(error)));
    });
  } finally {
    clearTimeout(waiting);
  }
}

function abort(transaction: { abort(): void }): void {
  try {
    transaction.abort();
  } catch {
    // It had already ended.
  }
}
