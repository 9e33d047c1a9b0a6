/** Why a backup was not made. */
export type BackupFailure = 'no-room' | 'not-written' | 'not-verified' | 'interrupted' | 'stopped';

/** The state of a server, for admins. Times are UTC, ISO 8601. */
export interface ServerStatus {
  /** When the answering process started. */
  readonly startedAt: string;
  readonly versions: { readonly patina: string; readonly node: string; readonly database: string };
  /** Readiness checks, made before traffic is sent to the server; state `ok`: passed. */
  readonly checks: readonly { readonly name: string; readonly state: string }[];
  readonly memoryBytes: number;
  readonly storage: {
    readonly usedBytes: number;
    readonly allowedBytes: number;
    /** On the disk of the data directory; null: unknown. */
    readonly freeBytes: number | null;
  };
  /** Scheduled backups; null: BACKUP_DIR is not set. */
  readonly backups: {
    readonly nextAt: string;
    readonly runningSince: string | null;
    readonly lastKept: { readonly at: string; readonly bytes: number } | null;
    /** The last failure since the last successful backup. */
    readonly failure: { readonly at: string; readonly reason: BackupFailure } | null;
  } | null;
  /** Signed-in devices. */
  readonly sessions: number;
  readonly queues: readonly {
    readonly name: string;
    readonly waiting: number;
    readonly active: number;
    readonly failed: number;
    readonly oldestSeconds: number;
  }[];
  /** Use of chats. */
  readonly chats: {
    /** Stored chats. Temporary ones are in no count. */
    readonly kept: number;
    /** The last fourteen days, newest first. */
    readonly days: readonly ChatDay[];
  };
  /** The last sixty minutes, oldest first. */
  readonly minutes: readonly StatusMinute[];
  /** Newest first. */
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

/** Questions asked on one UTC day, by outcome: counts only, never their text. */
export interface ChatDay {
  /** For example `2026-11-21`. */
  readonly day: string;
  readonly asked: number;
  /** Answered with a sentence from the guides. */
  readonly fromGuides: number;
  /** Answered from the person's own data or by a model, or not covered by the guides. */
  readonly withoutGuides: number;
  readonly stopped: number;
  readonly failed: number;
  /** Answered by an engine other than the built-in one. */
  readonly byModel: number;
}
