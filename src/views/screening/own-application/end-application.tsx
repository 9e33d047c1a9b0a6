/** Withdraws an application, or erases it with its résumé; each asks for confirmation. */
import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import type { OwnApplication } from '../../../events/screening/port.ts';
import { useApp } from '../../app.ts';
import { DeleteDialog } from '../../ui/delete-dialog.tsx';
import { notifyErased } from '../../ui/erasure-receipt.ts';
import { notify } from '../../ui/notices.ts';
import { TrashIcon } from '../../ui/icons.tsx';
import { isReceipt } from './receipt.ts';

export interface OwnApplicationProps {
  /** The receipt or the id. */
  readonly applicationKey: string;
  readonly application: OwnApplication;
  readonly onChanged: (application: OwnApplication) => void;
  readonly onErased: () => void;
}

export function EndApplication({
  applicationKey: key,
  application,
  onChanged,
  onErased,
}: OwnApplicationProps) {
  const { screenings } = useApp();
  const [asking, setAsking] = useState<'withdraw' | 'erase' | null>(null);
  const { company, status } = application;
  const onClose = () => setAsking(null);
  const withdraw = async () => {
    onChanged(await screenings.calls.withdraw(key));
    onClose();
    notify({ message: 'Your application is withdrawn', tone: 'positive' });
  };
  const erase = async () => {
    const { calls } = screenings;
    const signed = await (isReceipt(key) ? calls.eraseByReceipt(key) : calls.erase(key));
    notifyErased('Your résumé is erased', signed);
    onErased();
  };
  return (
    <Group gap="xs" mt="md">
      {status === 'withdrawn' ? null : (
        <Button variant="default" onClick={() => setAsking('withdraw')}>
          Withdraw
        </Button>
      )}
      <Button
        variant="subtle"
        color="red"
        leftSection={<TrashIcon size={18} />}
        onClick={() => setAsking('erase')}
      >
        Erase my résumé
      </Button>
      {asking === 'withdraw' ? (
        <DeleteDialog
          title="Withdraw your application?"
          verb={{ does: 'Withdraw', done: 'withdrawn' }}
          onDelete={withdraw}
          onClose={onClose}
        >
          {company} sees that you’ve withdrawn, and won’t make a decision. Your résumé stays until you erase
          it. This cannot be undone; while the job is open, you can apply again.
        </DeleteDialog>
      ) : null}
      {asking === 'erase' ? (
        <DeleteDialog
          title="Erase your résumé?"
          verb={{ does: 'Erase', done: 'erased' }}
          onDelete={erase}
          onClose={onClose}
        >
          The file, its text, your name and contact details, and the reasons for its score are deleted for
          good, also for {company}. Only the fact that you applied stays.
        </DeleteDialog>
      ) : null}
    </Group>
  );
}
