/**
 * What a spec file costs in computing: unlike the time on a clock it hardly depends on what else a machine does. Counts this
 * process and all that it started, on Linux; elsewhere this process only. A server that all files of a run share is not in it.
 */
import { readdirSync, readFileSync } from 'node:fs';

declare module 'vitest' {
  interface TaskMeta {
    /** Milliseconds of computing, of a spec file's own task. */
    computedMs?: number;
  }
}

/** Linux counts in hundredths of a second. */
const msPerTick = 10;

interface Process {
  readonly pid: number;
  readonly parent: number;
  /** Including children that have ended. */
  readonly ms: number;
}

function processes(): Process[] {
  return readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return [];
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      // The program's name, in parentheses, may hold anything.
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      const ticks = fields.slice(11, 15).reduce((sum, value) => sum + Number(value), 0);
      return [{ pid: Number(name), parent: Number(fields[1]), ms: ticks * msPerTick }];
    } catch {
      // It has ended since.
      return [];
    }
  });
}

/** @returns milliseconds since this process began */
export function computedMs(): number {
  if (process.platform !== 'linux') {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  }
  const all = processes();
  const sumOf = (pid: number): number =>
    all.filter(({ parent }) => parent === pid).reduce((sum, child) => sum + sumOf(child.pid), 0) +
    (all.find((one) => one.pid === pid)?.ms ?? 0);
  return sumOf(process.pid);
}
