/** Leads from the ledger to its past and back: a place of its own, so that the browser's way back works. */
import { Button } from '@mantine/core';
import { Link, useSearchParams } from 'react-router-dom';
import { ArrowLeftIcon, HistoryIcon } from '../../ui/icons.tsx';

export function useHistoryOpen(): boolean {
  const [params] = useSearchParams();
  return params.get('view') === 'history';
}

export function HistoryLink() {
  const open = useHistoryOpen();
  return (
    <Button
      component={Link}
      to={open ? '/ledger' : '/ledger?view=history'}
      variant="default"
      leftSection={open ? <ArrowLeftIcon size={18} /> : <HistoryIcon size={18} />}
    >
      {open ? 'Back to the ledger' : 'History'}
    </Button>
  );
}
