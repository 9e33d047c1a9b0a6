/** Processes that look at one photo at a time (server/sandbox), each with limits of memory and time. */
import { openPool } from '../sandbox/pool.ts';

const megabyte = 1024 * 1024;

/** @param job the module that they run */
export const openPhotoPool = (job: URL) =>
  openPool({
    job,
    lanes: 1,
    maxWaiting: { tasks: 20, bytes: 192 * megabyte },
    maxWaitingEach: { tasks: 4, bytes: 96 * megabyte },
    // For an unpacked photo of 50 megapixels, and OpenCV.
    maxMemoryBytes: 1024 * megabyte,
    maxHeapMegabytes: 256,
    maxTaskCpuMs: 20_000,
    // OpenCV's memory only grows, so a process is replaced after this much work.
    maxCpuMs: 2 * 60_000,
    maxFileBytes: 32 * megabyte,
  });
