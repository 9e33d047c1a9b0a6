/**
 * Builds the command of a child process so that its limits are enforced: on Linux by the kernel (`prlimit`), which also counts
 * the memory of libraries, and without network access where an own network namespace is allowed (`unshare`). What the system
 * lacks is left out; the child's watchdog limits memory and CPU time on every system.
 */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { ChildLimits } from './limits.ts';

const megabyte = 1024 * 1024;

export interface Command {
  readonly file: string;
  readonly args: readonly string[];
}

export interface Isolation {
  readonly prlimit: boolean;
  readonly unshare: boolean;
  /** Bytes that a process of this Node.js reserves but never touches; the kernel's limit counts them. */
  readonly reservedBytes: number;
}

const ownNetwork = ['--user', '--map-root-user', '--net', '--'];

let probed: Promise<Isolation> | undefined;

/** What this system supports; determined once. */
export const isolationHere = (): Promise<Isolation> => (probed ??= probe());

async function probe(): Promise<Isolation> {
  if (process.platform !== 'linux') return { prlimit: false, unshare: false, reservedBytes: 0 };
  const [prlimit, unshare, reserved] = await Promise.all([
    works('prlimit', ['--core=0', '--', 'true']),
    works('unshare', [...ownNetwork, 'true']),
    measureReserved().catch(() => null),
  ]);
  // Without knowing the reserved memory, a kernel limit could keep every child from starting; the watchdog limits it anyway.
  return { prlimit: prlimit && reserved !== null, unshare, reservedBytes: reserved ?? 0 };
}

/** JavaScript isolates of a child: main thread, the thread that compiles TypeScript, watchdog. */
const isolates = 3;

/** Measures the memory that Node.js only reserves: since version 24, V8 maps 512 MB per isolate as writable, for compiled code. */
async function measureReserved(): Promise<number> {
  const script = `process.stdout.write(fs.readFileSync('/proc/self/status', 'utf8'))`;
  const { stdout } = await promisify(execFile)(process.execPath, ['-e', script], { timeout: 20_000 });
  const bytes = (name: string) =>
    Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(stdout)?.[1] ?? 0) * 1024;
  return Math.max(0, bytes('VmData') - bytes('VmRSS')) * isolates;
}

const works = (file: string, args: readonly string[]) =>
  promisify(execFile)(file, args, { timeout: 5000 }).then(
    () => true,
    () => false,
  );

/** The command that runs `args` with this Node.js. Each program replaces itself by the next, so the process id stays the same. */
export function commandOf(
  args: readonly string[],
  limits: ChildLimits,
  { prlimit, unshare, reservedBytes }: Isolation,
): Command {
  const commandLine = [
    ...(unshare ? ['unshare', ...ownNetwork] : []),
    ...(prlimit ? ['prlimit', ...kernelLimits(limits, reservedBytes), '--'] : []),
    process.execPath,
    `--max-old-space-size=${limits.maxHeapMegabytes}`,
    ...args,
  ];
  const [file = process.execPath, ...rest] = commandLine;
  return { file, args: rest };
}

/** The kernel's memory limit for a process that the watchdog ends at `maxMemoryBytes`. */
export const maxDataBytes = (maxMemoryBytes: number): number =>
  Math.ceil(maxMemoryBytes * 1.25) + 128 * megabyte;

/**
 * Above the watchdog's limits, so that the watchdog, which reports the reason, acts first; `--data` also counts reserved
 * memory that is never touched.
 */
const kernelLimits = ({ maxMemoryBytes, maxCpuMs, maxTaskCpuMs }: ChildLimits, reservedBytes: number) => [
  `--data=${maxDataBytes(maxMemoryBytes) + reservedBytes}`,
  `--cpu=${Math.ceil((maxCpuMs + maxTaskCpuMs) / 1000) + 5}`,
  '--core=0',
  '--nofile=256',
];

/** Environment variables that libraries may need. None of them contains a secret. */
const inherited = ['PATH', 'TMPDIR', 'TMP', 'TEMP', 'SystemRoot', 'TZ', 'LANG', 'NODE_ENV'];

export function childEnvironment(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const copied = inherited.flatMap((name) => (env[name] === undefined ? [] : [[name, env[name]] as const]));
  // Limits glibc's memory arenas, so that freed memory is returned and not kept for each thread.
  return { ...Object.fromEntries(copied), MALLOC_ARENA_MAX: '2' };
}
