/**
 * A thread of a child process that ends the whole process when it exceeds a limit, or when the server is gone. It
 * runs even while a file keeps the main thread busy, and on every system. The signal says which limit was exceeded.
 */
import { workerData } from 'node:worker_threads';

const { shared, maxMemoryBytes, everyMs } = workerData;
/** CPU time at which the current task exceeds its limit, in microseconds since the process began; 0 between tasks. */
const cpuDeadline = new Float64Array(shared);
const server = process.ppid;

const end = (signal) => process.kill(process.pid, process.platform === 'win32' ? 'SIGKILL' : signal);

setInterval(() => {
  if (process.ppid !== server) end('SIGKILL');
  if (process.memoryUsage.rss() > maxMemoryBytes) end('SIGUSR2');
  const { user, system } = process.cpuUsage();
  if (cpuDeadline[0] > 0 && user + system > cpuDeadline[0]) end('SIGXCPU');
}, everyMs);
