import { Button } from '@mantine/core';
import { useState } from 'react';
import { useApp } from '../app.ts';
import { DeleteDialog } from '../ui/delete-dialog.tsx';
import { notify } from '../ui/notices.ts';

export function WithdrawRequest({ onWithdrawn }: { readonly onWithdrawn: () => void }) {
  const { merchantRequest } = useApp();
  const [asking, setAsking] = useState(false);
  const withdraw = async () => {
    await merchantRequest.withdraw();
    notify({ message: 'Your request is withdrawn', tone: 'positive' });
    onWithdrawn();
  };
  return (
    <>
      <Button variant="default" onClick={() => setAsking(true)}>
        Withdraw request
      </Button>
      {asking ? (
        <DeleteDialog
          title="Withdraw your request?"
          verb={{ does: 'Withdraw', done: 'withdrawn' }}
          onDelete={withdraw}
          onClose={() => setAsking(false)}
        >
          No admin will see it any more. You can ask again whenever you like.
        </DeleteDialog>
      ) : null}
    </>
  );
}
