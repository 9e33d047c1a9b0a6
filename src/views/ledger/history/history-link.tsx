/**
 * Links from the ledger to its history and to the monthly report, and back. Each has its own URL, so that the
 * browser's Back works.
 */
import { Button } from '@mantine/core';
import { Link, useSearchParams } from 'react-router-dom';
import { ArrowLeftIcon, ChartIcon, HistoryIcon } from '../../ui/icons.tsx';
import classes from '../header-actions.module.css';

export function useHistoryOpen(): boolean {
  const [params] = useSearchParams();
  return params.get('view') === 'history';
}

export function useReportOpen(): boolean {
  const [params] = useSearchParams();
  return params.get('view') === 'report';
}

export function ReportLink() {
  return (
    <Button
      component={Link}
      to="/ledger?view=report"
      variant="default"
      className={classes.action}
      leftSection={<ChartIcon size={18} />}
    >
      Report
    </Button>
  );
}

export function HistoryLink() {
  const history = useHistoryOpen();
  const report = useReportOpen();
  const open = history || report;
  return (
    <Button
      component={Link}
      to={open ? '/ledger' : '/ledger?view=history'}
      variant="default"
      className={open ? undefined : classes.action}
      leftSection={open ? <ArrowLeftIcon size={18} /> : <HistoryIcon size={18} />}
    >
      {open ? 'Back to the ledger' : 'History'}
    </Button>
  );
}
