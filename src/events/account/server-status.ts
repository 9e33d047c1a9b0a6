/** Why a backup was not made. */
export type BackupFailure = 'no-room' | 'not-written' | 'not-verified' | 'interrupted' | 'stopped';

/** How a server fares, as admins see it. Times are UTC, ISO 8601. */
export interface ServerStatus {
  /** Of the process that answered. */
  readonly startedAt: string;
  readonly versions: { readonly patina: string; readonly node: string; readonly database: string };
  /** What is looked at before people are sent to it; `ok` is well. */
  readonly checks: readonly { readonly name: string; readonly state: string }[];
  readonly memoryBytes: number;
  readonly storage: {
    readonly usedBytes: number;
    readonly allowedBytes: number;
    /** On the disk of the data directory; null: it cannot be asked. */
    readonly freeBytes: number | null;
  };
  /** Those that are made at set times; null: BACKUP_DIR is not set. */
  readonly backups: {
    readonly nextAt: string;
    readonly runningSince: string | null;
    readonly lastKept: { readonly at: string; readonly bytes: number } | null;
    /** After the last that was kept. */
    readonly failure: { readonly at: string; readonly reason: BackupFailure } | null;
  } | null;
  /** Devices that are signed in. */
  readonly sessions: number;
  readonly queues: readonly {
    readonly name: string;
    readonly waiting: number;
    readonly active: number;
    readonly failed: number;
    readonly oldestSeconds: number;
  }[];
  /** How much is asked in chats, and what comes of it. */
  readonly chats: {
    /** That are kept. Temporary ones are in no count. */
    readonly kept: number;
    /** The last fourteen, the newest first. */
    readonly days: readonly ChatDay[];
  };
  /** Sixty of them, the oldest first. */
  readonly minutes: readonly StatusMinute[];
  /** The newest first. */
  readonly failures: readonly {
    readonly at: string;
    readonly method: string;
    readonly route: string;
    readonly status: number;
    readonly reference: string;
  }[];
}

export interface StatusMinute {
  readonly at: string;
  readonly answered: number;
  readonly failed: number;
  readonly refused: number;
}

/** Questions that were asked on a day of UTC, by what came of them: counts, and never a word. */
export interface ChatDay {
  /** As `2026-11-21`. */
  readonly day: string;
  readonly asked: number;
  /** With a sentence from the guides. */
  readonly fromGuides: number;
  /** About one's own data, by a model, or that the guides do not know. */
  readonly withoutGuides: number;
  readonly stopped: number;
  readonly failed: number;
  /** By whatever is not built in. */
  readonly byModel: number;
}
