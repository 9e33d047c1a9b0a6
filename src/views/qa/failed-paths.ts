/** Reads failed paths, for example from CI, from a JSON file: whole suites, or a single path. */
import * as z from 'zod/mini';

export interface FailedPath {
  readonly machine: string;
  /** In the format of `--replay`. */
  readonly replay: string;
  /** The failure in the original run; null for a path that is only to be viewed. */
  readonly failure: {
    /** From 1; 0 is the initial state. */
    readonly step: number;
    readonly name: string;
    readonly problem: string;
  } | null;
}

export type ReadPaths =
  | { readonly ok: true; readonly paths: readonly FailedPath[] }
  | { readonly ok: false; readonly message: string };

/** Bytes. Larger than any suite of ours; parsing it would block the page. */
export const largestFile = 50_000_000;
/** Maximum number of paths shown. */
const maxPaths = 200;

const failureSchema = z.object({
  step: z.int().check(z.gte(0)),
  name: z.string().check(z.maxLength(200)),
  problem: z.string().check(z.maxLength(100_000)),
});
const replaySchema = z.string().check(z.maxLength(1_000_000));
const pathFields = {
  replay: replaySchema,
  failure: z.nullish(failureSchema),
  shortest: z.nullish(z.object({ replay: replaySchema, failure: failureSchema })),
};
const machineSchema = z.string().check(z.minLength(1), z.maxLength(100));
const pathSchema = z.object({ machine: machineSchema, ...pathFields });
const suiteSchema = z.object({ machine: machineSchema, paths: z.array(z.object(pathFields)) });

const refused = (message: string): ReadPaths => ({ ok: false, message });

export function readFailedPaths(text: string): ReadPaths {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return refused('It is not JSON.');
  }
  const paths: FailedPath[] = [];
  for (const [i, item] of (Array.isArray(json) ? json : [json]).entries()) {
    const found = readItem(item);
    if (typeof found === 'string') return refused(Array.isArray(json) ? `Item ${i + 1}: ${found}` : found);
    paths.push(...found);
  }
  if (paths.length === 0) return refused('No path in it has failed.');
  return { ok: true, paths: paths.slice(0, maxPaths) };
}

/** The paths of one item, or an error message. */
function readItem(item: unknown): readonly FailedPath[] | string {
  if (typeof item !== 'object' || item === null || !('paths' in item)) {
    const path = pathSchema.safeParse(item);
    return path.success ? [plain(path.data.machine, path.data)] : complaint(path.error);
  }
  const suite = suiteSchema.safeParse(item);
  if (!suite.success) return complaint(suite.error);
  const { machine, paths } = suite.data;
  return paths.filter(({ failure }) => failure).map((path) => plain(machine, path));
}

function plain(machine: string, path: Omit<z.infer<typeof pathSchema>, 'machine'>): FailedPath {
  // The shortened form shows the same failure in fewer steps.
  const { replay, failure } = path.shortest ?? path;
  return { machine, replay, failure: failure ?? null };
}

function complaint({ issues }: z.core.$ZodError): string {
  const place = issues[0]?.path.join('.') ?? '';
  return place === ''
    ? 'It is neither a path nor a suite of paths.'
    : `It is neither a path nor a suite of paths: ${place} is missing or does not fit.`;
}
