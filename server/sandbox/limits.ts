/** The limits of a child process. */
export interface ChildLimits {
  /** Resident memory of the whole process; without files and libraries it needs about 100 MB. */
  readonly maxMemoryBytes: number;
  /** JavaScript heap, part of `maxMemoryBytes`. */
  readonly maxHeapMegabytes: number;
  /** CPU time of all tasks together, after which the process is replaced between two tasks. */
  readonly maxCpuMs: number;
  /** Maximum CPU time of one task. */
  readonly maxTaskCpuMs: number;
  /** Total bytes of the files of one message. */
  readonly maxFileBytes: number;
}
