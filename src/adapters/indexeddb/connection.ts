/**
 * The one connection of a tab to the browser's database: opened when first needed, opened again after the
 * browser closed it, let go when a newer version or an erasure needs it gone. It knows no record.
 */
import { deleteDB, type IDBPDatabase, type IDBPTransaction, openDB } from 'idb';
import { createStores, type LogSchema, type StoreName } from './schema.ts';
import { newerTabMessage, openingFault, transactionFault, unavailable } from './unavailable.ts';

/** How long another tab may take to let go of an older version or of an erased database. */
const blockedAfter = 3000;
/** Opening may also wait in silence, behind an erasure that another tab holds up. */
const openWithin = 15_000;

/** Names of what a request says when its transaction was aborted before or after it was made. */
const fellWithIt = ['AbortError', 'TransactionInactiveError', 'InvalidStateError'];

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
   * Runs `work` in one transaction: all of it or nothing. What `work` itself throws comes through unchanged.
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
      // A request that fell with its transaction says only that; the transaction knows why.
      throw transactionFault(fellWithIt.includes(error.name) ? (failed?.error ?? error) : error);
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
        // The browser closed the connection without telling; nothing was asked of it yet, so ask anew.
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

  /** For good: whatever is asked afterwards is refused. */
  async close(): Promise<void> {
    const opening = this.#opening;
    this.#retired ??= { message: 'This page has already let go of its storage. Reload it.' };
    this.#opening = null;
    (await opening?.catch(() => null))?.close();
  }
}

/** Removes the database. Other tabs let go of it by themselves; one that does not is waited for, not forever. */
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
    // It had ended by itself.
  }
}
