/** The report of a month, to view, print or save as a PDF. */
import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { LedgerStream } from '../../../events/ledger/decide.ts';
import { monthBefore, type MonthReport, monthReport } from '../../../events/ledger/month-report.ts';
import { formatCents } from '../../../events/shared/money.ts';
import { fetchFonts } from '../../../pdf/fetch-fonts.ts';
import { FoldedTable } from '../../ui/charts/chart-table.tsx';
import { GroupedBars } from '../../ui/charts/grouped-bars.tsx';
import { counted } from '../../ui/counted.ts';
import { DocumentIcon, DownloadIcon } from '../../ui/icons.tsx';
import { dayLabel, localDay } from '../../ui/local-day.ts';
import { messageOf } from '../../ui/message-of.ts';
import { notify } from '../../ui/notices.ts';
import { EmptyState } from '../../ui/page.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { useCurrency } from '../../ui/use-settings.ts';
import { CategoryBars } from '../labels/category-panel.tsx';
import { LedgerSkeleton } from '../ledger-skeleton.tsx';
import { useLedgerVersion } from '../use-ledger-version.ts';
import { useWrittenDays } from '../use-written-days.ts';
import { tablesOf } from './report-tables.ts';
import classes from './report.module.css';
import { useFromLedger } from '../use-from-ledger.ts';

const names = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const short = new Intl.DateTimeFormat('en', { month: 'short', timeZone: 'UTC' });
const firstDay = (month: string) => new Date(`${month}-01T00:00:00Z`);
const isMonth = (text: string) => /^\d{4}-(0[1-9]|1[0-2])$/.test(text);

export function ReportPanel({ uid, stream }: { readonly uid: string; readonly stream: LedgerStream }) {
  const [typed, setTyped] = useState(() => localDay(new Date()).slice(0, 7));
  const version = useLedgerVersion(stream);
  const written = useWrittenDays(uid, stream);
  const { entries, labels } = stream.state;
  const report = useFromLedger(
    () => (written && isMonth(typed) ? monthReport(entries, labels, typed, written) : null),
    [entries, labels, typed, written],
    version,
  );
  return (
    <section className={classes.report} aria-label="Monthly report">
      <div className={classes.tools}>
        <TextInput
          type="month"
          label="Month"
          placeholder="2026-11"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          error={isMonth(typed) ? null : 'Choose a month, like 2026-11'}
        />
        {report ? <Files report={report} /> : null}
      </div>
      {report ? <Sheet report={report} labels={labels} /> : isMonth(typed) ? <LedgerSkeleton /> : null}
    </section>
  );
}

function Files({ report }: { readonly report: MonthReport }) {
  const symbol = useCurrency();
  const [saving, setSaving] = useState(false);
  const save = async () => {
    setSaving(true);
    try {
      const [{ drawReport }, fonts] = await Promise.all([import('./report-pdf.ts'), fetchFonts()]);
      const title = `Money bag, ${names.format(firstDay(report.month))}`;
      const under = `Made on ${dayLabel(localDay(new Date()))}`;
      const bytes = drawReport(title, under, tablesOf(report, symbol), fonts);
      saveFile(new Blob([bytes], { type: 'application/pdf' }), `money-bag-${report.month}.pdf`);
    } catch (error) {
      notify({ message: messageOf(error), tone: 'negative' });
    } finally {
      setSaving(false);
    }
  };
  return (
    <>
      <Button
        variant="default"
        loading={saving}
        leftSection={<DownloadIcon size={18} />}
        onClick={() => void save()}
      >
        PDF
      </Button>
      <Button variant="default" leftSection={<DocumentIcon size={18} />} onClick={() => window.print()}>
        Print
      </Button>
    </>
  );
}

type SheetProps = {
  readonly report: MonthReport;
  readonly labels: LedgerStream['state']['labels'];
};

function Sheet({ report, labels }: SheetProps) {
  const symbol = useCurrency();
  const money = (cents: number) => formatCents(cents, { symbol });
  const { months, month } = report;
  const now = months.at(-1)!;
  const before = months.at(-2)!;
  const last = names.format(firstDay(monthBefore(month, 1)));
  const compared = (cents: number, earlier: number) =>
    cents === earlier
      ? `as in ${last}`
      : `${money(Math.abs(cents - earlier))} ${cents > earlier ? 'more' : 'less'} than in ${last}`;
  const figures = [
    ['Opening balance', report.openingCents, null],
    ['In', now.inCents, compared(now.inCents, before.inCents)],
    ['Out', now.outCents, compared(now.outCents, before.outCents)],
    ['Closing balance', report.closingCents, compared(report.closingCents, before.closingCents)],
  ] as const;
  return (
    <>
      <h2>{names.format(firstDay(month))}</h2>
      <dl className={classes.figures}>
        {figures.map(([name, cents, beside]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <b>{money(cents)}</b>
              {beside === null ? null : <small>{beside}</small>}
            </dd>
          </div>
        ))}
      </dl>
      {report.undated === 0 ? null : (
        <p>{counted(report.undated, 'entry', 'entries')} without a date can’t be counted in any month.</p>
      )}
      <h3>In and out by month</h3>
      <GroupedBars
        label="Money in and out by month"
        series={['In', 'Out']}
        height={200}
        format={money}
        tick={(cents) => formatCents(cents, { symbol }).replace(/\.00$/, '')}
        groups={months.map((one) => ({
          name: short.format(firstDay(one.month)),
          spokenName: names.format(firstDay(one.month)),
          values: [one.inCents, one.outCents],
        }))}
      />
      <FoldedTable
        summary="As a table, with the balance"
        label="In, out and balance by month"
        head={['Month', 'In', 'Out', 'Balance']}
        rows={months.map((one) => ({
          key: one.month,
          name: names.format(firstDay(one.month)),
          cells: [money(one.inCents), money(one.outCents), money(one.closingCents)],
        }))}
      />
      {report.count === 0 ? (
        <EmptyState title="Nothing in this month">
          <p>Entries count in the month of their date.</p>
        </EmptyState>
      ) : (
        <>
          <h3>By category</h3>
          <CategoryBars totals={report.categories} labels={labels} />
          <h3>Largest entries</h3>
          <ol className={classes.largest}>
            {report.largest.map(({ id, name, date, amountCents }) => (
              <li key={id}>
                <span>{name || 'no text'}</span>
                <small>{date === null ? null : dayLabel(date)}</small>
                <b>{formatCents(amountCents, { symbol, plus: true })}</b>
              </li>
            ))}
          </ol>
        </>
      )}
    </>
  );
}
