/** How many CPU cores each part of a run uses, from /proc: on Linux only, null elsewhere. */
import { readdirSync, readFileSync } from 'node:fs';
import { cpus } from 'node:os';

/** CPU seconds since the start of each. */
export interface CpuTimes {
  /** One for each server process. */
  readonly servers: readonly number[];
  /** Processes that open files for the servers. */
  readonly helpers: number;
  /** The whole PostgreSQL server, including its work for others; 0 with the embedded database, which runs in the server. */
  readonly database: number;
  readonly client: number;
  /** The whole machine. */
  readonly machine: number;
}

/** In cores. */
export interface CoresUsed extends CpuTimes {
  /** Used by anything outside of this run: if this is much, the figures are those of a busy machine. */
  readonly others: number;
  readonly cores: number;
}

/** Clock ticks per second, on every Linux that Node.js runs on. */
const ticks = 100;

interface Process {
  readonly parent: number;
  readonly own: number;
  /** By children that have ended. */
  readonly ended: number;
}

/** @param pid of any process of the database; null: it has no process of its own */
export function readCpu(servers: readonly number[], pid: number | null): CpuTimes | null {
  try {
    const processes = readProcesses();
    const postmaster = pid === null ? null : (processes.get(pid)?.parent ?? null);
    const own = (each: number) => processes.get(each)?.own ?? 0;
    const ended = (each: number) => processes.get(each)?.ended ?? 0;
    const sum = (pids: readonly number[]) => pids.reduce((total, each) => total + own(each) + ended(each), 0);
    return {
      servers: servers.map(own),
      helpers: servers.reduce((total, each) => total + ended(each) + sum(descendants(processes, each)), 0),
      database: postmaster === null ? 0 : sum([postmaster, ...descendants(processes, postmaster)]),
      client: own(process.pid),
      machine: machineSeconds(),
    };
  } catch {
    return null;
  }
}

export function coresUsed(before: CpuTimes, after: CpuTimes, seconds: number): CoresUsed {
  // The time of an ended process is missing until its parent has waited for it, so a difference may be negative.
  const of = (from: number, to: number) => Math.max(0, Math.round(((to - from) / seconds) * 100) / 100);
  const servers = after.servers.map((time, i) => of(before.servers[i] ?? 0, time));
  const helpers = of(before.helpers, after.helpers);
  const database = of(before.database, after.database);
  const client = of(before.client, after.client);
  const machine = of(before.machine, after.machine);
  const own = servers.reduce((sum, each) => sum + each, helpers + database + client);
  const others = Math.max(0, Math.round((machine - own) * 100) / 100);
  return { servers, helpers, database, client, machine, others, cores: cpus().length };
}

function readProcesses(): Map<number, Process> {
  const found = new Map<number, Process>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      found.set(Number(name), readStat(readFileSync(`/proc/${name}/stat`, 'latin1')));
    } catch {
      // The process has ended meanwhile.
    }
  }
  return found;
}

/** The name in parentheses may contain anything; only numbers follow it. */
export function readStat(stat: string): Process {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [user, system, endedUser, endedSystem] = fields.slice(11, 15).map((field) => Number(field) / ticks);
  return { parent: Number(fields[1]), own: user! + system!, ended: endedUser! + endedSystem! };
}

function descendants(processes: ReadonlyMap<number, Process>, pid: number): number[] {
  const children = [...processes].filter(([, { parent }]) => parent === pid).map(([child]) => child);
  return children.flatMap((child) => [child, ...descendants(processes, child)]);
}

/** Neither idle nor waiting for a disk; `user` already includes guest time. */
function machineSeconds(): number {
  const [, user, nice, system, , , irq, softirq] = readFileSync('/proc/stat', 'utf8')
    .split('\n', 1)[0]!
    .split(/\s+/);
  return [user, nice, system, irq, softirq].reduce((sum, field) => sum + Number(field), 0) / ticks;
}
