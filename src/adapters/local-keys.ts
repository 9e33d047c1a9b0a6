/**
 * Keys of the browser's local storage: the specification's `settings`, `entries`, `user`. They are a copy for
 * the first paint and for people's own tools; the log is the truth. Whatever is stored there (edited by hand,
 * written by an older version, forbidden, full) is reported and never crashes a page.
 */
import * as z from 'zod/mini';

/**
 * The first three are keys of the specification. The others hold the choices for this device's cameras and microphone
 * and, for each person, the transcript that is not saved elsewhere yet.
 */
export type LocalKeyName =
  'settings' | 'entries' | 'user' | 'camera' | 'videoCamera' | 'microphone' | `transcript/${string}`;

/** What is stored under a key. `raw` lets a person see, or rescue, what could not be read. */
export type LocalRead<T> =
  | { readonly state: 'absent' }
  | { readonly state: 'saved'; readonly value: T }
  | { readonly state: 'damaged'; readonly raw: string; readonly problem: string }
  /** The browser does not let this page store anything. */
  | { readonly state: 'forbidden' };

export type LocalWrite = 'saved' | 'full' | 'forbidden';

export interface LocalKey<T> {
  read(): LocalRead<T>;
  /** Leaves the old value when the write is refused. */
  write(value: T): LocalWrite;
  /** Returns whether the key is empty now. */
  remove(): boolean;
  /** Reports what other tabs write and remove, never what this one does. Returns how to stop. */
  subscribe(onChange: (now: LocalRead<T>) => void): () => void;
}

/** An older browser, or one with storage switched off, throws on mere access. */
function storageOf(): Storage | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}

export function localKey<T>(name: LocalKeyName, schema: z.ZodMiniType<T>): LocalKey<T> {
  const read = (): LocalRead<T> => {
    const raw = rawOf(name);
    return raw === undefined ? { state: 'forbidden' } : parse(raw, schema);
  };
  return {
    read,
    write: (value) => writeRaw(name, JSON.stringify(value)),
    remove: () => removeRaw(name),
    subscribe: (onChange) => subscribeRaw(name, (raw) => onChange(parse(raw, schema))),
  };
}

/** Entries as they were read: all of them, or the first few of `total` when the browser's quota held no more. */
export interface LocalEntries<Entry> {
  readonly entries: readonly Entry[];
  readonly total: number;
  readonly partial: boolean;
}

/** How many were written; fewer than there are when the quota holds no more. */
export type EntriesWrite = { readonly result: LocalWrite; readonly written: number };

export interface EntriesKey<Entry> {
  read(): LocalRead<LocalEntries<Entry>>;
  /**
   * Writes all, or the first that fit, marked `{partial: true, total, entries}`.
   * @param total how many there are, when only the first few are handed over
   */
  write(entries: readonly Entry[], total?: number): EntriesWrite;
  remove(): boolean;
  subscribe(onChange: (now: LocalRead<LocalEntries<Entry>>) => void): () => void;
}

/** The key `entries`. @param schema of a single entry */
export function entriesKey<Entry>(schema: z.ZodMiniType<Entry>): EntriesKey<Entry> {
  const name = 'entries';
  const whole = z.array(schema);
  const part = z.object({ partial: z.literal(true), total: z.int().check(z.gte(0)), entries: whole });
  const stored = z.union([whole, part]);

  const parseStored = (raw: string | null): LocalRead<LocalEntries<Entry>> => {
    const read = parse(raw, stored);
    if (read.state !== 'saved') return read;
    const { value } = read;
    if ('partial' in value) return { state: 'saved', value };
    return { state: 'saved', value: { entries: value, total: value.length, partial: false } };
  };

  /** How many fitted last time: a good first guess, since the quota stays the same. */
  let fitted = Infinity;

  return {
    read() {
      const raw = rawOf(name);
      return raw === undefined ? { state: 'forbidden' } : parseStored(raw);
    },
    write(entries, total = entries.length) {
      const texts = entries.map((entry) => JSON.stringify(entry));
      const attempt = (count: number): LocalWrite => {
        const list = `[${(count === texts.length ? texts : texts.slice(0, count)).join(',')}]`;
        const marked = `{"partial":true,"total":${total},"entries":${list}}`;
        return writeRaw(name, count === total ? list : marked);
      };
      const done = (result: LocalWrite, written: number): EntriesWrite => {
        fitted = written < texts.length ? written : Infinity;
        return { result, written };
      };

      if (fitted >= texts.length) {
        const result = attempt(texts.length);
        if (result !== 'full') return done(result, result === 'saved' ? texts.length : 0);
      } else if (attempt(fitted) === 'saved') {
        return done('saved', fitted);
      }
      // Halving the gap until it is a hundredth is close enough, and a dozen attempts at most.
      let fits = -1;
      let tooMany = Math.min(fitted, texts.length);
      while (tooMany - fits > Math.max(1, tooMany / 100)) {
        const count = (fits + tooMany) >>> 1;
        const result = attempt(count);
        if (result === 'forbidden') return done(result, 0);
        if (result === 'saved') fits = count;
        else tooMany = count;
      }
      return fits < 0 ? done('full', 0) : done('saved', fits);
    },
    remove: () => removeRaw(name),
    subscribe: (onChange) => subscribeRaw(name, (raw) => onChange(parseStored(raw))),
  };
}

function parse<T>(raw: string | null, schema: z.ZodMiniType<T>): LocalRead<T> {
  if (raw === null) return { state: 'absent' };
  let json: unknown;
  try {
    json = JSON.parse(raw);
  } catch {
    return { state: 'damaged', raw, problem: 'It is not JSON.' };
  }
  const parsed = schema.safeParse(json);
  if (parsed.success) return { state: 'saved', value: parsed.data };
  const [issue] = parsed.error.issues;
  const place = issue?.path.length ? `${issue.path.join('.')}: ` : '';
  return { state: 'damaged', raw, problem: `${place}${issue?.message ?? 'It is not what is kept here.'}` };
}

/** undefined when the browser forbids access. */
function rawOf(name: LocalKeyName): string | null | undefined {
  try {
    return storageOf()?.getItem(name);
  } catch {
    return undefined;
  }
}

function writeRaw(name: LocalKeyName, text: string): LocalWrite {
  const storage = storageOf();
  if (!storage) return 'forbidden';
  try {
    storage.setItem(name, text);
    return 'saved';
  } catch (error) {
    return isFull(error) ? 'full' : 'forbidden';
  }
}

function isFull(error: unknown): boolean {
  // Older Firefox has its own name for this error.
  const names = ['QuotaExceededError', 'NS_ERROR_DOM_QUOTA_REACHED'];
  return error instanceof Error && names.includes(error.name);
}

function removeRaw(name: LocalKeyName): boolean {
  try {
    storageOf()?.removeItem(name);
    return rawOf(name) === null;
  } catch {
    return false;
  }
}

function subscribeRaw(name: LocalKeyName, onChange: (raw: string | null) => void): () => void {
  const onStorage = ({ key, newValue, storageArea }: StorageEvent) => {
    if (storageArea !== storageOf()) return;
    // `key` is null when another tab cleared everything.
    if (key === name || key === null) onChange(key === null ? null : newValue);
  };
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
}
