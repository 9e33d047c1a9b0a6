/**
 * How a child process is started so that its limits hold: on Linux by the kernel itself (`prlimit`), which counts the memory
 * of libraries as well, and without a network where the kernel lets it have one of its own (`unshare`). What a system does
 * not have is left out; the child's watchdog sees to memory and CPU time everywhere.
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
  /** What a process of this Node.js reserves and never touches, in bytes; the kernel counts it all the same. */
  readonly reservedBytes: number;
}

const ownNetwork = ['--user', '--map-root-user', '--net', '--'];

let known: Promise<Isolation> | undefined;

/** What this system has of it; asked once. */
export const isolationHere = (): Promise<Isolation> => (known ??= probe());

async function probe(): Promise<Isolation> {
  if (process.platform !== 'linux') return { prlimit: false, unshare: false, reservedBytes: 0 };
  const [prlimit, unshare, reserved] = await Promise.all([
    works('prlimit', ['--core=0', '--', 'true']),
    works('unshare', [...ownNetwork, 'true']),
    measureReserved().catch(() => null),
  ]);
  // A limit that does not allow for what is reserved would keep every child from starting; the watchdog is there without it.
  return { prlimit: prlimit && reserved !== null, unshare, reservedBytes: reserved ?? 0 };
}

/** Of a child: its own, that of the thread that reads TypeScript, that of its watchdog. */
const isolates = 3;

/** Since Node.js 24 V8 maps 512 MB a JavaScript isolate as writable, for code that it may compile. */
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

/** The command of a child process that runs `args` with this Node.js. Each program becomes the next, so that its id stays. */
export function commandOf(
  args: readonly string[],
  limits: ChildLimits,
  { prlimit, unshare, reservedBytes }: Isolation,
): Command {
  const words = [
    ...(unshare ? ['unshare', ...ownNetwork] : []),
    ...(prlimit ? ['prlimit', ...kernelLimits(limits, reservedBytes), '--'] : []),
    process.execPath,
    `--max-old-space-size=${limits.maxHeapMegabytes}`,
    ...args,
  ];
  const [file = process.execPath, ...rest] = words;
  return { file, args: rest };
}

/** What the kernel lets a process have whose watchdog ends it at `maxMemoryBytes`. */
export const maxDataBytes = (maxMemoryBytes: number): number =>
  Math.ceil(maxMemoryBytes * 1.25) + 128 * megabyte;

/** Behind what the watchdog looks at, which says more of why: reserved memory that is never touched counts here, too. */
const kernelLimits = ({ maxMemoryBytes, maxCpuMs, maxTaskCpuMs }: ChildLimits, reservedBytes: number) => [
  `--data=${maxDataBytes(maxMemoryBytes) + reservedBytes}`,
  `--cpu=${Math.ceil((maxCpuMs + maxTaskCpuMs) / 1000) + 5}`,
  '--core=0',
  '--nofile=256',
];

/** What a library may need of the server's environment. Its secrets are not among it. */
const harmless = ['PATH', 'TMPDIR', 'TMP', 'TEMP', 'SystemRoot', 'TZ', 'LANG', 'NODE_ENV'];

export function childEnvironment(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const kept = harmless.flatMap((name) => (env[name] === undefined ? [] : [[name, env[name]] as const]));
  // Memory that was freed is given back, and not kept for each thread.
  return { ...Object.fromEntries(kept), MALLOC_ARENA_MAX: '2' };
}
