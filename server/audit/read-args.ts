/** Parses the arguments of `npm run audit --`, or refuses them in one sentence. */
import { parseArgs } from 'node:util';

/** A place in a log: after a record, or at an instant. */
export type Point = { readonly seq: number } | { readonly at: string };

interface Common {
  readonly file: string;
  readonly json: boolean;
  /** Files with keys that a server has published and heads that it has signed. */
  readonly keys: string | null;
  readonly checkpoints: string | null;
  /** Additional cores to use; null: not specified. */
  readonly helpers: number | null;
}

export type Command = Common &
  (
    | { readonly name: 'verify' }
    | { readonly name: 'receipt' | 'inclusion' | 'signed' }
    | { readonly name: 'prove'; readonly seq: number }
    | { readonly name: 'replay'; readonly to: Point | null }
    | { readonly name: 'diff'; readonly from: Point; readonly to: Point }
    | { readonly name: 'compare'; readonly other: string }
    | {
        readonly name: 'report';
        readonly pdf: string | null;
        /** Files: an auditor's notes, and another export of the same log. */
        readonly notes: string | null;
        readonly other: string | null;
        /** The report shows what changed between these; null: from the beginning, or to the end. */
        readonly from: Point | null;
        readonly to: Point | null;
      }
  );

export class BadArguments extends Error {}

export const usage = `Usage:
  npm run audit -- verify FILE
  npm run audit -- replay FILE [--seq N | --at TIME]
  npm run audit -- diff FILE A B          A and B: a record number or a time
  npm run audit -- compare FILE OTHER     whether one goes on where the other ends, or where they part
  npm run audit -- report FILE [--pdf OUT] [--json] [--notes FILE] [--from A] [--to B] [--other FILE]
  npm run audit -- prove FILE --seq N --checkpoints FILE   prints the proof of one record
  npm run audit -- inclusion FILE --keys FILE   what such a proof shows
  npm run audit -- signed REPORT --keys FILE    who presented a signed report, PDF or JSON, and when
  npm run audit -- receipt FILE --keys FILE   what was erased, and whether a server signed that

  --json              verify, replay, diff, compare, report, inclusion, signed, receipt: JSON on standard output
  --keys FILE         public keys of servers, as GET /api/hosted/checkpoint-keys answers
  --notes FILE        notes for the report, as JSON: [{"seq":7,"text":"…"}], 0 for the log as a whole; or an earlier report
  --from A --to B     what changed from one to the other is in the report: a record number or a time each
  --other FILE        another export of the same log, compared in the report
  --helpers N         cores that help with a long file; none by default
  --checkpoints FILE  signed heads, as GET /api/hosted/checkpoints answers

TIME is ISO 8601, such as 2026-03-01T09:00:00Z; without a zone, that of this computer.
Exit code: 0 when everything verifies and nothing is left to say, 1 when something is damaged, 2 when the command is
wrong, 3 when the chain holds but something deserves a look.`;

const options = {
  json: { type: 'boolean', default: false },
  seq: { type: 'string' },
  at: { type: 'string' },
  pdf: { type: 'string' },
  keys: { type: 'string' },
  checkpoints: { type: 'string' },
  helpers: { type: 'string' },
  notes: { type: 'string' },
  from: { type: 'string' },
  to: { type: 'string' },
  other: { type: 'string' },
} as const;

/** @throws BadArguments */
export function readArgs(args: readonly string[]): Command {
  const { values, positionals } = parse(args);
  const [name, file, ...rest] = positionals;
  if (!file || name === undefined) throw new BadArguments('Say what to do, and with which file.');
  const { json, keys = null, checkpoints = null } = values;
  const common = { file, json, keys, checkpoints, helpers: helpersIn(values.helpers) };
  const expectRest = (count: number) => {
    if (rest.length !== count)
      throw new BadArguments(`${name} takes ${count + 1} words, not ${rest.length + 1}.`);
  };
  if (name !== 'report')
    for (const option of ['notes', 'from', 'to', 'other', 'pdf'] as const)
      if (values[option] !== undefined) throw new BadArguments(`--${option} goes with report.`);
  switch (name) {
    case 'verify':
    case 'receipt':
    case 'inclusion':
    case 'signed':
      expectRest(0);
      return { ...common, name };
    case 'prove':
      expectRest(0);
      if (values.seq === undefined) throw new BadArguments('Say which record: --seq N.');
      if (checkpoints === null)
        throw new BadArguments('Say where the roots are that a server has signed: --checkpoints FILE.');
      return { ...common, name, seq: recordNumber(values.seq) };
    case 'replay': {
      expectRest(0);
      const { seq, at } = values;
      if (seq !== undefined && at !== undefined) throw new BadArguments('Use --seq or --at, not both.');
      if (seq !== undefined) return { ...common, name, to: { seq: recordNumber(seq) } };
      return { ...common, name, to: at === undefined ? null : { at: time(at) } };
    }
    case 'diff':
      expectRest(2);
      return { ...common, name, from: point(rest[0]!), to: point(rest[1]!) };
    case 'compare':
      expectRest(1);
      return { ...common, name, other: rest[0]! };
    case 'report': {
      expectRest(0);
      if (!values.pdf && !json) throw new BadArguments('Say where the report goes: --pdf OUT, or --json.');
      const { notes = null, other = null, from, to } = values;
      return {
        ...{ ...common, name, pdf: values.pdf || null, notes, other },
        from: from === undefined ? null : point(from),
        to: to === undefined ? null : point(to),
      };
    }
    default:
      throw new BadArguments(`${name} is no command of audit.`);
  }
}

function helpersIn(text: string | undefined): number | null {
  if (text === undefined) return null;
  if (/^\d{1,2}$/.test(text)) return Number(text);
  throw new BadArguments(`${text} is no number of cores.`);
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new BadArguments(error instanceof Error ? error.message : 'These words are not understood.');
  }
}

const point = (text: string): Point =>
  /^\d+$/.test(text) ? { seq: recordNumber(text) } : { at: time(text) };

function recordNumber(text: string): number {
  if (/^\d{1,15}$/.test(text)) return Number(text);
  throw new BadArguments(`${text} is no number of a record.`);
}

/** In the format of records, so that both compare as text. */
function time(text: string): string {
  const ms = /^\d{4}-\d\d-\d\d/.test(text) ? Date.parse(text) : Number.NaN;
  if (!Number.isNaN(ms)) return new Date(ms).toISOString();
  throw new BadArguments(`${text} is no time. Write it like 2026-03-01T09:00:00Z.`);
}
