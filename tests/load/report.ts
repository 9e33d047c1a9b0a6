/** Formats a run as text and tables. */
import type { CoresUsed } from './cpu.ts';
import type { LoadReport } from './run.ts';
import type { OperationFigures } from './samples.ts';
import { isDisturbed } from './verdict.ts';

type Shown = LoadReport['stretches'][number];

export function reportOf({
  options,
  machine,
  preparing,
  stretches,
  saturation,
  verdicts,
}: LoadReport): string {
  const { people, database, processes } = options;
  return [
    `${people} people on ${database}, ${processes === 1 ? 'one process' : 'two processes'}; ${machine}`,
    '',
    'Preparing',
    table(preparing),
    ...(stretches.some(isDisturbed)
      ? [
          '',
          'OTHER PROGRAMS KEPT THIS MACHINE BUSY: times are no figures of Patina. Run it again on a quiet one.',
        ]
      : []),
    ...stretches.flatMap((stretch) => ['', ...stretchLines(stretch)]),
    '',
    ...(saturation ? [saturationLine(saturation, stretches.at(-1)!)] : []),
    ...verdicts.map(
      ({ aim, found, met }) =>
        `${met === null ? 'not told by this run' : met ? 'met' : 'NOT MET'}: ${aim}: ${found}`,
    ),
  ].join('\n');
}

function stretchLines(stretch: Shown): string[] {
  const { rate, seconds, answeredPerSecond, all, operations, servers, cores, past } = stretch;
  return [
    `${rate} requests a second asked for, ${answeredPerSecond} answered, for ${seconds} s`,
    table([all, ...operations]),
    ...servers.map(
      ({ rssMb, maxRssMb, eventLoopP99Ms }, i) =>
        `server ${i + 1}: ${rssMb} MB (at most ${maxRssMb}), event loop late by ${eventLoopP99Ms} ms (p99, worst of 2 s)`,
    ),
    `${stretch.openStreams} notices open, ${stretch.queriesPerSecond} statements a second, ${stretch.queriesAtOnce} of them at a time, ` +
      `${stretch.waitingJobs} jobs waiting, ${stretch.waiting} things left undone, client late by ${stretch.clientEventLoopP99Ms} ms (p99)`,
    ...(cores ? [coresLine(cores)] : []),
    `used up: ${stretch.saturated.join('; ') || 'nothing'}${past === null ? '' : `. Past the limit: ${past}`}`,
  ];
}

const coresLine = ({ servers, helpers, database, client, others, machine, cores }: CoresUsed) =>
  `cores busy: servers ${servers.join(' + ')}, files opened for them ${helpers}, database ${database}, this client ${client}, ` +
  `others ${others}; all ${machine} of ${cores}`;

function saturationLine({ holds, fails }: NonNullable<LoadReport['saturation']>, last: Shown): string {
  if (fails === null) return `Nothing gave way up to ${holds} requests a second.`;
  const why = last.saturated[0] ?? 'nothing that is watched here';
  const held = holds === null ? 'no rate was held' : `${holds} requests a second are held`;
  return `Saturation: ${held}, ${fails} are not: ${last.past}; used up is ${why}.`;
}

function table(figures: readonly OperationFigures[]): string {
  const head = ['', 'count', 'p50 ms', 'p95 ms', 'p99 ms', 'max ms', 'errors'];
  const rows = figures.map(({ operation, count, p50Ms, p95Ms, p99Ms, maxMs, errors, faults }) => [
    ...[operation, count, p50Ms, p95Ms, p99Ms, maxMs].map(String),
    [errors, ...Object.entries(faults).map(([fault, times]) => `${fault} (${times})`)].join('  '),
  ]);
  const widths = head.map((title, i) => Math.max(title.length, ...rows.map((row) => row[i]!.length)));
  return [head, ...rows]
    .map((row) =>
      row
        .map((cell, i) =>
          i === 0 || i === head.length - 1 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
