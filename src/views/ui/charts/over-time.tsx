/** A count or sum by week or month. Data from a single period is no trend, and is shown as a sentence instead of a chart. */
import { SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { type PeriodKind } from '../../../events/shared/periods.ts';
import type { OverTime as Counted } from '../../../events/shared/over-time.ts';
import { counted } from '../counted.ts';
import type { Asked } from '../use-answer.ts';
import { Bars } from './bars.tsx';
import { FoldedTable } from './chart-table.tsx';
import { ChartCard, ChartNote } from './charts-panel.tsx';
import classes from './charts-panel.module.css';

type CountsByPeriod = Readonly<Record<'weeks' | 'months', Counted<object>>>;
type PeriodOf<Answer extends CountsByPeriod> = Answer['weeks']['periods'][number];

export interface OverTimeProps<Answer extends CountsByPeriod> {
  readonly title: string;
  readonly what: string;
  readonly asked: Asked<Answer>;
  /** Singular and plural of what is counted, like `['order', 'orders']`. */
  readonly things: readonly [one: string, many: string];
  readonly valueOf: (period: PeriodOf<Answer>) => number;
  readonly format: (value: number) => string;
  readonly tick?: (value: number) => string;
  /** Columns of the table after the period. */
  readonly columns: readonly {
    readonly name: string;
    readonly cell: (period: PeriodOf<Answer>) => string | number;
  }[];
  /** Total, on a line above the chart. */
  readonly sum: (answer: Answer) => string;
  /** Shown when there is no data. */
  readonly empty: string;
}

const kinds = { week: 'weeks', month: 'months' } as const;
const utc = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en', { timeZone: 'UTC', ...options });
const formats = {
  week: { short: utc({ month: 'short', day: 'numeric' }), long: utc({ dateStyle: 'medium' }) },
  month: { short: utc({ month: 'short' }), long: utc({ month: 'long', year: 'numeric' }) },
};

export function OverTime<Answer extends CountsByPeriod>(props: OverTimeProps<Answer>) {
  const { title, what, asked, things, valueOf, format, tick, columns, sum, empty } = props;
  const [kind, setKind] = useState<PeriodKind>('week');
  const { short, long } = formats[kind];
  const nameOf = (day: string) =>
    kind === 'week' ? `Week of ${long.format(new Date(day))}` : long.format(new Date(day));
  return (
    <ChartCard
      title={title}
      what={what}
      asked={asked}
      wide
      choice={
        <SegmentedControl
          aria-label={`${title} by`}
          size="sm"
          data={[
            { value: 'week', label: 'Weeks' },
            { value: 'month', label: 'Months' },
          ]}
          value={kind}
          onChange={(value) => setKind(value as PeriodKind)}
        />
      }
    >
      {(answer) => {
        const { periods, earlier } = answer[kinds[kind]] as Counted<PeriodOf<Answer>>;
        const busy = periods.filter((period) => valueOf(period) > 0);
        if (periods.length === 0) return <ChartNote>{empty}</ChartNote>;
        // The first period is empty only if there are earlier ones.
        if (busy.length < 2 && earlier === 0) {
          return (
            <ChartNote>
              {sum(answer)}, all in {nameOf(busy[0]!.day).replace('Week', 'the week')}. A second {kind} makes
              a chart.
            </ChartNote>
          );
        }
        return (
          <>
            <p className={classes.sum}>{sum(answer)}</p>
            <Bars
              label={`${title} by ${kind}`}
              height={124}
              format={format}
              {...(tick ? { tick } : {})}
              bars={periods.map((period) => ({
                key: period.day,
                name: short.format(new Date(period.day)),
                spokenName: nameOf(period.day),
                value: valueOf(period),
              }))}
            />
            <FoldedTable
              summary="As a table"
              label={`${title} by ${kind}`}
              head={[kind === 'week' ? 'Week' : 'Month', ...columns.map(({ name }) => name)]}
              rows={periods.toReversed().map((period) => ({
                key: period.day,
                name: nameOf(period.day),
                cells: columns.map(({ cell }) => cell(period)),
              }))}
            />
            {earlier === 0 ? null : (
              <p className={classes.small}>
                {counted(earlier, ...things)} came earlier and can’t be seen here.
              </p>
            )}
          </>
        );
      }}
    </ChartCard>
  );
}
