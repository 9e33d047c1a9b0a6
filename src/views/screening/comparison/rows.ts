/** The rows of a comparison: what each applicant has for the same must-have, line of the score or field. */
import type { ExplainedPoints, ScreeningDetail } from '../../../events/screening/detail.ts';
import type { ReadField } from '../../../events/screening/reading.ts';
import { mustHaveWords, pointNames, whyText } from '../../../events/screening/words.ts';
import { readablePhone } from '../../../events/shared/phone.ts';
import { readFieldNames, statusNames, valuesText } from '../words.ts';

/** One applicant's part of a row. */
export interface Cell {
  readonly lines: readonly string[];
  /** Said by the applicant beside it; null: nothing. */
  readonly said: string | null;
  /** There is nothing for this applicant, so it is shown dimmed. */
  readonly empty: boolean;
}

export interface Row {
  readonly label: string;
  /** What kind of row it is; '' when the label says it. */
  readonly kind: string;
  /** In the order of the applicants. */
  readonly cells: readonly Cell[];
}

export interface Section {
  readonly title: string;
  readonly rows: readonly Row[];
}

const cell = (...lines: string[]): Cell => ({ lines, said: null, empty: false });
const none = (text: string): Cell => ({ lines: [text], said: null, empty: true });

/** Sections without rows are left out. */
export function comparisonOf(screenings: readonly ScreeningDetail[]): readonly Section[] {
  return [
    { title: 'Overall', rows: overallRows(screenings) },
    { title: 'Must-haves', rows: mustHaveRows(screenings) },
    { title: 'Score, line by line', rows: scoreRows(screenings) },
    { title: 'What was read', rows: readRows(screenings) },
  ].filter(({ rows }) => rows.length > 0);
}

/** Whether all applicants have the same in a row. */
export const isSame = ({ cells: [first, ...others] }: Row) =>
  others.every((other) => JSON.stringify(other) === JSON.stringify(first));

function overallRows(screenings: readonly ScreeningDetail[]): Row[] {
  const row = (label: string, cells: readonly Cell[]): Row => ({ label, kind: '', cells });
  const jobs = new Set(screenings.map(({ job }) => job.id));
  return [
    ...(jobs.size > 1
      ? [
          row(
            'Job',
            screenings.map(({ job }) => cell(job.title)),
          ),
        ]
      : []),
    row(
      'Score',
      screenings.map(({ score, outdated }) =>
        score
          ? cell(`${score.total} of 100, rubric ${score.rubric}`, ...(outdated ? ['outdated'] : []))
          : none('No score'),
      ),
    ),
    row(
      'State',
      screenings.map(({ status }) => cell(statusNames[status])),
    ),
  ];
}

/** Every distinct key, in the order of its first appearance. */
const keysOf = <Item>(lists: readonly (readonly Item[])[], keyOf: (item: Item) => string) => [
  ...new Set(lists.flat().map(keyOf)),
];

const keyOf = ({ of, label }: { readonly of: string; readonly label: string }) => `${of} ${label}`;

function mustHaveRows(screenings: readonly ScreeningDetail[]): Row[] {
  const lists = screenings.map(({ mustHaves }) => mustHaves);
  return keysOf(lists, keyOf).map((key) => {
    const found = lists.map((list) => list.find((each) => keyOf(each) === key));
    return {
      label: found.find((each) => each)?.label ?? '',
      kind: '',
      cells: found.map((each) =>
        each
          ? { ...cell(mustHaveWords[each.verdict]), empty: each.verdict !== 'met' }
          : none('Not asked for'),
      ),
    };
  });
}

/** The years differ in their label from person to person, but are one line. */
const lineKey = (line: ExplainedPoints) =>
  line.of === 'years' || line.of === 'degree' ? line.of : keyOf(line);
const kinds: readonly ExplainedPoints['of'][] = ['years', 'skill', 'degree', 'certification', 'project'];

function scoreRows(screenings: readonly ScreeningDetail[]): Row[] {
  const lists = screenings.map(({ score }) => score?.points ?? []);
  const rows = keysOf(lists, lineKey).map((key) => {
    const found = lists.map((list) => list.filter((line) => lineKey(line) === key));
    const all = found.flat();
    const { of, label } = all[0]!;
    const isShared = of === 'years' || of === 'degree';
    return {
      of,
      best: Math.max(...all.map(({ points }) => points)),
      row: {
        label: isShared ? pointNames[of] : label,
        kind: isShared ? '' : pointNames[of],
        cells: found.map((lines) =>
          lines.length === 0
            ? none('–')
            : cell(
                ...lines.flatMap((line) => [
                  isShared ? `+${line.points}: ${line.label}` : `+${line.points}`,
                  ...[whyText(line)].filter(Boolean),
                ]),
              ),
        ),
      },
    };
  });
  return rows
    .sort((a, b) => kinds.indexOf(a.of) - kinds.indexOf(b.of) || b.best - a.best)
    .map(({ row }) => row);
}

type Field = ScreeningDetail['readings'][number]['of'];

const fields: readonly Field[] = [
  'years',
  'skill',
  'degree',
  'certification',
  'language',
  'project',
  'name',
  'email',
  'phone',
  'link',
];

const correctable: Readonly<Partial<Record<Field, ReadField>>> = {
  name: 'name',
  email: 'email',
  phone: 'phone',
  years: 'years',
  degree: 'degree',
  skill: 'skills',
  language: 'languages',
  certification: 'certifications',
};

function fieldName(field: Field): string {
  const of = correctable[field];
  if (of) return readFieldNames[of];
  return field === 'project' ? 'Projects' : 'Links';
}

/** A correction in blind mode holds null where it would tell who it is. */
function saidText(of: ReadField, said: readonly string[] | null): string {
  if (said === null) return 'covered';
  return said.length === 0 ? 'this is wrong' : valuesText(of, said);
}

function readRows(screenings: readonly ScreeningDetail[]): Row[] {
  return fields.flatMap((field): Row[] => {
    const of = correctable[field];
    const cells = screenings.map(({ readings, corrections }): Cell => {
      const values = readings
        .filter((reading) => reading.of === field)
        .map(
          ({ label, unsure }) =>
            (field === 'phone' ? readablePhone(label) : label) + (unsure ? ' (unsure)' : ''),
        );
      const correction = corrections.find((each) => each.of === of);
      return {
        ...(values.length === 0 ? none('–') : cell(...values)),
        said: correction ? saidText(correction.of, correction.said) : null,
      };
    });
    const isEmpty = cells.every(({ empty, said }) => empty && said === null);
    return isEmpty ? [] : [{ label: fieldName(field), kind: '', cells }];
  });
}
