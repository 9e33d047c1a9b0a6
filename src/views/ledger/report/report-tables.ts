/** The report of a month as tables of text, for its PDF. */
import type { MonthReport } from '../../../events/ledger/month-report.ts';
import { formatCents } from '../../../events/shared/money.ts';
import type { ReportTable } from './report-pdf.ts';

export function tablesOf(report: MonthReport, symbol: string): readonly ReportTable[] {
  const money = (cents: number) => formatCents(cents, { symbol });
  const { months, openingCents, closingCents, categories, largest } = report;
  const [before, now] = [months.at(-2)!, months.at(-1)!];
  return [
    {
      title: 'The month',
      head: ['', report.month, before.month],
      rows: [
        [
          'Opening balance',
          money(openingCents),
          money(before.closingCents - before.inCents + before.outCents),
        ],
        ['In', money(now.inCents), money(before.inCents)],
        ['Out', money(now.outCents), money(before.outCents)],
        ['Closing balance', money(closingCents), money(before.closingCents)],
      ],
    },
    {
      title: 'By category',
      head: ['Category', 'In', 'Out'],
      rows: categories.map(({ category, inCents, outCents }) => [
        category ?? 'No category',
        money(inCents),
        money(outCents),
      ]),
    },
    {
      title: 'Largest entries',
      head: ['Name', 'Date', 'Amount'],
      rows: largest.map(({ name, date, amountCents }) => [name || 'no text', date ?? '', money(amountCents)]),
    },
    {
      title: 'Month by month',
      head: ['Month', 'In', 'Out', 'Balance'],
      rows: months.map((one) => [
        one.month,
        money(one.inCents),
        money(one.outCents),
        money(one.closingCents),
      ]),
    },
  ];
}
