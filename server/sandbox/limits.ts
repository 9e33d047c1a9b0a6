/** What a child process may use. */
export interface ChildLimits {
  /** Of the whole process, as the system counts it; without files and libraries it needs about 100 MB. */
  readonly maxMemoryBytes: number;
  /** Of this, what JavaScript may keep. */
  readonly maxHeapMegabytes: number;
  /** CPU time of all its tasks together: after this it is replaced, between two tasks. */
  readonly maxCpuMs: number;
  /** CPU time that one task may have at most. */
  readonly maxTaskCpuMs: number;
  /** Bytes of the files that come with a question or an answer. */
  readonly maxFileBytes: number;
}
